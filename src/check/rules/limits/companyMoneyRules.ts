import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Plan } from '../../../contract/plans.ts'
import { isTier } from '../../../contract/tiers.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import { findSwappedTiers } from '../payroll/findSwappedTiers.ts'
import type { PlansRule } from '../Rule.ts'
import { isTypical, typicalCompanyMoney } from '../typicalAmounts.ts'
import { formatDollars } from '../wording.ts'
import { applicableLimits, type ApplicableLimits } from './irsLimits.ts'
import { inYear, legalLimitRule, lowerTo } from './legalLimitRules.ts'

/** What the company pays into accounts. */
export const companyMoneyRules: readonly PlansRule[] = [
  legalLimitRule(
    'hsa-money',
    'What the company pays into an HSA is within the limit for its year.',
    ({ account }, pointer, limits) =>
      companyMoney(account, limits)
        .filter(isOverLimit)
        .map(({ tier, amount, limit }) => ({
          pointer: `${pointer}/account/companyMoney/${tier}`,
          message: `The limit for HSA contributions is ${formatDollars(limit)} ${inYear(limits)}, but the company pays ${formatDollars(amount)}.`,
          help: lowerTo(limits, limit),
        })),
  ),
  {
    code: 'family-gets-less',
    severity: 'warning',
    title: 'No tier gets less company money than a tier that covers fewer people.',
    check: ({ instance: { client }, plans }) =>
      checkEachPlan(plans.plans, ({ account }, pointer) => {
        const amounts = companyMoney(account, applicableLimits(client.planYear)).filter(
          (money) => !isOverLimit(money),
        )
        return findSwappedTiers({ pointer: `${pointer}/account/companyMoney`, amounts }, 'gets')
      }),
  },
]

interface CompanyMoney {
  tier: CoverageCode
  amount: number
  /** The highest contribution for the tier; Infinity if there is no limit. */
  limit: number
  /** The factor by which the limit may have grown by the plan year. */
  growth: number
}

/** The amounts by tier, without atypical ones, which another rule reports. */
function companyMoney(account: Plan['account'], limits: ApplicableLimits | undefined): CompanyMoney[] {
  const hsa = account?.type === 'HSA' ? limits?.hsa : undefined
  return Object.entries(account?.companyMoney ?? {})
    .map(([tier, amount]) => ({ tier, amount }))
    .filter((money): money is Pick<CompanyMoney, 'tier' | 'amount'> => isTier(money.tier))
    .filter(({ amount }) => isTypical(typicalCompanyMoney, amount))
    .map(({ tier, amount }) => ({
      tier,
      amount,
      limit: (tier === 'EE' ? hsa?.self : hsa?.family) ?? Infinity,
      growth: limits?.growth ?? 1,
    }))
}

function isOverLimit({ amount, limit, growth }: CompanyMoney) {
  return amount > limit * growth
}
