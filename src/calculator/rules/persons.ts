import type { PersonName } from '../../contract/outputs.ts'
import type { Family } from './family.ts'
import { lazyFormat } from './lazyFormat.ts'

/** What covered persons are called where their own costs stand; a number tells those apart who share a name. */
export function personLabels(persons: PersonName[]) {
  const met = new Map<string, number>()
  return persons.map((person) => {
    const label = personLabel(person)
    const place = (met.get(label) ?? 0) + 1
    met.set(label, place)
    return place === 1 ? label : `${label} (${place})`
  })
}

/** The persons in one phrase: "you, your spouse, and 2 children". */
export function householdLabel(persons: PersonName[]) {
  const children = childrenAmong(persons)
  const adults = personLabels(persons.filter(({ role }) => role !== 'child')).map((label) =>
    label.toLowerCase(),
  )
  return list.format(
    children === 0 ? adults : [...adults, children === 1 ? '1 child' : `${children} children`],
  )
}

/** Whether persons are those that an employee covers, as far as their number goes. */
export function isHouseholdOf(persons: PersonName[], { spouse, children }: Family) {
  return childrenAmong(persons) === children && persons.length === (spouse ? 2 : 1) + children
}

function personLabel({ role, number }: PersonName) {
  return role === 'child' ? `Child ${number}` : labels[role]
}

function childrenAmong(persons: PersonName[]) {
  return persons.filter(({ role }) => role === 'child').length
}

const labels = { subscriber: 'You', spouse: 'Your spouse' }

const list = lazyFormat<string[]>(() => new Intl.ListFormat('en-US'))
