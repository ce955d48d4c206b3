import type { Payment } from '../../contract/plans.ts'

/** The steps of a payment, in the order in which the calculator takes them. */
export const steps = ['coverage', 'firstUses', 'deductible', 'copay', 'coinsurance', 'limit'] as const

type Step = (typeof steps)[number]

/** Words that say something about a payment. */
export interface Phrase {
  /** Absent if the phrase can be anywhere. */
  step?: Step
  /**
   * With {money}, {percent}, and {count} for numbers, which a payment needs once each. A comma matches a comma, a
   * parenthesis, or nothing.
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
