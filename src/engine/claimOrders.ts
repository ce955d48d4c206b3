import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import { moveDates, type ClaimDates } from './claimDates.ts'
import type { Claim } from './claims.ts'
import type { Model } from './Model.ts'
import { randomBelow, createRandom, shuffle } from './random.ts'

/** How many dates a stratum has. */
const datesPerStratum = 2 ** 16

/** Possible orders of a year's claims. */
export interface ClaimOrders {
  /** For each order, the indexes of the claims. */
  orders: Uint32Array[]
  /** For each order, the date of each claim in it, ascending: 0 is the start of the covered months, and 1 their end. */
  dates: Float64Array[]
}

/**
 * Orders of a year's claims by date. Every date that a claim can have is equally likely. The dates of one claim are
 * stratified over the orders (Latin hypercube sampling: McKay, Beckman, and Conover, 1979): each of `count` equal parts
 * of its time has the claim in one order. They depend on the person, the service, and the number of the claim only (and
 * those at a birth or of a baby on the birth), so one more claim leaves the dates of all others as they are.
 */
export function createClaimOrders(
  { priceRanks }: Model,
  claims: Claim[],
  count: number,
  known: ClaimDates,
): ClaimOrders {
  const allDates = new Float64Array(count * claims.length)
  for (const [index, { person, serviceIndex, firstUse }] of claims.entries()) {
    const ownDates = stratifiedDates(createRandom(person, priceRanks[serviceIndex]!, firstUse), count)
    for (let order = 0; order < count; order += 1) allDates[order * claims.length + index] = ownDates[order]!
  }
  const births = known.newborn === null ? [] : stratifiedDates(createRandom(known.newborn), count)
  const renumber = createRenumbering(claims)
  const dates = Array.from({ length: count }, (_, order) =>
    allDates.subarray(order * claims.length, (order + 1) * claims.length),
  )
  for (const [order, ownDates] of dates.entries())
    moveDates(
      known,
      ownDates,
      count * datesPerStratum,
      (index) => claims[index]!,
      () => births[order]!,
    )
  const orders = dates.map((ownDates) => renumber(sortByDate(ownDates)))
  for (let index = 0; index < allDates.length; index += 1) allDates[index]! /= count * datesPerStratum
  return { orders, dates }
}

/** For each order, a date in another part of the year. */
function stratifiedDates(random: RandomGenerator, count: number): Uint32Array {
  const dates = new Uint32Array(count)
  for (let stratum = 0; stratum < count; stratum += 1) dates[stratum] = stratum
  shuffle(random, dates)
  for (let order = 0; order < count; order += 1)
    dates[order] = dates[order]! * datesPerStratum + randomBelow(random, datesPerStratum)
  return dates
}

/**
 * Returns a function that changes an order in place, so that the claims of each person and service are in the order of
 * their uses: the first ones can cost less. A claim with fewer uses than the others keeps its date.
 * @param claims those of a person and service are next to each other, the first uses first.
 */
export function createRenumbering(claims: Claim[]): (order: Uint32Array) => Uint32Array {
  const firstClaims = new Uint32Array(claims.length)
  for (let index = 1; index < claims.length; index += 1) {
    const [last, claim] = [claims[index - 1]!, claims[index]!]
    const isInterchangeable =
      last.person === claim.person && last.serviceIndex === claim.serviceIndex && last.uses === claim.uses
    firstClaims[index] = isInterchangeable ? firstClaims[index - 1]! : index
  }
  const seen = new Uint32Array(claims.length)
  return (order) => {
    seen.fill(0)
    for (let position = 0; position < order.length; position += 1) {
      const first = firstClaims[order[position]!]!
      order[position] = first + seen[first]!
      seen[first]! += 1
    }
    return order
  }
}

/** A random date: a whole number below 2 ** 32. */
export function randomDate(random: RandomGenerator): number {
  return random.next() >>> 0
}

/** More than the number of claims of any year. */
const maxClaims = 2 ** 20

/**
 * Sorts dates in place, and returns their indexes in that order; of equal dates, the lower index comes first.
 * @param dates whole numbers below 2 ** 32.
 */
export function sortByDate(dates: Float64Array): Uint32Array {
  // A typed array of numbers sorts much faster than a list with a comparison.
  for (let index = 0; index < dates.length; index += 1) dates[index] = dates[index]! * maxClaims + index
  dates.sort()
  const indexes = new Uint32Array(dates.length)
  for (let position = 0; position < dates.length; position += 1) {
    const key = dates[position]!
    const date = Math.floor(key / maxClaims)
    indexes[position] = key - date * maxClaims
    dates[position] = date
  }
  return indexes
}
