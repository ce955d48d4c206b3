import { defineTable, placeOf } from './defineTable.ts'
import type { PropertyField } from './Layout.ts'
import { flag, integerIn, optionalText, price, requiredText } from './formats.ts'
import { joinEntries, joinedField, type JoinedEntry } from './joinedEntries.ts'
import { listActions } from './listActions.ts'
import { listOf, memberOf, removeItem, setMember } from './readDocument.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'

const name = requiredText('name of the service')
const days = integerIn({ minimum: 1, maximum: 366 })

/** The services with their prices, and which of them employees can enter uses of. */
export const services = defineTable({
  title: 'Services and prices',
  ...listActions('services', 'service'),
  layout: (values) => ({
    headers: [],
    columns: [
      { name: 'name', title: 'Service', kind: 'text', isRowHeader: true, isTranslatable: true },
      { name: 'allowedAmount', title: 'Price of one use', kind: 'money' },
      { name: 'isDrug', title: 'Prescription drug', kind: 'flag', choices: flag.choices!, emptyMeans: 'No' },
      { name: 'daysPerStay', title: 'Days of one stay', kind: 'number', emptyMeans: 'all days' },
      {
        name: 'shownAs',
        title: 'Name in “Customize”',
        kind: 'text',
        emptyMeans: 'not shown',
        isTranslatable: true,
      },
    ],
    rows: joinEntries(values, 'services', 'plans.json').map((entry) => {
      const priced = (property: string, format: typeof name) =>
        joinedField(values, 'services', entry, 'plans.json', property, format)
      return {
        name: entry.name,
        places: [placeOf('plans.json', ['services', entry.parts['plans.json'].index])],
        headers: [],
        fields: {
          name: nameField(values, entry),
          allowedAmount: priced('allowedAmount', price),
          isDrug: priced('isDrug', flag),
          daysPerStay: priced('daysPerStay', days),
          shownAs: shownNameField(values, entry),
        },
      }
    }),
  }),
})

/** Both files name a service. A new name replaces both, unless they were different. */
function nameField(values: YearValues, entry: JoinedEntry): PropertyField {
  const field = joinedField(values, 'services', entry, 'plans.json', 'name', name)
  const shown = entry.parts['instance.json'].value
  const isSame = memberOf(shown, 'name') === field.value
  return {
    ...field,
    findOwners: () => [...field.findOwners(), ...(isSame ? [shown] : [])],
    write: (value) => {
      field.write(value)
      if (isSame) setMember(shown, 'name', value)
    },
  }
}

/** Clearing the name removes the service from those that employees can enter uses of. */
function shownNameField(values: YearValues, entry: JoinedEntry): PropertyField {
  const field = joinedField(values, 'services', entry, 'instance.json', 'name', optionalText)
  return {
    ...field,
    write: (value) => {
      if (value === undefined)
        removeItem(listOf(values['instance.json'], 'services'), entry.parts['instance.json'].value)
      else field.write(value)
    },
  }
}
