import leven from 'leven'
import type { TableDefinition } from '../tables/Table.ts'
import type { RowDecision, RowQuestion } from './ImportPlan.ts'
import type { Choice } from './mappingChoices.ts'

/** A row of the table with its row headers in one text. */
export interface RowTitle {
  name: string
  title: string
}

/** A longer list is limited to the most similar rows. */
const maxRows = 100
const similarRows = 20

/** The possible decisions about a row of the file, the probable ones first. */
export function listRowChoices(
  { label, rows: indexes, reason, suggestions, names }: RowQuestion,
  rows: readonly RowTitle[],
  { rowNoun = 'row', addRows }: Pick<TableDefinition, 'rowNoun' | 'addRows'>,
): Choice[] {
  const add = addRows && label !== '' ? [toChoice({ kind: 'add' }, `Add it as a new ${rowNoun}`)] : []
  if (names) return listNameChoices(names, reason, add)
  const suggested = rows.filter(({ name }) => suggestions.includes(name))
  const others = rows.filter(({ name }) => !suggestions.includes(name))
  return [
    ...(reason === 'repeated'
      ? indexes.map((index) => toChoice({ kind: 'only', index }, `Import only row ${index + 1}`))
      : []),
    ...(reason === 'repeated'
      ? []
      : suggested.map(({ name, title }) => toChoice({ kind: 'row', row: name }, title))),
    toChoice({ kind: 'skip' }, 'Skip it'),
    ...add,
    ...(reason === 'repeated'
      ? []
      : mostSimilar(label, others).map(({ name, title }) => toChoice({ kind: 'row', row: name }, title))),
  ]
}

/** A guess is first, and so is what the user probably chooses otherwise. */
function listNameChoices(
  names: readonly string[],
  reason: RowQuestion['reason'],
  add: readonly Choice[],
): Choice[] {
  const choices = names.map((text) => toChoice({ kind: 'name', text }, text))
  const others = [toChoice({ kind: 'skip' }, 'Skip it'), ...add]
  return reason === 'similar' ? [choices[0]!, ...others, ...choices.slice(1)] : [...others, ...choices]
}

function mostSimilar(label: string, rows: readonly RowTitle[]) {
  if (rows.length <= maxRows) return rows
  return rows
    .map((row) => ({ row, distance: leven(label.toLowerCase(), row.title.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, similarRows)
    .map(({ row }) => row)
}

function toChoice(decision: RowDecision, title: string): Choice {
  return { name: JSON.stringify(decision), title }
}
