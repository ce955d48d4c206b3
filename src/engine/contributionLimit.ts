import type { ContributionLimit } from '../contract/outputs.ts'
import type { Plan } from '../contract/plans.ts'
import type { Model } from './Model.ts'
import { toCents, toDollars, type Cents } from './money.ts'
import { companyMoney, isFamilyTier, prorate, type Employee } from './yearlyAmounts.ts'

/**
 * How much the employee may pay into the plan's account, in dollars; null without an account or a known limit.
 * The limit of an HSA includes the company's money (26 U.S.C. § 223(b)(4)); the limit of an FSA does not. If fewer
 * months are covered, the limit (§ 223(b)(2)) and the catch-up (§ 223(b)(3)) are prorated.
 */
export function contributionLimit(
  { document, planYear }: Model,
  plan: Plan,
  employee: Employee,
): ContributionLimit | null {
  const limits = document.contributionLimits.find(
    ({ year, account }) => year === planYear && account === plan.account?.type,
  )
  if (!limits) return null
  const { account, self, family, catchUp } = limits
  const limitFor = (dollars: number) => prorate(document, toCents(dollars))
  const whole = limitFor(isFamilyTier(employee.tier) ? family : self)
  const used = account === 'HSA' ? companyMoney(document, plan, employee) : 0
  return {
    accountType: account,
    limit: toDollars(subtract(whole, used)),
    // Company money beyond the limit reduces the catch-up.
    ...(catchUp && {
      catchUp: { age: catchUp.age, amount: toDollars(subtract(limitFor(catchUp.amount), used - whole)) },
    }),
  }
}

/** What is left of an amount, from zero to the whole amount, even if `used` is negative. */
function subtract(amount: Cents, used: Cents): Cents {
  return Math.min(amount, Math.max(0, amount - used))
}
