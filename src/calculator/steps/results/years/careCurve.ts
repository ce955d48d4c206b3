import type { CostCurve, Outputs } from '../../../../contract/outputs.ts'
import { isCheapest, type PlanColumn, type TotalCosts } from './costsOfPlans.ts'

type CurvePoint = CostCurve['points'][number]

export interface CareCurve {
  points: CurvePoint[]
  /** The estimate's point; null if the curve does not have it. */
  own: CurvePoint | null
}

/**
 * The points of the curve and, between them, the estimate itself, so that its amount of care has exactly its costs. They
 * end at three times this amount or shortly after the last change of the cheapest plan, whichever is more. null if there
 * is nothing to draw.
 */
export function careCurve({ curve, plans, assumptions }: Outputs): CareCurve | null {
  if (!curve || Object.keys(plans).length < 2) return null
  const { points, crossovers } = curve
  const lowest = points[0]?.care ?? 0
  const highest = points.at(-1)?.care ?? 0
  if (lowest >= highest) return null
  const care = (assumptions?.services ?? []).reduce(
    (sum, service) => sum + service.uses * service.allowedAmount,
    0,
  )
  if (care <= lowest || care > highest) return { points, own: null }
  const end = Math.max(3 * care, ...crossovers.map((crossover) => 1.1 * crossover.care))
  const totalCosts: TotalCosts = Object.fromEntries(
    Object.entries(plans).map(([key, { totalCost }]) => [key, totalCost]),
  )
  const own = { care, totalCosts }
  const others = points.filter((point) => Math.abs(point.care - care) > sameCare)
  const all = [...others, own].toSorted((one, other) => one.care - other.care)
  return cutCurve({ points: all, own }, Number(end.toPrecision(2)))
}

/** The part of a curve up to an amount of care. Its last point is interpolated. */
export function cutCurve({ points, own }: CareCurve, end: number): CareCurve {
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

/**
 * Where a closer view of the estimate ends: at twice its amount of care, or at twice that of a change of the cheapest
 * plan nearby. null if this is more than half of the curve.
 */
export function closeEnd({ points, own }: CareCurve, crossovers: CostCurve['crossovers']) {
  if (!own) return null
  const half = points.at(-1)!.care / 2
  const amounts = crossovers.map(({ care }) => care).filter((care) => care < half / 2)
  const end = Number((2 * Math.max(own.care, ...amounts)).toPrecision(2))
  return end < half ? end : null
}

export interface Crossover {
  /** Dollars, rounded to two significant digits. */
  care: number
  /** Where the next change is, rounded in the same way; null for the last change. */
  end: number | null
  /** The plan that is the cheapest from this amount to the end. */
  plan: string
  /** Whether another plan is slightly cheaper at some amount between. */
  isClose: boolean
}

/** The changes of the cheapest plan. Leaves out one that is undone at the same rounded amount. */
export function roundedCrossovers({ points, crossovers }: CostCurve, plans: PlanColumn[]): Crossover[] {
  return crossovers
    .map((crossover) => ({ ...crossover, rounded: Number(crossover.care.toPrecision(2)) }))
    .filter(({ rounded }, index, all) => rounded !== all[index + 1]?.rounded)
    .filter(({ to }, index, all) => to !== (all[index - 1]?.to ?? crossovers[0]?.from))
    .map(({ care, rounded, to }, index, all) => {
      const next = all[index + 1]
      const above = points.filter((point) => point.care > care && point.care < (next?.care ?? Infinity))
      return {
        care: rounded,
        end: next?.rounded ?? null,
        plan: to,
        isClose: above.some(({ totalCosts }) => !isCheapest(to, totalCosts, plans)),
      }
    })
}

/** The two changes nearest to an amount of care, in ascending order. */
export function nearestCrossovers(crossovers: Crossover[], care: number) {
  return crossovers
    .toSorted((one, other) => Math.abs(one.care - care) - Math.abs(other.care - care))
    .slice(0, 2)
    .toSorted((one, other) => one.care - other.care)
}
