import { describe, expect, it } from 'vitest'
import { parseOutputs, type CostCurve, type OutputsPayload } from '../../../../../src/contract/outputs.ts'
import {
  careCurve,
  closeEnd,
  nearestCrossovers,
  roundedCrossovers,
} from '../../../../../src/calculator/steps/results/years/careCurve.ts'
import { plan } from '../../../planCosts.ts'

const points = [0, 1000, 5000].map((care) => ({ care, totalCosts: { saver: care, classic: 2000 } }))

const service = { id: 'visit', name: 'Visit', uses: 3, allowedAmount: 400, usesByPerson: [3] }

function outputs(change: Partial<OutputsPayload> = {}) {
  return parseOutputs({
    plans: {
      saver: plan('Saver', { totalCost: 1234.5 }),
      classic: plan('Classic', { totalCost: 2000 }),
    },
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
    ['three times the care of the estimate', 400, [], 1200],
    ['a little more care than at the last change of the cheapest plan', 400, [1000, 2000], 2200],
    ['the end of what the API sends', 2000, [1000], 5000],
  ])('ends at %s', (_, care, changes, end) => {
    const crossovers = changes.map((change) => ({ care: change, from: 'saver', to: 'classic' }))
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

describe('closeEnd', () => {
  const at = (care: number) => ({ care, totalCosts: {} })
  const end = (own: number | null, ...crossovers: number[]) =>
    closeEnd(
      { points: [at(0), at(20_000)], own: own === null ? null : at(own) },
      crossovers.map((care) => ({ care, from: 'a', to: 'b' })),
    )

  it.each<[string, number | null, number | null]>([
    ['is twice the care of the estimate, rounded', end(1290), 2600],
    ['includes a crossover nearby', end(1290, 1800), 3600],
    ['leaves out a crossover far away', end(1290, 9000), 2600],
    ['is null for more than half of the curve', end(5100), null],
    ['is null without the estimate', end(null, 1800), null],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected))
})

describe('roundedCrossovers', () => {
  const plans = ['a', 'b', 'c'].map((key) => ({ key, name: key }))
  const change = (care: number, from: string, to: string) => ({ care, from, to })

  it.each<[string, CostCurve['crossovers'], [care: number, plan: string][]]>([
    ['rounds to two digits', [change(9440, 'a', 'b')], [[9400, 'b']]],
    ['keeps small amounts', [change(7, 'a', 'b')], [[7, 'b']]],
    [
      'keeps several changes',
      [change(1800, 'a', 'b'), change(36_330, 'b', 'c')],
      [
        [1800, 'b'],
        [36_000, 'c'],
      ],
    ],
    [
      'joins changes at the same rounded amount',
      [change(9410, 'a', 'b'), change(9440, 'b', 'c')],
      [[9400, 'c']],
    ],
    [
      'leaves out a change that is undone at the same rounded amount',
      [change(9410, 'a', 'b'), change(9440, 'b', 'a')],
      [],
    ],
  ])('%s', (_, crossovers, expected) => {
    expect(roundedCrossovers({ points: [], crossovers }, plans)).toEqual(
      expected.map(([care, key], index) => ({
        care,
        end: expected[index + 1]?.[0] ?? null,
        plan: key,
        isClose: false,
      })),
    )
  })

  it.each<[boolean, string, number[]]>([
    [false, 'is', [1010, 900]],
    [false, 'is as cheap as another plan', [900, 900]],
    [true, 'is a few dollars more', [896, 900]],
  ])('is close: %s, if the plan above it %s', (isClose, _, [a, b]) => {
    const curve = [
      { care: 1000, totalCosts: { a: 0, b: 900, c: 9999 } },
      { care: 3000, totalCosts: { a: a!, b: b!, c: 9999 } },
      { care: 5000, totalCosts: { a: 9999, b: 9999, c: 0 } },
    ]
    const crossovers = [change(2000, 'a', 'b'), change(4000, 'b', 'c')]
    expect(roundedCrossovers({ points: curve, crossovers }, plans)).toEqual([
      { care: 2000, end: 4000, plan: 'b', isClose },
      { care: 4000, end: null, plan: 'c', isClose: false },
    ])
  })
})

describe('nearestCrossovers', () => {
  const crossovers = [1000, 5000, 9000, 20_000, 36_000].map((care) => ({
    care,
    end: null,
    plan: 'a',
    isClose: false,
  }))

  it.each([
    [6800, [5000, 9000]],
    [0, [1000, 5000]],
    [90_000, [20_000, 36_000]],
  ])('of %d of care are two', (care, expected) => {
    expect(nearestCrossovers(crossovers, care).map((crossover) => crossover.care)).toEqual(expected)
  })
})
