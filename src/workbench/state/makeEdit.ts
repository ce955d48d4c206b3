import type { TableName } from '../../compare/form/sections.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { CellChange, TableEdit } from '../tables/Table.ts'
import { tables } from '../tables/tables.ts'
import { setFieldValue, type FieldValue } from './setFieldValue.ts'

export interface CellsEdit {
  texts: YearTexts
  table: TableName
  view: string | undefined
  cells: readonly CellChange[]
}

export interface FieldEdit {
  texts: YearTexts
  field: FieldValue
}

/** Writes cells or a field. @throws EditError if a text has syntax errors */
export function makeEdit(edit: CellsEdit): TableEdit
export function makeEdit(edit: FieldEdit): Partial<YearTexts>
export function makeEdit(edit: CellsEdit | FieldEdit): TableEdit | Partial<YearTexts>
export function makeEdit(edit: CellsEdit | FieldEdit) {
  return 'cells' in edit
    ? tables[edit.table].write(edit.texts, edit.cells, edit.view)
    : setFieldValue(edit.texts, edit.field)
}
