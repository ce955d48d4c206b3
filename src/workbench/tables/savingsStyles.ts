import { defineTable } from './defineTable.ts'
import { flag, requiredText } from './formats.ts'
import { entryPlace, joinEntries, joinedField } from './joinedEntries.ts'
import { listActions } from './listActions.ts'

const text = requiredText('statement that employees choose')

/** The attitudes to savings that employees choose from, and their effect on the best plan. */
export const savingsStyles = defineTable({
  title: 'Savings styles',
  ...listActions('savingsStyles', 'savings style'),
  layout: (values) => ({
    headers: [],
    columns: [
      { name: 'displayText', title: 'Savings style', kind: 'text', isRowHeader: true, isTranslatable: true },
      {
        name: 'avoidsOwnMoney',
        title: 'Avoids own money',
        kind: 'flag',
        choices: flag.choices!,
      },
    ],
    rows: joinEntries(values, 'savingsStyles', 'instance.json').map((entry) => ({
      name: entry.name,
      places: [entryPlace('savingsStyles', entry)],
      headers: [],
      fields: {
        displayText: joinedField(values, 'savingsStyles', entry, 'instance.json', 'displayText', text),
        avoidsOwnMoney: joinedField(values, 'savingsStyles', entry, 'plans.json', 'avoidsOwnMoney', flag),
      },
    })),
  }),
})
