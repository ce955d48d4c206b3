import { highestContribution, type Account } from '../../../rules/account.ts'
import { parseAmount, parsePercentage } from '../../../rules/parseAmount.ts'
import { taxFiguresFor } from '../../../rules/taxFigures.ts'
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
