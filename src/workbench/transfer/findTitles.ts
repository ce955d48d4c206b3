import { greatest } from 'd3-array'
import type { Table } from '../tables/Table.ts'
import { isOtherTier } from '../cells/tierTitles.ts'
import { findMeasure } from './amountUnits.ts'
import { orientSheet, readKnownHeaders, type KnownHeader, type OrientedSheet } from './guessMapping.ts'
import type { ImportMapping } from './ImportMapping.ts'
import { readCoverage } from './otherTopics.ts'
import { isAmount, isNumeric, type TextGrid } from './sheet.ts'
import { findNamesIn, normalizeText, rateColumnTitle, titleSimilarity } from './similarity.ts'

/** Before the title of a tier that the table does not have, in place of the name of a column. */
export const undecidedPrefix = '? '

/** What the texts of a sheet can mean. */
export interface Context {
  headers: readonly KnownHeader[]
  sheet: OrientedSheet
  findValue: (text: string) => FoundValue | undefined
  /** What a text says about the amounts; nothing if the table has no amounts of employees. */
  measureOf: (text: string) => ReturnType<typeof findMeasure>
  coverageOf: typeof readCoverage
}

/** A column of the table that a title names, and how certain that is. */
interface FoundValue {
  column: string
  score: number
}

/** A row with the titles of values, in columns without a blank one between them. */
export interface Titles {
  row: number
  /** The first row of headings above it. */
  top: number
  /** The first row below it that is not about its columns. */
  dataRow: number
  /** The first row of the next titles in these columns. */
  endRow: number
  first: number
  last: number
  /** By the index of the column. */
  values: ReadonlyMap<number, FoundValue>
}

/** @param whole the sheet as one block */
export function createContext(table: Table, whole: ImportMapping): Context {
  const noMeasure = { unit: undefined, isOtherPayer: false, isMeasure: false }
  const headers = readKnownHeaders(table)
  const sheet = orientSheet(whole.sheet, whole.isTransposed)
  const isRates = table.columns.some(({ name }) => name === 'unit')
  return {
    headers,
    sheet,
    coverageOf: isRates ? readCoverage : () => undefined,
    findValue: createValueFinder(table, sheet.grid, whole, headers),
    measureOf: isRates ? (text) => findMeasure(text, table.timesPerYear) : () => noMeasure,
  }
}

/**
 * The only name of the table that texts have; null if they have several. A text that is just the name counts first. The
 * title “Plan” is not a name, even if it is similar to “Copay Plan”.
 */
export function findName({ title, texts: known, byNormalized, find }: KnownHeader, texts: readonly string[]) {
  const exact = texts.flatMap((text) => byNormalized.get(normalizeText(text)) ?? [])
  const others = texts.filter((text) => normalizeText(text) !== normalizeText(title))
  const similar = others.flatMap((text) => find(text) ?? findNamesIn(text, known))
  const names = new Set(exact.length > 0 ? exact : similar)
  return names.size > 1 ? null : [...names][0]
}

function createValueFinder(
  table: Table,
  grid: TextGrid,
  whole: ImportMapping,
  headers: readonly KnownHeader[],
): Context['findValue'] {
  const values = table.columns.filter(({ isRowHeader }) => !isRowHeader)
  const chosen = new Map(
    whole.roles.flatMap((role, column) =>
      role.kind === 'values' ? [[normalizeText(grid[whole.titleRow]![column]!), role.column] as const] : [],
    ),
  )
  const found = new Map<string, FoundValue | undefined>()
  const find = (text: string) => {
    // The name of a row is not the title of a column: “My spouse smokes”, “Statement without a spouse”.
    const isName = headers.some(({ byNormalized }) => byNormalized.has(normalizeText(text)))
    if (isName || isNumeric(text) || !/\p{L}/u.test(text)) return undefined
    const isChosen = (column: string) => chosen.get(normalizeText(text)) === column
    const rated = values.map(({ name, title }) => ({ column: name, score: rateColumnTitle(text, title) }))
    const similar = rated.filter(({ column, score }) => score >= (isChosen(column) ? 0.5 : 0.8))
    const best = greatest(similar, ({ score }) => score)
    const hasTiers = values.some(({ name }) => name === 'EE')
    if (!best && hasTiers && isOtherTier(text)) return { column: `${undecidedPrefix}${text}`, score: 1 }
    return best && { ...best, score: isChosen(best.column) ? 1 : best.score }
  }
  return (text) => {
    if (!found.has(text)) found.set(text, find(text))
    return found.get(text)
  }
}

/** Finds the titles of blocks: rows that name at least half as many values as the row that names most. */
export function findTitles(context: Context): Titles[] {
  const { grid } = context.sheet
  const named = grid.map((texts) => findValues(context, texts))
  const counts = named.map((values) => new Set([...values.values()].map(({ column }) => column)).size)
  const most = Math.max(...counts)
  const rows = [...grid.keys()].filter((row) => counts[row]! > 0 && counts[row]! >= most / 2)
  const found = rows.flatMap((row, index) =>
    divideByBlankColumns(grid.slice(row, rows[index + 1])).flatMap(([first, last]): Titles[] => {
      const values = new Map([...named[row]!].filter(([column]) => column >= first && column <= last))
      if (values.size === 0) return []
      const dataRow = findDataRow(context, { row, first, last, values })
      return [{ row, top: 0, dataRow, endRow: grid.length, first, last, values }]
    }),
  )
  for (const titles of found) {
    const above = found.filter((other) => other.row < titles.row && isOverlapping(other, titles))
    const isAmountRow = (row: number) =>
      [...titles.values.keys()].some((column) => isAmount(grid[row]![column]!))
    titles.top = Math.max(0, ...above.map(({ dataRow }) => dataRow))
    for (let row = titles.row - 1; row >= titles.top; row--) if (isAmountRow(row)) titles.top = row + 1
    for (const other of above) other.endRow = Math.min(other.endRow, titles.top)
  }
  return found
}

/** The values that the texts of a row name. Another title of the same value counts only if it is certain. */
function findValues({ findValue }: Context, texts: readonly string[]): ReadonlyMap<number, FoundValue> {
  const found = texts.flatMap((text, column) => {
    const value = findValue(text)
    return value ? [[column, value] as const] : []
  })
  const isBest = ({ column, score }: FoundValue) =>
    found.every(([, other]) => other.column !== column || other.score <= score)
  return new Map(found.filter(([, value]) => value.score >= 0.95 || isBest(value)))
}

/** @returns the first and the last column of each part */
function divideByBlankColumns(rows: TextGrid): [number, number][] {
  const parts: [number, number][] = []
  for (const column of (rows[0] ?? []).keys()) {
    if (rows.every((row) => row[column] === '')) continue
    const part = parts.at(-1)
    if (part?.[1] === column - 1) part[1] = column
    else parts.push([column, column])
  }
  return parts
}

/**
 * Skips rows of headings below the titles, such as “Employee | Employer” or salary bands below each tier. Other texts are
 * headings if they divide a value: “Current | New”.
 */
function findDataRow(
  { headers, sheet: { grid }, measureOf }: Context,
  titles: Pick<Titles, 'row' | 'first' | 'last' | 'values'>,
) {
  const first = Math.min(...titles.values.keys())
  const isHeading = (text: string) =>
    !isNumeric(text) && (headers.some((header) => findName(header, [text])) || measureOf(text).isMeasure)
  const isTitle = createTitleCheck(headers)
  const count = new Set([...titles.values.values()].map(({ column }) => column)).size
  const isDividing = (filled: readonly string[], labels: readonly string[]) =>
    filled.length > count &&
    labels.length > 0 &&
    !filled.some(isAmount) &&
    labels.every((text) => text === '' || isTitle(text) || measureOf(text).isMeasure)
  let row = titles.row + 1
  for (; row < grid.length; row++) {
    const filled = grid[row]!.slice(first, titles.last + 1).filter((text) => text !== '')
    const labels = grid[row]!.slice(titles.first, first)
    if (filled.length === 0 || !(filled.every(isHeading) || isDividing(filled, labels))) break
  }
  return row
}

/** Whether a text is the title of row headers. */
export function createTitleCheck(headers: readonly KnownHeader[]) {
  return (text: string) =>
    /^(?:coverage|tiers?|levels?|coverage (?:tier|level))$/i.test(text) ||
    headers.some(({ title }) => titleSimilarity(text, title) >= 0.8)
}

function isOverlapping(one: Titles, other: Titles) {
  return one.first <= other.last && other.first <= one.last
}
