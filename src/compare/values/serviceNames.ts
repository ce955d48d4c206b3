import type { Id } from '../../contract/instance.ts'
import type { Payment } from '../../contract/plans.ts'
import { parseFailure, type ParseFailure } from './numbers.ts'

export interface NamedService {
  id: Id
  name: string
  daysPerStay?: number
}

/** The texts for a service, the best one first. 1 and "1" are different IDs, so quotes can be needed. */
const textsOf = [
  ({ name }: NamedService) => name,
  ({ id }: NamedService) => String(id),
  ({ id }: NamedService) => JSON.stringify(id),
]

/** The IDs of services by the texts that mean only one of them. */
function indexServices(services: readonly NamedService[]): ReadonlyMap<string, Id> {
  const ids = new Map<string, Id>()
  for (const textOf of textsOf) {
    const texts = services.map((service) => normalize(textOf(service)))
    for (const [index, text] of texts.entries()) {
      const isUnique = texts.indexOf(text) === texts.lastIndexOf(text)
      if (isUnique && text !== '' && !ids.has(text)) ids.set(text, services[index]!.id)
    }
  }
  return ids
}

/** The name of a service, or its ID if the name is not unique or not known. */
export function formatService(id: Id, services: readonly NamedService[]): string {
  const ids = indexServices(services)
  const service = services.find((each) => each.id === id) ?? { id, name: '' }
  const texts = textsOf.map((textOf) => textOf(service))
  return texts.find((text) => ids.get(normalize(text)) === id) ?? String(id)
}

interface Waiver {
  /** The text without the words about the waiver. */
  rest: string
  properties: Pick<Payment, 'copayWaivedWith'>
}

const waived =
  /[\s,;(]*(?:\b(?:the\s+)?copay(?:ment)?\s+)?(?:\b(?:is|will\s+be)\s+)?(?<!\bded[^\s,;]*\s+(?:is\s+)?)\bwaived\s+(?:with|by|if|when|upon|on)\s+/i

/** Words about an admission that do not name the service. */
const admission =
  /^(?:(?:you|the\s+(?:patient|member))\s+)?(?:(?:are|is|get)\s+)?(?:admitted|hospitali[sz]ed|(?:an?\s+)?(?:hospital\s+|inpatient\s+)?admission)(?:\s+(?:in)?to\s+(?:the\s+)?hospital|\s+as\s+(?:an\s+)?inpatient)?(?=\s*(?:[.,;)]|then\b|$))\.?/i

/** Takes "waived with Day in hospital" out of a text. It can be followed by other words. */
export function takeWaiver(text: string, services: readonly NamedService[]): Waiver | ParseFailure {
  const match = waived.exec(text)
  if (!match) return { rest: text, properties: {} }
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  const ids = indexServices(services)
  // The name of a service can contain commas, so the longest text that is a service counts.
  const ends = [...after.matchAll(/[,;)]|\s+then\b|$/g)].map(({ index }) => index)
  const end = ends.findLast((each) => ids.has(normalize(after.slice(0, each))))
  if (end !== undefined) {
    const properties = { copayWaivedWith: ids.get(normalize(after.slice(0, end)))! }
    return { rest: `${before} ${after.slice(end)}`, properties }
  }
  const stays = services.filter(({ daysPerStay }) => daysPerStay !== undefined)
  const names = (stays.length > 0 ? stays : services.slice(0, 1)).map(
    ({ id }) => `“waived with ${formatService(id, services)}”`,
  )
  const admitted = admission.exec(after)
  if (!admitted) {
    const example = names.length > 0 ? `, such as ${names[0]}` : ''
    return parseFailure(
      `“${after}” is not a service. Name the service whose stays waive the copay${example}.`,
    )
  }
  if (stays.length === 0)
    return parseFailure(
      'No service has stays yet. Enter “Days of one stay” of the hospital service under Services and prices, then write this again.',
    )
  if (stays.length > 1)
    return parseFailure(
      `Several services have stays. Write which one waives the copay: ${names.join(' or ')}.`,
    )
  const rest = `${before} ${after.slice(admitted[0].length)}`
  return { rest, properties: { copayWaivedWith: stays[0]!.id } }
}

function normalize(name: string) {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
