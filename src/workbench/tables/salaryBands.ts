import { idKey } from '../../contract/idKey.ts'
import { defineTable, placeOf, propertyField } from './defineTable.ts'
import { requiredText } from './formats.ts'
import { listActions } from './listActions.ts'
import { listOf, memberOf, numberRepeated } from './readDocument.ts'

const name = requiredText('name of the salary band')

/** The salary bands, or kinds of employment, that employees choose from. */
export const salaryBands = defineTable({
  title: 'Salary bands',
  ...listActions('salaryBands', 'salary band'),
  layout: (values) => {
    const bands = listOf(values['instance.json'], 'salaryBands')
    const names = numberRepeated(bands.map((band) => idKey(memberOf(band, 'id'))))
    return {
      headers: [],
      columns: [
        { name: 'name', title: 'Salary band', kind: 'text', isRowHeader: true, isTranslatable: true },
      ],
      rows: bands.map((band, index) => ({
        name: names[index]!,
        places: [placeOf('instance.json', ['salaryBands', index])],
        headers: [],
        fields: { name: propertyField('instance.json', band, ['salaryBands', index], 'name', name) },
      })),
    }
  },
})
