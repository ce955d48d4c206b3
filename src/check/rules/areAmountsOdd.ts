import { coinsuranceRules } from './coinsuranceRules.ts'
import { limitRules } from './limitRules.ts'
import { moneyRules } from './moneyRules.ts'
import { payrollOutOfLine } from './payrollOutOfLine.ts'
import type { PlansRule } from './Rule.ts'

const rules: readonly PlansRule[] = [...moneyRules, payrollOutOfLine, ...limitRules, ...coinsuranceRules]

/** Whether there is a slip in what plans cost, so that they cannot be compared. */
export function areAmountsOdd(year: Parameters<PlansRule['check']>[0]): boolean {
  return rules.some((rule) => rule.check(year).some(({ pointer }) => pointer.startsWith('/plans')))
}
