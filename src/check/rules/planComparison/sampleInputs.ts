import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CalculationInputs, ServiceUses } from '../../../contract/inputs.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import { noPersonalAnswers } from '../../../contract/personalQuestions.ts'
import type { PlansDocument } from '../../../contract/plans.ts'
import { tiersOf } from '../../../contract/tiers.ts'

/** Answers that are the same in every sample. Surcharges cost the same under every plan. */
const fixed = { ...noPersonalAnswers, surcharges: {} }

/** A year without care, for each tier and salary band. */
export function* inputsWithoutCare(instance: Instance): Generator<CalculationInputs> {
  for (const salaryBand of salaryBandIds(instance))
    for (const coverage of tiersOf(instance))
      yield { ...fixed, scenario: customScenarioId, customScenario: [], coverage, salaryBand }
}

/**
 * Years with care, in one salary band: every scenario for every tier, alternately at the cheapest and the most expensive
 * location; then mixes of a few services, for tiers and locations in turn.
 */
export function* inputsWithCare(instance: Instance, plans: PlansDocument): Generator<CalculationInputs> {
  const [salaryBand = null] = salaryBandIds(instance)
  const common = { ...fixed, salaryBand }
  const locations = cheapestAndMostExpensive(instance, plans)
  const tiers = tiersOf(instance)
  for (const [row, { id }] of instance.scenarios.entries())
    for (const [column, coverage] of tiers.entries()) {
      const location = locations[(row + column) % locations.length] ?? null
      yield { ...common, scenario: id, customScenario: null, coverage, location }
    }
  for (const { uses, pick } of careMixes(plans)) {
    const [coverage, location] = [pick(tiers, 17), pick(locations, 19)]
    yield { ...common, scenario: customScenarioId, customScenario: uses, coverage, location }
  }
}

/** [null] if employees are not asked for their band. */
function salaryBandIds({ features, salaryBands }: Instance): (Id | null)[] {
  return features.salaryBands ? salaryBands.map(({ id }) => id) : [null]
}

function cheapestAndMostExpensive({ features }: Instance, { locations }: PlansDocument): (Id | null)[] {
  if (!features.locations) return [null]
  const byFactor = locations.toSorted((a, b) => a.factor - b.factor)
  return [...new Set([byFactor[0]!.id, byFactor.at(-1)!.id])]
}

interface CareMix {
  uses: ServiceUses[]
  /** Picks an item of a list. Each list needs a prime of its own. */
  pick: <T>(list: readonly T[], prime: number) => T
}

/** A plan that is the cheapest in one of 30 mixes is almost certainly the cheapest in one of these. */
const mixCount = 150

const maxUses = 24

/** For a mix's first, second, and third service: the primes that pick the service and its number of uses. */
const primes = [
  [2, 3],
  [5, 7],
  [11, 13],
] as const

/** Mixes of one to three services, spread evenly over all of them. The result is always the same. */
function* careMixes({ services }: PlansDocument): Generator<CareMix> {
  if (services.length === 0) return
  for (let mix = 1; mix <= mixCount; mix += 1) {
    const pick: CareMix['pick'] = (list, prime) => list[Math.floor(quasiRandom(mix, prime) * list.length)]!
    const uses = new Map(
      primes.slice(0, 1 + (mix % primes.length)).map(([servicePrime, usesPrime]) => {
        const { id, name } = pick(services, servicePrime)
        // Squaring makes few uses more frequent than many.
        return [id, { id, name, uses: Math.ceil(maxUses * quasiRandom(mix, usesPrime) ** 2) }]
      }),
    )
    yield { uses: [...uses.values()], pick }
  }
}

/**
 * A Richtmyer sequence: numbers from 0 to below 1, spread evenly over many indexes, and uncorrelated between primes. It
 * consists of the fractional parts of the multiples of the prime's square root.
 */
function quasiRandom(index: number, prime: number) {
  return (index * Math.sqrt(prime)) % 1
}
