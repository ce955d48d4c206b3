import type { CalculationInputs } from '../contract/inputs.ts'
import { customScenarioId } from '../contract/customScenarioId.ts'
import { serviceIndexOf, type Model } from './Model.ts'

/** One covered person. */
export interface Person {
  role: 'subscriber' | 'spouse' | 'child'
  /** From 1, within the role. */
  number: number
  /** By service index. */
  uses: number[]
  /** Whether at least one use is certain, because uses are given for this person in particular, by service index. */
  isCertain: boolean[]
}

/** The inputs that decide who is covered, and how much care they use. */
export type HouseholdInputs = Pick<CalculationInputs, 'coverage' | 'scenario' | 'customScenario' | 'persons'>

/**
 * The covered persons, with the uses that a scenario or the employee expects.
 * @throws RangeError if the document has no such scenario or service.
 */
export function createHousehold(model: Model, inputs: HouseholdInputs): Person[] {
  return inputs.scenario === customScenarioId
    ? customHousehold(model, inputs)
    : scenarioHousehold(model, inputs)
}

function scenarioHousehold(model: Model, { scenario, ...covered }: HouseholdInputs): Person[] {
  const expected = model.document.scenarios.find(({ id }) => id === scenario)?.uses
  if (!expected) throw new RangeError(`There is no scenario ${JSON.stringify(scenario)}`)
  const persons = createPersons(model, covered)
  for (const row of expected) {
    const { service, perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0, byOneChild = 0 } = row
    const index = serviceIndexOf(model.serviceIndexes, service)
    const usesByRole = { subscriber: bySubscriber, spouse: bySpouse, child: byOneChild }
    for (const { role, number, uses, isCertain } of persons) {
      const ownUses = number === 1 ? usesByRole[role] : 0
      uses[index] = (role === 'child' ? perChild : perAdult) + ownUses
      isCertain[index] = ownUses > 0
    }
  }
  return persons
}

/**
 * The uses that the employee expects. If they are not given for each person, the household's episodes are distributed
 * round-robin, starting with the employee: a single surgery is the employee's, and each person of a family of four gets
 * three of twelve visits. An additional use goes to one person and does not change the uses of the others.
 */
function customHousehold(model: Model, { customScenario, ...covered }: HouseholdInputs): Person[] {
  const persons = createPersons(model, covered)
  for (const { id, uses, usesByPerson } of customScenario ?? []) {
    const index = serviceIndexOf(model.serviceIndexes, id)
    const ownUses = usesByPerson ?? distributeUses(uses, model.usesPerEpisode[index]!, persons.length)
    for (const [position, person] of persons.entries()) {
      person.uses[index] = ownUses[position]!
      person.isCertain[index] = true
    }
  }
  return persons
}

/** Distributes whole episodes round-robin. The next person gets the days of an incomplete stay. */
function distributeUses(uses: number, usesPerEpisode: number, persons: number): number[] {
  const episodes = Math.floor(uses / usesPerEpisode)
  const episodesForAll = Math.floor(episodes / persons)
  const extraEpisodes = episodes % persons
  return Array.from({ length: persons }, (_, position) => {
    const ownEpisodes = position < extraEpisodes ? episodesForAll + 1 : episodesForAll
    const incompleteStayDays = position === extraEpisodes ? uses - episodes * usesPerEpisode : 0
    return ownEpisodes * usesPerEpisode + incompleteStayDays
  })
}

/** The persons that the employee lists, or those that the client assumes for the tier. */
function createPersons(
  model: Model,
  { coverage, persons }: Pick<HouseholdInputs, 'coverage' | 'persons'>,
): Person[] {
  if (persons) return persons.map(({ role, number }) => createPerson(model, role, number))
  const { adults, children } = model.document.persons[coverage]
  return [
    createPerson(model, 'subscriber'),
    ...(adults > 1 ? [createPerson(model, 'spouse')] : []),
    ...Array.from({ length: children }, (_, index) => createPerson(model, 'child', index + 1)),
  ]
}

function createPerson({ services }: Model, role: Person['role'], number = 1): Person {
  return { role, number, uses: services.map(() => 0), isCertain: services.map(() => false) }
}
