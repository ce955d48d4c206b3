import type { CoverageCode } from '../../contract/inputs.ts'
import type { Plan } from '../../contract/plans.ts'
import { isTier } from '../../contract/tiers.ts'
import { lawOf, type LawOfYear } from '../law/irsLimits.ts'
import { cheaperFamily } from './cheaperFamily.ts'
import { dollars } from './dollars.ts'
import { eachPlan } from './eachPlan.ts'
import { inYear, lawRule, most } from './lawRule.ts'
import type { PlansRule } from './Rule.ts'
import { isWithin, typicalCompanyMoney } from './typicalAmounts.ts'

/** What the company pays into accounts. */
export const companyMoneyRules: readonly PlansRule[] = [
  lawRule(
    'hsa-money',
    'What the company pays into an HSA is within the limit for its year.',
    ({ account }, path, law) =>
      moneyOf(account, law)
        .filter(isOverLimit)
        .map(({ tier, amount, limit }) => ({
          pointer: `${path}/account/companyMoney/${tier}`,
          message: `No more than ${dollars(limit)} may be paid into an HSA ${inYear(law)}, but the company pays ${dollars(amount)}.`,
          help: `Write what the company pays in a year, ${most(law, limit)}.`,
        })),
  ),
  {
    code: 'family-gets-less',
    severity: 'warning',
    title: "No tier gets less of the company's money than a tier that covers fewer people.",
    check: ({ instance: { client }, plans }) =>
      eachPlan(plans.plans, ({ account }, path) => {
        const amounts = moneyOf(account, lawOf(client.planYear)).filter((money) => !isOverLimit(money))
        return cheaperFamily({ pointer: `${path}/account/companyMoney`, amounts }, 'gets')
      }),
  },
]

interface Money {
  tier: CoverageCode
  amount: number
  /** The most that the law lets come into the account. */
  limit: number
  growth: number
}

/** The amounts by tier; one of another size than is usual is told as such, and is no measure for those beside it. */
function moneyOf(account: Plan['account'], law: LawOfYear | undefined): Money[] {
  const limits = account?.type === 'HSA' ? law?.hsa : undefined
  return Object.entries(account?.companyMoney ?? {})
    .map(([tier, amount]) => ({ tier, amount }))
    .filter((money): money is Pick<Money, 'tier' | 'amount'> => isTier(money.tier))
    .filter(({ amount }) => isWithin(typicalCompanyMoney, amount))
    .map(({ tier, amount }) => ({
      tier,
      amount,
      limit: (tier === 'EE' ? limits?.self : limits?.family) ?? Infinity,
      growth: law?.growth ?? 1,
    }))
}

function isOverLimit({ amount, limit, growth }: Money) {
  return amount > limit * growth
}
