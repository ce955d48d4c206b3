import type { Crossover } from '../contract/outputs.ts'
import type { Cents } from './money.ts'

/** Another plan must be this much cheaper to become the cheapest: less is within the accuracy of the curve. */
const minGap: Cents = 50_00

/** The amounts of care at which another plan becomes the cheapest, rounded to ten dollars. */
export function findCrossovers(amounts: Cents[], totals: Cents[][], keys: string[]): Crossover[] {
  const byKey = [...keys.keys()].toSorted((one, other) => (keys[one]! < keys[other]! ? -1 : 1))
  const cheapestAt = (index: number) =>
    byKey.reduce((best, plan) => (totals[plan]![index]! < totals[best]![index]! ? plan : best))
  const crossovers: Crossover[] = []
  let best = cheapestAt(0)
  for (let index = 1; index < amounts.length; index += 1) {
    const next = cheapestAt(index)
    if (totals[best]![index]! - totals[next]![index]! < minGap) continue
    // The lines cross after the last amount at which the next plan was not cheaper.
    let last = index - 1
    while (last > 0 && totals[next]![last]! < totals[best]![last]!) last -= 1
    const gapBefore = totals[next]![last]! - totals[best]![last]!
    const gapAfter = totals[best]![last + 1]! - totals[next]![last + 1]!
    const fraction = gapBefore / (gapBefore + gapAfter)
    const care = amounts[last]! + fraction * (amounts[last + 1]! - amounts[last]!)
    crossovers.push({ care: Math.round(care / 1000) * 10, from: keys[best]!, to: keys[next]! })
    best = next
  }
  return crossovers
}
