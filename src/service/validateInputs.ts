import type { Issue } from '../contract/ContractError.ts'
import {
  birthScenarios,
  coverageAfterBirth,
  coveredPersons,
  defaultBaby,
  maxChildren,
} from '../contract/family.ts'
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
    ...householdIssues(instance, inputs),
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

function householdIssues(instance: Instance, { coverage, scenario, household }: CalculationInputs): Issue[] {
  if (!household) return []
  const { features } = instance
  const found = describePersons(coveredPersons(household))
  if (!features.household)
    return [{ pointer: '/household', expected: 'nothing unless this client asks for the persons', found }]
  const { isCovered } = household.baby ?? defaultBaby
  const addsBaby = isCovered && birthScenarios(instance).has(scenario)
  return coverageAfterBirth(household, addsBaby, features.singleChild) === coverage
    ? []
    : [{ pointer: '/household', expected: `the persons that ${coverage} covers`, found }]
}

/** The persons that each tier covers in addition to the subscriber. */
const households: Record<CoverageCode, { spouse: boolean; children: [min: number, max: number] }> = {
  EE: { spouse: false, children: [0, 0] },
  ES: { spouse: true, children: [0, 0] },
  EK: { spouse: false, children: [1, 1] },
  EC: { spouse: false, children: [1, maxChildren] },
  EF: { spouse: true, children: [1, maxChildren] },
}

function personsIssues(
  { features }: Instance,
  { coverage, scenario, persons, household }: CalculationInputs,
): Issue[] {
  if (!persons) return []
  const found = describePersons(persons)
  if (!features.customPerPerson || scenario !== customScenarioId) {
    const expected = 'nothing unless the scenario is custom and this client asks for the uses of each person'
    return [{ pointer: '/persons', expected, found }]
  }
  const { spouse, children: range } = households[coverage]
  const children = persons.length - (spouse ? 2 : 1)
  const isHousehold = children >= range[0] && children <= range[1]
  const covered = household ?? { spouse, children }
  return isHousehold && found === describePersons(coveredPersons(covered))
    ? []
    : [{ pointer: '/persons', expected: `the persons that ${coverage} covers, in order`, found }]
}

function describePersons(persons: PersonName[]) {
  return persons.map(({ role, number }) => `${role} ${number}`).join(', ')
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
