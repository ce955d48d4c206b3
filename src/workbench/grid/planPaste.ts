import type { CellChange } from '../tables/Table.ts'
import {
  dropRows,
  type Columns,
  matchRowNames,
  normalizeName,
  matchTitles,
  usualOptions,
  type PasteNote,
  type PasteOptions,
} from './matchPaste.ts'
import { changeAt, describeRow, textAt, type GridTable } from './gridCells.ts'
import { countColumns, countRows, type Range } from './gridRange.ts'
import { parseClipboard } from '../cells/delimited.ts'
import { toTextGrid, type TextGrid } from '../transfer/sheet.ts'

/** What a paste changes, and what it leaves out. */
interface PastePlan {
  changes: CellChange[]
  /** Rows below the end of the table. */
  extraRows: NewRow[]
  notes: PasteNote[]
}

/** Texts for a row that does not exist yet, by the keys of the columns. */
export type NewRow = ReadonlyMap<string, string>

type Block = readonly (readonly string[])[]

/**
 * Places a block of pasted texts at a selected range. Pasted titles of columns and names of rows decide where the texts
 * go; without them, their order does, and a block is repeated if it fits into the range several times. Totals are left
 * out.
 */
export function planPaste(
  table: GridTable,
  range: Range,
  pasted: Block,
  options: PasteOptions = usualOptions,
): PastePlan {
  const notes: PasteNote[] = []
  const [first = []] = pasted
  const titled = pasted.length > 1 ? matchTitles(table, first, range.left) : null
  const byTitle = options.matchesTitles ? titled : null
  const inOrder = first.map((_, index) => range.left + index)
  const kept = dropRows(table, [...pasted.entries()], { columns: byTitle ?? inOrder, titled, options, notes })
  const texts = kept.map(([, each]) => each)
  const rows = byTitle ? texts : repeat(texts, range)
  const columns = byTitle ?? rows[0]?.map((_, index) => range.left + index) ?? []
  noteColumns(table, first, columns, { isByTitle: byTitle !== null, options, notes })
  const named = options.matchesNames ? matchRowNames(table, rows, columns, range.top) : null
  const plan: PastePlan = { changes: [], extraRows: [], notes }
  for (const [index, row] of rows.entries()) {
    const target = named ? named[index]!.row : range.top + index
    if (target === null) {
      const inclusion = {
        label: 'Paste all rows in order',
        options: { ...options, matchesNames: false },
      }
      notes.push({ text: `The table has no row “${named![index]!.name}”, so it was left out.`, inclusion })
      continue
    }
    const cells = row.flatMap((text, offset) => {
      const column = columns[offset]
      return column == null || column >= table.gridColumns.length || text === missingText
        ? []
        : [{ column, text }]
    })
    if (target >= table.rows.length)
      plan.extraRows.push(new Map(cells.map(({ column, text }) => [table.gridColumns[column]!.key, text])))
    else plan.changes.push(...pasteRow(table, target, cells, notes))
  }
  return plan
}

function pasteRow(
  table: GridTable,
  row: number,
  cells: readonly { column: number; text: string }[],
  notes: PasteNote[],
): CellChange[] {
  return cells.flatMap(({ column, text }) => {
    if (table.gridColumns[column]!.column !== null) return [changeAt(table, { row, column }, text)]
    if (text.trim() !== '' && normalizeName(text) !== normalizeName(textAt(table, { row, column })))
      notes.push({
        text: `“${text}” was pasted next to ${describeRow(table, row)}, whose name cannot be changed here.`,
      })
    return []
  })
}

function repeat(block: Block, range: Range): Block {
  const height = block.length
  const width = block[0]?.length ?? 0
  if (height === 0 || width === 0) return []
  const isMultiple = countRows(range) % height === 0 && countColumns(range) % width === 0
  if (!isMultiple) return block
  return Array.from({ length: countRows(range) }, (_, row) =>
    Array.from({ length: countColumns(range) }, (__, column) => block[row % height]![column % width]!),
  )
}

interface ColumnContext {
  isByTitle: boolean
  options: PasteOptions
  notes: PasteNote[]
}

function noteColumns(
  { gridColumns }: GridTable,
  titles: readonly string[],
  columns: Columns,
  { isByTitle, options, notes }: ColumnContext,
) {
  const inclusion = { label: 'Paste all columns in order', options: { ...options, matchesTitles: false } }
  for (const [index, column] of columns.entries()) {
    if (isByTitle && column === null && titles[index]!.trim() !== '')
      notes.push({
        text: `It is not clear which column of the table “${titles[index]}” is, so it was left out.`,
        inclusion,
      })
  }
  const extra = columns.filter((column) => column !== null && column >= gridColumns.length).length
  if (extra > 0)
    notes.push({
      text:
        extra === 1
          ? 'The last column was left out, because the table has no column for it.'
          : `The last ${extra} columns were left out, because the table has no columns for them.`,
    })
}

/** What a row that is shorter than others has in place of its missing cells. Blank, but a blank cell of a block is ''. */
const missingText = ' '

/** The cells of a clipboard's text. All rows have the same length. @throws ImportError if there are too many cells */
export function toPastedBlock(text: string): TextGrid {
  const rows = parseClipboard(text)
  return toTextGrid(rows).map((row, index) =>
    row.map((cell, column) => (column < rows[index]!.length ? cell : missingText)),
  )
}
