import { highestContribution, type Account } from '../../../rules/account.ts'
import { taxFiguresFor } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'

/** The inputs that the visitor types. */
export type AmountName = 'contribution' | 'income' | 'ownPay' | 'statePercentage'

export interface ParsedInputs {
  /** The highest amount that each input accepts. */
  highest: Record<AmountName, number>
  /** The amount of each input; null if it is not an amount in its range. */
  amounts: Record<AmountName, number | null>
  /** Whether the Social Security tax depends on how the household's income is divided. */
  needsOwnPay: boolean
}

const highestIncome = 10_000_000
const highestStatePercentage = 15

/** An empty income is null, an empty percentage is 0. The contribution is 0 until the visitor chooses one. */
export function parseAccountInputs(
  { contribution, isCatchUp, filingStatus, income, ownPay, statePercentage, savesPayrollTax }: AccountInputs,
  account: Account,
  planYear: number,
): ParsedInputs {
  const highest = {
    contribution: highestContribution(account, isCatchUp),
    income: highestIncome,
    ownPay: highestIncome,
    statePercentage: highestStatePercentage,
  }
  const upTo = (name: AmountName, amount: number | null) =>
    amount === null || amount > highest[name] ? null : amount
  const wholeIncome = upTo('income', parseAmount(income))
  const wageBase = taxFiguresFor(planYear).socialSecurity[0]!.upTo
  const needsOwnPay = savesPayrollTax && filingStatus === 'joint' && (wholeIncome ?? 0) > wageBase
  highest.ownPay = wholeIncome ?? highestIncome
  return {
    highest,
    amounts: {
      contribution: upTo('contribution', parseAmount(contribution?.trim() || '0')),
      income: wholeIncome,
      ownPay: needsOwnPay && ownPay.trim() ? upTo('ownPay', parseAmount(ownPay)) : wholeIncome,
      statePercentage: upTo('statePercentage', parsePercentage(statePercentage.trim() || '0')),
    },
    needsOwnPay,
  }
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
