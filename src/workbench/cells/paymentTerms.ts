import type { Payment } from '../../contract/plans.ts'
import { formatMoney, formatPercent } from './numbers.ts'

/**
 * A part of a payment: how it is written, and the words of brochures for it.
 *
 * The steps are in the order in which the calculator takes them.
 */
export interface PaymentTerm {
  /** For the problem of a text that has it twice. */
  title: string
  /** Steps follow each other with "then"; the other terms are before or after all steps. */
  position: 'before' | 'step' | 'after'
  write: (payment: Payment) => string | undefined
  phrases: readonly Phrase[]
}

export interface Phrase {
  /**
   * Regular expressions with {money}, {percent}, and {count} for numbers, at most once each. A comma and a space match
   * a comma, a parenthesis, or only the space.
   */
  wordings: readonly string[]
  properties: (numbers: PhraseNumbers) => PhraseProperties
  /** Whether the phrase can be anywhere in the text, and not only in the order of the terms. */
  isAnywhere?: boolean
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
export const paymentTerms: readonly PaymentTerm[] = [
  {
    title: 'coverage',
    position: 'before',
    write: ({ notCovered }) =>
      notCovered === undefined ? undefined : notCovered ? 'not covered' : 'covered',
    phrases: [
      { wordings: ['not covered|no coverage|excluded'], properties: () => ({ notCovered: true }) },
      { wordings: ['covered'], properties: () => ({ notCovered: false }) },
    ],
  },
  {
    title: 'the first visits',
    position: 'step',
    write: ({ firstUses: first }) => {
      if (!first) return undefined
      const price = first.copay === undefined ? 'free' : formatMoney(first.copay)
      return first.count === 1 ? `first visit ${price}` : `first ${first.count} visits ${price}`
    },
    phrases: [
      {
        wordings: [
          '(?:first )?{count} visits (?:free|at no charge)',
          'first {count} visits no charge',
          '{count} free visits',
          '(?:free|no charge) for first {count} visits',
          'first visits (?:free|(?:at )?no charge)',
        ],
        properties: ({ count }) => ({ firstUses: { count } }),
      },
      {
        wordings: ['first (?:{count} )?visits(?:, | at ){money}', '{money} for first (?:{count} )?visits'],
        properties: ({ count, money }) => ({ firstUses: { count, copay: money } }),
      },
    ],
  },
  {
    title: 'the deductible',
    position: 'step',
    write: ({ deductible, priceUntilDeductible: price }) => {
      if (price === undefined && deductible !== false) return deductible ? 'deductible' : undefined
      const usual =
        deductible === undefined ? 'deductible left out' : deductible ? undefined : 'no deductible'
      const until = price === undefined ? undefined : `${formatMoney(price)} until the deductible is met`
      return [usual, until].filter((text) => text !== undefined).join(', then ')
    },
    phrases: [
      { wordings: ['deductible'], properties: () => ({ deductible: true }) },
      {
        isAnywhere: true,
        wordings: [
          'after deductible(?: met| has been met| applies)?',
          'once deductible met|subject to deductible|deductible applies',
        ],
        properties: () => ({ deductible: true }),
      },
      {
        isAnywhere: true,
        wordings: [
          '(?:no|without|before|not subject to) deductible',
          "deductible (?:waived|does not apply|doesn't apply|not applicable)",
        ],
        properties: () => ({ deductible: false }),
      },
      {
        isAnywhere: true,
        wordings: ['deductible left out'],
        properties: () => ({ isDeductibleLeftOut: true }),
      },
      {
        wordings: ['{money} until deductible(?: met| has been met)?'],
        properties: ({ money }) => ({ priceUntilDeductible: money }),
      },
    ],
  },
  {
    title: 'a copay',
    position: 'step',
    write: ({ copay, copayDays }) => {
      if (copay === undefined) return undefined
      const days = copayDays === 1 ? ' per stay' : ` per day, up to ${copayDays} days`
      return `${formatMoney(copay)}${copayDays === undefined ? '' : days}`
    },
    phrases: [
      { wordings: ['{money}(?: per day)?'], properties: ({ money }) => ({ copay: money }) },
      {
        wordings: [
          '{money} per day, up to {count}(?: days(?: per stay)?)?',
          '{money} per day, (?:maximum|limited to|for|for up to|(?:for )?first) {count} days(?: per stay)?',
          '{money} per day, (?:for )?days 1(?:-| to ){count}',
        ],
        properties: ({ money, count }) => ({ copay: money, copayDays: count }),
      },
      { wordings: ['{money} per stay'], properties: ({ money }) => ({ copay: money, copayDays: 1 }) },
    ],
  },
  {
    title: 'a percentage',
    position: 'step',
    write: ({ copay, coinsurance }) => {
      if (coinsurance !== undefined) return formatPercent(coinsurance)
      return copay === undefined ? 'no charge' : undefined
    },
    phrases: [
      { wordings: ['{percent}'], properties: ({ percent }) => ({ coinsurance: percent }) },
      {
        wordings: ['(?:plan pays|covered(?: at)?|paid at) {percent}', '{percent} (?:covered|paid by plan)'],
        properties: ({ percent }) =>
          percent === 100 ? { isFree: true } : { coinsurance: shareOfMember(percent) },
      },
      {
        wordings: [
          'no (?:charge|cost(?: to you| sharing)?|copay)',
          'nothing|included|free|fully covered|covered (?:in full|fully)|paid in full',
        ],
        properties: () => ({ isFree: true }),
      },
    ],
  },
  {
    title: 'a number of days',
    position: 'after',
    write: ({ copay, copayDays }) =>
      copay === undefined && copayDays !== undefined ? `copays on up to ${copayDays} days` : undefined,
    phrases: [
      { wordings: ['copay on up to {count} days'], properties: ({ count }) => ({ copayDays: count }) },
    ],
  },
  limitTerm('a minimum', 'coinsuranceMinimum', 'at least', [
    '(?:at least|minimum|no less than) {money}',
    '(?:with )?{money} minimum',
  ]),
  limitTerm('a maximum', 'coinsuranceMaximum', 'at most', [
    '(?:at most|up to(?: maximum)?|(?:with )?maximum|capped at|no more than|not to exceed) {money}',
    '(?:with )?{money} maximum',
  ]),
  {
    title: 'a number of visits',
    position: 'after',
    write: ({ visitLimit }) => (visitLimit === undefined ? undefined : `up to ${visitLimit} visits`),
    phrases: [
      // Between other steps, such a text can be about first visits.
      { wordings: ['{count} visits'], properties: ({ count }) => ({ visitLimit: count }) },
      {
        isAnywhere: true,
        wordings: [
          '(?:up to|limited to|limit|maximum|at most) {count} visits(?: per year)?',
          '(?:(?:up to|limited to|maximum) )?{count} days per year',
          '{count} visits per year',
          '{count}[ -]visits (?:limit|maximum)',
        ],
        properties: ({ count }) => ({ visitLimit: count }),
      },
    ],
  },
]

/** Without the percentage that it limits, a limit says what it would apply to. */
function limitTerm(
  title: string,
  property: 'coinsuranceMinimum' | 'coinsuranceMaximum',
  words: string,
  wordings: readonly string[],
): PaymentTerm {
  return {
    title,
    position: 'after',
    write: ({ coinsurance, [property]: limit }) =>
      limit === undefined
        ? undefined
        : `${coinsurance === undefined ? 'coinsurance ' : ''}${words} ${formatMoney(limit)}`,
    phrases: [
      { wordings, properties: ({ money }) => ({ [property]: money, needsCoinsurance: true }) },
      { wordings: [`coinsurance ${words} {money}`], properties: ({ money }) => ({ [property]: money }) },
    ],
  }
}

/** The rest of the share that the plan pays, or the member. */
export function shareOfMember(percent: number): number {
  return Number((100 - percent).toFixed(10))
}
