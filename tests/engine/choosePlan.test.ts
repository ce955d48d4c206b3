import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/contract/plans.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { confidence as confidenceFor } from '../../src/engine/choosePlan.ts'
import { answers, estimate, limit, modelOf, plan, plansDocument, sameForAll } from './planDocument.ts'

const hsa = (company: number, needsOwnMoney = false): Plan['account'] => ({
  type: 'HSA',
  companyMoney: sameForAll(company),
  needsOwnMoney,
})

describe('The best plan', () => {
  const withMaximum = (maximum: number) => ({ outOfPocketMaximum: limit(maximum) })
  const plans = [
    plan({ key: 'hsa', payroll: [{ yearly: sameForAll(100) }], account: hsa(0, true), ...withMaximum(5000) }),
    plan({ key: 'b', payroll: [{ yearly: sameForAll(200) }], ...withMaximum(3000) }),
    plan({ key: 'a', payroll: [{ yearly: sameForAll(200) }], ...withMaximum(3000) }),
    plan({ key: 'c', payroll: [{ yearly: sameForAll(200) }], ...withMaximum(3000) }),
    plan({ key: 'expensive', payroll: [{ yearly: sameForAll(900) }], ...withMaximum(1000) }),
    plan({ key: 'worse', payroll: [{ yearly: sameForAll(300) }], ...withMaximum(4650) }),
    plan({ key: 'dear', payroll: [{ yearly: sameForAll(500) }], ...withMaximum(4700) }),
    plan({
      key: 'better-hsa',
      payroll: [{ yearly: sameForAll(800) }],
      account: hsa(0, true),
      ...withMaximum(1000),
    }),
  ]
  const savingsStyles = [
    { id: 0, avoidsOwnMoney: true },
    { id: '0', avoidsOwnMoney: false },
  ]
  const choose = (savingsStyle: string | number | null, keys: string[]) =>
    estimate(plansDocument({ savingsStyles, plans: plans.filter(({ key }) => keys.includes(key)) }), {
      savingsStyle,
    })

  it.each([
    ['the cheapest', null, ['hsa', 'b', 'a', 'expensive'], 'hsa', 800, 'expensive'],
    ['the cheapest for employees who save', '0', ['hsa', 'b', 'expensive'], 'hsa', 800, 'expensive'],
    ['the first key of equal ones, in any order', null, ['a', 'c', 'expensive'], 'a', 700, 'expensive'],
    ['the first key of equal ones', null, ['b', 'a', 'expensive'], 'a', 700, 'expensive'],
    ['the cheapest if it needs no own money', 0, ['b', 'expensive'], 'b', 700, 'expensive'],
    ['the only one, even if it needs own money', 0, ['hsa'], 'hsa', 0, null],
    ['the cheapest if the other one has the worse worst case', 0, ['hsa', 'dear'], 'hsa', 400, 'dear'],
    ['the cheapest if the other one saves less than it costs', 0, ['hsa', 'worse'], 'hsa', 200, 'worse'],
    [
      'the cheapest if another plan has lower costs and a better worst case than the one without own money',
      0,
      ['hsa', 'better-hsa', 'expensive'],
      'hsa',
      800,
      'expensive',
    ],
  ] as const)('is %s', (_, style, keys, bestPlan, potentialSavings, comparedWith) => {
    expect(choose(style, [...keys])).toMatchObject({
      bestPlan,
      savingsDidOverride: false,
      potentialSavings,
      comparedWith,
    })
  })

  it.each([
    ['one without own money for employees who do not save', ['hsa', 'b', 'a', 'expensive'], 'a', 1900],
    ['the most expensive if only it needs no own money', ['hsa', 'expensive'], 'expensive', 3200],
    ['the cheapest of those that are not worse than another plan', ['hsa', 'worse', 'b'], 'b', 1900],
  ] as const)('is %s, and saves in the worst case', (_, keys, bestPlan, potentialSavings) => {
    expect(choose(0, [...keys])).toMatchObject({
      bestPlan,
      savingsDidOverride: true,
      potentialSavings,
      comparedWith: 'hsa',
    })
  })

  describe('with equal amounts', () => {
    const chosenFrom = (
      ...candidates: [key: string, payroll: number, maximum: number, needsOwnMoney: boolean][]
    ) => {
      const equal = candidates.map(([key, payroll, maximum, needsOwnMoney]) =>
        plan({
          key,
          payroll: [{ yearly: sameForAll(payroll) }],
          ...withMaximum(maximum),
          account: hsa(0, needsOwnMoney),
        }),
      )
      const { bestPlan, comparedWith } = estimate(plansDocument({ savingsStyles, plans: equal }), {
        savingsStyle: 0,
      })
      return [bestPlan, comparedWith]
    }

    it('is overridden if the worst case saves as much as the expected year costs more, but not if it saves less', () => {
      // Worst cases: 100 + 5000 and 1100 + 3000, which saves the 1000 dollars that the plan costs more.
      expect(chosenFrom(['own', 100, 5000, true], ['safe', 1100, 3000, false])).toEqual(['safe', 'own'])
      expect(chosenFrom(['own', 100, 5000, true], ['safe', 1100, 3000.01, false])).toEqual(['own', 'safe'])
    })

    it('is overridden if the worst case saves 50 cents, but not if it saves less', () => {
      expect(chosenFrom(['own', 100, 5000, true], ['safe', 100.2, 4999.3, false])).toEqual(['safe', 'own'])
      expect(chosenFrom(['own', 100, 5000, true], ['safe', 100.2, 4999.31, false])[0]).toBe('own')
    })

    it('is not overridden by a plan whose worst case another plan has at a lower cost', () => {
      expect(
        chosenFrom(['own', 100, 5000, true], ['better', 500, 2600, true], ['safe', 600, 2500, false]),
      ).toEqual(['own', 'safe'])
      expect(
        chosenFrom(['own', 100, 5000, true], ['better', 500, 2600.01, true], ['safe', 600, 2500, false]),
      ).toEqual(['safe', 'own'])
    })

    it('is compared with the first key of the most expensive ones', () => {
      expect(chosenFrom(['c', 900, 1, true], ['a', 100, 1, false], ['b', 900, 1, true])).toEqual(['a', 'b'])
      expect(chosenFrom(['b', 900, 1, true], ['a', 100, 1, false], ['c', 900, 1, true])).toEqual(['a', 'b'])
    })
  })

  it('is not overridden if its costs have no limit, and keeps its savings', () => {
    const keys = ['hsa', 'safe', 'expensive']
    const candidates = keys.map((key, index) =>
      plan({
        key,
        payroll: [{ yearly: sameForAll(1000 * index) }],
        ...(key === 'hsa' && {
          account: hsa(0, true),
          maximumExcludesCopays: true,
          payment: { copay: 10 },
        }),
      }),
    )
    expect(estimate(plansDocument({ savingsStyles, plans: candidates }), { savingsStyle: 0 })).toMatchObject({
      bestPlan: 'hsa',
      savingsDidOverride: false,
      potentialSavings: 2000,
      comparedWith: 'expensive',
    })
  })

  it('is not overridden by a plan that costs the same', () => {
    const equal = [plan({ key: 'a', account: hsa(0, true) }), plan({ key: 'b' })]
    expect(estimate(plansDocument({ savingsStyles, plans: equal }), { savingsStyle: 0 })).toMatchObject({
      bestPlan: 'b',
      savingsDidOverride: false,
    })
  })

  it('saves nothing that is less than 50 cents', () => {
    const savingsOf = (dollars: number) => {
      const equal = [plan({ key: 'a' }), plan({ key: 'b', payroll: [{ yearly: sameForAll(dollars) }] })]
      const outputs = calculate(modelOf(plansDocument({ plans: equal })), answers())
      return [outputs.potentialSavings, outputs.comparedWith]
    }
    expect(savingsOf(0.49)).toEqual([undefined, undefined])
    expect(savingsOf(0.5)).toEqual([0.5, 'b'])
  })
})

describe('The runner-up', () => {
  const withPayroll = (key: string, dollars: number) =>
    plan({ key, payroll: [{ yearly: sameForAll(dollars) }] })
  const outputsFor = (...payrolls: [string, number][]) =>
    estimate(plansDocument({ plans: payrolls.map(([key, dollars]) => withPayroll(key, dollars)) }))

  it('is the next plan by cost; of equal ones, the first key', () => {
    expect(outputsFor(['d', 900], ['c', 500], ['b', 500], ['a', 100]).runnerUp).toBe('b')
  })

  it('does not exist if there is only one plan', () => {
    expect(outputsFor(['a', 100])).toMatchObject({ runnerUp: null, confidence: null })
  })

  it.each([
    [250, 'clear'],
    [249.99, 'close'],
    [100, 'close'],
    [99.99, 'close'],
  ])('that costs %d more in every year makes the choice %s', (gap, confidence) => {
    expect(outputsFor(['a', 100], ['b', 100 + gap]).confidence).toBe(confidence)
  })
})

describe('The confidence', () => {
  it.each([
    [99_99, 0.66, 'even'],
    [99_99, 2 / 3, 'close'],
    [100_00, 0.5, 'close'],
    [250_00, 0.79, 'close'],
    [250_00, 0.8, 'clear'],
    [249_99, 1, 'close'],
  ])(
    'of a gap of %i cents and a plan that is the cheapest in %d of the years is %s',
    (gap, share, expected) => {
      expect(confidenceFor({ total: 1000_00 }, { total: 1000_00 + gap }, share)).toBe(expected)
    },
  )
})
