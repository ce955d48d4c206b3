import { editDocument } from '../../check/edit/editYear.ts'
import { reviewValues, setTypical, typicalValues } from '../../check/typicalValues.ts'
import type { TableName } from '../../compare/form/sections.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { parentPointer } from '../../contract/pointer.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { CellChange, TableEdit } from '../tables/Table.ts'
import { tables } from '../tables/tables.ts'
import { removeEmpty, setAt } from './setAt.ts'

export interface CellsEdit {
  texts: YearTexts
  table: TableName
  view: string | undefined
  cells: readonly CellChange[]
}

/** A value for a field. Undefined removes it, and the objects around it that it leaves empty. */
export interface FieldEdit {
  texts: YearTexts
  field: { file: YearFile; pointer: string; value: unknown }
}

/** Writes cells or a field. @throws EditError if a text has syntax errors */
export function makeEdit(edit: CellsEdit): TableEdit
export function makeEdit(edit: FieldEdit): Partial<YearTexts>
export function makeEdit(edit: CellsEdit | FieldEdit): TableEdit | Partial<YearTexts>
export function makeEdit(edit: CellsEdit | FieldEdit) {
  return 'cells' in edit ? tables[edit.table].write(edit.texts, edit.cells, edit.view) : setField(edit)
}

/** Writes the value of a field. A typical value is reviewed then; others stay typical if the field names their row. */
function setField({ texts, field: { file, pointer, value } }: FieldEdit): Partial<YearTexts> {
  return editDocument(texts, file, (document) => {
    if (file === 'plans.json') reviewValues(document, [pointer])
    const typical = typicalValues(document)
    const changed = setAt(document, pointer, value)
    if (value === undefined) removeEmpty(changed, parentPointer(pointer))
    if (typical.length > 0) setTypical(changed, typical)
    return changed
  })
}
