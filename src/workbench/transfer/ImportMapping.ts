import { cellText, type Table } from '../tables/Table.ts'
import type { Sheet } from './sheet.ts'
import { normalizeText } from './similarity.ts'

export type ColumnRole =
  | { kind: 'rowHeader'; index: number }
  | { kind: 'values'; column: string }
  /** Its texts say who pays the amounts of a row, or how often: “Employer”, “Per month”. */
  | { kind: 'measure' }
  /** Its texts tell rows with the same names apart: “Current” and “New”. Only rows with one of them count. */
  | { kind: 'variant' }
  /** Its title is that of a tier that the table does not have. */
  | { kind: 'undecided'; tier: string }
  | { kind: 'ignored' }

/** Where a row header comes from if no column of the file has it. */
export type RowHeaderSource =
  /** A row with only this text is above the rows that it is for. */
  | { kind: 'titleRows' }
  /** The file is for one of the rows' texts. */
  | { kind: 'text'; text: string }
  /** The amounts of the file apply to every text. */
  | { kind: 'every' }

/** What the parts of a block of a sheet are. A block has its own titles; a sheet has one for each salary band, for example. */
export interface ImportMapping {
  sheet: Sheet
  /** Whether the table's columns are rows in the file. All indexes are those after swapping them. */
  isTransposed: boolean
  /** The row with the titles of the columns; the rows below it are imported. */
  titleRow: number
  /** The first row below the block. */
  endRow: number
  /** The columns of other blocks are ignored. */
  roles: readonly ColumnRole[]
  /** By the index of the row header; null if a column has it, or if it is not known yet. */
  sources: readonly (RowHeaderSource | null)[]
  /** The unit of the amounts that the block's headings say. */
  unit?: string | undefined
  /** One of the table's views in which the amounts are, or per month. */
  view?: string | undefined
  /** The heading that tells the block from others with the same names: “New”. */
  variant?: string | undefined
  /** Why nothing of the block is imported. */
  skipped?: 'otherPayer' | 'otherCoverage' | 'rates' | 'decision' | undefined
}

/** What identifies the rows of a table. */
interface RowHeaders {
  headers: readonly RowHeader[]
  rows: readonly (RowTitle & { texts: readonly string[] })[]
}

export interface RowTitle {
  name: string
  title: string
}

export interface RowHeader {
  title: string
  /** The different texts that the table has for it. */
  texts: readonly string[]
  byNormalized: ReadonlyMap<string, string>
}

const rowHeaders = new WeakMap<Table, RowHeaders>()

export function readRowHeaders(table: Table): RowHeaders {
  const known = rowHeaders.get(table)
  if (known) return known
  const naming = table.columns.filter(({ isRowHeader }) => isRowHeader)
  const rows = table.rows.map((row) => {
    const texts = naming.map((column) => cellText(row, column))
    return { name: row.name, title: texts.join(', '), texts }
  })
  const headers = naming.map(({ title }, index) => {
    const texts = [...new Set(rows.map((row) => row.texts[index]!))]
    return { title, texts, byNormalized: new Map(texts.map((text) => [normalizeText(text), text])) }
  })
  rowHeaders.set(table, { headers, rows })
  return { headers, rows }
}

/** The texts that a block is about, such as its salary band, if no column has them. */
export function listSourceTexts({ sources }: Pick<ImportMapping, 'sources'>): string[] {
  return sources.flatMap((source) => (source?.kind === 'text' ? [source.text] : []))
}

/** The column of the file with a row header; -1 if it comes from elsewhere. */
export function findHeaderColumn({ roles }: Pick<ImportMapping, 'roles'>, header: number): number {
  return roles.findIndex((role) => role.kind === 'rowHeader' && role.index === header)
}

/** A choice of a select element; its name is the JSON of its value. */
export interface Choice {
  name: string
  title: string
}

export function toChoice(value: Readonly<Record<string, unknown>> | null, title: string): Choice {
  return { name: JSON.stringify(value), title }
}

export function roleChoices(table: Table): Choice[] {
  return [
    toChoice({ kind: 'ignored' }, 'Do not import'),
    ...readRowHeaders(table).headers.map(({ title }, index) => toChoice({ kind: 'rowHeader', index }, title)),
    ...table.columns
      .filter(({ isRowHeader }) => !isRowHeader)
      .map(({ name, title }) => toChoice({ kind: 'values', column: name }, title)),
    ...listPairs(table),
    ...listShared(table),
    toChoice({ kind: 'measure' }, 'Who pays, or how often'),
    toChoice({ kind: 'variant' }, 'Which of several amounts'),
  ]
}

/** Between the names of two columns of the table, if a column of the file has an amount for each: “$50 / $120”. */
export const pairSeparator = ' / '

/** The columns for employee only and for a family, in both orders; none if the table has no tiers. */
function listPairs({ columns }: Table): Choice[] {
  const tiers = ['EE', 'EF'].flatMap((tier) => columns.find(({ name }) => name === tier) ?? [])
  if (tiers.length < 2) return []
  return [tiers, tiers.toReversed()].map((pair) =>
    toChoice(
      { kind: 'values', column: pair.map(({ name }) => name).join(pairSeparator) },
      pair.map(({ title }) => title).join(pairSeparator),
    ),
  )
}

/** Between the names of two columns of the table, if an amount of the file is for both: “EE + 1”. */
export const sharedSeparator = ' + '

/** The columns for a spouse and for children, if the table has both. */
function listShared({ columns }: Table): Choice[] {
  const [spouse, children] = ['ES', 'EC'].map((tier) => columns.find(({ name }) => name === tier))
  if (!spouse || !children) return []
  const column = `${spouse.name}${sharedSeparator}${children.name}`
  return [toChoice({ kind: 'values', column }, `${spouse.title}, and ${children.title}`)]
}

/** Sets the role of a column. Another column with the same role is no longer imported. */
export function setRole(mapping: ImportMapping, column: number, role: ColumnRole): ImportMapping {
  const name = JSON.stringify(role)
  const roles = mapping.roles.map((each, index): ColumnRole => {
    if (index === column) return role
    return role.kind !== 'ignored' && JSON.stringify(each) === name ? { kind: 'ignored' } : each
  })
  const sources = mapping.sources.map((source, header) =>
    findHeaderColumn({ roles }, header) < 0 ? source : null,
  )
  return { ...mapping, roles, sources }
}

/** The row headers without a column, with where they can come from. */
export function listSources(table: Table, mapping: ImportMapping) {
  return readRowHeaders(table)
    .headers.map(({ title, texts }, index) => ({
      index,
      title,
      chosen: JSON.stringify(mapping.sources[index] ?? null),
      choices: [
        toChoice(null, 'Choose…'),
        toChoice({ kind: 'titleRows' }, 'In a row above each block'),
        toChoice({ kind: 'every' }, 'The same for all'),
        ...texts.map((text) => toChoice({ kind: 'text', text }, `Only “${text}”`)),
      ],
    }))
    .filter(({ index }) => findHeaderColumn(mapping, index) < 0)
}

/** What is missing before the rows can be read; undefined if nothing is. */
export function findMissingMapping(table: Table, mapping: ImportMapping): string | undefined {
  if (mapping.skipped) return undefined
  if (!mapping.roles.some(({ kind }) => kind === 'values')) return 'Choose at least one column with values.'
  const [undecided] = mapping.roles.flatMap((role) => (role.kind === 'undecided' ? [role.tier] : []))
  if (undecided !== undefined)
    return `The table has no tier “${undecided}”. Choose above its column whose amounts they are, or “Do not import”.`
  const missing = listSources(table, mapping).filter(({ chosen }) => chosen === 'null')
  if (missing.length === 0) return undefined
  const names = missing.map(({ title }) => `the ${title.toLowerCase()}`)
  const lists = missing.map(({ title }) => `“${title}”`)
  const format = new Intl.ListFormat('en')
  return `Which column of the file has ${format.format(names)}? Choose it above the column. If no column has it, choose under ${format.format(lists)} where it is.`
}
