import type { CoverageCode, ServiceUses } from '../contract/inputs.ts'
import type { Id } from '../contract/instance.ts'
import { placeOf, type Model } from './model.ts'

/** One covered person. */
export interface Person {
  role: 'subscriber' | 'spouse' | 'child'
  /** Which one of that role, from 1. */
  number: number
  /** How often the person uses each service, by the service's place. */
  uses: number[]
}

/**
 * The uses that a scenario expects of each person of a tier.
 * @throws RangeError when the document has no such scenario.
 */
export function scenarioHousehold(model: Model, scenario: Id | null, tier: CoverageCode): Person[] {
  const expected = model.document.scenarios.find(({ id }) => id === scenario)?.uses
  if (!expected) throw new RangeError(`There is no scenario ${JSON.stringify(scenario)}`)
  const persons = emptyHousehold(model, tier)
  for (const { service, perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0 } of expected) {
    const place = placeOf(model.places, service)
    for (const { role, uses } of persons) {
      uses[place] = { subscriber: perAdult + bySubscriber, spouse: perAdult + bySpouse, child: perChild }[
        role
      ]
    }
  }
  return persons
}

/**
 * Lays the household's uses of each service out over the persons: a use each in turn, beginning with the employee,
 * and a whole stay each of what goes by the day; where nothing says how long a stay is, all days are one. So one
 * operation is the employee's, and twelve visits of a family of four are three for each. One more use always falls on
 * one person and takes nothing from another.
 * @throws RangeError when the document has no such service.
 */
export function customHousehold(model: Model, services: ServiceUses[], tier: CoverageCode): Person[] {
  const persons = emptyHousehold(model, tier)
  for (const { id, uses } of services) {
    const place = placeOf(model.places, id)
    const inTurn = model.usesPerTurn[place]!
    const turns = Math.floor(uses / inTurn)
    const each = Math.floor(turns / persons.length)
    const over = turns % persons.length
    for (const [index, person] of persons.entries()) {
      const rest = index === over ? uses - turns * inTurn : 0
      person.uses[place] = (index < over ? each + 1 : each) * inTurn + rest
    }
  }
  return persons
}

function emptyHousehold({ document, services }: Model, tier: CoverageCode): Person[] {
  const { adults, children } = document.persons[tier]
  const person = (role: Person['role'], number = 1): Person => ({ role, number, uses: services.map(() => 0) })
  return [
    person('subscriber'),
    ...(adults > 1 ? [person('spouse')] : []),
    ...Array.from({ length: children }, (_, index) => person('child', index + 1)),
  ]
}
