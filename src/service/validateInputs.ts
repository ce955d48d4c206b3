import type { Issue } from '../contract/ContractError.ts'
import type { CalculationInputs } from '../contract/inputs.ts'
import { customScenarioId } from '../contract/customScenarioId.ts'
import type { Id, Instance } from '../contract/instance.ts'
import { personalQuestions } from '../contract/personalQuestions.ts'
import { childPointer } from '../contract/pointer.ts'

/** Finds answers that the instance does not offer, and answers that it requires but that are missing. */
export function validateInputs(instance: Instance, inputs: CalculationInputs): Issue[] {
  return [
    ...coverageIssues(instance, inputs),
    ...scenarioIssues(instance, inputs),
    ...customScenarioIssues(instance, inputs),
    ...surchargeIssues(instance, inputs),
    ...personalIssues(instance, inputs),
  ]
}

function coverageIssues({ features }: Instance, { coverage }: CalculationInputs): Issue[] {
  return coverage === 'EK' && !features.singleChild
    ? [issue('/coverage', 'a tier that this client offers', coverage)]
    : []
}

function scenarioIssues({ features, scenarios }: Instance, { scenario }: CalculationInputs): Issue[] {
  const isKnown = scenario === customScenarioId ? features.customScenario : hasId(scenarios, scenario)
  return isKnown ? [] : [issue('/scenario', "the ID of one of this client's scenarios", scenario)]
}

function customScenarioIssues(
  { services }: Instance,
  { scenario, customScenario }: CalculationInputs,
): Issue[] {
  const isCustom = scenario === customScenarioId
  if (!isCustom && customScenario) {
    const found = `a list of ${customScenario.length}`
    return [{ pointer: '/customScenario', expected: 'null unless the scenario is custom', found }]
  }
  if (isCustom && !customScenario) return [issue('/customScenario', 'the uses of the services', null)]
  const remaining = new Map(services.map(({ id, name }) => [id, name]))
  return (customScenario ?? []).flatMap(({ id, name }, index) => {
    const expectedName = remaining.get(id)
    // Removes each service that it finds, so that a second entry for the same service is an issue.
    if (!remaining.delete(id))
      return [issue(`/customScenario/${index}/id`, 'the ID of a service, each at most once', id)]
    return name === expectedName
      ? []
      : [issue(`/customScenario/${index}/name`, JSON.stringify(expectedName), name)]
  })
}

function surchargeIssues(instance: Instance, { surcharges }: CalculationInputs): Issue[] {
  const known = new Set(instance.surcharges.map(({ id }) => String(id)))
  return Object.keys(surcharges)
    .filter((key) => !known.has(key))
    .map((key) => issue(childPointer('/surcharges', key), "the ID of one of this client's surcharges", key))
}

function personalIssues(instance: Instance, inputs: CalculationInputs): Issue[] {
  return personalQuestions
    .filter(({ flag, list, answer }) =>
      inputs[answer] === null ? instance.features[flag] : !hasId(instance[list], inputs[answer]),
    )
    .map(({ answer }) => issue(`/${answer}`, 'one of the choices that this client offers', inputs[answer]))
}

function hasId(list: { id: Id }[], wanted: Id | null) {
  return list.some(({ id }) => id === wanted)
}

function issue(pointer: string, expected: string, found: Id | null): Issue {
  return { pointer, expected, found: JSON.stringify(found) }
}
