import { closestMatch } from '../../check/closestMatch.ts'
import type { Table } from '../tables/Table.ts'
import type { ImportDecisions, RowDecision, RowQuestion, SkippedRow } from './ImportPlan.ts'
import type { ImportRow } from './readImportRows.ts'
import { isPlanTerm } from './resolveNames.ts'
import { readRowHeaders } from './rowHeaders.ts'

/** Where the values of the file's rows go. */
export interface ResolvedRows {
  /** A row of the file, and the name of a row of the table. */
  targets: { row: ImportRow; name: string }[]
  /** Rows of the file that become rows of the table. */
  added: ImportRow[]
  skipped: SkippedRow[]
  questions: RowQuestion[]
}

type Resolution = Partial<ResolvedRows>

/** Finds the row of the table for each row of the file. Rows that are not clear need a decision. */
export function resolveRows(
  table: Table,
  rows: readonly ImportRow[],
  decisions: ImportDecisions,
): ResolvedRows {
  const titles = readRowHeaders(table).rows.map(({ name, texts }) => ({ name, title: texts.join(', ') }))
  const resolutions = [...groupByLabel(rows)].map(([label, group]) =>
    resolveGroup(group, decisions.rows.get(label), {
      suggest: (row) => suggestRows(titles, row),
      isPlanTerm: isPlanTerm(table, label),
    }),
  )
  return {
    targets: resolutions.flatMap(({ targets = [] }) => targets),
    added: resolutions.flatMap(({ added = [] }) => added),
    skipped: [
      ...rows.flatMap((row) => (row.kind === 'note' || row.kind === 'titles' ? skip([row], row.kind) : [])),
      ...rows.flatMap((row) => (row.kind === 'skipped' ? skip([row], 'decision') : [])),
      ...resolutions.flatMap(({ skipped = [] }) => skipped),
    ],
    questions: resolutions.flatMap(({ questions = [] }) => questions),
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

/** Resolves the rows of the file with the same label. */
function resolveGroup(
  group: Group,
  decision: RowDecision | undefined,
  table: { suggest: (row: ImportRow) => string[]; isPlanTerm: boolean },
): Resolution {
  const [first] = group
  const isForEvery = first.headers.includes(null)
  // Rows with the same name are in the same order in the file and in the table.
  if (group.length > 1 && first.matches.length === group.length && !isForEvery)
    return { targets: group.map((row, index) => ({ row, name: first.matches[index]! })) }
  const different = group.filter((row) => row === first || !hasSameCells(row, first))
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
    suggestions: first.matches.length > 0 ? [...first.matches] : table.suggest(first),
    decision: made,
  }
  const outcome = applyDecision(different as Group, made, isAside ? reason : 'decision')
  return { ...outcome, skipped: [...repeated, ...(outcome.skipped ?? [])], questions: [question] }
}

function applyDecision(
  group: Group,
  decision: RowDecision | undefined,
  skipReason: SkippedRow['reason'],
): Resolution {
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
