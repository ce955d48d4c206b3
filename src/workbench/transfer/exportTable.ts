import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { formatDelimited } from '../cells/delimited.ts'
import { parseMoney, signedMoneyRange, moneyRange, parseDecimal } from '../../compare/values/numbers.ts'
import { cellText, type Cell, type Table } from '../tables/Table.ts'
import type { CellKind } from '../cells/formats.ts'

type ExportedTable = Table<Pick<Cell, 'text'>>

export type ExportFormat = 'csv' | 'xlsx'

/** Writes a table to a file, which can be imported again. */
export async function exportTable(table: ExportedTable, title: string, format: ExportFormat): Promise<Blob> {
  return format === 'csv' ? toCsv(table) : toXlsx(table, title)
}

function toCsv(table: ExportedTable) {
  const rows = table.rows.map((row) => table.columns.map((column) => cellText(row, column)))
  const csv = formatDelimited([titlesOf(table), ...rows], ',')
  // Excel reads UTF-8 only with a byte order mark.
  return new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' })
}

function toXlsx(table: ExportedTable, title: string) {
  const data: SheetData = [
    titlesOf(table).map((text) => ({ value: encodeText(text), fontWeight: 'bold' as const })),
    ...table.rows.map((row) =>
      table.columns.map((column) => toCell(cellText(row, column), column.format.kind)),
    ),
  ]
  return writeWorkbook(data, {
    sheet: toSheetName(title),
    stickyRowsCount: 1,
    stickyColumnsCount: table.columns.filter(({ isRowHeader }) => isRowHeader).length,
    columns: titlesOf(table).map((text) => ({ width: Math.max(12, text.length + 2) })),
  }).toBlob()
}

function titlesOf({ columns }: ExportedTable) {
  return columns.map(({ title }) => title)
}

/** Amounts are numbers in the file, so that it can calculate with them. All other texts stay texts. */
function toCell(text: string, kind: CellKind) {
  if (text === '') return null
  const amount = kind === 'money' ? parseAmount(text) : kind === 'number' ? parseDecimal(text) : undefined
  if (amount?.kind !== 'value') return { value: encodeText(text), type: String, format: '@' }
  return { value: amount.value, type: Number, ...(kind === 'money' && { format: '[$$-409]#,##0.00' }) }
}

/**
 * Encodes characters as _xHHHH_, as Excel does: those that XML cannot contain; U+FFFD and noncharacters such as U+10FFFE,
 * which XML can contain, but write-excel-file removes; and the first one of a text such as "constructor", which
 * write-excel-file loses, because it looks texts up in an object that inherits properties.
 */
function encodeText(text: string) {
  const encoded = text.replaceAll(/_(?=x[\da-f]{4}_)|(?![\n\t])\p{Cc}|[\p{Cs}\p{NChar}\uFFFD]/giu, encode)
  return encoded in {} ? encode(encoded[0]!) + encoded.slice(1) : encoded
}

/** @param character one or two UTF-16 code units, each of which gets its own escape */
function encode(character: string) {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map((unit) => `_x${unit.toString(16).toUpperCase().padStart(4, '0')}_`).join('')
}

function parseAmount(text: string) {
  return parseMoney(text, { minimum: signedMoneyRange.minimum, maximum: moneyRange.maximum })
}

/** Excel allows at most 31 characters, and not all of them. */
function toSheetName(title: string) {
  return title.replaceAll(/[\\/?*:[\]]/g, ' ').slice(0, 31)
}
