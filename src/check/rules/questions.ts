import type { CalculationInputs, CoverageCode } from '../../contract/inputs.ts'
import type { Id, Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'

/** A year for one tier at one place. What depends on the salary band is known without asking for each. */
export type Question = CalculationInputs

/** What is not asked about. Surcharges are the same under every plan. */
const nothingElse = { salaryBand: null, location: null, savingsStyle: null, surcharges: {} }

const quiet = { scenario: 'custom', customScenario: [] }

/** Of a long list of services, so many are tried alone: the first, the last, and others evenly between them. */
const servicesTried = 5

/** How often one service is used in a year of which it is all. */
const usesAlone = [4, 24]

/** A year without any care for each tier and each salary band. */
export function* quietQuestions(instance: Instance): Generator<Question> {
  for (const salaryBand of bandsOf(instance))
    for (const coverage of tiersOf(instance)) yield { ...nothingElse, ...quiet, coverage, salaryBand }
}

/**
 * Every scenario of every tier, by turns where care is cheapest and where it is dearest; then years in which one
 * service is all that is used.
 */
export function* yearQuestions(instance: Instance, plans: PlansDocument): Generator<Question> {
  const [salaryBand = null] = bandsOf(instance)
  const common = { ...nothingElse, salaryBand }
  const places = placesOf(instance, plans)
  for (const [row, { id }] of instance.scenarios.entries())
    for (const [column, coverage] of tiersOf(instance).entries()) {
      const location = places[(row + column) % places.length] ?? null
      yield { ...common, scenario: id, customScenario: null, coverage, location }
    }
  for (const { id, name } of spread(plans.services, servicesTried))
    for (const uses of usesAlone)
      for (const coverage of smallestTiersOf(instance))
        yield { ...common, scenario: 'custom', customScenario: [{ id, name, uses }], coverage }
}

/** Null alone where nobody is asked for the band. */
function bandsOf({ features, salaryBands }: Instance): (Id | null)[] {
  return features.salaryBands ? salaryBands.map(({ id }) => id) : [null]
}

function tiersOf({ features }: Instance): CoverageCode[] {
  return features.singleChild ? ['EE', 'EF', 'ES', 'EC', 'EK'] : ['EE', 'EF', 'ES', 'EC']
}

/** In which one service weighs most. */
function smallestTiersOf({ features }: Instance): CoverageCode[] {
  return ['EE', features.singleChild ? 'EK' : 'ES']
}

function placesOf({ features }: Instance, { locations }: PlansDocument): (Id | null)[] {
  if (!features.locations) return [null]
  const byFactor = locations.toSorted((a, b) => a.factor - b.factor)
  return [...new Set([byFactor[0]!.id, byFactor.at(-1)!.id])]
}

function spread<T>(list: T[], most: number): T[] {
  if (list.length <= most) return list
  const step = (list.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => list[Math.round(index * step)]!)
}
