import {
  parseMoney,
  parseInteger,
  parsePercent,
  usesRange,
  problem,
  value,
  type Parsed,
  type Problem,
} from './numbers.ts'
import { type Phrase, type PhraseNumbers, type PhraseProperties, phrases } from './paymentPhrases.ts'
import type { Payment } from '../../contract/plans.ts'
import { findService, formatService, type NamedService } from './formatPayment.ts'

export const paymentExamples = '“$25”, “20%”, “deductible, then 20%”, “no charge”, or “not covered”'

export interface Clause {
  step: Phrase['step']
  properties: PhraseProperties
}

/** Splits simplified words into phrases. Every word must belong to one. */
export function readClauses(words: string): Clause[] | Problem {
  const clauses: Clause[] = []
  let rest = words.replace(separators, '')
  while (rest !== '') {
    const match = matchLongest(rest)
    if (!match) return explainRest(rest)
    const numbers = parseNumbers(match.groups)
    if (numbers.kind !== 'value') return numbers
    clauses.push({ step: match.phrase.step, properties: match.phrase.properties(numbers.value) })
    rest = rest.slice(match.length).replace(separators, '')
  }
  return clauses
}

const separators = /^(?:[\s,:;()+&]|\.(?!\d)|\/(?= ?\$)|\b(?:then|and|plus)\b)+/

const numberPatterns: Record<keyof PhraseNumbers, string> = {
  money: String.raw`(?<money>\$? ?(?:\d[\d,]*\d|\d)(?:\.\d+)?)(?! ?%)`,
  percent: String.raw`(?<percent>\d+(?:\.\d+)?) ?%`,
  count: String.raw`(?<count>\d+)`,
}

const patterns = phrases.flatMap((phrase) =>
  phrase.wordings.map((wording) => ({ phrase, pattern: toPattern(wording) })),
)

/** A phrase ends where a word or a number ends. */
function toPattern(wording: string) {
  const source = wording
    .replaceAll(', ', '[\\s,(]+')
    .replaceAll('{money}', numberPatterns.money)
    .replaceAll('{percent}', numberPatterns.percent)
    .replaceAll('{count}', numberPatterns.count)
  return new RegExp(`^(?:${source})(?![\\w%$]|[.,]\\d)`)
}

function matchLongest(words: string) {
  return patterns
    .flatMap(({ phrase, pattern }) => {
      const match = pattern.exec(words)
      return match ? [{ phrase, length: match[0].length, groups: match.groups ?? {} }] : []
    })
    .toSorted((one, other) => other.length - one.length)[0]
}

function parseNumbers(groups: Record<string, string | undefined>) {
  const money = parseMoney(groups.money ?? '0')
  const percent = parsePercent(groups.percent ?? '0')
  const count = parseInteger(groups.count ?? '1', { ...usesRange, minimum: 1 })
  if (money.kind !== 'value') return problemOf(money)
  if (percent.kind !== 'value') return problemOf(percent)
  if (count.kind !== 'value') return problemOf(count)
  const numbers: PhraseNumbers = { money: money.value, percent: percent.value, count: count.value }
  return value(numbers)
}

function explainRest(rest: string) {
  if (rest.startsWith('*'))
    return problem('The asterisk refers to a note. Write what the note says, or remove it.')
  const [number] = /^\$? ?\d[\d.,oil]*/.exec(rest) ?? []
  const parsed = number === undefined ? undefined : parseMoney(number)
  return parsed?.kind === 'problem'
    ? parsed
    : problem(`“${rest}” is not clear. Write, for example, ${paymentExamples}.`)
}

function problemOf(parsed: Parsed<unknown>) {
  return parsed.kind === 'problem' ? parsed : problem(`Write, for example, ${paymentExamples}.`)
}

/** A text without the amount of a deductible, which belongs to the plan. */
interface DeductibleAmount {
  amount: string
  isForDrugs: boolean
  /** What the plan charges after the deductible. */
  rest: string
}

const amount = String.raw`(?<amount>\$ ?\d[\d,]*(?:\.\d+)?)`
const adjectives = String.raw`(?<adjectives>(?:(?:annual|separate|calendar[- ]year|rx|prescription|drugs?|pharmacy|brand(?:-name)?|individual|plan)[ -]+)*)`
const deductible = String.raw`ded(?:uctible)?\b\.?`

const deductiblePatterns = [
  new RegExp(
    String.raw`[\s,;(]*\b(?:after|once|subject to) (?:an? |the |your )?${amount} ${adjectives}${deductible}(?: (?:is met|applies))?\)?`,
    'i',
  ),
  new RegExp(
    String.raw`^\s*(?:an? )?${amount} ${adjectives}${deductible}(?! ?(?:waived|does|is|not|applies))[\s,;+]*(?:then|and|plus)?`,
    'i',
  ),
]

/** Takes "after a $150 drug deductible" out of a text; undefined if the text has no such amount. */
export function takeDeductibleAmount(text: string): DeductibleAmount | undefined {
  const words = text.replaceAll(/[\s\u00A0\u202F]+/g, ' ')
  for (const pattern of deductiblePatterns) {
    const match = pattern.exec(words)
    if (!match) continue
    return {
      amount: match.groups!.amount!,
      isForDrugs: /rx|prescription|drug|pharmacy|brand/i.test(match.groups!.adjectives!),
      rest: words.replace(match[0], ' ').trim(),
    }
  }
  return undefined
}

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
