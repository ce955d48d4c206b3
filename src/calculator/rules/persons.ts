import type { PersonName } from '../../contract/outputs.ts'

/** What a covered person is called where their own costs stand. */
export function personLabel({ role, number }: PersonName) {
  return role === 'child' ? `Child ${number}` : labels[role]
}

/** The persons in one phrase: "you, your spouse, and 2 children". */
export function householdLabel(persons: PersonName[]) {
  const children = persons.filter(({ role }) => role === 'child').length
  const adults = persons
    .filter(({ role }) => role !== 'child')
    .map((person) => personLabel(person).toLowerCase())
  return list.format(
    children === 0 ? adults : [...adults, children === 1 ? '1 child' : `${children} children`],
  )
}

const labels = { subscriber: 'You', spouse: 'Your spouse' }

const list = new Intl.ListFormat('en-US')
