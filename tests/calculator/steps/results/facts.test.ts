import { describe, expect, it } from 'vitest'
import { defaultBaby } from '../../../../src/contract/family.ts'
import type { Model } from '../../../../src/calculator/state/model.ts'
import {
  resultFacts,
  type PlanFact,
  type ResultFacts,
} from '../../../../src/calculator/steps/results/facts.ts'
import type { Outputs, PersonName, PlanCosts, PlanFacts } from '../../../../src/contract/outputs.ts'
import { instanceWith } from '../../instances.ts'
import { child, outputs, plan, planFacts, you } from '../../planCosts.ts'

const saver = plan('Saver', { totalCost: 1000, worstCase: 9000 })
const ppo = plan('PPO', { totalCost: 1200.4, worstCase: 7000, dominatedBy: 'saver' })
const old = plan('Old plan', { totalCost: 800, worstCase: 9500 })
const plans = { saver, ppo, old }

const scenarios = [
  { id: 1, display: 'A quiet year' },
  { id: '1', display: 'A rough year' },
  { id: 'birth', display: 'Having a baby', adds: 'child' },
  { id: 'wedding', display: 'Getting married', adds: 'spouse' },
]
const savings = { savings: true }
const alone = { spouse: false, children: 0 }

interface Case {
  features?: object
  answers?: Partial<Model>
}

/** The facts of a result for an employee without a family and the first scenario. */
function factsOf(
  change: Partial<Outputs> = {},
  { features = {}, answers }: Case = {},
  offered: Record<string, PlanCosts> = plans,
) {
  const instance = instanceWith({ features, scenarios })
  const given = { family: alone, scenario: 1, baby: defaultBaby, currentPlan: null, ...answers }
  return resultFacts(outputs(offered, change), instance, given)
}

const assumptions = { locationFactor: 1, persons: [], services: [], claimOrder: [] }
const costs = (scenario: number | string, ...[first = 0, second = 0, third = 9999]: number[]) => ({
  scenario,
  totalCosts: { saver: first, ppo: second, old: third },
  bestPlan: 'saver',
})

describe('the plans', () => {
  it('are in ascending order of cost, and are compared with the best one', () => {
    const { best, plans: sorted } = factsOf()
    expect(sorted).toMatchObject([
      { key: 'old', isBest: false, isLowest: true, difference: { direction: 'less', amount: '$200' } },
      { key: 'saver', isBest: true, isLowest: false, difference: { direction: 'same' } },
      {
        key: 'ppo',
        isLowest: false,
        dominatedBy: 'Saver',
        difference: { direction: 'more', amount: '$200' },
      },
    ])
    expect(best).toBe(sorted[1])
  })

  it('have the best one first among those that cost the same, and then no lowest one', () => {
    const { plans: sorted } = factsOf({ bestPlan: 'ppo' }, {}, { saver, ppo: { ...ppo, totalCost: 1000 } })
    expect(sorted.map(({ key, isLowest }) => [key, isLowest])).toEqual([
      ['ppo', false],
      ['saver', false],
    ])
  })

  const payroll = (change: Partial<NonNullable<PlanFacts['payroll']>>) => ({
    facts: { ...planFacts, payroll: { deductions: 26, amount: 100, ...change } },
  })

  it.each<[string, Partial<PlanCosts>, PlanFact['paycheck']]>([
    ['nothing without the number of paychecks', {}, null],
    ['nothing of no paychecks', payroll({ deductions: 0 }), null],
    ['its amount', payroll({}), { amount: 100, afterBirth: null, count: 26 }],
    ['surcharges too', { ...payroll({}), surchargeTotal: 520 }, { amount: 120, afterBirth: null, count: 26 }],
    [
      'less with credits',
      { ...payroll({}), surchargeTotal: -260 },
      { amount: 90, afterBirth: null, count: 26 },
    ],
    [
      'another amount after the birth',
      { ...payroll({ afterBirth: 164 }), surchargeTotal: 520 },
      { amount: 120, afterBirth: 184, count: 26 },
    ],
  ])('take from a paycheck %s', (_, change, paycheck) => {
    expect(factsOf({}, {}, { saver: { ...saver, ...change } }).best.paycheck).toEqual(paycheck)
  })

  it.each<[PlanFact['deductible'], PersonName[], Partial<PlanFacts>]>([
    [{ amount: 500, isOfFamily: false }, [you], { deductible: { person: 500, household: 900 } }],
    [{ amount: 900, isOfFamily: true }, [you, you], { deductible: { person: 500, household: 900 } }],
  ])('have a deductible: %j', (deductible, persons, change) => {
    const offered = { saver: { ...saver, facts: { ...planFacts, ...change } } }
    expect(factsOf({ assumptions: { ...assumptions, persons } }, {}, offered).best.deductible).toEqual(
      deductible,
    )
  })

  it.each<[PlanFact['worstCase'], Partial<PlanCosts>]>([
    [9000, {}],
    [null, { worstCase: null }],
    ['noLimit', { facts: { ...planFacts, maximumExcludesCopays: true } }],
  ])('have a worst case: %s', (worstCase, change) => {
    expect(factsOf({}, {}, { saver: { ...saver, ...change } }).best.worstCase).toBe(worstCase)
  })

  it.each<[string, Outputs['scenarios'], Partial<Record<string, string[]>>, string[]]>([
    [
      'by $50 and more',
      [costs(1, 149.6, 200.1), costs('1', 300, 200), costs('birth', 200, 151)],
      { saver: ['A quiet year'], ppo: ['A rough year'] },
      [],
    ],
    ['none with equal costs', [costs(1, 200, 200, 200), costs('1', 900, 200.4, 200)], {}, ['old']],
    [
      'a plan that is always the cheapest',
      [costs(1, 100, 200), costs('custom', 100, 101)],
      { saver: ['A quiet year'] },
      ['saver'],
    ],
    [
      'except in the custom scenario, which has no name',
      [costs(1, 100, 200), costs('custom', 200, 100)],
      { saver: ['A quiet year'] },
      [],
    ],
  ])('cost least in scenarios: %s', (_, sent, expected, always) => {
    const { plans: sorted } = factsOf({ scenarios: sent })
    const named = sorted.filter(({ cheapestIn }) => cheapestIn.length > 0)
    expect(Object.fromEntries(named.map(({ key, cheapestIn }) => [key, cheapestIn]))).toEqual(expected)
    const keys = sorted.filter(({ isAlwaysCheapest }) => isAlwaysCheapest).map(({ key }) => key)
    expect(keys).toEqual(always)
  })
})

describe('the next plan', () => {
  const override = { savingsDidOverride: true, comparedWith: 'ppo' }

  it.each<[string, Partial<Outputs>, Case, string]>([
    ['is the one that the API names', { runnerUp: 'ppo' }, {}, 'ppo'],
    ['is the cheapest other one if the API names none', {}, {}, 'old'],
    [
      'is the one that a savings style replaces',
      { ...override, runnerUp: 'old' },
      { features: savings },
      'ppo',
    ],
    ['is not if the client asks for no savings style', { ...override, runnerUp: 'old' }, {}, 'old'],
  ])('%s', (_, change, visit, key) => {
    const { next, isSavingsChoice } = factsOf(change, visit)
    expect(next?.key).toBe(key)
    expect(isSavingsChoice).toBe('features' in visit)
  })

  it('is null if there is no other plan', () => {
    expect(factsOf({}, {}, { saver }).next).toBeNull()
  })

  it.each([
    [1200.4, { direction: 'more', amount: '$200' }],
    [999.6, { direction: 'same', amount: '$0' }],
  ])('for $%s is compared with the best one', (totalCost, difference) => {
    expect(factsOf({}, {}, { saver, ppo: { ...ppo, totalCost } }).next).toMatchObject({ difference })
  })

  it.each([
    [782, 9782, true],
    [700, 9782, false],
    [0, 9000, false],
    [782, null, false],
  ])('costs the savings of $%s more in its worst case of %s: %s', (potentialSavings, worstCase, expected) => {
    const { next } = factsOf({ potentialSavings }, {}, { saver, ppo: { ...ppo, worstCase } })
    expect(next!.savesInWorstCase).toBe(expected)
  })
})

const noLimit = { facts: { ...planFacts, maximumExcludesCopays: true } }

it.each<[string, Record<string, PlanCosts>, ResultFacts['safest']]>([
  [
    'another plan',
    plans,
    { name: 'PPO', isBest: false, difference: { direction: 'more', amount: '$2,000' } },
  ],
  [
    'the best plan of several that cost the same',
    { saver, ppo: { ...ppo, worstCase: 8999.5 } },
    { name: 'Saver', isBest: true, difference: { direction: 'same', amount: '$0' } },
  ],
  [
    'the best plan of several that cost as many dollars below 0',
    { saver: { ...saver, worstCase: -2 }, ppo: { ...ppo, worstCase: -2.4 } },
    { name: 'Saver', isBest: true, difference: { direction: 'same', amount: '$0' } },
  ],
  ['not known if a plan has no limit', { saver, ppo: { ...ppo, ...noLimit } }, null],
  ['not known if the API leaves out a worst case', { saver, ppo: { ...ppo, worstCase: null } }, null],
  ['none of a single plan', { saver }, null],
])('the safest plan is %s', (_, offered, safest) => {
  expect(factsOf({}, {}, offered).safest).toEqual(safest)
})

describe('the certainty', () => {
  it.each<[Outputs['confidence'], number | null, ResultFacts['certainty']]>([
    ['clear', 0.926, { kind: 'clear', years: 93 }],
    ['close', null, { kind: 'close', years: null }],
    ['even', 0.5, { kind: 'even', years: 50 }],
    [null, 0.97, null],
  ])('is that of the API, %s with a share of %s', (confidence, cheapestIn, expected) => {
    const offered = { saver: { ...saver, cheapestIn }, ppo: { ...ppo, worstCase: 9000 } }
    expect(factsOf({ confidence }, {}, offered).certainty).toEqual(expected)
  })

  const thirdPlan = plan('HMO', { totalCost: 4000, worstCase: 6999 })

  it.each<[string, Outputs['confidence'], Record<string, PlanCosts>]>([
    ['risky', 'clear', { saver, ppo }],
    ['clear', 'clear', { saver, ppo: { ...ppo, worstCase: 8800.4 } }],
    ['clear', 'clear', { saver, ppo: { ...ppo, worstCase: 9000 }, thirdPlan }],
    ['risky', 'clear', { saver: { ...saver, ...noLimit }, ppo }],
    ['clear', 'clear', { saver, ppo: { ...ppo, ...noLimit } }],
    ['clear', 'clear', { saver: { ...saver, worstCase: null }, ppo }],
    ['close', 'close', { saver, ppo }],
  ])('is %s, of a %s choice, if another plan saves so much in the worst case: %o', (...row) => {
    const [kind, confidence, offered] = row
    expect(factsOf({ confidence }, {}, offered).certainty?.kind).toBe(kind)
  })

  it.each<[string, Partial<Outputs>, Record<string, PlanCosts>]>([
    ['for a single plan', {}, { saver }],
    ['for the choice of a savings style', { savingsDidOverride: true }, plans],
  ])('is null %s', (_, change, offered) => {
    expect(factsOf({ confidence: 'clear', ...change }, { features: savings }, offered).certainty).toBeNull()
  })
})

describe('the scenarios and warnings', () => {
  const household = { household: true }
  const notCovered = { baby: { ...defaultBaby, isCovered: false } }
  const family = { spouse: true, children: 1 }

  it.each<[string, string | number, Case, Outputs['assumptions'], string | null, unknown[]]>([
    ['nobody', 1, {}, null, null, []],
    ['a child', 'birth', {}, null, 'child', [{ kind: 'childNotCovered' }]],
    ['a child that the family has', 'birth', { answers: { family } }, null, null, []],
    [
      'a baby that is not on the plan',
      'birth',
      { features: household, answers: notCovered },
      assumptions,
      'child',
      [{ kind: 'babyNotCovered' }],
    ],
    ['a covered baby', 'birth', { features: household }, assumptions, null, []],
    ['a spouse', 'wedding', {}, null, 'spouse', [{ kind: 'spouseNotCovered' }]],
    ['a spouse that the family has', 'wedding', { answers: { family } }, null, null, []],
    [
      'nobody, in a part of the year',
      1,
      {},
      { ...assumptions, coveredMonths: 6 },
      null,
      [{ kind: 'coveredMonths', count: 6 }],
    ],
    ['nobody, in a whole year', 1, {}, { ...assumptions, coveredMonths: 12 }, null, []],
  ])('of a scenario that adds %s', (...[, scenario, { features, answers }, given, leavesOut, warnings]) => {
    const sent = { scenarios: scenarios.map(({ id }) => costs(id, 1, 2)), assumptions: given }
    const facts = factsOf(sent, { features, answers: { ...answers, scenario } })
    const [chosen, ...others] = facts.scenarios.filter(({ isChosen }) => isChosen)
    expect(others).toEqual([])
    expect(chosen).toMatchObject({ id: scenario, leavesOut })
    expect(facts.warnings).toEqual(warnings)
  })

  it('say of other scenarios whom they leave out, without a warning', () => {
    const sent = { scenarios: [costs('birth', 1, 2), costs('wedding', 1, 2)] }
    const { scenarios: rows, warnings } = factsOf(sent, { features: household, answers: notCovered })
    expect(rows.map(({ leavesOut }) => leavesOut)).toEqual(['child', 'spouse'])
    expect(warnings).toEqual([])
    expect(rows[0]!.hasBaby).toBe(false)
  })

  it('say which one has a baby that the others do not have', () => {
    const sent = { scenarios: [costs('birth', 1, 2), costs(1, 1, 2)] }
    const { scenarios: rows } = factsOf(sent, { features: household })
    expect(rows).toMatchObject([{ leavesOut: null, hasBaby: true }, { hasBaby: false }])
    const withChild = factsOf(sent, { features: household, answers: { family } })
    expect(withChild.scenarios[0]!.hasBaby).toBe(false)
  })

  it('are those of the instance and the custom one', () => {
    const sent = [costs('custom', 1, 2), costs(2, 1, 2), costs(1, 1, 2)]
    expect(factsOf({ scenarios: sent }).scenarios).toMatchObject([
      { id: 'custom', name: null, isChosen: false },
      { id: 1, name: 'A quiet year', isChosen: true },
    ])
  })
})

describe('the priced household', () => {
  const newborn: PersonName = { ...child, isNewborn: true }

  it.each<[PersonName[], Model['family'], ResultFacts['otherHousehold']]>([
    [[], alone, null],
    [[you], alone, null],
    [[you, child], alone, { priced: 2, covered: 1 }],
    [[you], { spouse: true, children: 3 }, { priced: 1, covered: 5 }],
    [[you, newborn], { spouse: false, children: 1 }, null],
  ])('of %j differs from the family %j: %j', (persons, family, expected) => {
    const { otherHousehold } = factsOf({ assumptions: { ...assumptions, persons } }, { answers: { family } })
    expect(otherHousehold).toEqual(expected)
  })

  it.each<[PersonName[], ResultFacts['otherHousehold']]>([
    [[you, newborn], null],
    [[you], { priced: 1, covered: 2 }],
  ])('of %j has a baby on the way: %j', (persons, expected) => {
    const sent = { scenarios: [costs('birth', 1, 2)], assumptions: { ...assumptions, persons } }
    const answers = { scenario: 'birth' }
    expect(factsOf(sent, { features: { household: true }, answers }).otherHousehold).toEqual(expected)
  })
})

describe('the largest bill', () => {
  const services = [{ id: 'maternity', name: 'Childbirth', uses: 1, allowedAmount: 9000 }]
  const bill = { amount: 3250, service: 'maternity', month: 5, isAtBirth: true }
  const expected = { amount: 3250, service: 'Childbirth', month: 5, isAtBirth: true, companyMoney: 0 }
  const contribution = { full: 2000, used: 500, remaining: 1500 }

  it.each<[string, Partial<PlanCosts>, ResultFacts['bill']]>([
    ['is that of the best plan', { largestBill: bill }, expected],
    [
      'has neither a month nor a name that the API does not send',
      { largestBill: { amount: 3250, service: 'other' } },
      { ...expected, service: null, month: null, isAtBirth: false },
    ],
    ['is paid by company money', { largestBill: bill, hsaFunds: 750 }, { ...expected, companyMoney: 750 }],
    [
      'is paid by all that the company pays in',
      { largestBill: bill, hsaFunds: 500, facts: { ...planFacts, companyContribution: contribution } },
      { ...expected, companyMoney: 2000 },
    ],
    [
      'is paid by the installments that have come, less the months before it: 2 of 4 × 500, less 250',
      {
        largestBill: bill,
        monthly: { expenses: [100, 100, 0, 50, 3000, 0, 0, 0, 0, 0, 0, 0], highest: 3000 },
        facts: { ...planFacts, companyContribution: { ...contribution, months: [1, 4, 7, 10] } },
      },
      { ...expected, companyMoney: 750 },
    ],
    [
      'is paid by the first installment if it can come at any time',
      {
        largestBill: { ...bill, month: null },
        facts: { ...planFacts, companyContribution: { ...contribution, months: [1, 7] } },
      },
      { ...expected, month: null, companyMoney: 1000 },
    ],
    [
      'is paid by what the months before it leave',
      {
        largestBill: bill,
        hsaFunds: 750,
        monthly: { expenses: [100, 100, 0, 50, 3000, 0, 0, 0, 0, 0, 0, 0], highest: 3000 },
      },
      { ...expected, companyMoney: 500 },
    ],
    [
      'is paid in full in the first covered month',
      { largestBill: bill, hsaFunds: 750, monthly: { expenses: [3000, 0, 0, 0, 0, 0, 0, 0], highest: 3000 } },
      { ...expected, companyMoney: 750 },
    ],
    ['is paid at most in full', { largestBill: bill, hsaFunds: 9000 }, { ...expected, companyMoney: 3250 }],
    ['is null without bills', { largestBill: null }, null],
    ['is null for less than a dollar', { largestBill: { ...bill, amount: 0.4 } }, null],
  ])('%s', (_, change, result) => {
    const facts = factsOf(
      { assumptions: { ...assumptions, services } },
      {},
      { saver: { ...saver, ...change }, ppo },
    )
    expect(facts.bill).toEqual(result)
  })
})

it.each<[Partial<PlanCosts>, number | undefined, number]>([
  [{ outOfPocketExpenses: 1800, hsaFunds: 600 }, undefined, 100],
  [{ outOfPocketExpenses: 1800, hsaFunds: 600 }, 6, 200],
  [{ outOfPocketExpenses: 500, hsaFunds: 600 }, undefined, 0],
])('the care by month of %j, covered in %s months, is $%s', (change, coveredMonths, careByMonth) => {
  const sent = { assumptions: { ...assumptions, coveredMonths } }
  expect(factsOf(sent, {}, { saver: { ...saver, ...change }, ppo }).careByMonth).toBe(careByMonth)
})

it.each<[string | null, ResultFacts['staying']]>([
  [null, null],
  ['gone', null],
  ['toString', null],
  ['ppo', { key: 'ppo', plan: 'PPO', isSamePlan: false, difference: { direction: 'less', amount: '$200' } }],
  [
    'old',
    { key: 'old', plan: 'Old plan', isSamePlan: false, difference: { direction: 'more', amount: '$200' } },
  ],
  [
    'saver',
    { key: 'saver', plan: 'Saver', isSamePlan: true, difference: { direction: 'same', amount: '$0' } },
  ],
])('the difference from staying in the current plan %s is %j', (currentPlan, staying) => {
  expect(factsOf({}, { answers: { currentPlan: { key: currentPlan } } }).staying).toEqual(staying)
})
