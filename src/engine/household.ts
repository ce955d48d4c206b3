import type { CoverageCode, ServiceUses } from '../contract/inputs.ts'
import type { Id } from '../contract/instance.ts'
import { serviceIndexOf, type Model } from './Model.ts'

/** One covered person. */
export interface Person {
  role: 'subscriber' | 'spouse' | 'child'
  /** From 1, within the role. */
  number: number
  /** By service index. */
  uses: number[]
}

/**
 * The persons of a tier, with the uses that a scenario expects.
 * @throws RangeError if the document has no such scenario.
 */
export function scenarioHousehold(model: Model, scenario: Id | null, tier: CoverageCode): Person[] {
  const expected = model.document.scenarios.find(({ id }) => id === scenario)?.uses
  if (!expected) throw new RangeError(`There is no scenario ${JSON.stringify(scenario)}`)
  const persons = createPersons(model, tier)
  for (const { service, perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0 } of expected) {
    const index = serviceIndexOf(model.serviceIndexes, service)
    const usesByRole = { subscriber: perAdult + bySubscriber, spouse: perAdult + bySpouse, child: perChild }
    for (const { role, uses } of persons) uses[index] = usesByRole[role]
  }
  return persons
}

/**
 * The persons of a tier, with the household's uses of each service distributed in turns, starting with the employee.
 * A turn is one use, or one whole stay for a service that is used by the day; without a known length of stay, all days
 * are one stay. For example, the employee gets a single surgery, and each person of a family of four gets three of
 * twelve visits. An additional use goes to one person and does not change the uses of the others.
 * @throws RangeError if the document has no such service.
 */
export function customHousehold(model: Model, services: ServiceUses[], tier: CoverageCode): Person[] {
  const persons = createPersons(model, tier)
  for (const { id, uses } of services) {
    const index = serviceIndexOf(model.serviceIndexes, id)
    const usesPerTurn = model.usesPerTurn[index]!
    const turns = Math.floor(uses / usesPerTurn)
    const turnsForAll = Math.floor(turns / persons.length)
    const extraTurns = turns % persons.length
    for (const [position, person] of persons.entries()) {
      const ownTurns = position < extraTurns ? turnsForAll + 1 : turnsForAll
      // The next person in turn gets the days of an incomplete stay.
      const rest = position === extraTurns ? uses - turns * usesPerTurn : 0
      person.uses[index] = ownTurns * usesPerTurn + rest
    }
  }
  return persons
}

function createPersons({ document, services }: Model, tier: CoverageCode): Person[] {
  const { adults, children } = document.persons[tier]
  const person = (role: Person['role'], number = 1): Person => ({ role, number, uses: services.map(() => 0) })
  return [
    person('subscriber'),
    ...(adults > 1 ? [person('spouse')] : []),
    ...Array.from({ length: children }, (_, index) => person('child', index + 1)),
  ]
}
