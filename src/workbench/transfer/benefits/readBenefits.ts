import { normalizeText } from '../similarity.ts'
import type { TextGrid } from '../sheet.ts'
import { findPayer, isGeneralShare, isOutOfNetwork, isOutsideTopic } from './matchBenefit.ts'
import {
  countLabelColumns,
  findTitleRow,
  readColumns,
  readSubtitles,
  type BenefitsColumn,
} from './readColumns.ts'

export interface BenefitsRow {
  /** In the sheet. */
  index: number
  /** What the first columns say. */
  words: string
  /** The headings above the row, and the group that it is in. */
  context: string
  /** The payer of the values that the row, a heading above it, or a title names. */
  payer: 'plan' | 'member' | undefined
  /** The row above with the percentages of services that only refer to them: “Plan pays | 80% | 70%”. */
  shareRow?: BenefitsRow | undefined
  /** The cells that are not blank. */
  cells: readonly BenefitsCell[]
  /** Rows above the titles of the plans, and repeated titles. */
  isOutside: boolean
}

interface BenefitsCell {
  column: number
  text: string
}

/** A line without values that is neither a heading nor a part of a row. */
export interface BenefitsNote {
  /** In the sheet. */
  index: number
  text: string
}

export interface BenefitsSheet {
  columns: readonly BenefitsColumn[]
  /** The rows with values. */
  rows: readonly BenefitsRow[]
  notes: readonly BenefitsNote[]
  /** The payer whose percentages are after the deductible, from a title such as “What the plan pays (after the deductible)”. */
  sharesAfterDeductible: BenefitsRow['payer']
}

/** Reads a table as brochures print it: benefits in rows, plans in columns. @param plans the names of the client's plans */
export function readBenefits(grid: TextGrid, plans: readonly string[]): BenefitsSheet {
  const titleRow = findTitleRow(grid, plans)
  const labelCount = countLabelColumns(grid, titleRow, plans)
  const subtitles = readSubtitles(grid[titleRow] ?? [], grid[titleRow + 1] ?? [], labelCount)
  const firstRow = titleRow + (subtitles ? 2 : 1)
  const columns = readColumns(grid, titleRow, labelCount, subtitles, plans)
  const valuesOf = (row: readonly string[]): BenefitsCell[] =>
    row.flatMap((text, column) => (column < labelCount || text === '' ? [] : [{ column, text }]))
  const labelsOf = (row: readonly string[]) =>
    row.slice(0, labelCount).filter((text) => /[\p{L}\p{N}]/u.test(text))
  const titles = grid.slice(0, firstRow).flat()
  let payer = findPayer(titles.join('\n'))
  const [sharesAfterDeductible] = titles.flatMap((text) =>
    /\bafter (?:the |your )?deductible\b/i.test(text) ? (findPayer(text) ?? []) : [],
  )
  const rows: BenefitsRow[] = []
  let shareRow: BenefitsRow | undefined
  const notes: BenefitsNote[] = []
  for (const [index, row] of grid.slice(0, titleRow).entries()) {
    const cells = valuesOf(row)
    const text = labelsOf(row).join(' ')
    if (cells.length > 0) rows.push({ index, words: text, context: '', payer, cells, isOutside: true })
    else if (text !== '' && findPayer(text) === undefined) notes.push({ index, text })
  }
  let headings: BenefitsNote[] = []
  /** The headings without a row below them yet. */
  const unused = new Set<BenefitsNote>()
  let group = ''
  let isBelowHeading = false
  for (const [offset, row] of grid.slice(firstRow).entries()) {
    const index = firstRow + offset
    const labels = labelsOf(row)
    const cells = valuesOf(row)
    if (cells.length === 0) {
      const line = { index, text: labels.join(' ') }
      const last = rows.at(-1)
      if (line.text === '') continue
      if (isSentence(line.text)) notes.push(line)
      // A label that does not fit on its line continues on the next one.
      else if (isContinuation(line.text) && last && !isBelowHeading) last.words = `${last.words} ${line.text}`
      else {
        headings = isBelowHeading ? [...headings, line] : [line]
        // What is out of network says nothing about other rows.
        if (!headings.some(({ text }) => isOutOfNetwork(text))) payer = findPayer(line.text) ?? payer
        unused.add(line)
        group = ''
        isBelowHeading = true
      }
      continue
    }
    const ownWords = labels.at(-1) ?? group
    const continued = isBelowHeading && isContinuation(ownWords) ? headings.pop() : undefined
    const words = continued === undefined ? ownWords : `${continued.text} ${ownWords}`
    isBelowHeading = false
    if (words !== '') headings = headings.filter(({ text }) => !isOutsideTopic(words, text))
    for (const heading of [...headings, ...(continued ? [continued] : [])]) unused.delete(heading)
    if (labelCount > 1 && row[0] !== '') group = row[0]!
    const headingTexts = isOutOfNetwork(words) ? [] : headings.map(({ text }) => text)
    const context = [...headingTexts, ...(group === words ? [] : [group])]
    const isOutside = cells.every(
      ({ column, text }) => normalizeText(text) === normalizeText(grid[titleRow]![column]!),
    )
    const read: BenefitsRow = {
      index,
      words,
      context: context.filter((text) => text !== '').join(', '),
      payer: findPayer(words) ?? findPayer(group) ?? payer,
      shareRow,
      cells,
      isOutside,
    }
    rows.push(read)
    const isShareRow = isGeneralShare(words) && cells.every(({ text }) => /^\d+(?:\.\d+)?\s*%/.test(text))
    if (isShareRow && !isOutOfNetwork(read.context)) {
      shareRow = read
      payer = read.payer
    }
  }
  return {
    columns,
    rows,
    sharesAfterDeductible,
    notes: [...notes, ...unused].toSorted((one, other) => one.index - other.index),
  }
}

/** Headings are short, and do not end as sentences do. */
function isSentence(text: string) {
  const words = text.split(/\s+/).length
  return words > 12 || (words > 4 && /[.!?]\)?$/.test(text))
}

function isContinuation(label: string) {
  return /^[(\p{Ll}]/u.test(label)
}
