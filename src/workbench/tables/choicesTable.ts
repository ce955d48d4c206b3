import { idKey } from '../../contract/idKey.ts'
import type { PersonalQuestion } from '../../contract/personalQuestions.ts'
import { defineTable, placeOf, propertyField } from './defineTable.ts'
import { requiredText } from './formats.ts'
import { listActions } from './listActions.ts'
import { listOf, memberOf, numberRepeated } from './readDocument.ts'
import type { TableDefinition } from './Table.ts'

/**
 * The table of choices that only have a name, in instance.json.
 * @param choice what a choice is, such as "Salary band"
 */
export function choicesTable(list: PersonalQuestion['list'], title: string, choice: string): TableDefinition {
  const noun = choice.toLowerCase()
  const name = requiredText(`name of the ${noun}`)
  return defineTable({
    title,
    ...listActions(list, noun),
    layout: (values) => {
      const choices = listOf(values['instance.json'], list)
      const names = numberRepeated(choices.map((each) => idKey(memberOf(each, 'id'))))
      return {
        headers: [],
        columns: [{ name: 'name', title: choice, kind: 'text', isRowHeader: true, isTranslatable: true }],
        rows: choices.map((each, index) => ({
          name: names[index]!,
          places: [placeOf('instance.json', [list, index])],
          headers: [],
          fields: { name: propertyField('instance.json', each, [list, index], 'name', name) },
        })),
      }
    },
  })
}
