import { applicableInputs } from '../../contract/applicableInputs.ts'
import type { CalculationInputs, PersonName, ServiceUses } from '../../contract/inputs.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Instance } from '../../contract/instance.ts'
import { coverageCode } from '../rules/coverage.ts'
import { coveredUses, customPersons } from './customUses.ts'
import type { Model } from './model.ts'

/** The tier that the family needs. */
export function selectCoverage({ family }: Pick<Model, 'family'>, { features }: Pick<Instance, 'features'>) {
  return coverageCode(family, features.singleChild)
}

/** The body of a calculation request. */
export function selectInputs(model: Model, instance: Instance): CalculationInputs {
  const { personal, family, scenario, surcharges } = model
  const isCustom = scenario === customScenarioId
  const persons = isCustom ? customPersons(instance, family) : null
  return applicableInputs(instance, {
    coverage: selectCoverage(model, instance),
    scenario,
    customScenario: isCustom ? customScenario(model, instance, persons) : null,
    ...(persons && { persons }),
    surcharges: Object.fromEntries(
      instance.surcharges.map(({ id }, index) => [id, surcharges[index] ?? false]),
    ),
    ...personal,
  })
}

function customScenario(
  { family, customUses }: Model,
  instance: Instance,
  persons: PersonName[] | null,
): ServiceUses[] {
  const uses = coveredUses(instance, family, customUses)
  return instance.services.map(({ id, name }, index) => {
    if (!persons) return { id, name, uses: uses[index]! }
    const usesByPerson = uses.slice(index * persons.length, (index + 1) * persons.length)
    return { id, name, uses: usesByPerson.reduce((sum, own) => sum + own, 0), usesByPerson }
  })
}
