import { describe, expect, it } from 'vitest'
import {
  comparedPlans,
  paycheckCount,
  sortOrders,
} from '../../../../src/calculator/steps/results/comparison/comparedPlans.ts'
import { outputs, plan, planFacts } from '../../planCosts.ts'

const saver = plan('Saver', { totalCost: 1000, worstCase: 9000, payrollDeduction: 100 })
const ppo = plan('PPO', { totalCost: 1200, worstCase: 7000, payrollDeduction: 900, dominatedBy: 'saver' })
const old = plan('Old plan', { totalCost: 800, worstCase: 8000, payrollDeduction: 500 })

describe('the compared plans', () => {
  it.each([
    ['totalCost', ['old', 'saver', 'ppo']],
    ['worstCase', ['ppo', 'old', 'saver']],
    ['paychecks', ['saver', 'old', 'ppo']],
  ] as const)('are in ascending order of %s', (order, keys) => {
    const compared = comparedPlans(outputs({ saver, ppo, old }), order)
    expect(compared.map(({ key }) => key)).toEqual(keys)
    expect(compared.filter(({ isBest }) => isBest).map(({ key }) => key)).toEqual(['saver'])
    expect(compared.filter(({ isLowest }) => isLowest).map(({ key }) => key)).toEqual(['old'])
    expect(compared.flatMap(({ dominatingPlan }) => dominatingPlan ?? [])).toEqual(['Saver'])
  })

  it('begin with the best plan among plans that cost the same', () => {
    const [first, second] = comparedPlans(
      outputs({ other: { ...saver, displayName: 'Other' }, saver }, { bestPlan: 'saver' }),
      'totalCost',
    )
    expect(first).toMatchObject({ key: 'saver', isLowest: false })
    expect(second).toMatchObject({ key: 'other', isLowest: false })
  })
})

describe('the orders', () => {
  it('are the amounts that every plan has, and that differ', () => {
    expect(sortOrders(outputs({ saver, ppo }))).toEqual(['totalCost', 'worstCase', 'paychecks'])
    expect(sortOrders(outputs({ saver, ppo: { ...ppo, worstCase: null } }))).toEqual([
      'totalCost',
      'paychecks',
    ])
    expect(sortOrders(outputs({ saver, ppo: { ...saver, totalCost: 1 } }))).toEqual(['totalCost'])
  })
})

describe('the number of paychecks', () => {
  const paid = (deductions: number) =>
    plan('Saver', { facts: { ...planFacts, payroll: { deductions, amount: 10 } } })

  it.each([
    [26, [paid(26), paid(26)]],
    [null, [paid(26), paid(24)]],
    [null, [paid(1), paid(1)]],
    [null, [paid(26), plan('PPO')]],
    [null, [plan('Saver'), plan('PPO')]],
  ])('is %s', (count, [a, b]) => {
    expect(paycheckCount(outputs({ a: a!, b: b! }))).toBe(count)
  })
})
