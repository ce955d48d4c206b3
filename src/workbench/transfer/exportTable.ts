import Papa from 'papaparse'
import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { parseMoney, signedMoneyRange, moneyRange } from '../cells/money.ts'
import { parseDecimal } from '../cells/parseDecimal.ts'
import type { CellKind, Table } from '../tables/Table.ts'
import { formulaStart } from './parseDelimited.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** Writes a table to a file, which can be imported again. */
export async function exportTable(table: Table, title: string, format: ExportFormat): Promise<Blob> {
  return format === 'csv' ? toCsv(table) : toXlsx(table, title)
}

function toCsv(table: Table) {
  const rows = table.rows.map(({ headers, cells }) => [
    ...headers,
    ...table.columns.map(({ name }) => cells[name]?.text ?? ''),
  ])
  const csv = Papa.unparse([titlesOf(table), ...rows], { escapeFormulae: formulaStart })
  // Excel reads UTF-8 only with a byte order mark.
  return new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' })
}

function toXlsx(table: Table, title: string) {
  const data: SheetData = [
    titlesOf(table).map((text) => ({ value: text, fontWeight: 'bold' as const })),
    ...table.rows.map(({ headers, cells }) => [
      ...headers.map((text) => toCell(text, 'text')),
      ...table.columns.map(({ name, kind }) => toCell(cells[name]?.text ?? '', kind)),
    ]),
  ]
  return writeWorkbook(data, {
    sheet: toSheetName(title),
    stickyRowsCount: 1,
    stickyColumnsCount: table.headers.length + table.columns.filter(({ isRowHeader }) => isRowHeader).length,
    columns: titlesOf(table).map((text) => ({ width: Math.max(12, text.length + 2) })),
  }).toBlob()
}

function titlesOf({ headers, columns }: Table) {
  return [...headers, ...columns.map(({ title }) => title)]
}

/** Amounts are numbers in the file, so that it can calculate with them. All other texts stay texts. */
function toCell(text: string, kind: CellKind) {
  if (text === '') return null
  const amount = kind === 'money' ? parseAmount(text) : kind === 'number' ? parseDecimal(text) : undefined
  if (amount?.kind !== 'value') return { value: text, type: String, format: '@' }
  return { value: amount.value, type: Number, ...(kind === 'money' && { format: '[$$-409]#,##0.00' }) }
}

function parseAmount(text: string) {
  return parseMoney(text, { minimum: signedMoneyRange.minimum, maximum: moneyRange.maximum })
}

/** Excel allows at most 31 characters, and not all of them. */
function toSheetName(title: string) {
  return title.replaceAll(/[\\/?*:[\]]/g, ' ').slice(0, 31)
}
