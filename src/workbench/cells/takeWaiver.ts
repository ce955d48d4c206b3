import type { Payment } from '../../contract/plans.ts'
import { problem, type Problem } from './Parsed.ts'
import { findService, formatService, type NamedService } from './serviceReference.ts'

interface Waiver {
  /** The text without the words about the waiver. */
  rest: string
  properties: Pick<Payment, 'copayWaivedWith'>
}

const waived =
  /[\s,;(]*(?:\b(?:the\s+)?copay(?:ment)?\s+)?(?:\b(?:is|will\s+be)\s+)?(?<!\bded\S*\s+(?:is\s+)?)\bwaived\s+(?:with|by|if|when|upon|on)\s+/i

/** Words about an admission that do not name the service. */
const admission =
  /^(?:(?:you|the\s+(?:patient|member))\s+)?(?:(?:are|is|get)\s+)?(?:admitted|hospitali[sz]ed|(?:an?\s+)?(?:hospital\s+|inpatient\s+)?admission)(?:\s+(?:in)?to\s+(?:the\s+)?hospital|\s+as\s+(?:an\s+)?inpatient)?(?=\s*(?:[.,;)]|then\b|$))\.?/i

/** Takes "waived with Day in hospital" out of a text. It can be followed by other words. */
export function takeWaiver(text: string, services: readonly NamedService[]): Waiver | Problem {
  const match = waived.exec(text)
  if (!match) return { rest: text, properties: {} }
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  // The name of a service can contain commas, so the longest text that is a service counts.
  const ends = [...after.matchAll(/[,;)]|\s+then\b|$/g)].map(({ index }) => index)
  for (const end of ends.toReversed()) {
    const id = findService(after.slice(0, end), services)
    if (id !== undefined)
      return { rest: `${before} ${after.slice(end)}`, properties: { copayWaivedWith: id } }
  }
  const admitted = admission.exec(after)
  if (admitted) return resolveAdmission(`${before} ${after.slice(admitted[0].length)}`, services)
  const stay = services.find(({ daysPerStay }) => daysPerStay !== undefined) ?? services[0]
  const example = stay === undefined ? '' : `, such as “waived with ${formatService(stay.id, services)}”`
  return problem(`“${after}” is not a service. Name the service whose stays waive the copay${example}.`)
}

/** An admission is clear if only one service has stays. */
function resolveAdmission(rest: string, services: readonly NamedService[]): Waiver | Problem {
  const stays = services.filter(({ daysPerStay }) => daysPerStay !== undefined)
  if (stays.length === 1) return { rest, properties: { copayWaivedWith: stays[0]!.id } }
  if (stays.length === 0)
    return problem(
      'No service has stays yet. Enter “Days of one stay” of the hospital service under Services and prices, then write this again.',
    )
  const names = stays.map(({ id }) => `“waived with ${formatService(id, services)}”`)
  return problem(`Several services have stays. Write which one waives the copay: ${names.join(' or ')}.`)
}
