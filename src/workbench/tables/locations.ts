import { defineTable } from './defineTable.ts'
import { factor, requiredText } from './formats.ts'
import { entryPlace, joinEntries, joinedField } from './joinedEntries.ts'
import { listActions } from './listActions.ts'

const name = requiredText('name of the location')

/** The locations and how expensive care is at each. */
export const locations = defineTable({
  title: 'Locations',
  ...listActions('locations', 'location'),
  layout: (values) => ({
    headers: [],
    columns: [
      { name: 'name', title: 'Location', kind: 'text', isRowHeader: true, isTranslatable: true },
      { name: 'factor', title: 'Price factor', kind: 'number' },
    ],
    rows: joinEntries(values, 'locations', 'instance.json').map((entry) => ({
      name: entry.name,
      places: [entryPlace('locations', entry)],
      headers: [],
      fields: {
        name: joinedField(values, 'locations', entry, 'instance.json', 'name', name),
        factor: joinedField(values, 'locations', entry, 'plans.json', 'factor', factor),
      },
    })),
  }),
})
