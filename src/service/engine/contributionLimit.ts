import type { CoverageCode } from '../../contract/inputs.ts'
import type { ContributionLimit } from '../../contract/outputs.ts'
import type { Plan } from '../../contract/plans.ts'
import type { Model } from './model.ts'
import { toCents, toDollars } from './money.ts'
import { companyMoney } from './planCost.ts'
import { isFamily } from './tier.ts'

/**
 * How much the employee may pay into the plan's account, in dollars; null without an account or a known limit.
 * The HSA's limit holds for the company's money too (26 U.S.C. § 223(b)(4)); that of an FSA does not.
 */
export function contributionLimit(
  { document, planYear }: Model,
  plan: Plan,
  tier: CoverageCode,
): ContributionLimit | null {
  const type = plan.account?.type
  const limits = document.contributionLimits.find(
    ({ year, account }) => year === planYear && account === type,
  )
  if (!type || !limits) return null
  const whole = toCents(isFamily(tier) ? limits.family : limits.self)
  const taken = type === 'HSA' ? companyMoney(plan, tier) : 0
  return { accountType: type, limit: toDollars(Math.max(0, whole - taken)) }
}
