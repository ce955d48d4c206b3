import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import type { JSONPath } from 'jsonc-parser'
import { EditProblem } from '../../check/edit/editJson.ts'
import { editYear } from '../../check/edit/editYear.ts'
import { yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import { childPointer } from '../../contract/pointer.ts'
import type { CellFormat } from './CellFormat.ts'
import { memberOf, setMember } from './readDocument.ts'
import { withTranslations } from './withTranslations.ts'
import type { Entry, Field, Layout, PropertyField } from './Layout.ts'
import type { Cell, CellChange, Place, Table, TableDefinition, TableEdit } from './Table.ts'

type Options = Omit<TableDefinition, 'read' | 'write'> & {
  /** Reads the documents. The fields write to the same objects. */
  layout: (values: YearValues, view?: string) => Layout
}

/** Creates a table's definition from the fields of its cells. */
export function defineTable({ layout, ...options }: Options): TableDefinition {
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

function toTable({ headers, columns, rows }: Layout): Table {
  return {
    headers,
    columns,
    rows: rows.map(({ fields, ...row }) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, field && toCell(field)]),
      ),
    })),
  }
}

function toCell(field: Field): Cell {
  const { file, location, emptyMeans } = field
  return { text: toText(field), ...placeOf(file, location), ...(emptyMeans !== undefined && { emptyMeans }) }
}

/** @param location its numbers are indexes of lists */
export function placeOf(file: YearFile, location: JSONPath): Place {
  return { file, pointer: location.reduce<string>((parent, part) => childPointer(parent, part), '') }
}

function toText({ value, format }: Field): string {
  return value === undefined || value === null ? '' : format.format(value)
}

function writeChanges({ rows }: Layout, changes: readonly CellChange[]): Omit<TableEdit, 'texts'> {
  const fields = new Map(rows.map((row) => [row.name, row.fields]))
  const outcome: Omit<TableEdit, 'texts'> = { rejected: [], doubtful: [] }
  const reject = (change: CellChange, message: string) => outcome.rejected.push({ ...change, message })
  const entries = new Map<Entry, { change: CellChange; value: unknown }[]>()
  const assignments: (() => void)[] = []
  for (const change of changes) {
    const field = fields.get(change.row)?.[change.column]
    if (!field) {
      if (change.text.trim() !== '') reject(change, 'There is no such cell, so nothing can be written here.')
      continue
    }
    if (change.text.trim() === toText(field)) continue
    const parsed = field.format.parse(change.text)
    if (parsed.kind === 'problem') {
      reject(change, parsed.message)
      continue
    }
    const value = parsed.kind === 'value' ? parsed.value : undefined
    if (parsed.kind === 'value' && parsed.doubt !== undefined)
      outcome.doubtful.push({ ...change, doubt: parsed.doubt })
    if ('write' in field) assignments.push(() => field.write(value))
    else entries.set(field.entry, [...(entries.get(field.entry) ?? []), { change, value }])
  }
  for (const assign of assignments) assign()
  for (const [entry, parts] of entries) {
    const message = entry.writeAll(new Map(parts.map(({ change, value }) => [change.column, value])))
    if (message !== undefined) for (const { change } of parts) reject(change, message)
  }
  return outcome
}

/** A field whose value is a property of an object that exists. */
export function propertyField(
  file: YearFile,
  owner: unknown,
  location: JSONPath,
  property: string,
  format: CellFormat,
): PropertyField {
  return {
    file,
    location: [...location, property],
    value: memberOf(owner, property),
    format,
    write: (value) => setMember(owner, property, value),
    owner,
    findOwners: () => [owner],
  }
}
