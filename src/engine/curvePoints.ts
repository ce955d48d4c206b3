import type { Cents } from './money.ts'

/** The most points of a curve, unless more are required. */
const maxPoints = 24

/** Lines between the points that are closer than this to all costs need no more points. */
const tolerance: Cents = 10_00

/**
 * Chooses the amounts of care at which straight lines bend: one after the other, that where the lines through the
 * points so far are the furthest from any plan's cost (Ramer, 1972; Douglas and Peucker, 1973).
 * @param amounts in ascending order.
 * @param totals of each plan, at each amount.
 * @param required amounts that are points in any case, in addition to the first and the last one.
 * @returns the indexes of the points, in ascending order.
 */
export function choosePoints(amounts: Cents[], totals: Cents[][], required: ReadonlySet<Cents>): number[] {
  const points = [...amounts.keys()].filter(
    (index) => index === 0 || index === amounts.length - 1 || required.has(amounts[index]!),
  )
  while (points.length < maxPoints) {
    let furthest = -1
    let distance = tolerance
    for (let line = 1; line < points.length; line += 1) {
      const from = points[line - 1]!
      const to = points[line]!
      for (const plan of totals) {
        const slope = (plan[to]! - plan[from]!) / (amounts[to]! - amounts[from]!)
        for (let index = from + 1; index < to; index += 1) {
          const error = Math.abs(plan[from]! + slope * (amounts[index]! - amounts[from]!) - plan[index]!)
          if (error <= distance) continue
          furthest = index
          distance = error
        }
      }
    }
    if (furthest < 0) break
    points.splice(
      points.findIndex((point) => point > furthest),
      0,
      furthest,
    )
  }
  return points
}
