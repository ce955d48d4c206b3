import type { CostCurve } from '../../../src/contract/outputs.ts'

/** The cost of a plan between two points of the curve. */
export function costAt(points: CostCurve['points'], key: string, care: number) {
  const next = points.findIndex((point) => point.care >= care)
  const [from, to] = [points[next - 1], points[next]]
  if (!from || !to) return NaN
  const part = (care - from.care) / (to.care - from.care)
  return from.totalCosts[key]! + part * (to.totalCosts[key]! - from.totalCosts[key]!)
}
