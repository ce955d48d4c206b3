import { addEntries } from '../../check/edit/addEntry.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { deleteEntry, moveEntry } from '../../check/edit/changeEntry.ts'
import { describeReferences } from '../../check/edit/references.ts'
import { EditProblem } from '../../check/edit/editJson.ts'
import type { ListName } from '../../check/edit/lists.ts'
import type { Id } from '../../contract/instance.ts'
import { idKey } from '../../contract/idKey.ts'
import type { TableDefinition } from './Table.ts'

type ListActions = Required<
  Pick<TableDefinition, 'rowNoun' | 'addRows' | 'describeReferences' | 'removeRows' | 'moveRow'>
>

/** Adds, removes, and moves rows that are the entries of a list. Their names are those of `idKey`. */
export function listActions(list: ListName, rowNoun: string): ListActions {
  return {
    rowNoun,
    addRows: (texts, names) => {
      const { texts: changed, ids } = addEntries(texts, list, names)
      return { texts: changed, rows: ids.map(idKey) }
    },
    describeReferences: (values, rows) => describeReferences(values, list, ...idsOf(rows)),
    removeRows: (texts, rows) =>
      idsOf(rows).reduce<YearTexts>((changed, id) => deleteEntry(changed, list, id), texts),
    moveRow: (texts, row, index) => moveEntry(texts, list, idsOf([row])[0]!, index),
  }
}

/** A number in parentheses follows a repeated ID. The edit then applies to one of the entries with this ID. */
function idsOf(rows: readonly string[]): Id[] {
  return rows.map((row) => {
    const key = row.replace(/ ?\(\d+\)$/, '')
    if (key === '') throw new EditProblem('This row has no ID. Correct it under JSON first.')
    return JSON.parse(key) as Id
  })
}
