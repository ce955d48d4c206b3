import { parseMoney } from './money.ts'
import { parseInteger, parsePercent, usesRange } from './number.ts'
import { problem, value, type Parsed, type Problem } from './Parsed.ts'
import type { Phrase, PhraseNumbers, PhraseProperties } from './PaymentPhrase.ts'
import { phrases } from './paymentPhrases.ts'

/** Examples for messages. */
export const paymentExamples = '“$25”, “20%”, “deductible, then 20%”, “no charge”, or “not covered”'

/** What a phrase of a text says. */
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
  return new RegExp(`^${source}(?![\\w%$]|[.,]\\d)`)
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
