import type { MoneyByTier, Plan, PlansDocument } from '../../contract/plans.ts'
import { toRules, type PlansRule } from '../LinterRule.ts'
import { applicableLimits, type ApplicableLimits } from './irsLimits.ts'
import { checkEachPlan } from './payments.ts'
import { formatDollars } from './wording.ts'
import { inYear, lowerTo } from './legalLimitRules.ts'
import { findSwappedTiers } from './payroll/payrollRows.ts'
import type { CoverageCode } from '../../contract/inputs.ts'
import { isTier, amountOfTier } from '../../contract/tiers.ts'
import { isTypical, typicalCompanyMoney } from './typicalAmounts.ts'

/** What the company pays into accounts. */
export const companyMoneyRules = toRules<PlansRule>('warning', {
  'hsa-money': {
    title: 'What the company pays into an HSA is within the limit for its year.',
    why: 'Contributions above the limit for the year are taxed.',
    fails: '"companyMoney": { "EE": 6000, … }',
    passes: '"companyMoney": { "EE": 600, … }',
    check: ({ instance: { client }, plans }) => {
      const limits = applicableLimits(client.planYear)
      if (!limits) return []
      return checkEachPlan(plans.plans, (plan, pointer) => {
        const isPerPaycheck = plan.account?.per === 'paycheck'
        return companyMoney(plan, pointer, plans, limits).flatMap((list) =>
          list.amounts.filter(isOverLimit).map(({ tier, amount, match, limit }) => ({
            pointer: `${list.pointer}/${tier}`,
            message: `The limit for HSA contributions is ${formatDollars(limit)} ${inYear(limits)}, but the company pays ${formatDollars(amount + match)}${isPerPaycheck ? ' a year' : ''}${match > 0 ? ' with its match' : ''}.`,
            help: isPerPaycheck
              ? `Lower it, so that the paychecks of a year add up to ${formatDollars(limit)} or less.`
              : lowerTo(limits, limit),
          })),
        )
      })
    },
  },
  'family-gets-less': {
    title: 'No tier gets less company money than a tier that covers fewer people.',
    why: 'A larger household gets less company money; two amounts may be swapped.',
    fails: '"companyMoney": { "EE": 1000, "EF": 500, … }',
    passes: '"companyMoney": { "EE": 500, "EF": 1000, … }',
    check: ({ instance: { client }, plans }) =>
      checkEachPlan(plans.plans, (plan, pointer) =>
        companyMoney(plan, pointer, plans, applicableLimits(client.planYear)).flatMap((list) =>
          findSwappedTiers(
            list.pointer,
            list.amounts.filter((money) => !isOverLimit(money)),
            'gets',
          ),
        ),
      ),
  },
})

interface CompanyMoney {
  tier: CoverageCode
  /** Dollars a year. */
  amount: number
  /** The highest match in a year. */
  match: number
  /** The highest contribution for the tier; Infinity if there is no limit. */
  limit: number
  /** The factor by which the limit may have grown by the plan year. */
  growth: number
}

/** A plan's company money by tier, for everyone and for salary bands. Another rule reports atypical amounts. */
function companyMoney(
  { account }: Plan,
  pointer: string,
  { payPeriods = NaN, paychecks = payPeriods }: PlansDocument,
  limits: ApplicableLimits | undefined,
): { pointer: string; amounts: CompanyMoney[] }[] {
  if (!account) return []
  const hsa = account.type === 'HSA' ? limits?.hsa : undefined
  const perYear = account.per === 'paycheck' ? paychecks : 1
  const toList = (name: string, byTier: MoneyByTier) => ({
    pointer: `${pointer}/account/${name}`,
    amounts: Object.entries(byTier)
      .map(([tier, amount]) => ({ tier, amount: amount * perYear }))
      .filter((money): money is Pick<CompanyMoney, 'tier' | 'amount'> => isTier(money.tier))
      .filter(({ amount }) => isTypical(typicalCompanyMoney, amount))
      .map(({ tier, amount }) => ({
        tier,
        amount,
        match: hsa ? matchFor(account, tier) : 0,
        limit: (tier === 'EE' ? hsa?.self : hsa?.family) ?? Infinity,
        growth: limits?.growth ?? 1,
      })),
  })
  return [
    toList('companyMoney', account.companyMoney),
    ...(account.companyMoneyByBand ?? []).map(({ amounts }, row) =>
      toList(`companyMoneyByBand/${row}/amounts`, amounts),
    ),
  ]
}

function matchFor({ match }: NonNullable<Plan['account']>, tier: CoverageCode): number {
  if (!match) return 0
  const amount = amountOfTier(match.maximum, tier)
  return isTypical(typicalCompanyMoney, amount) ? amount : 0
}

function isOverLimit({ amount, match, limit, growth }: CompanyMoney) {
  return amount + match > limit * growth
}
