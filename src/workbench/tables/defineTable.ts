import { EditProblem } from '../../check/edit/editJson.ts'
import { editYear } from '../../check/edit/editYear.ts'
import { yearFiles } from '../../contract/clientFiles.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { placeOf, type Field, type Layout, type LayoutColumn, type Write } from './Layout.ts'
import type { Cell, CellChange, Table, TableDefinition, TableEdit } from './Table.ts'
import { withTranslations } from './withTranslations.ts'

/** Creates a table's definition from the fields of its cells, which write to the documents that they are read from. */
export function defineTable({
  layout,
  ...options
}: Omit<TableDefinition, 'read' | 'write'> & {
  layout: (values: YearValues, view?: string) => Layout
}): TableDefinition {
  return {
    ...options,
    read: (values, view) => toTable(withTranslations(layout(values, view), values)),
    write: (texts, changes, view) => {
      let outcome: Omit<TableEdit, 'texts'> = { rejected: [], doubtful: [] }
      const edit = (values: YearValues) => {
        outcome = writeChanges(withTranslations(layout(values, view), values), changes)
      }
      try {
        return { texts: editDocuments(texts, edit), ...outcome }
      } catch (error) {
        if (!(error instanceof EditProblem)) throw error
        const { message } = error
        return { texts: {}, rejected: changes.map((change) => ({ ...change, message })), doubtful: [] }
      }
    },
  }
}

/** @returns the texts that differ. @throws EditProblem if a text has syntax errors */
function editDocuments(texts: YearTexts, edit: (values: YearValues) => void): Partial<YearTexts> {
  const edited = editYear(texts, edit)
  const changed = yearFiles.filter((file) => edited[file] !== texts[file])
  return Object.fromEntries(changed.map((file) => [file, edited[file]]))
}

function toTable({ headers = [], columns, rows }: Layout): Table {
  return {
    columns: [
      ...headers.map((title, header) => ({
        name: `header ${header}`,
        title,
        kind: 'text' as const,
        isRowHeader: true,
        header,
      })),
      ...columns.map(({ format: { kind, choices }, ...column }) => ({
        ...column,
        kind,
        ...(choices && { choices }),
      })),
    ],
    rows: rows.map(({ fields, headers: texts = [], ...row }) => ({
      ...row,
      headers: texts,
      cells: Object.fromEntries(columns.map((column) => [column.name, toCell(column, fields[column.name])])),
    })),
  }
}

function toCell(column: LayoutColumn, field: Field | null | undefined): Cell | null {
  if (!field) return null
  const { file, location, emptyMeans } = field
  return {
    text: toText(column, field),
    ...placeOf(file, location),
    ...(emptyMeans !== undefined && { emptyMeans }),
  }
}

function toText(column: LayoutColumn, { value, format = column.format }: Field): string {
  return value === undefined || value === null ? '' : format.format(value)
}

function writeChanges({ columns, rows }: Layout, changes: readonly CellChange[]): Omit<TableEdit, 'texts'> {
  const fieldsOf = new Map(rows.map(({ name, fields }) => [name, fields]))
  const columnOf = new Map(columns.map((column) => [column.name, column]))
  const outcome: Omit<TableEdit, 'texts'> = { rejected: [], doubtful: [] }
  const writes = new Map<Write, { change: CellChange; value: unknown }[]>()
  // Translations are last, because the text in the first language can create or remove the object.
  const isTranslation = ({ column }: CellChange) => Number(columnOf.get(column)?.language !== undefined)
  for (const change of changes.toSorted((one, other) => isTranslation(one) - isTranslation(other))) {
    const column = columnOf.get(change.column)
    const field = column && fieldsOf.get(change.row)?.[change.column]
    if (!field) {
      if (change.text.trim() !== '')
        outcome.rejected.push({
          ...change,
          message: 'There is no such cell, so nothing can be written here.',
        })
      continue
    }
    if (change.text.trim() === toText(column, field)) continue
    const parsed = (field.format ?? column.format).parse(change.text)
    if (parsed.kind === 'problem') {
      outcome.rejected.push({ ...change, message: parsed.message })
      continue
    }
    if (parsed.kind === 'value' && parsed.doubt !== undefined)
      outcome.doubtful.push({ ...change, doubt: parsed.doubt })
    const value = parsed.kind === 'value' ? parsed.value : undefined
    writes.set(field.write, [...(writes.get(field.write) ?? []), { change, value }])
  }
  for (const [write, parts] of writes) {
    const message = write(new Map(parts.map(({ change, value }) => [change.column, value])))
    if (message !== undefined) outcome.rejected.push(...parts.map(({ change }) => ({ ...change, message })))
  }
  return outcome
}
