import {
  coverageAfterBirth,
  coverageCode,
  coveredPersons,
  defaultBaby,
  familyAfterBirth,
} from '../contract/family.ts'
import type { CalculationInputs, CoverageCode } from '../contract/inputs.ts'
import { customScenarioId } from '../contract/customScenarioId.ts'
import type { PlansDocument } from '../contract/plans.ts'
import { serviceIndexOf, type Model } from './Model.ts'

/** One covered person. */
export interface Person {
  role: 'subscriber' | 'spouse' | 'child'
  /** From 1, within the role. */
  number: number
  /** The baby that is born in the year. */
  isNewborn?: true
  /** By service index. */
  uses: number[]
  /** Whether at least one use is certain, because uses are given for this person in particular, by service index. */
  isCertain: boolean[]
}

/** The inputs that decide who is covered, and how much care they use. */
export type HouseholdInputs = Pick<
  CalculationInputs,
  'coverage' | 'scenario' | 'customScenario' | 'persons' | 'household'
>

/** The birth of a covered baby. */
export interface Birth {
  /** The month of the plan year, from 1; null if it is not known, or not covered. */
  month: number | null
  tierBefore: CoverageCode
}

/** The birth of a covered baby in the scenario; null if there is none, or if the household is not known. */
export function findBirth(model: Model, { scenario, household }: HouseholdInputs): Birth | null {
  if (!household || !model.birthScenarios.has(scenario)) return null
  const { isCovered } = household.baby ?? defaultBaby
  const tierBefore = coverageCode(household, model.singleChild)
  return isCovered ? { month: birthMonth(model, { household }), tierBefore } : null
}

/** The month of birth, also of a baby that is not on the plan; null if it is not known, or not covered. */
export function birthMonth(
  { document }: Model,
  { household }: Pick<HouseholdInputs, 'household'>,
): number | null {
  const { month } = household?.baby ?? defaultBaby
  return month !== null && isCoveredMonth(document, month) ? month : null
}

/** The covered months are the last ones of the plan year. */
export function isCoveredMonth({ coveredMonths = 12 }: PlansDocument, month: number): boolean {
  return month > 12 - coveredMonths
}

/** The tier of the scenario, after a birth in it. */
export function tierOf(
  { singleChild }: Model,
  { coverage, household }: HouseholdInputs,
  birth: Birth | null,
): CoverageCode {
  return household ? coverageAfterBirth(household, birth !== null, singleChild) : coverage
}

/**
 * The covered persons, with the uses that a scenario or the employee expects.
 * @throws RangeError if the document has no such scenario or service.
 */
export function createHousehold(model: Model, inputs: HouseholdInputs): Person[] {
  return inputs.scenario === customScenarioId
    ? customHousehold(model, inputs)
    : scenarioHousehold(model, inputs)
}

function scenarioHousehold(model: Model, inputs: HouseholdInputs): Person[] {
  const { scenario } = inputs
  const expected = model.document.scenarios.find(({ id }) => id === scenario)?.uses
  if (!expected) throw new RangeError(`There is no scenario ${JSON.stringify(scenario)}`)
  const persons = createPersons(model, inputs)
  for (const row of expected) {
    const { service, perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0, byOneChild = 0 } = row
    const index = serviceIndexOf(model.serviceIndexes, service)
    const usesByRole = { subscriber: bySubscriber, spouse: bySpouse, child: byOneChild }
    for (const { role, number, isNewborn, uses, isCertain } of persons) {
      const usesOfFirst = number === 1 ? usesByRole[role] : 0
      const ownUses = isNewborn ? (row.byNewborn ?? 0) : usesOfFirst
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
function customHousehold(model: Model, inputs: HouseholdInputs): Person[] {
  const persons = createPersons(model, inputs)
  for (const { id, uses, usesByPerson } of inputs.customScenario ?? []) {
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

/** The persons that the employee covers, or those that the client assumes for the tier. A baby is the last child. */
function createPersons(model: Model, inputs: HouseholdInputs): Person[] {
  const { coverage, household } = inputs
  const birth = findBirth(model, inputs)
  const { adults, children } = model.document.persons[coverage]
  const family = household ? familyAfterBirth(household, birth !== null) : { spouse: adults > 1, children }
  const names = (!household && inputs.persons) || coveredPersons(family)
  return names.map(({ role, number }, index) => ({
    role,
    number,
    ...(birth && index === names.length - 1 && { isNewborn: true }),
    uses: model.services.map(() => 0),
    isCertain: model.services.map(() => false),
  }))
}
