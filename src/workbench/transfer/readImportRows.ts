import { group } from 'd3-array'
import type { Table } from '../tables/Table.ts'
import { findMeasure } from './amountUnits.ts'
import {
  findHeaderColumn,
  pairSeparator,
  readRowHeaders,
  sharedSeparator,
  type ImportMapping,
} from './ImportMapping.ts'
import { normalizeText } from './similarity.ts'
import { cellAddress, columnLetters, isNumeric, orient, readLoneText, type CellPosition } from './sheet.ts'

export interface ImportRow {
  block: ImportMapping
  /** Where it is in the sheet: “row 4”, or the range of its cells if the sheet has several blocks. */
  place: string
  /** A row of the kind "block" has only the name for the rows below it. */
  kind: 'values' | 'block' | 'total' | 'titles' | 'note' | 'otherPayer' | 'skipped' | 'undecided'
  lone: string | undefined
  /** The texts of its row headers; null for a row header that every text matches. */
  headers: readonly (string | null)[]
  /** The row headers in one text, which identifies the row in questions. */
  label: string
  cells: readonly ImportCell[]
  /** What tells it from other rows with the same names. */
  variant: string | undefined
  /** The names of the table's rows that have these row headers. */
  matches: readonly string[]
}

export interface ImportCell {
  column: string
  text: string
  /** The unit of the amount, if the table has units. */
  view: string | undefined
  at: SheetCell
}

/** A cell of a sheet as it is in the file, from 1. */
export interface SheetCell extends CellPosition {
  sheet: ImportMapping['sheet']
}

/** Which names of the table the names of a file are. */
export interface NameMatches {
  /** The text of the table for a row header of the file; the same text if it is not another one. */
  textOf: (header: number, text: string) => string
  /** Whether rows with the name are skipped, or wait for a decision. */
  asideOf: (header: number, text: string) => 'skipped' | 'undecided' | undefined
}

const sameNames: NameMatches = { textOf: (_header, text) => text, asideOf: () => undefined }

/**
 * Reads the rows of blocks with any text. A row header that is blank is that of the row above, except for the one next to
 * the amounts.
 */
export function readImportRows(
  table: Table,
  blocks: readonly ImportMapping[],
  names: NameMatches = sameNames,
): ImportRow[] {
  return blocks.flatMap((block) => readBlockRows(table, block, names, blocks.length > 1))
}

/** Where a cell of a block is in its sheet. */
export function sheetCellOf({ sheet, isTransposed }: ImportMapping, row: number, column: number): SheetCell {
  return isTransposed
    ? { sheet, row: column + 1, column: row + 1 }
    : { sheet, row: row + 1, column: column + 1 }
}

function readBlockRows(
  table: Table,
  block: ImportMapping,
  names: NameMatches,
  isOneOfSeveral: boolean,
): ImportRow[] {
  const { sheet, titleRow, endRow, roles, sources } = block
  const { headers, rows: tableRows } = readRowHeaders(table)
  const columns = headers.map((_, header) => findHeaderColumn(block, header))
  const measureColumn = roles.findIndex(({ kind }) => kind === 'measure')
  const variantColumn = roles.findIndex(({ kind }) => kind === 'variant')
  // The rows below the first measure or variant of a name have no name.
  const last = Math.max(...columns)
  const lastColumn = measureColumn < 0 && variantColumn <= last ? last : -1
  const isForEvery = (header: number) => columns[header] === -1 && sources[header]?.kind === 'every'
  const compared = [...headers.keys()].filter((header) => !isForEvery(header))
  const keyOf = (texts: readonly (string | null)[]) =>
    JSON.stringify(compared.map((header) => normalizeText(texts[header]!)))
  const rowsByKey = group(tableRows, ({ texts }) => keyOf(texts))
  const ownColumns = roles.flatMap(({ kind }, column) => (kind === 'ignored' ? [] : [column]))

  const [titles = [], ...rows] = orient(sheet.grid, block).slice(titleRow, endRow)
  const above = headers.map(() => '')
  let { variant } = block
  return rows.flatMap((row, offset): ImportRow[] => {
    const index = titleRow + 1 + offset
    const lone = readLoneText(row)
    // Rows of blocks beside this one, or rows of this one with other columns that are not imported.
    if (lone === undefined && ownColumns.every((column) => row[column] === '')) return []
    const place = describeRow(block, index, isOneOfSeveral)
    const isBlockOf = (header: number) =>
      sources[header]?.kind === 'titleRows' &&
      lone !== undefined &&
      headers[header]!.byNormalized.has(normalizeText(names.textOf(header, lone)))
    const heading = [...headers.keys()].find(isBlockOf)
    if (heading !== undefined) {
      above[heading] = lone!
      return [
        { block, place, kind: 'block', lone, headers: [], label: lone!, cells: [], variant, matches: [] },
      ]
    }
    variant = row[variantColumn] || (lone === undefined || isNumeric(lone) ? variant : lone)
    const texts = columns.map((column, header): string | null => {
      const source = sources[header]
      if (column !== -1) return row[column]! || (column === lastColumn ? '' : above[header]!)
      if (source?.kind === 'every') return null
      return source?.kind === 'text' ? source.text : above[header]!
    })
    const measure = findMeasure(row[measureColumn] ?? '', table.timesPerYear)
    const cells = roles.flatMap((role, column): ImportCell[] =>
      role.kind === 'values'
        ? splitPair(role.column, row[column]!).map((each) => ({
            ...each,
            view: measure.unit ?? block.view,
            at: sheetCellOf(block, index, column),
          }))
        : [],
    )
    const known = texts.map((text, header) => (text === null ? null : names.textOf(header, text)))
    const matches = (rowsByKey.get(keyOf(known)) ?? []).map(({ name }) => name)
    const [aside] = texts.flatMap((text, header) => names.asideOf(header, text ?? '') ?? [])
    const isRead = aside !== undefined || matches.length > 0
    const read = aside ?? readKind(row, titles, cells, isRead ? [] : texts, ownColumns)
    const kind = measure.isOtherPayer && read !== 'total' ? 'otherPayer' : read
    // A total names only the rows below it that have its other variants or payers.
    if (kind === 'values' || kind === 'otherPayer' || aside || (kind === 'total' && lastColumn < 0))
      for (const [header, text] of texts.entries()) above[header] = text ?? ''
    // A total is not a row of the group above it.
    const named = kind === 'total' ? columns.map((column) => row[column] ?? '') : texts
    const label = named.filter((text) => text !== null && text !== '').join(', ')
    return [{ block, place, kind, lone, headers: texts, label, cells, variant, matches }]
  })
}

/** The texts of a column with pairs of amounts. One amount, which can be for one of them, is not clear. */
function splitPair(role: string, text: string) {
  if (role.includes(sharedSeparator)) return role.split(sharedSeparator).map((column) => ({ column, text }))
  const columns = role.split(pairSeparator)
  const texts = text.split(/\s*\/\s*(?=\$?\s*\d)/)
  const isOneAmount = columns.length > 1 && texts.length === 1 && /[1-9]/.test(text)
  return columns.map((column, index) => ({
    column,
    text: columns.length === texts.length ? texts[index]! : isOneAmount ? `${text} /` : text,
  }))
}

function readKind(
  row: readonly string[],
  titles: readonly string[],
  cells: ImportRow['cells'],
  labels: readonly (string | null)[],
  ownColumns: readonly number[],
): ImportRow['kind'] {
  if (ownColumns.every((column) => normalizeText(row[column]!) === normalizeText(titles[column] ?? '')))
    return 'titles'
  if (cells.every(({ text }) => text === '')) return 'note'
  return labels.some((label) => isTotalLabel(label ?? '')) ? 'total' : 'values'
}

function describeRow(block: ImportMapping, index: number, isOneOfSeveral: boolean) {
  const place = block.sheet.sentences?.places[index]
  if (place !== undefined) return place
  if (!isOneOfSeveral) return block.isTransposed ? `column ${columnLetters(index + 1)}` : `row ${index + 1}`
  const columns = block.roles.flatMap(({ kind }, column) => (kind === 'values' ? [column] : []))
  const cells = [columns.at(0) ?? 0, columns.at(-1) ?? 0].map((column) => sheetCellOf(block, index, column))
  return cells.map(cellAddress).join(':')
}

const totalLabel = /^(?:(?:grand|sub)[\s-]?)?totals?$|^sum$|^average$/i

/** Whether a row with this label sums up other rows. A longer label, such as “Total knee replacement”, is a name. */
export function isTotalLabel(label: string): boolean {
  return totalLabel.test(label.trim().replace(/\s*:$/, ''))
}
