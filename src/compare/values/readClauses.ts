import {
  member,
  paymentTerms,
  type Phrase,
  type PhraseNumbers,
  type PhraseProperties,
} from './paymentTerms.ts'
import {
  parseInteger,
  parseMoney,
  parsePercent,
  parseFailure,
  usesRange,
  type Parsed,
  type ParseFailure,
} from './numbers.ts'

export const paymentExamples =
  '“$25”, “20%”, “deductible, then 20%”, “$300 per day, up to 5 days”, “no charge”, or “not covered”'

export interface Clause {
  /** What a message calls it. */
  title: string
  /** The place in the order of the steps; undefined if the words can be anywhere. */
  rank: number | undefined
  properties: PhraseProperties
}

/** Splits a text about a payment into phrases. Every word must belong to one. */
export function readClauses(text: string): Clause[] | ParseFailure {
  const clauses: Clause[] = []
  let rest = simplifyWords(text).replace(separators, '')
  const [open] = /(?:[+&]|\b(?:then|and|plus))$/.exec(rest) ?? []
  if (open !== undefined) return parseFailure(`Write what the member pays after “${open}”, or remove it.`)
  while (rest !== '') {
    const match = matchLongest(rest)
    if (!match) return explainRest(rest)
    const numbers = parseNumbers(match.groups)
    if ('kind' in numbers) return numbers
    clauses.push({ title: match.title, rank: match.rank, properties: match.properties(numbers) })
    rest = rest.slice(match.length).replace(separators, '')
  }
  return clauses
}

const separators = /^(?:[\s,:;()+&]|\.(?!\d)|\/(?= ?\$)|\b(?:then|and|plus)\b)+/

/** How phrases write numbers, and how they are parsed. */
const numberKinds: Record<keyof PhraseNumbers, { pattern: string; parse: (text: string) => Parsed<number> }> =
  {
    money: {
      pattern: String.raw`(?<money>\$? ?(?:\d[\d,]*\d|\d)(?:\.\d+)?)(?! ?%)`,
      parse: (text) => parseMoney(text),
    },
    percent: {
      pattern: String.raw`(?<percent>\d+(?:\.\d+)?) ?%`,
      parse: (text) => parsePercent(`${text}%`),
    },
    count: {
      pattern: String.raw`(?<count>\d+)`,
      parse: (text) => parseInteger(text, { ...usesRange, minimum: 1 }),
    },
  }

const patterns = paymentTerms.flatMap(({ title, position, phrases, phrasesAnywhere = [] }, index) => {
  const rank = { before: -1, step: index, after: Infinity }[position]
  const toPatterns = (each: readonly Phrase[], rankOfEach?: number) =>
    each.flatMap(([properties, ...wordings]) =>
      wordings.map((wording) => ({ properties, title, rank: rankOfEach, pattern: toPattern(wording) })),
    )
  return [...toPatterns(phrases, rank), ...toPatterns(phrasesAnywhere)]
})

/** A phrase ends where a word or a number ends. */
function toPattern(wording: string) {
  const source = wording
    .replaceAll(', ', '[\\s,(]+')
    .replaceAll(/\{(money|percent|count)\}/g, (_, name: keyof PhraseNumbers) => numberKinds[name].pattern)
  return new RegExp(`^(?:${source})(?![\\w%$]|[.,]\\d)`)
}

function matchLongest(words: string) {
  return patterns
    .flatMap((each) => {
      const match = each.pattern.exec(words)
      return match ? [{ ...each, length: match[0].length, groups: match.groups ?? {} }] : []
    })
    .toSorted((one, other) => other.length - one.length)[0]
}

/** A first visit without a number is one. */
function parseNumbers(groups: Record<string, string | undefined>): PhraseNumbers | ParseFailure {
  const numbers: PhraseNumbers = { money: 0, percent: 0, count: 1 }
  for (const name of ['money', 'percent', 'count'] as const) {
    const parsed = numberKinds[name].parse(groups[name] ?? '')
    if (parsed.kind === 'failure') return parsed
    if (parsed.kind === 'value') numbers[name] = parsed.value
  }
  return numbers
}

function explainRest(rest: string) {
  if (rest.startsWith('*'))
    return parseFailure('The asterisk refers to a note. Write what the note says, or remove it.')
  if (rest.startsWith('before deductible'))
    return parseFailure(
      'Is the amount before the deductible the price until it is met, a copay without a deductible, or a copay that comes first? Write “$49 until the deductible is met, then 10%”, “no deductible, then $49”, or “$49, then deductible”.',
    )
  const [number] = /^\$? ?\d[\d.,]*/.exec(rest) ?? []
  const parsed = number === undefined ? undefined : parseMoney(number)
  return parsed?.kind === 'failure'
    ? parsed
    : parseFailure(`“${rest}” is not clear. Write, for example, ${paymentExamples}.`)
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
  new RegExp(String.raw`^\s*(?<adjectives>)${deductible}(?: of|:)? ${amount}\s*$`, 'i'),
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

const dollars = String.raw`\$? ?\d(?:[\d.,]*\d)?`

/** Different words of brochures for the same thing, in the order in which they are replaced. */
const synonyms: readonly [RegExp, string][] = [
  [/[\s\u00A0\u202F]+/g, ' '],
  [/[–—−]/g, '-'],
  [/\bded\b\.?|\bdeductibles\b/g, 'deductible'],
  [/(?<=%|\d) (?:ad|a\/d)\b|\ba\/d\b/g, ' after deductible'],
  [/\b(?:(?:the|your|plan|annual|calendar-year) )+deductible/g, 'deductible'],
  [/\bco-?pay(?:ment)?s?\b/g, 'copay'],
  [/\bco-?insurance\b/g, 'coinsurance'],
  [
    /% of (?:the )?(?:allowed amount|allowable amount|allowable charges?|allowed charges?|cost|price|plan allowance)\b/g,
    '%',
  ],
  [/\bmax(?:\b\.?|imum\b)/g, 'maximum'],
  [/\bmin(?:\b\.?|imum\b)/g, 'minimum'],
  [/ ?(?:\/ ?|\b(?:per|a|each|in a) )(?:calendar |plan |benefit )?year\b/g, ' per year'],
  [/ ?(?:\/ ?|\b(?:per|a|each) )day\b/g, ' per day'],
  [/ ?(?:\/ ?|\b(?:per|a|each) )(?:stay|admission|confinement)\b/g, ' per stay'],
  [
    / ?(?:\/ ?|\b(?:per|a|each) )(?:office )?(?:visit|use|fill|prescription|script|rx|service|test|trip|procedure|scan|treatment|session|item)\b/g,
    '',
  ],
  [/\b(?:office )?(?:visit|uses?|fills?|prescriptions?|treatments?|sessions?|times)\b/g, 'visits'],
  // Before a percentage, the words say whose share it is.
  [new RegExp(`\\b(?:${member}(?! [\\d.]+ ?%)|the|your|a|is|are|of) `, 'g'), ''],
  [new RegExp(`(${dollars}) copay\\b`, 'g'), '$1'],
  [new RegExp(`\\bcopay:? (?=${dollars})`, 'g'), ''],
  [/% coinsurance\b/g, '%'],
  [/\bcoinsurance:? (?=[\d.]+ ?%)/g, ''],
  [
    new RegExp(`^((?:(?:plan pays|${member}) )?[\\d.]+ ?%(?: covered)?),? after (${dollars})`, 'g'),
    '$2 then $1',
  ],
]

/** Writes a text about a payment in the words that the phrases use. */
function simplifyWords(text: string): string {
  return synonyms.reduce((words, [from, to]) => words.replaceAll(from, to), text.toLowerCase()).trim()
}
