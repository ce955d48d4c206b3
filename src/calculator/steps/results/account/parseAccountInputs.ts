import { contributionForMatch, highestContribution, type Account } from '../../../rules/account.ts'
import { taxFiguresFor, type TaxSituation } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'

/** The inputs about taxes that the visitor types. */
export type TaxInputName = 'income' | 'ownPay' | 'statePercentage'

export interface ParsedTaxInputs {
  /** The highest amount that each input accepts. */
  highest: Record<TaxInputName, number>
  /** The amount of each input; null if it is not an amount in its range. */
  amounts: Record<TaxInputName, number | null>
  /** Whether the Social Security tax depends on how the household's income is divided. */
  needsOwnPay: boolean
  /** Null if an amount is. */
  situation: TaxSituation | null
}

/** An empty income is null, an empty percentage is 0. */
export function parseTaxInputs(inputs: AccountInputs, planYear: number): ParsedTaxInputs {
  const { filingStatus } = inputs
  const income = upTo(10_000_000, parseAmount(inputs.income))
  const highest = { income: 10_000_000, ownPay: income ?? 10_000_000, statePercentage: 15 }
  const wageBase = taxFiguresFor(planYear).socialSecurity[0]!.upTo
  const needsOwnPay = filingStatus === 'joint' && (income ?? 0) > wageBase
  const ownPay =
    needsOwnPay && inputs.ownPay.trim() ? upTo(highest.ownPay, parseAmount(inputs.ownPay)) : income
  const statePercentage = upTo(highest.statePercentage, parsePercentage(inputs.statePercentage.trim() || '0'))
  const isComplete = income !== null && ownPay !== null && statePercentage !== null
  return {
    highest,
    amounts: { income, ownPay, statePercentage },
    needsOwnPay,
    situation: isComplete ? { filingStatus, income, ownPay, statePercentage } : null,
  }
}

/**
 * The contribution in dollars, the one that the results count until the visitor chooses one. Null if it is not an amount
 * up to the highest one.
 */
export function parseContribution(
  { contribution, isCatchUp }: AccountInputs,
  account: Pick<Account, 'limit' | 'match'>,
): number | null {
  const highest = highestContribution(account, isCatchUp)
  if (contribution === null) return Math.min(highest, contributionForMatch(account.match))
  return upTo(highest, parseAmount(contribution.trim() || '0'))
}

function upTo(highest: number, amount: number | null) {
  return amount === null || amount > highest ? null : amount
}

const amount = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/
const percentage = /^(\d+\.?\d*|\.\d+)\s*%?$/

/** Parses dollars, with or without the symbol and commas. Null for any other text. */
export function parseAmount(text: string): number | null {
  const [, whole, decimals = ''] = amount.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + decimals)
}

/** Parses a percentage, with or without the sign: "4.5%" is 4.5. Null for any other text. */
export function parsePercentage(text: string): number | null {
  const [, digits] = percentage.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
