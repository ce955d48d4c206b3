import { sum } from 'd3-array'
import type { CostCurve, Outputs, ScenarioCosts } from '../../../../contract/outputs.ts'
import { isCheapest, type PlanColumn, type TotalCosts } from './costsOfPlans.ts'

type CurvePoint = CostCurve['points'][number]
type Crossovers = CostCurve['crossovers']

export interface CareCurve {
  points: CurvePoint[]
  /** The estimate's point; null if the curve does not have it. */
  own: CurvePoint | null
}

/**
 * The points of the curve and, between them, the estimate itself, so that its amount of care has exactly its costs. They
 * end at three times this amount. null if there is nothing to draw.
 */
export function careCurve({ curve, plans, assumptions }: Outputs): CareCurve | null {
  if (!curve || Object.keys(plans).length < 2) return null
  const { points } = curve
  const lowest = points[0]?.care ?? 0
  const highest = points.at(-1)?.care ?? 0
  if (lowest >= highest) return null
  const care = sum(assumptions?.services ?? [], ({ uses, allowedAmount }) => uses * allowedAmount)
  if (care <= lowest || care > highest) return { points, own: null }
  const totalCosts: TotalCosts = Object.fromEntries(
    Object.entries(plans).map(([key, { totalCost }]) => [key, totalCost]),
  )
  const own = { care, totalCosts }
  const others = points.filter((point) => Math.abs(point.care - care) > sameCare)
  const all = [...others, own].toSorted((one, other) => one.care - other.care)
  return cutCurve({ points: all, own }, Number((3 * care).toPrecision(2)))
}

/** The part of a curve up to an amount of care. Its last point is interpolated. */
function cutCurve({ points, own }: CareCurve, end: number): CareCurve {
  const next = points.findIndex(({ care }) => care >= end)
  if (next <= 0) return { points, own }
  const [before, after] = [points[next - 1]!, points[next]!]
  const share = (end - before.care) / (after.care - before.care)
  const totalCosts = Object.fromEntries(
    Object.entries(after.totalCosts).map(([key, cost]) => {
      const start = before.totalCosts[key]!
      return [key, start + share * (cost - start)]
    }),
  )
  return { points: [...points.slice(0, next), { care: end, totalCosts }], own }
}

/** Points closer than this, in dollars, are the same amount of care. Sums of rounded prices differ by cents. */
const sameCare = 5

/** The changes of the cheapest plan, without those that are undone at the same rounded amount. */
export function distinctCrossovers(crossovers: Crossovers): Crossovers {
  return crossovers
    .filter(({ care }, index) => roundCare(care) !== roundCare(crossovers[index + 1]?.care ?? NaN))
    .filter(({ to }, index, all) => to !== (all[index - 1]?.to ?? crossovers[0]!.from))
}

function roundCare(care: number) {
  return Number(care.toPrecision(2))
}

/** A range of amounts of care in which one plan is the cheapest. */
export interface CheapestRange {
  /** Dollars; 0 for the first range, and Infinity for the last one. */
  from: number
  to: number
  /** The plan's key. */
  plan: string
  /** Whether another plan is slightly cheaper at some amount between. */
  isClose: boolean
}

/**
 * Which plan is the cheapest at which amount of care: one range more than there are crossovers. Empty if the API sends no
 * crossover although no plan is always the cheapest or close to it.
 * @param crossovers those that are distinct.
 */
export function cheapestRanges(
  { points, crossovers: all }: CostCurve,
  crossovers: Crossovers,
  plans: PlanColumn[],
): CheapestRange[] {
  const always = closestToCheapest(points, plans)
  const first = all[0]?.from ?? (always.excess < mostExcess ? always.plan : null)
  if (first === null) return []
  return [first, ...crossovers.map(({ to }) => to)].map((plan, index) => {
    const from = crossovers[index - 1]?.care ?? 0
    const to = crossovers[index]?.care ?? Infinity
    const between = points.filter(({ care }) => (index === 0 || care > from) && care < to)
    const isClose = between.some(({ totalCosts }) => !isCheapest(plan, totalCosts, plans))
    return { from: roundCare(from), to: to === Infinity ? to : roundCare(to), plan, isClose }
  })
}

/** Dollars that a plan may cost more than the cheapest one and still be close to it. */
const mostExcess = 100

/** The plan that is the closest to the cheapest one at every amount, and the most that it costs more. */
function closestToCheapest(points: CurvePoint[], plans: PlanColumn[]) {
  const excessOf = (plan: string) =>
    Math.max(
      ...points.map(
        ({ totalCosts }) => totalCosts[plan]! - Math.min(...plans.map(({ key }) => totalCosts[key]!)),
      ),
    )
  const [best] = plans
    .map(({ key }) => ({ plan: key, excess: excessOf(key) }))
    .toSorted((one, other) => one.excess - other.excess)
  return best!
}

/**
 * Whether a scenario contradicts the ranges: the cheapest plan at its amount of care is not the cheapest in the scenario.
 * Without an amount, whether none of the plans of the ranges is.
 */
export function contradictsRanges(
  { care, totalCosts }: ScenarioCosts,
  ranges: CheapestRange[],
  plans: PlanColumn[],
): boolean {
  const named = care == null ? ranges : ranges.filter(({ from, to }) => care >= from && care < to)
  return named.length > 0 && !named.some(({ plan }) => isCheapest(plan, totalCosts, plans))
}
