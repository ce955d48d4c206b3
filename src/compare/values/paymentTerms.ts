import type { Payment } from '../../contract/plans.ts'
import { formatCellMoney, formatPercent } from './numbers.ts'

/** A part of a payment: how it is written, and the words of brochures for it. */
export interface PaymentTerm {
  /** For the message about a text that has it twice. */
  title: string
  /** Steps follow each other with "then"; the other terms are before or after all steps. */
  position: 'before' | 'step' | 'after'
  write: (payment: Payment) => string | undefined
  /** Phrases in the order of the terms. */
  phrases: readonly Phrase[]
  /** Phrases that can be anywhere in the text. */
  phrasesAnywhere?: readonly Phrase[]
}

/**
 * What a phrase says, and its wordings: regular expressions with {money}, {percent}, and {count} for numbers, at most
 * once each. A comma and a space match a comma, a parenthesis, or only the space.
 */
export type Phrase = readonly [
  properties: (numbers: PhraseNumbers) => PhraseProperties,
  ...wordings: readonly string[],
]

export interface PhraseNumbers {
  money: number
  percent: number
  count: number
}

export interface PhraseProperties extends Payment {
  /** The plan pays everything that no other phrase is about. */
  isFree?: true
  /** The plan pays everything after the other steps, which can have a copay. */
  isRestFree?: true
  /** The text has the percentage that the plan pays. */
  isPlanShare?: true
  /** The text does not say who pays the percentage, which is often the plan's if it is more than half. */
  isShareUnclear?: true
  /** The copay is for each day, without a limit. */
  isPerDay?: true
  /** A limit of the percentage that needs one, because it does not say what it limits. */
  needsCoinsurance?: true
  /** The payment has no `deductible`, although it has a price until the deductible is met. */
  isDeductibleLeftOut?: true
}

/** How a text says that the member pays something. */
export const member = '(?:you|members?|patient|employees?) pays?'

/** Steps are in the order in which the calculator takes them. The longest phrase that matches applies. */
export const paymentTerms: readonly PaymentTerm[] = [
  {
    title: 'coverage',
    position: 'before',
    write: ({ notCovered }) => {
      if (notCovered === undefined) return undefined
      return notCovered ? 'not covered' : 'covered'
    },
    phrases: [
      [() => ({ notCovered: true }), 'not covered|no coverage|excluded'],
      [() => ({ notCovered: false }), 'covered'],
    ],
  },
  {
    title: 'the first visits',
    position: 'step',
    write: ({ firstUses: first }) => {
      if (!first) return undefined
      const price = first.copay === undefined ? 'free' : formatCellMoney(first.copay)
      const whose = first.shared === undefined ? '' : first.shared ? 'shared ' : 'own '
      return first.count === 1
        ? `first ${whose}visit ${price}`
        : `first ${first.count} ${whose}visits ${price}`
    },
    phrases: [
      ...firstUsesPhrases({}),
      ...firstUsesPhrases({ shared: true }, '(?:shared|combined) '),
      ...firstUsesPhrases({ shared: true }, '', ', (?:shared|combined)'),
      ...firstUsesPhrases({ shared: false }, 'own '),
    ],
  },
  {
    title: 'a copay',
    position: 'step',
    write: (payment) => (isCopayStepFirst(payment) ? writeCopay(payment) : undefined),
    phrases: copayPhrases(', then (?:subject to )?deductible(?: applies)?', {
      copayFirst: true,
      deductible: true,
    }),
  },
  {
    title: 'the deductible',
    position: 'step',
    write: ({ deductible, priceUntilDeductible: price }) => {
      const parts = [
        deductible === false && 'no deductible',
        deductible === true && price === undefined && 'deductible',
        deductible === undefined && price !== undefined && 'deductible left out',
        price !== undefined && `${formatCellMoney(price)} until the deductible is met`,
      ].filter((part) => part !== false)
      return parts.length === 0 ? undefined : parts.join(', then ')
    },
    phrases: [
      [() => ({ deductible: true }), 'deductible'],
      [({ money }) => ({ priceUntilDeductible: money }), '{money} until deductible(?: met| has been met)?'],
    ],
    phrasesAnywhere: [
      [
        () => ({ deductible: true }),
        'after deductible(?: met| has been met| applies)?',
        'once deductible met|subject to deductible|deductible applies',
      ],
      [
        () => ({ deductible: false }),
        '(?:no|without|not subject to) deductible',
        "deductible (?:waived|does not apply|doesn't apply|not applicable)",
      ],
      [() => ({ isDeductibleLeftOut: true }), 'deductible left out'],
    ],
  },
  {
    title: 'a copay',
    position: 'step',
    write: (payment) => (isCopayStepFirst(payment) ? undefined : writeCopay(payment)),
    phrases: copayPhrases(),
  },
  {
    title: 'a percentage',
    position: 'step',
    write: ({ copay, coinsurance }) => {
      if (coinsurance !== undefined)
        return `${coinsurance > 50 ? 'member pays ' : ''}${formatPercent(coinsurance)}`
      return copay === undefined ? 'no charge' : undefined
    },
    phrases: [
      [
        ({ percent }) => ({ coinsurance: percent, ...(percent > 50 && { isShareUnclear: true }) }),
        '{percent}',
      ],
      [({ percent }) => ({ coinsurance: percent }), `${member} {percent}`],
      [
        ({ percent }) =>
          percent === 100 ? { isRestFree: true } : { coinsurance: shareOfMember(percent), isPlanShare: true },
        '(?:plan (?:pays|covers)|covered(?: at)?|paid at) {percent}',
        '{percent} (?:covered|paid by plan)',
      ],
      [
        () => ({ isFree: true }),
        'no (?:charge|cost(?: to you| sharing)?|copay)',
        'nothing|included|free|fully covered|covered (?:in full|fully)|paid in full',
      ],
    ],
  },
  {
    title: 'a number of days',
    position: 'after',
    write: ({ copay, copayDays }) =>
      copay === undefined && copayDays !== undefined ? `copays on up to ${copayDays} days` : undefined,
    phrases: [[({ count }) => ({ copayDays: count }), 'copay on up to {count} days']],
  },
  {
    title: 'the order of the copay',
    position: 'after',
    write: (payment) => {
      if (payment.copayFirst === undefined || isCopayStepFirst(payment)) return undefined
      return payment.copayFirst ? 'copay first' : 'copay not first'
    },
    phrases: [
      [() => ({ copayFirst: true }), 'copay first'],
      [() => ({ copayFirst: false }), 'copay not first'],
    ],
  },
  limitTerm('a minimum', 'coinsuranceMinimum', 'at least', [
    '(?:at least|minimum|no less than) {money}',
    '(?:with )?{money} minimum',
  ]),
  limitTerm('a maximum', 'coinsuranceMaximum', 'at most', [
    '(?:at most|(?:up )?to(?: maximum)?|(?:with )?maximum|capped at|no more than|not to exceed) {money}',
    '(?:with )?{money} maximum',
  ]),
  {
    title: 'a number of visits',
    position: 'after',
    write: ({ visitLimit }) => (visitLimit === undefined ? undefined : `up to ${visitLimit} visits`),
    phrases: [
      // Between other steps, such a text can be about first visits.
      [({ count }) => ({ visitLimit: count }), '{count} visits'],
    ],
    phrasesAnywhere: [
      [
        ({ count }) => ({ visitLimit: count }),
        '(?:up to|limited to|limit|maximum|at most) {count} visits(?: per year)?',
        '(?:(?:up to|limited to|maximum) )?{count} days per year',
        '{count} visits per year',
        '{count}[ -]visits (?:limit|maximum)',
      ],
    ],
  },
]

/** @param whose before the visits, and `end` after the phrase: whether services share them. */
function firstUsesPhrases(uses: { shared?: boolean }, whose = '', end = ''): Phrase[] {
  return [
    [
      ({ count }) => ({ firstUses: { count, ...uses } }),
      `(?:first )?{count} ${whose}visits (?:free|at no charge)${end}`,
      `first {count} ${whose}visits no charge${end}`,
      `{count} free ${whose}visits${end}`,
      `(?:free|no charge) for first {count} ${whose}visits${end}`,
      `first ${whose}visits (?:free|(?:at )?no charge)${end}`,
    ],
    [
      ({ count, money }) => ({ firstUses: { count, copay: money, ...uses } }),
      `first (?:{count} )?${whose}visits(?:, | at ){money}${end}`,
      `{money} for first (?:{count} )?${whose}visits${end}`,
    ],
  ]
}

function writeCopay({ copay, copayDays }: Payment) {
  if (copay === undefined) return undefined
  const days = copayDays === 1 ? ' per stay' : ` per day, up to ${copayDays} days`
  return `${formatCellMoney(copay)}${copayDays === undefined ? '' : days}`
}

/** Whether the order of the steps says that the copay is first. */
function isCopayStepFirst({ copay, copayFirst, deductible, priceUntilDeductible }: Payment) {
  return copayFirst && deductible && copay !== undefined && priceUntilDeductible === undefined
}

/** @param end what follows each wording, and what that says. */
function copayPhrases(end = '', properties: PhraseProperties = {}): Phrase[] {
  const phrases: Phrase[] = [
    [({ money }) => ({ copay: money, ...properties }), '{money}'],
    [({ money }) => ({ copay: money, isPerDay: true, ...properties }), '{money} per day'],
    [
      ({ money, count }) => ({ copay: money, copayDays: count, ...properties }),
      '{money} per day, up to {count}(?: days(?: per stay)?)?',
      '{money} per day, (?:maximum|limited to|for|for up to|(?:for )?first) {count} days(?: per stay)?',
      '{money} per day, (?:for )?days 1(?:-| to ){count}',
      '{money} per day, {count}[- ]days? (?:maximum|limit)',
    ],
    [({ money }) => ({ copay: money, copayDays: 1, ...properties }), '{money} per stay'],
  ]
  return phrases.map(([toProperties, ...wordings]) => [toProperties, ...wordings.map((each) => each + end)])
}

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
        : `${coinsurance === undefined ? 'coinsurance ' : ''}${words} ${formatCellMoney(limit)}`,
    phrases: [
      [({ money }) => ({ [property]: money, needsCoinsurance: true }), ...wordings],
      [({ money }) => ({ [property]: money }), `coinsurance ${words} {money}`],
    ],
  }
}

/** The rest of the share that the plan pays, or the member. */
function shareOfMember(percent: number): number {
  return Number((100 - percent).toFixed(10))
}
