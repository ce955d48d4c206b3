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
  draws: Float64Array
}

/**
 * Orders of a year's claims by date. Every date that a claim can have is equally likely. The dates of one claim are
 * stratified over the orders (Latin hypercube sampling: McKay, Beckman, and Conover, 1979): each of `count` equal parts
 * of its time has the claim in one order. They depend on the person, the service, and the number of the claim only (and
 * those at a birth or of a baby on the birth), so one more claim leaves the dates of all others as they are.
 */
export function createClaimOrders(
  model: Model,
  claims: Claim[],
  count: number,
  known: ClaimDates,
): ClaimOrders {
  const size = claims.length
  const end = count * datesPerStratum
  const unsorted = new Float64Array(count * size)
  const drawn = new Uint32Array(count)
  for (const [index, { person, serviceIndex, firstUse }] of claims.entries()) {
    drawStratified(createRandom(person, model.priceRanks[serviceIndex]!, firstUse), drawn)
    for (let order = 0; order < count; order++) unsorted[order * size + index] = drawn[order]!
  }
  if (known.newborn !== null) drawStratified(createRandom(known.newborn), drawn)
  const allOrders = new Uint32Array(count * size)
  const allDates = new Float64Array(count * size)
  const draws = drawProviders(model, claims, count)
  const renumber = createRenumbering(claims)
  const sort = createDateSort(size, end)
  const orders: Uint32Array[] = []
  const dates: Float64Array[] = []
  for (let order = 0, start = 0; order < count; order++, start += size) {
    const ownDates = unsorted.subarray(start, start + size)
    moveDates(
      known,
      ownDates,
      end,
      (index) => claims[index]!,
      () => drawn[order]!,
    )
    orders.push(allOrders.subarray(start, start + size))
    dates.push(allDates.subarray(start, start + size))
    sort(ownDates, orders[order]!, dates[order]!)
    const dated = draws.length > 0 && orders[order]!.slice()
    renumber(orders[order]!)
    // Claims with other numbers keep their providers.
    if (dated) {
      const own = draws.slice(start, start + size)
      for (const [position, claim] of orders[order]!.entries()) draws[start + claim] = own[dated[position]!]!
    }
  }
  for (let index = 0; index < allDates.length; index++) allDates[index]! /= end
  return { orders, dates, draws }
}

/** Makes these random numbers independent of the dates. */
const providersSeed = 1

/**
 * Decides at which providers claims are: for each of `count` orders or years, a number for each claim, from 0 to below 1.
 * The numbers of a claim are stratified, so that it is at providers with a share of 25% in a quarter of the orders. They
 * depend on the same as dates, and are the same for every plan. None if no plan has other providers.
 */
export function drawProviders({ plans, priceRanks }: Model, claims: Claim[], count: number): Float64Array {
  if (plans.every(({ others }) => others.length === 0)) return new Float64Array()
  const draws = new Float64Array(count * claims.length)
  const drawn = new Uint32Array(count)
  for (const [index, { person, serviceIndex, firstUse }] of claims.entries()) {
    drawStratified(createRandom(person, priceRanks[serviceIndex]!, firstUse, providersSeed), drawn)
    for (let order = 0; order < count; order++)
      draws[order * claims.length + index] = drawn[order]! / (count * datesPerStratum)
  }
  return draws
}

/** Fills a list with a date for each order, each in another part of the year. */
function drawStratified(random: RandomGenerator, dates: Uint32Array) {
  for (let stratum = 0; stratum < dates.length; stratum++) dates[stratum] = stratum
  shuffle(random, dates)
  for (let order = 0; order < dates.length; order++)
    dates[order] = dates[order]! * datesPerStratum + randomBelow(random, datesPerStratum)
}

/**
 * Returns a function that changes an order in place, so that the claims of each person and service are in the order of
 * their uses: the first ones can cost less. A claim with fewer uses than the others keeps its date.
 * @param claims those of a person and service are next to each other, the first uses first.
 */
export function createRenumbering(claims: Claim[]): (order: Uint32Array) => Uint32Array {
  const firstClaims = new Uint32Array(claims.length)
  for (let index = 1; index < claims.length; index++) {
    const [last, claim] = [claims[index - 1]!, claims[index]!]
    const isInterchangeable =
      last.person === claim.person && last.serviceIndex === claim.serviceIndex && last.uses === claim.uses
    firstClaims[index] = isInterchangeable ? firstClaims[index - 1]! : index
  }
  const seen = new Uint32Array(claims.length)
  return (order) => {
    seen.fill(0)
    for (let position = 0; position < order.length; position++) {
      const first = firstClaims[order[position]!]!
      order[position] = first + seen[first]!
      seen[first]! += 1
    }
    return order
  }
}

/** Above all random dates. */
export const endOfDates = 2 ** 32

/** A random date: a whole number below `endOfDates`. */
export function randomDate(random: RandomGenerator): number {
  return random.next() >>> 0
}

/** Writes the indexes of dates, in their order, and the sorted dates. Of equal dates, the lower index comes first. */
export type DateSort = (dates: Float64Array, indexes: Uint32Array, sorted: Float64Array) => void

/**
 * A bucket sort, because dates are spread over the year.
 * @param mostDates the length of the longest list.
 * @param end above all dates.
 */
export function createDateSort(mostDates: number, end: number): DateSort {
  const ends = new Uint32Array(mostDates)
  return (dates, indexes, sorted) => {
    const { length } = dates
    const bucketsPerDate = length / end
    ends.fill(0, 0, length)
    for (let index = 0; index < length; index++) ends[(dates[index]! * bucketsPerDate) >>> 0]! += 1
    for (let bucket = 1; bucket < length; bucket++) ends[bucket]! += ends[bucket - 1]!
    for (let index = length - 1; index >= 0; index--) {
      const date = dates[index]!
      const position = (ends[(date * bucketsPerDate) >>> 0]! -= 1)
      indexes[position] = index
      sorted[position] = date
    }
    // An insertion sort moves dates only within their bucket.
    for (let from = 1; from < length; from++) {
      const date = sorted[from]!
      if (sorted[from - 1]! <= date) continue
      const index = indexes[from]!
      let to = from
      for (; to > 0 && sorted[to - 1]! > date; to--) {
        sorted[to] = sorted[to - 1]!
        indexes[to] = indexes[to - 1]!
      }
      sorted[to] = date
      indexes[to] = index
    }
  }
}
