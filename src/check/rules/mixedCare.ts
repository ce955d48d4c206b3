import type { ServiceUses } from '../../contract/inputs.ts'
import type { PlansDocument } from '../../contract/plans.ts'

/** A year in which up to three services are all that is used. */
export interface MixedCare {
  uses: ServiceUses[]
  /** One of a list, by its place in this year; each list is gone through by a prime of its own. */
  oneOf: <T>(list: readonly T[], prime: number) => T
}

/** How many years are thought up. A plan that is the cheapest in one of thirty is so in one of these as good as always. */
const years = 150

/** How often a service is used at most. */
const mostUses = 24

/** The primes that choose a year's first, second and third service, and how often each is used. */
const chosenBy = [
  [2, 3],
  [5, 7],
  [11, 13],
] as const

/** Years of one, two and three services by turns, spread over all of them; the same whenever they are asked for. */
export function* mixedCare({ services }: PlansDocument): Generator<MixedCare> {
  if (services.length === 0) return
  for (let year = 1; year <= years; year += 1) {
    const oneOf: MixedCare['oneOf'] = (list, prime) => list[Math.floor(scattered(year, prime) * list.length)]!
    const uses = new Map(
      chosenBy.slice(0, 1 + (year % chosenBy.length)).map(([service, often]) => {
        const { id, name } = oneOf(services, service)
        return [id, { id, name, uses: fewRatherThanMany(scattered(year, often)) }]
      }),
    )
    yield { uses: [...uses.values()], oneOf }
  }
}

/**
 * From 0 to below 1, as evenly as can be over many years, and of two primes without a pattern: what stands after the
 * point in the multiples of their roots, a Richtmyer sequence.
 */
function scattered(year: number, prime: number) {
  return (year * Math.sqrt(prime)) % 1
}

function fewRatherThanMany(part: number) {
  return Math.ceil(mostUses * part ** 2)
}
