import { group } from 'd3-array'
import { closestMatch } from '../../check/closestMatch.ts'
import type { Table } from '../tables/Table.ts'
import { readRowHeaders } from './ImportMapping.ts'
import type { ImportDecisions, RowQuestion } from './ImportPlan.ts'
import type { SkipReason } from './Ledger.ts'
import { findOtherTopic } from './otherTopics.ts'
import type { ImportRow } from './readImportRows.ts'

interface MatchedRows {
  /** A row of the file, and the name of a row of the table. */
  targets: { row: ImportRow; name: string }[]
  /** Rows of the file that become rows of the table. Those of several blocks can become one. */
  added: ImportRow[][]
  skipped: { row: ImportRow; reason: SkipReason }[]
  /** Rows of the file that wait for a decision. */
  open: ImportRow[]
  questions: RowQuestion[]
}

/** Finds the row of the table for each row of the file. Rows that are not clear need a decision. */
export function matchRows(table: Table, rows: readonly ImportRow[], decisions: ImportDecisions): MatchedRows {
  const matched: MatchedRows = { targets: [], added: [], skipped: [], open: [], questions: [] }
  for (const row of rows) {
    if (row.kind === 'note' || row.kind === 'titles' || row.kind === 'otherPayer')
      skip(matched, [row], row.kind)
    if (row.kind === 'skipped') skip(matched, [row], 'decision')
    if (row.kind === 'undecided') matched.open.push(row)
  }
  const named = rows.filter(({ kind }) => kind === 'values' || kind === 'total')
  for (const sameName of group(named, ({ label }) => label).values())
    matchGroup(table, sameName, decisions, matched)
  return matched
}

/** @param rows of the file, with the same label */
function matchGroup(
  table: Table,
  rows: readonly ImportRow[],
  decisions: ImportDecisions,
  matched: MatchedRows,
): void {
  const first = rows[0]!
  const { label, headers, matches } = first
  const isForEvery = headers.includes(null)
  // Blocks can have different columns of the same rows. Amounts for the same cell are compared later.
  const blocks = [...group(rows, ({ block }) => block).values()].flatMap((same) => [
    ...group(same, ({ cells }) => cells[0]?.view).values(),
  ])
  // Rows with the same name are in the same order in the file and in the table.
  if (!isForEvery && blocks.every(({ length }) => length > 1 && length === matches.length)) {
    for (const each of blocks)
      matched.targets.push(...each.map((row, index) => ({ row, name: matches[index]! })))
    return
  }
  const candidates = blocks.map((each) =>
    each.filter((row) => row === each[0] || !hasSameCells(row, each[0]!)),
  )
  const different = candidates.flat()
  skip(
    matched,
    rows.filter((row) => !different.includes(row)),
    'repeated',
  )
  const repeated = candidates.filter(({ length }) => length > 1).flat()
  const reason = findReason(table, first, repeated.length > 0, isForEvery)
  if (reason === null) {
    matched.targets.push(...different.flatMap((row) => matches.map((name) => ({ row, name }))))
    return
  }
  const aside = reason === 'total' || reason === 'planTerm' || reason === 'surcharge' ? reason : undefined
  const decision = decisions.rows.get(label) ?? (aside && { kind: 'skip' })
  matched.questions.push({
    label,
    places: (reason === 'repeated' ? repeated : different).map(({ place }) => place),
    reason,
    suggestions: matches.length > 0 ? matches : suggestRows(table, label),
    decision,
  })
  if (!decision) {
    matched.open.push(...different)
    return
  }
  const chosen = candidates.flatMap((each) => {
    if (decision.kind === 'skip') return []
    if (decision.kind === 'only' && each.length > 1)
      return each.filter(({ place }) => place === decision.place)
    return each.slice(0, 1)
  })
  skip(
    matched,
    different.filter((row) => !chosen.includes(row)),
    aside ?? 'decision',
  )
  if (decision.kind === 'add') matched.added.push(chosen)
  else
    for (const row of chosen) {
      const names = decision.kind === 'row' ? [decision.row] : row.matches
      matched.targets.push(...names.map((name) => ({ row, name })))
    }
}

function findReason(
  table: Table,
  { kind, label, matches }: ImportRow,
  isRepeated: boolean,
  isForEvery: boolean,
): RowQuestion['reason'] | null {
  if (kind === 'total') return 'total'
  if (matches.length === 0) return findOtherTopic(table, label) ?? 'unknown'
  if (isRepeated) return 'repeated'
  return matches.length > 1 && !isForEvery ? 'several' : null
}

function suggestRows(table: Table, label: string) {
  const { rows } = readRowHeaders(table)
  const closest = closestMatch(
    label,
    rows.map(({ title }) => title),
  )
  return rows.filter(({ title }) => title === closest).map(({ name }) => name)
}

function hasSameCells(row: ImportRow, other: ImportRow) {
  return row.cells.every(({ text }, index) => text === other.cells[index]?.text)
}

function skip({ skipped }: MatchedRows, rows: readonly ImportRow[], reason: SkipReason) {
  skipped.push(...rows.map((row) => ({ row, reason })))
}
