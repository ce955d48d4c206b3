import type { CalculationInputs } from '../../contract/inputs.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Id, Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { tiersOf } from '../../contract/tiers.ts'
import { mixedCare } from './mixedCare.ts'

/** A year for one tier at one place. What depends on the salary band is known without asking for each. */
export type Question = CalculationInputs

/** What is not asked about. Surcharges are the same under every plan. */
const nothingElse = { salaryBand: null, location: null, savingsStyle: null, surcharges: {} }

const quiet = { scenario: customScenarioId, customScenario: [] }

/** A year without any care for each tier and each salary band. */
export function* quietQuestions(instance: Instance): Generator<Question> {
  for (const salaryBand of bandsOf(instance))
    for (const coverage of tiersOf(instance)) yield { ...nothingElse, ...quiet, coverage, salaryBand }
}

/**
 * Every scenario of every tier, by turns where care is cheapest and where it is dearest; then years in which a few
 * services are all that is used, of any tier and at either place.
 */
export function* yearQuestions(instance: Instance, plans: PlansDocument): Generator<Question> {
  const [salaryBand = null] = bandsOf(instance)
  const common = { ...nothingElse, salaryBand }
  const places = placesOf(instance, plans)
  const tiers = tiersOf(instance)
  for (const [row, { id }] of instance.scenarios.entries())
    for (const [column, coverage] of tiers.entries()) {
      const location = places[(row + column) % places.length] ?? null
      yield { ...common, scenario: id, customScenario: null, coverage, location }
    }
  for (const { uses, oneOf } of mixedCare(plans)) {
    const [coverage, location] = [oneOf(tiers, 17), oneOf(places, 19)]
    yield { ...common, scenario: customScenarioId, customScenario: uses, coverage, location }
  }
}

/** Null alone where nobody is asked for the band. */
function bandsOf({ features, salaryBands }: Instance): (Id | null)[] {
  return features.salaryBands ? salaryBands.map(({ id }) => id) : [null]
}

function placesOf({ features }: Instance, { locations }: PlansDocument): (Id | null)[] {
  if (!features.locations) return [null]
  const byFactor = locations.toSorted((a, b) => a.factor - b.factor)
  return [...new Set([byFactor[0]!.id, byFactor.at(-1)!.id])]
}
