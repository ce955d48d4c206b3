import type { CalculationInputs } from '../../contract/inputs.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Instance } from '../../contract/instance.ts'
import { coverageCode } from '../rules/coverage.ts'
import type { Model } from './model.ts'

/** The tier that the family needs. */
export function selectCoverage({ family }: Model, { features }: Instance) {
  return coverageCode(family, features.singleChild)
}

/** The body of a calculation request. */
export function selectInputs(model: Model, instance: Instance): CalculationInputs {
  const { personal, scenario, customUses, surcharges } = model
  return {
    coverage: selectCoverage(model, instance),
    scenario,
    customScenario:
      scenario === customScenarioId
        ? instance.services.map(({ id, name }, index) => ({ id, name, uses: customUses[index] ?? 0 }))
        : null,
    surcharges: Object.fromEntries(
      instance.surcharges.map(({ id }, index) => [id, surcharges[index] ?? false]),
    ),
    ...personal,
  }
}
