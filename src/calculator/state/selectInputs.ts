import { applicableInputs, applicableSurcharges } from '../../contract/applicableInputs.ts'
import type { CalculationInputs, PersonName, ServiceUses } from '../../contract/inputs.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Instance } from '../../contract/instance.ts'
import { birthScenarios, coverageAfterBirth } from '../../contract/family.ts'
import { coveredUses, customPersons } from './customUses.ts'
import type { Answers, Model } from './model.ts'

/** The answers that decide who is covered. */
type CoverageAnswers = Pick<Answers, 'family' | 'scenario' | 'baby'>

/** The tier that the family needs at the end of the year, with the baby that the chosen scenario adds. */
export function selectCoverage(answers: CoverageAnswers, instance: Instance) {
  const { family, baby } = answers
  const addsBaby = baby.isCovered && expectsBaby(answers, instance)
  return coverageAfterBirth(family, addsBaby, instance.features.singleChild)
}

/** Whether the chosen scenario adds a child to a household that the client prices as it is. */
export function expectsBaby({ scenario }: Pick<Answers, 'scenario'>, instance: Instance) {
  return instance.features.household && birthScenarios(instance).has(scenario)
}

/** Whether the client has a scenario for which the scenario step asks about the baby. */
export function asksAboutBaby(instance: Instance) {
  return instance.features.household && birthScenarios(instance).size > 0
}

/** The surcharges and credits whose statements the employee can agree to. */
export function selectSurcharges(answers: CoverageAnswers, instance: Instance): Instance['surcharges'] {
  return applicableSurcharges(instance, {
    coverage: selectCoverage(answers, instance),
    ...postedHousehold(answers, instance),
  })
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
    ...postedHousehold(model, instance),
    surcharges: Object.fromEntries(
      instance.surcharges.map(({ id }, index) => [id, surcharges[index] ?? false]),
    ),
    ...personal,
  })
}

/** The answers about the baby are posted with any scenario, because the results compare all of them. */
function postedHousehold({ family, baby }: CoverageAnswers, instance: Instance) {
  if (!instance.features.household) return {}
  // One of the covered children is the baby, whatever was answered before they were entered.
  const isCovered = baby.isCovered || family.children > 0
  return { household: { ...family, ...(asksAboutBaby(instance) && { baby: { ...baby, isCovered } }) } }
}

/** The posted inputs as JSON without names, which depend on the language. */
export function selectInputsKey(model: Model, instance: Instance): string {
  const { customScenario: custom, ...inputs } = selectInputs(model, instance)
  return JSON.stringify({ ...inputs, customScenario: custom?.map(({ name, ...uses }) => uses) })
}

/** Whether the result on the screen is one of earlier answers, which the next result replaces. */
export function selectIsUpdating(model: Model, instance: Instance): boolean {
  const { calculation, latest } = model
  return (
    calculation.status === 'ready' && latest !== null && latest.inputs !== selectInputsKey(model, instance)
  )
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
