import { range } from 'd3-array'
import { readTier, saysMoreThanTier } from '../cells/tierTitles.ts'
import type { CellName } from '../tables/Table.ts'
import type { ImportMapping } from './ImportMapping.ts'
import { sheetCellOf, type SheetCell } from './readImportRows.ts'
import { cellAddress, isNumeric, type CellPosition, type Sheet } from './sheet.ts'
import { isOtherPayer, isSurcharge } from './otherTopics.ts'

/** What happens to a cell of a sheet. */
export type CellFate =
  | { kind: 'imported' | 'unchanged' | 'question'; to: CellName; calculation?: string | undefined }
  /** The value is not in the table until the user decides. */
  | { kind: 'question' }
  | { kind: 'skipped'; reason: SkipReason }

/** Why cells are skipped, in words. */
export const skipReasons = {
  total: 'total',
  planTerm: 'belongs in Plans',
  surcharge: 'belongs in Questions → Surcharges and credits',
  rates: 'belongs in Rates',
  titles: 'repeated title',
  note: 'in no row of the table',
  otherPayer: 'not what the employee pays',
  otherCoverage: 'not what active employees pay for medical care',
  repeated: 'the same amount again',
  decision: 'by your decision',
  title: 'name or title',
  tierWords: 'more words than the tier',
  column: 'in a row or column that is not imported',
  outside: 'outside the table',
}

export type SkipReason = keyof typeof skipReasons

interface LedgerEntry {
  sheet: Sheet
  at: CellPosition
  /** For example B12. */
  address: string
  text: string
  fate: CellFate
}

/** One entry for each cell with a number, each other cell that is read as a value, and each note below them. */
export type Ledger = readonly LedgerEntry[]

/** Collects what happens to the cells of sheets. */
export class LedgerBuilder {
  readonly #fates = new Map<Sheet, Map<string, CellFate>>()

  /** Replaces what is known of the cells. */
  set(cells: readonly { at: SheetCell }[], fate: CellFate): void {
    for (const { at } of cells) {
      const fates = this.#fates.get(at.sheet) ?? new Map<string, CellFate>()
      this.#fates.set(at.sheet, fates.set(cellAddress(at), fate))
    }
  }

  /** The values of a block wait for a decision about the block. */
  setOpen(block: ImportMapping): void {
    for (const [column, { kind }] of block.roles.entries())
      if (kind === 'values' || kind === 'undecided')
        this.set(cellsOf(block, column).slice(1), { kind: 'question' })
  }

  /** The titles, names, and columns that are not values of the table. */
  setMapped(blocks: readonly ImportMapping[]): void {
    // A column that a block ignores can belong to another block.
    for (const isIgnored of [true, false])
      for (const block of blocks)
        for (const [column, { kind }] of block.roles.entries())
          if (isIgnored === (kind === 'ignored')) this.#setColumn(block, column)
  }

  #setColumn(block: ImportMapping, column: number) {
    const { roles, skipped, titleRow } = block
    const role = roles[column]!
    const { kind } = role
    const cells = cellsOf(block, column)
    if (kind !== 'ignored') this.set(cells.slice(0, 1), { kind: 'skipped', reason: 'title' })
    const title = textAt(sheetCellOf(block, titleRow, column))
    const reasons = {
      ignored: isSurcharge(title) ? 'surcharge' : isOtherPayer(title) ? 'otherPayer' : 'column',
      values: skipped ?? 'note',
      rowHeader: 'title',
      measure: 'title',
      variant: 'title',
      undecided: 'column',
    } as const
    this.set(cells.slice(1), { kind: 'skipped', reason: reasons[kind] })
    if (role.kind !== 'values') return
    // Also above other headings: “Employee + spouse / domestic partner”.
    const tierTitles = cellsOf(block, column, 0, titleRow + 1).filter(({ at }) => {
      const text = textAt(at)
      return readTier(text) === role.column && saysMoreThanTier(text)
    })
    this.set(tierTitles, { kind: 'skipped', reason: 'tierWords' })
  }

  build(sheets: readonly Sheet[]): Ledger {
    return sheets.flatMap((sheet) => {
      const fates = this.#fates.get(sheet)
      const lastAmount = sheet.grid.findLastIndex((texts) => texts.some(isNumeric))
      return sheet.grid.flatMap((texts, row) =>
        texts.flatMap((text, column): LedgerEntry[] => {
          const at = { row: row + 1, column: column + 1 }
          const fate = fates?.get(cellAddress(at))
          const address = sheet.sentences?.places[row] ?? cellAddress(at)
          const isValue = fate !== undefined && (fate.kind !== 'skipped' || valueReasons.has(fate.reason))
          // Above the last amount, a heading can have a number: “Below $65,000”. Sentences are rows of the table.
          const pattern = row > lastAmount ? noteText : surchargeSentence
          const isNote = !isValue && !sheet.sentences && pattern.test(text)
          if (text === '' || (!isValue && !isNumeric(text) && !isNote)) return []
          const outside = { kind: 'skipped', reason: 'outside' } as const
          return [{ sheet, at, address, text, fate: isNote ? outside : (fate ?? outside) }]
        }),
      )
    })
  }
}

/** A text with a number, or with several words. */
const noteText = /\d|(?:\S+\s+){3}/

/** For example “Smokers pay $50 more per month”. */
const surchargeSentence = /\$\s?\d[\d,.]*\s+(?:more|less|extra|off)\b/i

/** Why a text that is read as a value is skipped, even if it is not a number. */
const valueReasons: ReadonlySet<SkipReason> = new Set([
  'total',
  'planTerm',
  'surcharge',
  'repeated',
  'decision',
  'tierWords',
])

/** The cells of a column, by default its title and the cells below it. */
function cellsOf(block: ImportMapping, column: number, first = block.titleRow, end = block.endRow) {
  return range(first, end).map((row) => ({ at: sheetCellOf(block, row, column) }))
}

function textAt({ sheet, row, column }: SheetCell) {
  return sheet.grid[row - 1]?.[column - 1] ?? ''
}
