import { group, range } from 'd3-array'
import { findUnit } from '../amountUnits.ts'
import { readLoneText, type Sheet, type TextGrid } from '../sheet.ts'
import { alignParts } from './alignParts.ts'
import { findDeductible } from './deductibleWords.ts'
import { resolveFootnotes } from './footnotes.ts'
import { Headings } from './Headings.ts'
import { findPayer, isGeneralShare, type Payer } from './matchBenefit.ts'
import { findNetworkOrder, isOutOfNetwork, type NetworkOrder } from './networks.ts'
import { isPersonPair } from './persons.ts'
import type { BenefitsColumn } from './readColumns.ts'

export interface BenefitsRow {
  /** In the sheet. */
  index: number
  /** What the first columns say. */
  words: string
  /** The headings above the row, and the group that it is in. */
  context: string
  /** The payer of the values that the row, a heading above it, or a title names. */
  payer: Payer
  /** The row above with the percentages of services that only refer to them: “Plan pays | 80% | 70%”. */
  shareRow?: BenefitsRow | undefined
  /** The cells that are not blank. */
  cells: readonly RowCell[]
  /** A row above the titles of the plans; or repeated titles, and rows such as “In network | Plan pays | Plan pays”. */
  skipped: 'outside' | 'heading' | undefined
}

interface RowCell {
  column: number
  text: string
  /** What a title above it says about the payment: “After deductible, you pay”. */
  terms?: string | undefined
}

/** A line without values that is neither a heading nor a part of a row. */
export interface BenefitsNote {
  /** In the sheet. */
  index: number
  text: string
  /** Whether it is above the table, and neither a sentence nor a term with an amount. */
  isTitle?: boolean
}

export interface BenefitsSheet {
  columns: readonly BenefitsColumn[]
  /** The rows with values. */
  rows: readonly BenefitsRow[]
  notes: readonly BenefitsNote[]
  /** Whether marks such as “10%*” say where the deductible applies, so that it does not where they are missing. */
  marksDeductible: boolean
  /** The digits that mark notes, which PDF viewers copy without raising them: “$253” is $25 with note 3. */
  noteDigits: ReadonlySet<string>
  /** The payer whose percentages are after the deductible, from a title such as “What the plan pays (after the deductible)”. */
  sharesAfterDeductible: Payer
  /** Which of two amounts is in the network, as a title or a note says. */
  networks: NetworkOrder
}

/** Reads a table as brochures print it: benefits in rows, plans in columns. @param plans the names of the client's plans */
export function readBenefits(sheet: Omit<Sheet, 'name'>, plans: readonly string[]): BenefitsSheet {
  const { grid: source, marksDeductible } = resolveFootnotes(sheet.grid)
  const { grid, columns, labelCount, parts } = alignParts(source, plans)
  const [{ titleRow, firstRow }] = parts as [(typeof parts)[number]]
  const titleRows = new Set(parts.flatMap((part) => range(part.titleRow, part.firstRow)))
  const valuesOf = (row: readonly string[]): RowCell[] =>
    row.flatMap((text, column) => (column < labelCount || text === '' ? [] : [{ column, text }]))
  const labelsOf = (row: readonly string[]) =>
    row.slice(0, labelCount).filter((text) => /[\p{L}\p{N}]/u.test(text))
  const titles = [
    ...grid.slice(0, titleRow).flat(),
    ...grid.slice(titleRow, firstRow).flatMap((row) => row.slice(0, labelCount)),
  ]
  const payer = findPayer(titles.join('\n'))
  const [sharesAfterDeductible] = titles.flatMap((text) =>
    findDeductible(text) === 'first' ? (findPayer(text) ?? []) : [],
  )
  const headings = new Headings(payer)
  const rows: BenefitsRow[] = []
  let shareRow: BenefitsRow | undefined
  const notes: BenefitsNote[] = []
  for (const [index, row] of grid.slice(0, titleRow).entries()) {
    const cells = valuesOf(row)
    const text = labelsOf(row).join(' ')
    if (cells.length > 0) rows.push({ index, words: text, context: '', payer, cells, skipped: 'outside' })
    // A sentence with an amount is about something else.
    else if (findUnit(text) !== undefined && !text.includes('$'))
      headings.unused.add(headings.add({ index, text }, 0, payer))
    else if (text !== '' && findPayer(text) === undefined)
      notes.push({ index, text, isTitle: !isSentence(text) && !/[$%:]/.test(text) })
  }
  let rowGroup = ''
  let lastLine = firstRow
  let indent = 0
  let terms = readTerms(columns)
  for (const [offset, row] of grid.slice(firstRow).entries()) {
    const index = firstRow + offset
    const last = rows.at(-1)
    const isFirst = last === undefined || lastLine < index - 1 || headings.isOpen
    // A heading in the middle of its line is above a column.
    const lone = readLoneText(row)
    const isCentered = lone !== undefined && isFirst && columns.length > 1 && isHeadingText(lone)
    const labels = isCentered ? [lone] : labelsOf(row)
    const cells = isCentered ? [] : valuesOf(row)
    if (row[0] !== '') indent = sheet.indents?.[index] ?? 0
    if (cells.length === 0) {
      const line = { index, text: labels.join(' ') }
      if (line.text === '' || headings.continue(line.text)) continue
      if (isSentence(line.text) || isOutOfNetworkTerm(line.text)) notes.push(line)
      // A label that does not fit on its line continues on the next one.
      else if ((isContinuation(line.text) || isPersonPair(line.text)) && last && !headings.isOpen) {
        last.words = `${last.words} ${line.text}`
        lastLine = index
      } else {
        headings.unused.add(headings.add(line, indent))
        rowGroup = ''
      }
      continue
    }
    const part = parts.find((each) => each.titleRow === index)
    const cellPayer = shareRow ? undefined : readPayers(cells)
    const isHeading = cellPayer !== undefined || titleRows.has(index)
    if (part) terms = readTerms(part.columns)
    else if (cellPayer) terms = new Map(cells.map(({ column, text }) => [column, text]))
    lastLine = index
    if (labels.length === 0 && !isFirst && last.skipped === undefined && !isHeading) {
      last.cells = continueCells(last.cells, cells)
      continue
    }
    const ownWords = labels.at(-1) ?? (isHeading ? '' : rowGroup)
    const isContinued = headings.isOpen && isContinuation(ownWords)
    const words = putTermsInParentheses(isContinued ? `${headings.takeLast()} ${ownWords}` : ownWords)
    if (!isHeading) headings.startRow(words, indent)
    if (labelCount > 1 && row[0] !== '') rowGroup = row[0]!
    const headingTexts = isOutOfNetwork(words) ? [] : headings.texts
    const context = [...headingTexts, ...(rowGroup === words ? [] : [rowGroup])]
    const read: BenefitsRow = {
      index,
      words,
      context: context.filter((text) => text !== '').join(', '),
      payer: findPayer(words) ?? findPayer(rowGroup) ?? headings.payer,
      shareRow,
      cells: cells.map((cell) => ({ ...cell, terms: terms.get(cell.column) })),
      skipped: isHeading ? 'heading' : undefined,
    }
    rows.push(read)
    const isCorner = labels.join(' ') === labelsOf(grid[titleRow]!).join(' ')
    if (isHeading && words !== '' && !isCorner) headings.add({ index, text: words }, indent, cellPayer)
    else if (isHeading) headings.payer = cellPayer ?? headings.payer
    const isShareRow = isGeneralShare(words) && cells.every(({ text }) => /^\d+(?:\.\d+)?\s*%/.test(text))
    if (isShareRow && !isOutOfNetwork(read.context)) {
      shareRow = read
      headings.payer = read.payer
    }
  }
  const lines = [...notes, ...headings.unused].toSorted((one, other) => one.index - other.index)
  const aboutAmounts = lines.filter(({ text }) => /\b(?:amounts?|shown|listed|first)\b/i.test(text))
  const networks = [...titles, ...aboutAmounts.map(({ text }) => text)].map(findNetworkOrder)
  return {
    columns,
    rows,
    networks: networks.find((order) => order !== undefined && order !== 'either'),
    marksDeductible,
    noteDigits: readNoteDigits(grid),
    sharesAfterDeductible,
    notes: lines,
  }
}

function readNoteDigits(grid: TextGrid): ReadonlySet<string> {
  return new Set(grid.flatMap((row) => /^([1-9])\s+\p{L}/u.exec(readLoneText(row) ?? '')?.[1] ?? []))
}

/** “Emergency room, waived if admitted” is “Emergency room (waived if admitted)”. */
function putTermsInParentheses(words: string) {
  return words.replace(
    /\s*[,;:–-]\s+(?=(?:up to |max(?:imum)? |limit(?:ed to)? )?\d+ visits?\b|(?:copay )?waived\b)([^,;()]+)$/i,
    ' ($1)',
  )
}

function readTerms(columns: readonly BenefitsColumn[]): ReadonlyMap<number, string> {
  return new Map(columns.map(({ index, terms }) => [index, terms]))
}

/** The payer that all cells name without a value, as in “In network | Plan pays | Plan pays”. */
function readPayers(cells: readonly RowCell[]): Payer {
  const [first, ...others] = cells.map(({ text }) => (isGeneralShare(text) ? findPayer(text) : undefined))
  return others.every((each) => each === first) ? first : undefined
}

/** Adds the texts of a line without words to the cells above it: “$750 single / $1,500 family”. */
function continueCells(above: readonly RowCell[], below: readonly RowCell[]): RowCell[] {
  const byColumn = group([...above, ...below], ({ column }) => column)
  return Array.from(byColumn, ([column, cells]) => ({
    ...cells[0]!,
    column,
    text: joinLines(cells.map(({ text }) => text)),
  })).toSorted((one, other) => one.column - other.column)
}

function joinLines([first = '', second]: readonly string[]) {
  if (second === undefined) return first
  const isOneValue =
    isContinuation(second) || /(?:[,;:(/+&]|\b(?:then|after|and|or|plus|to|max))$/i.test(first)
  return `${first}${isOneValue ? ' ' : ' / '}${second}`
}

/** Whether a text of its own has several words and no value. */
function isHeadingText(text: string) {
  return !/[$%]/.test(text) && (findPayer(text) !== undefined || text.split(/\s+/).length > 2)
}

/** Headings are short, or begin with the payer: “What the plan pays …”. They do not end as sentences do. */
function isSentence(text: string) {
  const words = text.split(/\s+/).length
  const isAboutPayer = /^(?:what )?(?:the |your )?(?:plan|you|members?|employees?) pays?\b/i.test(text)
  return (words > 12 && !isAboutPayer) || (words > 4 && /[.!?]\)?$/.test(text))
}

/** Whether a line says what members pay out of network. A short title without values is a heading. */
function isOutOfNetworkTerm(text: string) {
  const saysTerm =
    /[$%]|\d,\d{3}|:\s*\S|\b(?:is|are|not|may|must|pays?|see|covers?|covered|applies|subject)\b/i.test(text)
  return isOutOfNetwork(text) && (saysTerm || text.split(/\s+/).length > 6)
}

function isContinuation(label: string) {
  return /^[(\p{Ll}]/u.test(label)
}
