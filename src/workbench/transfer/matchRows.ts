import { group } from 'd3-array'
import { closestMatch } from '../../check/closestMatch.ts'
import type { Table } from '../tables/Table.ts'
import { readRowHeaders } from './ImportMapping.ts'
import type { ImportDecisions, RowQuestion, SkippedRow } from './ImportPlan.ts'
import { isPlanTerm } from './matchNames.ts'
import type { ImportRow } from './readImportRows.ts'

interface MatchedRows {
  /** A row of the file, and the name of a row of the table. */
  targets: { row: ImportRow; name: string }[]
  /** Rows of the file that become rows of the table. */
  added: ImportRow[]
  skipped: SkippedRow[]
  questions: RowQuestion[]
}

/** Finds the row of the table for each row of the file. Rows that are not clear need a decision. */
export function matchRows(table: Table, rows: readonly ImportRow[], decisions: ImportDecisions): MatchedRows {
  const matched: MatchedRows = { targets: [], added: [], skipped: [], questions: [] }
  for (const row of rows) {
    if (row.kind === 'note' || row.kind === 'titles') skip(matched, [row], row.kind)
    if (row.kind === 'skipped') skip(matched, [row], 'decision')
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
  // Rows with the same name are in the same order in the file and in the table.
  if (rows.length > 1 && matches.length === rows.length && !isForEvery) {
    matched.targets.push(...rows.map((row, index) => ({ row, name: matches[index]! })))
    return
  }
  const different = rows.filter((row) => row === first || !hasSameCells(row, first))
  skip(
    matched,
    rows.filter((row) => !different.includes(row)),
    'repeated',
  )
  const reason = findReason(table, first, different.length > 1, isForEvery)
  if (reason === null) {
    matched.targets.push(...matches.map((name) => ({ row: first, name })))
    return
  }
  const aside = reason === 'total' || reason === 'planTerm' ? reason : undefined
  const decision = decisions.rows.get(label) ?? (aside && { kind: 'skip' })
  matched.questions.push({
    label,
    rows: different.map(({ index }) => index),
    reason,
    suggestions: matches.length > 0 ? matches : suggestRows(table, label),
    decision,
  })
  if (!decision) return
  const isOnly = (row: ImportRow) => decision.kind === 'only' && row.index === decision.index
  const chosen = decision.kind === 'skip' ? undefined : (different.find(isOnly) ?? first)
  skip(
    matched,
    different.filter((row) => row !== chosen),
    aside ?? 'decision',
  )
  if (!chosen) return
  const names = decision.kind === 'row' ? [decision.row] : chosen.matches
  if (decision.kind === 'add') matched.added.push(chosen)
  else matched.targets.push(...names.map((name) => ({ row: chosen, name })))
}

function findReason(
  table: Table,
  { kind, label, matches }: ImportRow,
  isRepeated: boolean,
  isForEvery: boolean,
): RowQuestion['reason'] | null {
  if (kind === 'total') return 'total'
  if (matches.length === 0) return isPlanTerm(table, label) ? 'planTerm' : 'unknown'
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

function skip({ skipped }: MatchedRows, rows: readonly ImportRow[], reason: SkippedRow['reason']) {
  skipped.push(...rows.map(({ label, index }) => ({ label, index, reason })))
}
