import type { CalculationInputs } from '../../contract/inputs.ts'
import { coverageCode } from '../rules/coverage.ts'
import type { Model } from './model.ts'

/** The tier that the family needs. */
export function coverageOf({ family, instance }: Model) {
  return coverageCode(family, instance.features.singleChild)
}

/** The body of a calculation. */
export function selectInputs(model: Model): CalculationInputs {
  const { surcharges } = model.instance
  return {
    coverage: coverageOf(model),
    scenario: model.scenario,
    customScenario: model.customScenario,
    surcharges: Object.fromEntries(surcharges.map(({ id }, index) => [id, model.surcharges[index] ?? false])),
    ...model.personal,
  }
}
