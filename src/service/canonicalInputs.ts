import { applicableInputs } from '../contract/applicableInputs.ts'
import { birthScenarios, defaultBaby } from '../contract/family.ts'
import type { CalculationInputs } from '../contract/inputs.ts'
import type { Instance } from '../contract/instance.ts'
import { personalAnswersOf } from '../contract/personalQuestions.ts'

/**
 * Returns equal inputs for all answers with the same effect: only the surcharges that apply and the services that are
 * used, in the order of the instance, without unknown properties. Their JSON identifies a calculation.
 * @param inputs accepted by validateInputs
 */
export function canonicalInputs(instance: Instance, inputs: CalculationInputs): CalculationInputs {
  const applicable = applicableInputs(instance, inputs)
  const { coverage, scenario, customScenario, household, persons, surcharges } = applicable
  const selected = instance.surcharges.filter(({ id }) => surcharges[id] === true)
  return {
    coverage,
    scenario,
    customScenario: customScenario && usedServices(instance, customScenario),
    ...(household && { household: canonicalHousehold(instance, household) }),
    ...(persons && { persons: persons.map(({ role, number }) => ({ role, number })) }),
    surcharges: Object.fromEntries(selected.map(({ id }) => [id, true])),
    ...personalAnswersOf(applicable),
  }
}

/** A baby that is covered, with an unknown month of birth, is the same as none. */
function canonicalHousehold(
  instance: Instance,
  { spouse, children, baby }: NonNullable<CalculationInputs['household']>,
) {
  const { isCovered, month } = baby ?? defaultBaby
  const hasEffect = birthScenarios(instance).size > 0 && (!isCovered || month !== null)
  return { spouse, children, ...(hasEffect && { baby: { isCovered, month } }) }
}

function usedServices(
  { services }: Instance,
  customScenario: NonNullable<CalculationInputs['customScenario']>,
) {
  const entries = new Map(customScenario.map((entry) => [entry.id, entry]))
  return services.flatMap(({ id, name }) => {
    const { uses = 0, usesByPerson } = entries.get(id) ?? {}
    return uses > 0 ? { id, name, uses, ...(usesByPerson && { usesByPerson }) } : []
  })
}
