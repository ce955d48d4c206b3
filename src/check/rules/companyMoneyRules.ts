import type { MoneyByTier, Plan, PlansDocument } from '../../contract/plans.ts'
import { toRules, type PlansRule } from '../LinterRule.ts'
import { irsLimits } from './irsLimits.ts'
import { checkEachPlan } from './payments.ts'
import { formatDollars } from './wording.ts'
import { findSwappedTiers, type TierAmount } from './payroll/payrollRows.ts'
import { isTier, amountOfTier } from '../../contract/tiers.ts'
import { isTypical, typicalCompanyMoney } from './typicalAmounts.ts'

export const companyMoneyRules = toRules<PlansRule>('warning', {
  'hsa-money': {
    title: 'What the company pays into an HSA is within the limit for its year.',
    why: 'Contributions above the limit for the year are taxed.',
    fails: '"companyMoney": { "EE": 6000, … }',
    passes: '"companyMoney": { "EE": 600, … }',
    check: ({ instance: { client }, plans }) => {
      const limits = irsLimits(client.planYear)?.hsa
      return checkEachPlan(plans.plans, ({ account }, pointer) => {
        if (!limits || account?.type !== 'HSA') return []
        return companyMoney(account, pointer, plans).map(({ pointer: list, amounts }) =>
          amounts.map(({ tier, amount }) => {
            const limit = tier === 'EE' ? limits.self : limits.family
            const match = account.match ? amountOfTier(account.match.maximum, tier) : 0
            return (
              amount + match > limit && {
                pointer: `${list}/${tier}`,
                message: `The limit for HSA contributions is ${formatDollars(limit)} in ${client.planYear}, but the company pays ${formatDollars(amount + match)} a year${match > 0 ? ' with its match' : ''}.`,
                help: `Lower it, so that a year adds up to ${formatDollars(limit)} or less.`,
              }
            )
          }),
        )
      })
    },
  },
  'family-gets-less': {
    title: 'No tier gets less company money than a tier that covers fewer people.',
    fails: '"companyMoney": { "EE": 1000, "EF": 500, … }',
    passes: '"companyMoney": { "EE": 500, "EF": 1000, … }',
    check: ({ plans }) =>
      checkEachPlan(
        plans.plans,
        ({ account }, pointer) =>
          account &&
          companyMoney(account, pointer, plans).map(({ pointer: list, amounts }) =>
            findSwappedTiers(list, amounts, 'gets'),
          ),
      ),
  },
})

/** Company money by tier, for everyone and for salary bands. Another rule reports atypical amounts. */
function companyMoney(
  account: NonNullable<Plan['account']>,
  pointer: string,
  { payPeriods = NaN, paychecks = payPeriods }: PlansDocument,
): { pointer: string; amounts: TierAmount[] }[] {
  const perYear = account.per === 'paycheck' ? paychecks : 1
  const toList = (name: string, byTier: MoneyByTier) => ({
    pointer: `${pointer}/account/${name}`,
    amounts: Object.entries(byTier)
      .flatMap(([tier, amount]) => (isTier(tier) ? [{ tier, amount: amount * perYear }] : []))
      .filter(({ amount }) => isTypical(typicalCompanyMoney, amount)),
  })
  return [
    toList('companyMoney', account.companyMoney),
    ...(account.companyMoneyByBand ?? []).map(({ amounts }, row) =>
      toList(`companyMoneyByBand/${row}/amounts`, amounts),
    ),
  ]
}
