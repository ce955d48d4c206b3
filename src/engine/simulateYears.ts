import { moveDates, type ClaimDates } from './claimDates.ts'
import { toClaims, type Claim, type ExpectedUses } from './claims.ts'
import { createDateSort, createRenumbering, endOfDates, randomDate } from './claimOrders.ts'
import type { Model } from './Model.ts'
import { createRandom, randomBelow, shuffle } from './random.ts'

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
 * The number of claims follows a mixed Poisson distribution (Klugman, Panjer, and Willmot, Loss Models): one factor for
 * how sick a person is in a year multiplies all expected uses, and given the factor, claims are independent. All years
 * together have exactly the expected claims, up to rounding, in proportion to the factors. If one claim is certain, only
 * the others vary. Takes several steps.
 */
export function* simulateYears(
  { priceRanks }: Model,
  expected: ExpectedUses[],
  count: number,
  known: ClaimDates,
): Generator<void, SimulatedYears> {
  const claims: Claim[] = []
  const drawn: { first: number; claimCounts: Uint32Array }[] = []
  const chances: number[][] = []
  for (const [index, each] of expected.entries()) {
    if (index % expectedPerStep === 0) yield
    const { person, serviceIndex, usesPerClaim } = each
    chances[person] ??= yearChances(person, count)
    const claimCounts = countClaims(each, priceRanks[serviceIndex]!, count, chances[person])
    drawn.push({ first: claims.length, claimCounts })
    claims.push(...toClaims(each, claimCounts.reduce(max) * usesPerClaim))
  }
  yield
  const renumber = createRenumbering(claims)
  const sort = createDateSort(claims.length, endOfDates)
  const indexes = new Uint32Array(claims.length)
  const dates = new Float64Array(claims.length)
  const sorted = new Float64Array(claims.length)
  const allOrders = new Uint32Array(count * claims.length)
  const orders = Array.from({ length: count }, (_, year) => {
    const random = createRandom(year)
    let length = 0
    for (const { first, claimCounts } of drawn)
      for (let nth = 0; nth < claimCounts[year]!; nth++) {
        indexes[length] = first + nth
        dates[length] = randomDate(random)
        length += 1
      }
    const ownDates = dates.subarray(0, length)
    const claimAt = (position: number) => claims[indexes[position]!]!
    moveDates(known, ownDates, endOfDates, claimAt, () => randomDate(random))
    const order = allOrders.subarray(year * claims.length, year * claims.length + length)
    sort(ownDates, order, sorted)
    for (let position = 0; position < length; position++) order[position] = indexes[order[position]!]!
    return renumber(order)
  })
  return { claims, orders }
}

/** Few enough to draw in one step. */
const expectedPerStep = 500

/**
 * How sick a person is in ten equally likely years, in tenths. They have the mean and the variance of a gamma
 * distribution with the mean 1 and the variance 0.5, and are close to the means of its tenths. README.md says why.
 */
const yearFactors = [2, 3, 5, 6, 7, 9, 11, 13, 17, 27]

/** The years of a person, each as often as its claims are likely. */
function yearChances(person: number, count: number): number[] {
  const years = Array.from({ length: count }, (_, year) => year)
  shuffle(createRandom(person, count), years)
  const chances: number[] = []
  for (const [position, year] of years.entries())
    for (let left = yearFactors[position % yearFactors.length]!; left > 0; left--) chances.push(year)
  return chances
}

/** Draws how many claims a person has for a service in each year. One more claim does not move the others. */
function countClaims(
  { person, uses, usesPerClaim, isCertain }: ExpectedUses,
  priceRank: number,
  count: number,
  chances: readonly number[],
): Uint32Array {
  const certain = isCertain ? 1 : 0
  const claimCounts = new Uint32Array(count).fill(certain)
  const random = createRandom(person, priceRank, count)
  for (let left = Math.round((uses / usesPerClaim - certain) * count); left > 0; left--)
    claimCounts[chances[randomBelow(random, chances.length)]!]! += 1
  return claimCounts
}

/** The most uses in any of the simulated years, and at least the expected ones. */
export function highestUses({ priceRanks }: Model, expected: ExpectedUses[], count: number): number[] {
  const chances: number[][] = []
  return expected.map((each) => {
    const { person, serviceIndex, uses, usesPerClaim } = each
    chances[person] ??= yearChances(person, count)
    const claimCounts = countClaims(each, priceRanks[serviceIndex]!, count, chances[person])
    return Math.max(uses, claimCounts.reduce(max) * usesPerClaim)
  })
}

function max(one: number, other: number): number {
  return Math.max(one, other)
}
