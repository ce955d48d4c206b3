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
  const used = persons.flatMap(({ uses }, person) =>
    mostExpensiveFirst
      .filter((serviceIndex) => uses[serviceIndex]! > 0)
      .map((serviceIndex) => ({ person, serviceIndex })),
  )
  const most = Math.max(1, Math.min(maxClaimsPerService, Math.floor(maxClaims / used.length)))
  return used.map(({ person, serviceIndex }) => {
    const uses = persons[person]!.uses[serviceIndex]!
    const episodes = Math.ceil(uses / usesPerEpisode[serviceIndex]!)
    const usesPerClaim = Math.min(uses, Math.ceil(episodes / most) * usesPerEpisode[serviceIndex]!)
    return { person, serviceIndex, uses, usesPerClaim, isCertain: persons[person]!.isCertain[serviceIndex]! }
  })
}

/** The claims for a number of uses. The last claim can have fewer uses than the others. */
export function toClaims({ person, serviceIndex, usesPerClaim }: ExpectedUses, uses: number): Claim[] {
  const claims: Claim[] = []
  for (let firstUse = 0; firstUse < uses; firstUse += usesPerClaim)
    claims.push({ person, serviceIndex, firstUse, uses: Math.min(usesPerClaim, uses - firstUse) })
  return claims
}
