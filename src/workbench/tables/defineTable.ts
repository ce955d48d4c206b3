import { EditError } from '../../check/edit/editJson.ts'
import { editYear } from '../../check/edit/editYear.ts'
import { reviewValues, typicalValues } from '../../check/typicalValues.ts'
import { yearFiles } from '../../contract/clientFiles.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { optionalText } from '../cells/formats.ts'
import { parseFailure } from '../../compare/values/numbers.ts'
import {
  cellKey,
  cellOf,
  placeOf,
  type Cell,
  type CellChange,
  type Column,
  type CellBinding,
  type CellBindings,
  type Row,
  type Table,
  type TableDefinition,
  type TableEdit,
  type WriteValues,
} from './Table.ts'
import { memberOf } from './readDocument.ts'
import { withTranslations } from './withTranslations.ts'

/** The columns and rows of a table, with where each cell is read and written. */
interface TableSource {
  /** The titles of the row headers that come from other tables. */
  headers?: readonly string[]
  columns: readonly Column[]
  rows: readonly SourceRow[]
}

type SourceRow = Omit<Row<CellBinding>, 'headers'> & Partial<Pick<Row, 'headers'>>

/** Creates a table's definition from the bindings of its cells, which write to the documents that they are read from. */
export function defineTable({
  readSource,
  ...options
}: Omit<TableDefinition, 'read' | 'write'> & {
  readSource: (values: YearValues, view?: string) => TableSource
}): TableDefinition {
  const read = (values: YearValues, view?: string): Table => ({
    ...toTable(readSource(values, view), values),
    ...(options.hasUnits && { timesPerYear: memberOf(values['plans.json'], 'payPeriods') }),
  })
  return {
    ...options,
    read,
    write: (texts, changes, view) => {
      let outcome: Omit<TableEdit, 'texts'> = { unapplied: [], warnings: [], conversions: [] }
      const edit = (values: YearValues) => {
        const table = read(values, view)
        const plans = values['plans.json']
        const typical = typicalValues(plans)
        outcome = writeChanges(table, changes)
        if (typical.length > 0) reviewValues(plans, listWritten(table, changes, outcome), typical)
      }
      try {
        return { texts: editDocuments(texts, edit), ...outcome }
      } catch (error) {
        return { texts: {}, unapplied: toUnapplied(changes, error), warnings: [], conversions: [] }
      }
    },
  }
}

/** @returns the texts that differ. @throws EditError if a text has syntax errors */
function editDocuments(texts: YearTexts, edit: (values: YearValues) => void): Partial<YearTexts> {
  const edited = editYear(texts, edit)
  const changed = yearFiles.filter((file) => edited[file] !== texts[file])
  return Object.fromEntries(changed.map((file) => [file, edited[file]]))
}

function toTable({ headers = [], columns: own, rows }: TableSource, values: YearValues): Table {
  const headerColumns = headers.map((title, header): Column => ({
    name: `header ${header}`,
    title,
    format: optionalText,
    isRowHeader: true,
    header,
  }))
  const table = withTranslations({ columns: [...headerColumns, ...own], rows }, values)
  const columns = table.columns.filter(({ header }) => header === undefined)
  return { columns: table.columns, rows: table.rows.map((row) => toRow(columns, row)) }
}

/** Reads the cells when they are first needed: of a large table, most rows are not in view. */
function toRow(columns: readonly Column[], row: SourceRow): Row {
  let cells: Row['cells'] | undefined
  return {
    name: row.name,
    headers: row.headers ?? [],
    ...(row.places && { places: row.places }),
    get cells() {
      cells ??= toCells(columns, row.cells)
      return cells
    },
  }
}

function toCells(columns: readonly Column[], bindings: CellBindings): Row['cells'] {
  return Object.fromEntries(columns.map((column) => [column.name, toCell(column, bindings[column.name])]))
}

function toCell(column: Column, binding: CellBinding | null | undefined): Cell | null {
  if (!binding) return null
  const { file, location, value, format = column.format } = binding
  let text: string | undefined
  return {
    ...binding,
    ...placeOf(file, location),
    format,
    get text() {
      text ??= value === undefined || value === null ? '' : format.format(value)
      return text
    },
  }
}

const noSuchCell = parseFailure('There is no such cell, so nothing can be written here.')

function writeChanges(table: Table, changes: readonly CellChange[]): Omit<TableEdit, 'texts'> {
  const languageOf = new Map(table.columns.map(({ name, language }) => [name, language]))
  const outcome: Omit<TableEdit, 'texts'> = { unapplied: [], warnings: [], conversions: [] }
  const writes = new Map<WriteValues, { change: CellChange; value: unknown }[]>()
  // Translations are last, because the text in the first language can create or remove the object.
  const isTranslation = ({ column }: CellChange) => Number(languageOf.get(column) !== undefined)
  for (const change of changes.toSorted((one, other) => isTranslation(one) - isTranslation(other))) {
    const cell = cellOf(table, change)
    if (change.text.trim() === (cell?.text ?? '')) continue
    const parsed = cell?.format.parse(change.text) ?? noSuchCell
    if (parsed.kind === 'failure') {
      outcome.unapplied.push({ ...change, message: parsed.message })
      continue
    }
    if (parsed.kind === 'value' && parsed.warning !== undefined)
      outcome.warnings.push({ ...change, message: parsed.warning })
    if (parsed.kind === 'value' && parsed.conversion !== undefined)
      outcome.conversions.push({ ...change, message: parsed.conversion })
    const value = parsed.kind === 'value' ? parsed.value : undefined
    writes.set(cell!.write, [...(writes.get(cell!.write) ?? []), { change, value }])
  }
  for (const [write, parts] of writes)
    try {
      write(new Map(parts.map(({ change, value }) => [change.column, value])))
    } catch (error) {
      outcome.unapplied.push(
        ...toUnapplied(
          parts.map(({ change }) => change),
          error,
        ),
      )
    }
  return outcome
}

/** The places in plans.json that a cell or an import writes: a typical value there is the client's, even the same one. */
function listWritten(
  table: Table,
  changes: readonly CellChange[],
  { unapplied }: Pick<TableEdit, 'unapplied'>,
): string[] {
  const refused = new Set(unapplied.map(cellKey))
  return changes.flatMap((change) => {
    const cell = cellOf(table, change)
    return cell?.file === 'plans.json' && !refused.has(cellKey(change)) ? [cell.pointer] : []
  })
}

function toUnapplied(changes: readonly CellChange[], error: unknown) {
  if (!(error instanceof EditError)) throw error
  return changes.map((change) => ({ ...change, message: error.message }))
}
