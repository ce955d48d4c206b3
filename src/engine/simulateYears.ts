import { moveDates, type ClaimDates } from './claimDates.ts'
import { toClaims, type Claim, type ExpectedUses } from './claims.ts'
import { createRenumbering, endOfDates, randomDate, sortByDate } from './claimOrders.ts'
import type { Model } from './Model.ts'
import { createRandom, shuffle } from './random.ts'

/** Possible years of a household. */
export interface SimulatedYears {
  /** The claims of all years. Each year has some of them. */
  claims: Claim[]
  /** For each year, the indexes of its claims in the order of their dates. */
  orders: Uint32Array[]
}

/**
 * Simulates years in which the uses of each person and service vary around the expected ones. Dates are random as far as
 * they are not known.
 *
 * The number of episodes follows a Poisson distribution, the usual model of claim counts (Klugman, Panjer, and Willmot,
 * Loss Models, chapter 6). Its mean is the expected number. If one episode is certain, only the others vary. The numbers
 * are stratified over the years, so that their mean is close to the expected one. Takes several steps.
 */
export function* simulateYears(
  model: Model,
  expected: ExpectedUses[],
  count: number,
  known: ClaimDates,
): Generator<void, SimulatedYears> {
  const claims: Claim[] = []
  const drawn: { first: number; claimCounts: number[] }[] = []
  const quantiles = new Map<number, number[]>()
  for (const [index, each] of expected.entries()) {
    if (index % expectedPerStep === 0) yield
    const uses = drawUses(model, each, count, quantiles)
    drawn.push({
      first: claims.length,
      claimCounts: uses.map((number) => Math.round(number / each.usesPerClaim)),
    })
    claims.push(...toClaims(each, Math.max(...uses)))
  }
  yield
  const renumber = createRenumbering(claims)
  const indexes = new Uint32Array(claims.length)
  const dates = new Float64Array(claims.length)
  const sorted = new Float64Array(claims.length)
  const allOrders = new Uint32Array(count * claims.length)
  const orders = Array.from({ length: count }, (_, year) => {
    const random = createRandom(year)
    let length = 0
    for (const { first, claimCounts } of drawn)
      for (let nth = 0; nth < claimCounts[year]!; nth += 1) {
        indexes[length] = first + nth
        dates[length] = randomDate(random)
        length += 1
      }
    const ownDates = dates.subarray(0, length)
    const claimAt = (position: number) => claims[indexes[position]!]!
    moveDates(known, ownDates, endOfDates, claimAt, () => randomDate(random))
    const order = allOrders.subarray(year * claims.length, year * claims.length + length)
    sortByDate(ownDates, endOfDates, order, sorted)
    for (let position = 0; position < length; position += 1) order[position] = indexes[order[position]!]!
    return renumber(order)
  })
  return { claims, orders }
}

/** Few enough to draw in one step. */
const expectedPerStep = 500

/**
 * Draws a number of uses for each year.
 * @param quantiles by mean, filled on first use.
 */
function drawUses(
  model: Model,
  expected: ExpectedUses,
  count: number,
  quantiles: Map<number, number[]>,
): number[] {
  const { usesPerDraw, certain, mean } = episodes(model, expected)
  const known = quantiles.get(mean) ?? poissonQuantiles(mean, count)
  quantiles.set(mean, known)
  const draws = [...known]
  shuffle(createRandom(expected.person, model.priceRanks[expected.serviceIndex]!, count), draws)
  return draws.map((draw) => (certain + draw) * usesPerDraw)
}

/** The most uses in any of the simulated years, and at least the expected ones. */
export function highestUses(model: Model, expected: ExpectedUses, count: number): number {
  const { uses, usesPerClaim } = expected
  const { usesPerDraw, certain, mean } = episodes(model, expected)
  const highest = (certain + poissonQuantiles(mean, count).at(-1)!) * usesPerDraw
  return Math.max(uses, Math.round(highest / usesPerClaim) * usesPerClaim)
}

/** The number of episodes that varies between years, and those that do not. */
function episodes({ usesPerEpisode }: Model, { serviceIndex, uses, isCertain }: ExpectedUses) {
  const usesPerDraw = Math.min(uses, usesPerEpisode[serviceIndex]!)
  const certain = isCertain ? 1 : 0
  return { usesPerDraw, certain, mean: uses / usesPerDraw - certain }
}

/** Probabilities below this do not change a quantile. */
const negligible = 1e-9

/**
 * The quantiles of a Poisson distribution in the middle of `count` equal parts.
 * The probabilities are relative to that of the mode, since those of large means are too small for a number.
 */
export function poissonQuantiles(mean: number, count: number): number[] {
  const mode = Math.floor(mean)
  const below: number[] = []
  for (let weight = 1, number = mode; number > 0 && weight > negligible; number -= 1)
    below.push((weight *= number / mean))
  const above: number[] = []
  for (let weight = 1, number = mode + 1; weight > negligible; number += 1)
    above.push((weight *= mean / number))
  const weights = [...below.toReversed(), 1, ...above]
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const quantiles: number[] = []
  let cumulated = 0
  for (const [position, weight] of weights.entries()) {
    cumulated += weight
    while ((quantiles.length + 0.5) / count <= cumulated / total)
      quantiles.push(mode - below.length + position)
  }
  return quantiles
}
