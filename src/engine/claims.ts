import type { Person } from './household.ts'
import type { Model } from './Model.ts'

/** Uses of one service by one person that are paid at once: usually one episode. */
export interface Claim {
  /** The index of the person in the household. */
  person: number
  serviceIndex: number
  /** How many uses of the service the person's earlier claims have. */
  firstUse: number
  uses: number
}

/** The most claims that a person has for one service. With more than one episode a week, several are one claim. */
const maxClaimsPerService = 52

/** The most claims of a household. With very many services, fewer claims are for each of them. */
const maxClaims = 2000

/** One person's uses of one service in the expected year, and how they are divided into claims. */
export interface ExpectedUses {
  person: number
  serviceIndex: number
  uses: number
  usesPerClaim: number
  /** Whether at least one use is certain: a year with a birth has a birth. */
  isCertain: boolean
}

/** The uses of each person, the most expensive service first. Services that a person does not use are left out. */
export function expectedUses(
  { mostExpensiveFirst, usesPerEpisode }: Model,
  persons: Person[],
): ExpectedUses[] {
  const used = persons.flatMap(({ uses, isCertain }, person) =>
    mostExpensiveFirst
      .filter((serviceIndex) => uses[serviceIndex]! > 0)
      .map((serviceIndex) => ({
        person,
        serviceIndex,
        uses: uses[serviceIndex]!,
        isCertain: isCertain[serviceIndex]!,
      })),
  )
  const most = Math.max(1, Math.min(maxClaimsPerService, Math.floor(maxClaims / used.length)))
  return used.map((expected) => {
    const { uses, serviceIndex } = expected
    const episodes = Math.ceil(uses / usesPerEpisode[serviceIndex]!)
    const episodesPerClaim = Math.ceil(episodes / most)
    return { ...expected, usesPerClaim: Math.min(uses, episodesPerClaim * usesPerEpisode[serviceIndex]!) }
  })
}

/** The claims for a number of uses. The last claim can have fewer uses than the others. */
export function toClaims({ person, serviceIndex, usesPerClaim }: ExpectedUses, uses: number): Claim[] {
  return Array.from({ length: Math.ceil(uses / usesPerClaim) }, (_, nth) => ({
    person,
    serviceIndex,
    firstUse: nth * usesPerClaim,
    uses: Math.min(usesPerClaim, uses - nth * usesPerClaim),
  }))
}
