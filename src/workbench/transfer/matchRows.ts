import { closestMatch } from '../../check/closestMatch.ts'
import type { Table } from '../tables/Table.ts'
import { readRowHeaders } from './ImportMapping.ts'
import type { ImportDecisions, RowDecision, RowQuestion, SkippedRow } from './ImportPlan.ts'
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
  const { rows: titles } = readRowHeaders(table)
  const matched = [...groupByLabel(rows)].map(([label, group]) =>
    matchGroup(group, decisions.rows.get(label), {
      suggest: (row) => suggestRows(titles, row),
      isPlanTerm: isPlanTerm(table, label),
    }),
  )
  const skipKind = ({ kind }: ImportRow) =>
    kind === 'skipped' ? 'decision' : kind === 'note' || kind === 'titles' ? kind : undefined
  return {
    targets: matched.flatMap(({ targets = [] }) => targets),
    added: matched.flatMap(({ added = [] }) => added),
    skipped: [
      ...rows.flatMap((row) => {
        const reason = skipKind(row)
        return reason ? skip([row], reason) : []
      }),
      ...matched.flatMap(({ skipped = [] }) => skipped),
    ],
    questions: matched.flatMap(({ questions = [] }) => questions),
  }
}

type Group = [ImportRow, ...ImportRow[]]

function groupByLabel(rows: readonly ImportRow[]) {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    if (row.kind !== 'values' && row.kind !== 'total') continue
    const group = groups.get(row.label)
    if (group) group.push(row)
    else groups.set(row.label, [row])
  }
  return groups
}

function matchGroup(
  group: Group,
  decision: RowDecision | undefined,
  table: { suggest: (row: ImportRow) => string[]; isPlanTerm: boolean },
): Partial<MatchedRows> {
  const [first] = group
  const isForEvery = first.headers.includes(null)
  // Rows with the same name are in the same order in the file and in the table.
  if (group.length > 1 && first.matches.length === group.length && !isForEvery)
    return { targets: group.map((row, index) => ({ row, name: first.matches[index]! })) }
  const different = group.filter((row) => row === first || !hasSameCells(row, first)) as Group
  const repeated = skip(
    group.filter((row) => !different.includes(row)),
    'repeated',
  )
  const reason = findReason(first, isForEvery, different.length > 1, table.isPlanTerm)
  if (reason === null)
    return { targets: first.matches.map((name) => ({ row: first, name })), skipped: repeated }
  const isAside = reason === 'total' || reason === 'planTerm'
  const made = decision ?? (isAside ? { kind: 'skip' as const } : undefined)
  const question: RowQuestion = {
    label: first.label,
    rows: different.map(({ index }) => index),
    reason,
    suggestions: first.matches.length > 0 ? first.matches : table.suggest(first),
    decision: made,
  }
  const outcome = applyDecision(different, made, isAside ? reason : 'decision')
  return { ...outcome, skipped: [...repeated, ...(outcome.skipped ?? [])], questions: [question] }
}

function applyDecision(
  group: Group,
  decision: RowDecision | undefined,
  skipReason: SkippedRow['reason'],
): Partial<MatchedRows> {
  const [first] = group
  if (decision === undefined) return {}
  if (decision.kind === 'skip') return { skipped: skip(group, skipReason) }
  const chosen = group.find((row) => decision.kind === 'only' && row.index === decision.index) ?? first
  const skipped = skip(
    group.filter((row) => row !== chosen),
    skipReason,
  )
  if (decision.kind === 'add') return { added: [chosen], skipped }
  const names = decision.kind === 'row' ? [decision.row] : chosen.matches
  return { targets: names.map((name) => ({ row: chosen, name })), skipped }
}

function findReason(
  { kind, matches }: ImportRow,
  isForEvery: boolean,
  isRepeated: boolean,
  isForPlans: boolean,
): RowQuestion['reason'] | null {
  if (kind === 'total') return 'total'
  if (matches.length === 0) return isForPlans ? 'planTerm' : 'unknown'
  if (isRepeated) return 'repeated'
  return matches.length > 1 && !isForEvery ? 'several' : null
}

function suggestRows(titles: readonly { name: string; title: string }[], { label }: ImportRow) {
  const closest = closestMatch(
    label,
    titles.map(({ title }) => title),
  )
  return titles.filter(({ title }) => title === closest).map(({ name }) => name)
}

function hasSameCells(row: ImportRow, other: ImportRow) {
  return row.cells.every(({ text }, index) => text === other.cells[index]?.text)
}

function skip(rows: readonly ImportRow[], reason: SkippedRow['reason']): SkippedRow[] {
  return rows.map(({ label, index }) => ({ label, index, reason }))
}
