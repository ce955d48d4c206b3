import type { Issue } from '../contract/ContractError.ts'
import type { CalculationInputs, CoverageCode, PersonName } from '../contract/inputs.ts'
import { customScenarioId } from '../contract/customScenarioId.ts'
import type { Id, Instance } from '../contract/instance.ts'
import { personalQuestions } from '../contract/personalQuestions.ts'
import { childPointer } from '../contract/pointer.ts'

/**
 * Finds answers that the instance does not offer, and answers that it requires but that are missing.
 * @param translations the instance in every language. A service can have its name in any of them, because the page may
 *   have been loaded in another language.
 */
export function validateInputs(
  instance: Instance,
  inputs: CalculationInputs,
  translations: () => Instance[] = () => [],
): Issue[] {
  return [
    ...coverageIssues(instance, inputs),
    ...scenarioIssues(instance, inputs),
    ...customScenarioIssues(instance, inputs, translations),
    ...personsIssues(instance, inputs),
    ...usesByPersonIssues(inputs),
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
  translations: () => Instance[],
): Issue[] {
  const isTranslation = (id: Id, name: string) =>
    translations().some((each) => each.services.some((service) => service.id === id && service.name === name))
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
    return name === expectedName || isTranslation(id, name)
      ? []
      : [issue(`/customScenario/${index}/name`, JSON.stringify(expectedName), name)]
  })
}

/** The persons that each tier covers in addition to the subscriber. */
const households: Record<CoverageCode, { spouses: number; minChildren: number; maxChildren: number }> = {
  EE: { spouses: 0, minChildren: 0, maxChildren: 0 },
  ES: { spouses: 1, minChildren: 0, maxChildren: 0 },
  EK: { spouses: 0, minChildren: 1, maxChildren: 1 },
  EC: { spouses: 0, minChildren: 1, maxChildren: 9 },
  EF: { spouses: 1, minChildren: 1, maxChildren: 9 },
}

function personsIssues({ features }: Instance, { coverage, scenario, persons }: CalculationInputs): Issue[] {
  if (!persons) return []
  const found = persons.map(({ role, number }) => `${role} ${number}`).join(', ')
  if (!features.customPerPerson || scenario !== customScenarioId) {
    const expected = 'nothing unless the scenario is custom and this client asks for the uses of each person'
    return [{ pointer: '/persons', expected, found }]
  }
  const { spouses, minChildren, maxChildren } = households[coverage]
  const children = persons.length - 1 - spouses
  const isHousehold = children >= minChildren && children <= maxChildren
  return isHousehold && found === describePersons(spouses, children)
    ? []
    : [{ pointer: '/persons', expected: `the persons that ${coverage} covers, in order`, found }]
}

function describePersons(spouses: number, children: number) {
  const persons = { subscriber: 1, spouse: spouses, child: children } satisfies Record<
    PersonName['role'],
    number
  >
  return Object.entries(persons)
    .flatMap(([role, count]) => Array.from({ length: count }, (_, index) => `${role} ${index + 1}`))
    .join(', ')
}

function usesByPersonIssues({ customScenario, persons }: CalculationInputs): Issue[] {
  return (customScenario ?? []).flatMap(({ uses, usesByPerson }, index) => {
    const expected = persons ? `${persons.length} numbers that sum to ${uses}` : 'nothing without persons'
    const isExpected = persons
      ? usesByPerson?.length === persons.length && sum(usesByPerson) === uses
      : usesByPerson === undefined
    const found = usesByPerson ? JSON.stringify(usesByPerson) : 'nothing'
    return isExpected ? [] : [{ pointer: `/customScenario/${index}/usesByPerson`, expected, found }]
  })
}

function sum(amounts: number[]) {
  return amounts.reduce((total, amount) => total + amount, 0)
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
