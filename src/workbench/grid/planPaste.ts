import { parseClipboard } from '../cells/delimited.ts'
import type { CellChange, Table } from '../tables/Table.ts'
import { throwTooLarge, toSheet, type TextGrid } from '../transfer/sheet.ts'
import { changeAt, describeRow, textAt } from './gridCells.ts'
import type { CellRange } from './gridRange.ts'
import { dropTotals, matchRowNames, matchTitles, normalizeName, type BlockColumns } from './matchPaste.ts'

export interface PastePlan {
  changes: CellChange[]
  extraRows: NewRow[]
  /** Sentences about what was left out. */
  notes: string[]
}

/** Texts for a row that does not exist yet, by the keys of the columns. */
export type NewRow = ReadonlyMap<string, string>

/** What a row that is shorter than others has in place of its missing cells. Blank, but a blank cell of a block is ''. */
const missingText = ' '

/** The cells of a clipboard's text. All rows have the same length. @throws ImportError if there are too many cells */
export function toPastedBlock(text: string): TextGrid {
  const rows = parseClipboard(text)
  const { grid, ignoredCells } = toSheet('', rows)
  if (ignoredCells.length > 0) throwTooLarge()
  return grid.map((row, index) =>
    row.map((cell, column) => (column < rows[index]!.length ? cell : missingText)),
  )
}

/**
 * Places a block of pasted texts at a selected range. Pasted titles of columns and names of rows decide where the texts
 * go; without them, their order does, and a block is repeated if it fits into the range several times. Totals are left
 * out.
 */
export function planPaste(table: Table, range: CellRange, pasted: TextGrid): PastePlan {
  const plan: PastePlan = { changes: [], extraRows: [], notes: [] }
  const [first = []] = pasted
  const titled = pasted.length > 1 ? matchTitles(table, first, range.left) : null
  const inOrder = (texts: readonly string[]) => texts.map((_, index) => range.left + index)
  const rows = [...pasted.entries()].slice(titled ? 1 : 0)
  const kept = dropTotals(table, rows, titled ?? inOrder(first), plan.notes)
  const block = kept.map(([, texts]) => texts)
  const texts = titled ? block : repeat(block, range)
  const columns = titled ?? inOrder(texts[0] ?? [])
  noteColumns(table, first, columns, plan.notes)
  const named = matchRowNames(table, texts, columns, range.top)
  const targets = new Set<number>()
  for (const [index, row] of texts.entries()) {
    const { row: target, name } = named ? named[index]! : { row: range.top + index, name: '' }
    if (target === null) {
      plan.notes.push(`The table has no row “${name}”, so it was left out.`)
      continue
    }
    if (targets.has(target))
      plan.notes.push(`“${name}” is in several pasted rows. Where they differ, the last one counts.`)
    targets.add(target)
    const cells = row.flatMap((text, offset) => {
      const column = columns[offset]
      return column == null || column >= table.columns.length || text === missingText
        ? []
        : [{ column, text }]
    })
    if (target >= table.rows.length)
      plan.extraRows.push(new Map(cells.map(({ column, text }) => [table.columns[column]!.name, text])))
    else for (const { column, text } of cells) pasteCell(table, { row: target, column }, text, plan)
  }
  return plan
}

function pasteCell(
  table: Table,
  position: { row: number; column: number },
  text: string,
  { changes, notes }: PastePlan,
) {
  if (table.columns[position.column]!.header === undefined) changes.push(changeAt(table, position, text))
  else if (text.trim() !== '' && normalizeName(text) !== normalizeName(textAt(table, position)))
    notes.push(
      `“${text}” was pasted next to ${describeRow(table, position.row)}, whose name cannot be changed here.`,
    )
}

function repeat(block: TextGrid, range: CellRange): TextGrid {
  const height = block.length
  const width = block[0]?.length ?? 0
  if (height === 0 || width === 0) return []
  const rows = range.bottom - range.top + 1
  const columns = range.right - range.left + 1
  if (rows % height > 0 || columns % width > 0) return block
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => block[row % height]![column % width]!),
  )
}

function noteColumns(table: Table, titles: readonly string[], columns: BlockColumns, notes: string[]) {
  for (const [index, column] of columns.entries())
    if (column === null && titles[index]!.trim() !== '')
      notes.push(`It is not clear which column of the table “${titles[index]}” is, so it was left out.`)
  const extra = columns.filter((column) => column !== null && column >= table.columns.length).length
  if (extra > 0) notes.push(`Columns beyond the end of the table were left out: ${extra}.`)
}
