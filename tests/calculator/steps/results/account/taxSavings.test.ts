import { describe, expect, it } from 'vitest'
import { taxSaved } from '../../../../../src/calculator/rules/taxes.ts'
import {
  initialAccountInputs,
  type AccountInputs,
} from '../../../../../src/calculator/state/accountInputs.ts'
import { taxSavings } from '../../../../../src/calculator/steps/results/account/taxSavings.ts'
import { outputs, plan, planFacts } from '../../../planCosts.ts'

const hsa = (limit: number) => ({ ...planFacts, accountType: 'HSA', contributionLimit: { limit } })
const result = outputs(
  {
    saver: plan('Saver', { payrollDeduction: 1000.4, surchargeTotal: 600, facts: hsa(4000) }),
    ppo: plan('PPO', { payrollDeduction: 3000, facts: planFacts }),
    basic: plan('Basic', { payrollDeduction: 0, facts: hsa(2000) }),
  },
  { contributionLimit: { accountType: 'HSA', limit: 4000 } },
)
const counted: AccountInputs = {
  ...initialAccountInputs({ spouse: false, children: 0 }),
  countsTaxes: true,
  income: '85,000',
  statePercentage: '5',
}
const situation = { filingStatus: 'single', income: 85_000, ownPay: 85_000, statePercentage: 5 } as const
const saved = (...amounts: number[]) => amounts.map((amount) => taxSaved(amount, situation, 2026).total)
const totals = (change: Partial<AccountInputs>, of = result) => {
  const savings = taxSavings(of, { ...counted, ...change }, 2026)
  return savings && [...savings.values()]
}

describe('the tax savings of the plans', () => {
  it('are those of the payroll deductions, without surcharges', () => {
    expect(taxSavings(result, counted, 2026)).toEqual(
      new Map([
        // 22% income tax, 7.65% payroll taxes, and 5% state tax, each in whole dollars.
        ['saver', 220 + 77 + 50],
        ['ppo', 660 + 230 + 150],
        ['basic', 0],
      ]),
    )
  })

  it.each([
    ['in each account of the same kind', '1500', saved(2500.4, 3000, 1500)],
    ['up to the limit of each account', '4,000', saved(5000.4, 3000, 2000)],
  ])('include those of the contribution, %s', (_, contribution, expected) => {
    expect(totals({ contribution })).toEqual(expected)
  })

  it('include the contribution to the best plan’s account if the API sends no facts about plans', () => {
    const { contributionLimit } = result
    const plain = outputs({ saver: plan('Saver'), ppo: plan('PPO') }, { contributionLimit })
    expect(totals({ contribution: '500' }, plain)).toEqual(saved(1500, 1000))
  })

  it('include the contribution to another plan’s account if the best plan takes none', () => {
    const { saver, ppo, basic } = result.plans
    const others = outputs({ ppo: ppo!, basic: basic!, saver: { ...saver!, totalCost: 2000 } })
    expect(totals({ contribution: '3000' }, others)).toEqual(saved(3000, 2000, 4000.4))
    // The cheapest of the other accounts decides which amounts are in range.
    expect(totals({ contribution: '4001' }, others)).toBeNull()
  })

  it('ignore a contribution if no plan’s account takes one', () => {
    const { ppo } = result.plans
    expect(totals({ contribution: 'a lot' }, outputs({ ppo: ppo! }))).toEqual(saved(3000))
  })

  it.each([
    ['the visitor does not count them', { countsTaxes: false }],
    ['the income is missing', { income: ' ' }],
    ['the income is not an amount', { income: 'a lot' }],
    ['the state’s rate is too high', { statePercentage: '16' }],
    ['the contribution is more than the limit', { contribution: '4001' }],
    [
      'the own pay is more than the income',
      { filingStatus: 'joint' as const, income: '250000', ownPay: '250001' },
    ],
  ])('are not known if %s', (_, change) => {
    expect(totals(change)).toBeNull()
  })

  it('are not known before the visitor enters anything', () => {
    expect(taxSavings(result, null, 2026)).toBeNull()
  })
})
