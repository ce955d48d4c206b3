import { coinsuranceRules } from './coinsuranceRules.ts'
import { limitRules } from './limitRules.ts'
import { lowerBandPaysMore } from './lowerBandPaysMore.ts'
import { moneyRules } from './moneyRules.ts'
import { paymentRules } from './paymentRules.ts'
import { payrollOutOfLine } from './payrollOutOfLine.ts'
import { isPayPeriodsToBlame } from './payPeriods.ts'
import type { PlansRule } from './Rule.ts'

const rules: readonly PlansRule[] = [
  ...moneyRules,
  payrollOutOfLine,
  lowerBandPaysMore,
  ...limitRules,
  ...coinsuranceRules,
  ...paymentRules,
]

/** Whether there is a slip in what plans cost, so that they cannot be compared. */
export function areAmountsOdd(year: Parameters<PlansRule['check']>[0]): boolean {
  if (isPayPeriodsToBlame(year.plans)) return true
  return rules.some((rule) => rule.check(year).some(({ pointer }) => pointer.startsWith('/plans')))
}
