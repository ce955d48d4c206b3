import type { Crossover } from '../contract/outputs.ts'
import type { Cents } from './money.ts'

/** The most points of a curve, unless more are required. */
const maxPoints = 24

/** Lines between the points that are closer than this to all costs need no more points. */
const tolerance: Cents = 10_00

/**
 * Chooses the amounts of care at which straight lines bend: each time the one where the lines through
 * the points so far are furthest from any plan's cost (Ramer, 1972; Douglas and Peucker, 1973).
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
    for (let line = 1; line < points.length; line++) {
      const from = points[line - 1]!
      const to = points[line]!
      for (const plan of totals) {
        const slope = (plan[to]! - plan[from]!) / (amounts[to]! - amounts[from]!)
        for (let index = from + 1; index < to; index++) {
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

/** Another plan must be this much cheaper to become the cheapest: less is within the accuracy of the curve. */
const minGap: Cents = 50_00

/** The amounts of care at which another plan becomes the cheapest, rounded to ten dollars. */
export function findCrossovers(amounts: Cents[], totals: Cents[][], keys: string[]): Crossover[] {
  const byKey = [...keys.keys()].toSorted((one, other) => (keys[one]! < keys[other]! ? -1 : 1))
  const cheapestAt = (index: number) =>
    byKey.reduce((best, plan) => (totals[plan]![index]! < totals[best]![index]! ? plan : best))
  const crossovers: Crossover[] = []
  let best = cheapestAt(0)
  for (let index = 1; index < amounts.length; index++) {
    const next = cheapestAt(index)
    if (totals[best]![index]! - totals[next]![index]! < minGap) continue
    // The lines cross after the last amount at which the next plan was not cheaper. There is one: where the best plan
    // became the cheapest.
    let last = index - 1
    while (totals[next]![last]! < totals[best]![last]!) last -= 1
    const gapBefore = totals[next]![last]! - totals[best]![last]!
    const gapAfter = totals[best]![last + 1]! - totals[next]![last + 1]!
    const fraction = gapBefore / (gapBefore + gapAfter)
    const care = amounts[last]! + fraction * (amounts[last + 1]! - amounts[last]!)
    crossovers.push({ care: Math.round(care / 1000) * 10, from: keys[best]!, to: keys[next]! })
    best = next
  }
  return crossovers
}
