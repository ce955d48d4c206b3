import { describe, expect, it } from 'vitest'
import { parseOutputs, type CostCurve, type OutputsPayload } from '../../../../../src/contract/outputs.ts'
import {
  careCurve,
  cheapestRanges,
  contradictsRanges,
  distinctCrossovers,
} from '../../../../../src/calculator/steps/results/years/careCurve.ts'
import { plan } from '../../../planCosts.ts'

const points = [0, 1000, 5000].map((care) => ({ care, totalCosts: { saver: care, classic: 2000 } }))

const service = { id: 'visit', name: 'Visit', uses: 3, allowedAmount: 400, usesByPerson: [3] }

function outputs(change: Partial<OutputsPayload> = {}) {
  return parseOutputs({
    plans: { saver: plan('Saver', { totalCost: 1234.5 }), classic: plan('Classic', { totalCost: 2000 }) },
    bestPlan: 'saver',
    curve: { points, crossovers: [] },
    assumptions: { locationFactor: 1, persons: [], services: [service], claimOrder: [] },
    ...change,
  })
}

const withCare = (allowedAmount: number) => ({
  assumptions: {
    locationFactor: 1,
    persons: [],
    services: [{ ...service, uses: 1, allowedAmount }],
    claimOrder: [],
  },
})

describe('careCurve', () => {
  it('has the estimate as a point, with the exact costs of the result', () => {
    const own = { care: 1200, totalCosts: { saver: 1234.5, classic: 2000 } }
    expect(careCurve(outputs())).toMatchObject({ points: [points[0], points[1], own, {}], own })
  })

  it('replaces a point whose amount of care is the same except for rounding', () => {
    const curve = careCurve(outputs(withCare(1000.4)))!
    expect(curve.points.map(({ care }) => care)).toEqual([0, 1000.4, 3000])
    expect(curve.points[1]).toBe(curve.own)
  })

  it.each([
    ['three times the care of the estimate, rounded', 444, 1300],
    ['the end of what the API sends', 2000, 5000],
  ])('ends at %s', (_, care, end) => {
    const crossovers = [{ care: 2000, from: 'saver', to: 'classic' }]
    const last = careCurve(outputs({ ...withCare(care), curve: { points, crossovers } }))!.points.at(-1)
    expect(last).toEqual({ care: end, totalCosts: { saver: end, classic: 2000 } })
  })

  it.each([
    ['sends no assumptions', { assumptions: null }],
    ['assumes no care', withCare(0)],
    ['assumes more care than the curve covers', withCare(6000)],
  ])('does not mark the estimate if the API %s', (_, change) => {
    expect(careCurve(outputs(change))).toEqual({ points, own: null })
  })

  it.each<[string, Partial<OutputsPayload>]>([
    ['no curve', { curve: null }],
    ['no points', { curve: { points: [], crossovers: [] } }],
    ['one amount of care', { curve: { points: [points[1]!, points[1]!], crossovers: [] } }],
    ['one plan', { plans: { saver: plan('Saver') } }],
  ])('is null with %s', (_, change) => {
    expect(careCurve(outputs(change))).toBeNull()
  })
})

const plans = ['a', 'b', 'c'].map((key) => ({ key, name: key }))
const change = (care: number, from: string, to: string) => ({ care, from, to })

/** The ranges as `[from, to, plan]`. */
const rangesOf = (curve: CostCurve) =>
  cheapestRanges(curve, distinctCrossovers(curve.crossovers), plans).map(({ from, to, plan: key }) => [
    from,
    to,
    key,
  ])

describe('cheapestRanges', () => {
  it.each<[string, CostCurve['crossovers'], [from: number, to: number, plan: string][]]>([
    [
      'round amounts to two digits',
      [change(9440, 'a', 'b')],
      [
        [0, 9400, 'a'],
        [9400, Infinity, 'b'],
      ],
    ],
    [
      'are one more than the changes',
      [change(7, 'a', 'b'), change(1800, 'b', 'a'), change(36_330, 'a', 'c')],
      [
        [0, 7, 'a'],
        [7, 1800, 'b'],
        [1800, 36_000, 'a'],
        [36_000, Infinity, 'c'],
      ],
    ],
    [
      'join changes at the same rounded amount',
      [change(9410, 'a', 'b'), change(9440, 'b', 'c')],
      [
        [0, 9400, 'a'],
        [9400, Infinity, 'c'],
      ],
    ],
    [
      'leave out a change that is undone at the same rounded amount',
      [change(9410, 'a', 'b'), change(9440, 'b', 'a')],
      [[0, Infinity, 'a']],
    ],
  ])('%s', (_, crossovers, expected) => {
    expect(rangesOf({ points: [], crossovers })).toEqual(expected)
  })

  it.each<[boolean, string, number[]]>([
    [false, 'is', [1010, 900]],
    [false, 'is as cheap as another plan', [900, 900]],
    [true, 'is a few dollars more', [896, 900]],
  ])('are close: %s, if the plan between %s', (isClose, _, [a, b]) => {
    const curve = {
      points: [
        { care: 1000, totalCosts: { a: 0, b: 900, c: 9999 } },
        { care: 3000, totalCosts: { a: a!, b: b!, c: 9999 } },
        { care: 5000, totalCosts: { a: 9999, b: 9999, c: 0 } },
      ],
      crossovers: [change(2000, 'a', 'b'), change(4000, 'b', 'c')],
    }
    expect(cheapestRanges(curve, curve.crossovers, plans).map((range) => range.isClose)).toEqual([
      false,
      isClose,
      false,
    ])
  })

  it.each([
    ['the cheapest', 900, [[0, Infinity, 'a']]],
    ['close to the cheapest', 990, [[0, Infinity, 'a']]],
    ['much more expensive', 1300, []],
  ])('without a change name the plan that is at worst %s', (_, cost, expected) => {
    const curve = {
      points: [
        { care: 0, totalCosts: { a: 0, b: 900, c: 9999 } },
        { care: 3000, totalCosts: { a: cost, b: 900, c: 9999 } },
      ],
      crossovers: [],
    }
    expect(rangesOf(curve)).toEqual(expected)
  })
})

describe('a scenario', () => {
  const ranges = [
    { from: 0, to: 1000, plan: 'a', isClose: false },
    { from: 1000, to: Infinity, plan: 'b', isClose: false },
  ]

  it.each<[boolean, string, number | null, string]>([
    [false, 'the plan of its range is the cheapest', 500, 'a'],
    [true, 'the plan of another range is the cheapest', 1500, 'a'],
    [true, 'no range has its cheapest plan', 1500, 'c'],
    [false, 'its care is not known and a range has its cheapest plan', null, 'a'],
    [true, 'its care is not known and no range has its cheapest plan', null, 'c'],
  ])('contradicts the ranges: %s, if %s', (expected, _, care, cheapest) => {
    const totalCosts = { a: 900, b: 900, c: 900, [cheapest]: 800 }
    const row = { scenario: 'usual', care, totalCosts, bestPlan: cheapest }
    expect(contradictsRanges(row, ranges, plans)).toBe(expected)
  })
})
