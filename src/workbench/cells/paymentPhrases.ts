import type { Payment } from '../../contract/plans.ts'

/** The steps of a payment, in the order in which the calculator takes them. */
export const steps = ['coverage', 'firstUses', 'deductible', 'copay', 'coinsurance', 'limit'] as const

type Step = (typeof steps)[number]

export interface Phrase {
  /** Absent if the phrase can be anywhere. */
  step?: Step
  /**
   * Regular expressions with {money}, {percent}, and {count} for numbers, at most once each. A comma and a space match
   * a comma, a parenthesis, or only the space.
   */
  wordings: readonly string[]
  properties: (numbers: PhraseNumbers) => PhraseProperties
}

export interface PhraseNumbers {
  money: number
  percent: number
  count: number
}

export interface PhraseProperties extends Payment {
  /** The plan pays everything that no other phrase is about. */
  isFree?: true
  /** A limit of the percentage that needs one, because it does not say what it limits. */
  needsCoinsurance?: true
  /** The payment has no `deductible`, although it has a price until the deductible is met. */
  isDeductibleLeftOut?: true
}

/** The longest phrase that matches applies. */
export const phrases: readonly Phrase[] = [
  {
    step: 'coverage',
    wordings: ['not covered|no coverage|excluded'],
    properties: () => ({ notCovered: true }),
  },
  { step: 'coverage', wordings: ['covered'], properties: () => ({ notCovered: false }) },

  {
    step: 'firstUses',
    wordings: [
      '(?:first )?{count} visits (?:free|at no charge)',
      'first {count} visits no charge',
      '{count} free visits',
      '(?:free|no charge) for first {count} visits',
    ],
    properties: ({ count }) => ({ firstUses: { count } }),
  },
  {
    step: 'firstUses',
    wordings: ['first visits (?:free|(?:at )?no charge)'],
    properties: () => ({ firstUses: { count: 1 } }),
  },
  {
    step: 'firstUses',
    wordings: ['first {count} visits(?:, | at ){money}', '{money} for first {count} visits'],
    properties: ({ count, money }) => ({ firstUses: { count, copay: money } }),
  },
  {
    step: 'firstUses',
    wordings: ['first visits(?:, | at ){money}', '{money} for first visits'],
    properties: ({ money }) => ({ firstUses: { count: 1, copay: money } }),
  },

  { step: 'deductible', wordings: ['deductible'], properties: () => ({ deductible: true }) },
  {
    wordings: [
      'after deductible(?: met| has been met| applies)?',
      'once deductible met|subject to deductible|deductible applies',
    ],
    properties: () => ({ deductible: true }),
  },
  {
    wordings: [
      '(?:no|without|before|not subject to) deductible',
      "deductible (?:waived|does not apply|doesn't apply|not applicable)",
    ],
    properties: () => ({ deductible: false }),
  },
  { wordings: ['deductible left out'], properties: () => ({ isDeductibleLeftOut: true }) },
  {
    step: 'deductible',
    wordings: ['{money} until deductible(?: met| has been met)?'],
    properties: ({ money }) => ({ priceUntilDeductible: money }),
  },

  { step: 'copay', wordings: ['{money}(?: per day)?'], properties: ({ money }) => ({ copay: money }) },
  {
    step: 'copay',
    wordings: [
      '{money} per day, up to {count}(?: days(?: per stay)?)?',
      '{money} per day, maximum {count} days(?: per stay)?',
      '{money} per day, (?:limited to|for|for up to|(?:for )?first) {count} days',
      '{money} per day, (?:for )?days 1-{count}',
      '{money} per day, days 1 to {count}',
    ],
    properties: ({ money, count }) => ({ copay: money, copayDays: count }),
  },
  {
    step: 'copay',
    wordings: ['{money} per stay'],
    properties: ({ money }) => ({ copay: money, copayDays: 1 }),
  },

  { step: 'coinsurance', wordings: ['{percent}'], properties: ({ percent }) => ({ coinsurance: percent }) },
  {
    step: 'coinsurance',
    wordings: ['(?:plan pays|covered(?: at)?|paid at) {percent}', '{percent} (?:covered|paid by plan)'],
    properties: ({ percent }) =>
      percent === 100 ? { isFree: true } : { coinsurance: Number((100 - percent).toFixed(10)) },
  },
  {
    step: 'coinsurance',
    wordings: [
      'no (?:charge|cost(?: to you| sharing)?|copay)',
      'nothing|included|free|fully covered|covered (?:in full|fully)|paid in full',
    ],
    properties: () => ({ isFree: true }),
  },

  {
    step: 'limit',
    wordings: ['(?:at least|minimum|no less than) {money}', '(?:with )?{money} minimum'],
    properties: ({ money }) => ({ coinsuranceMinimum: money, needsCoinsurance: true }),
  },
  {
    step: 'limit',
    wordings: [
      '(?:at most|up to(?: maximum)?|(?:with )?maximum|capped at|no more than|not to exceed) {money}',
      '(?:with )?{money} maximum',
    ],
    properties: ({ money }) => ({ coinsuranceMaximum: money, needsCoinsurance: true }),
  },
  {
    step: 'limit',
    wordings: ['coinsurance at least {money}'],
    properties: ({ money }) => ({ coinsuranceMinimum: money }),
  },
  {
    step: 'limit',
    wordings: ['coinsurance at most {money}'],
    properties: ({ money }) => ({ coinsuranceMaximum: money }),
  },
  {
    step: 'limit',
    wordings: ['copay on up to {count} days'],
    properties: ({ count }) => ({ copayDays: count }),
  },

  // Between other steps, such a text can be about first visits.
  { step: 'limit', wordings: ['{count} visits'], properties: ({ count }) => ({ visitLimit: count }) },
  {
    wordings: [
      '(?:up to|limited to|limit|maximum|at most) {count} visits(?: per year)?',
      '(?:(?:up to|limited to|maximum) )?{count} days per year',
      '{count} visits per year',
      '{count}[ -]visits (?:limit|maximum)',
    ],
    properties: ({ count }) => ({ visitLimit: count }),
  },
]

const amount = String.raw`\$? ?\d(?:[\d.,]*\d)?`

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
  [/\b(?:(?:you|members?|patient) pays?|the|your|a|is|are|of) /g, ''],
  [new RegExp(`(${amount}) copay\\b`, 'g'), '$1'],
  [new RegExp(`\\bcopay:? (?=${amount})`, 'g'), ''],
  [/% coinsurance\b/g, '%'],
  [/\bcoinsurance:? (?=[\d.]+ ?%)/g, ''],
]

/** Writes a text about a payment in the words that the phrases use. */
export function simplifyWords(text: string): string {
  return synonyms.reduce((words, [from, to]) => words.replaceAll(from, to), text.toLowerCase()).trim()
}
