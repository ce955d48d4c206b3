import { group } from 'd3-array'
import type { TimesPerYear } from '../tables/frequencies.ts'
import { compareAmounts } from './amountUnits.ts'
import type { ImportDecisions, RowQuestion } from './ImportPlan.ts'
import type { ImportRow } from './readImportRows.ts'

/**
 * Asks which rows count if rows of different variants, such as “Current” and “New”, have different amounts for the same
 * cells of the table. Until then, none of them does. One question for all rows with these variants.
 */
export function matchVariants(
  rows: readonly ImportRow[],
  { rows: decisions }: ImportDecisions,
  timesPerYear: TimesPerYear,
): { rows: ImportRow[]; questions: RowQuestion[] } {
  const questions = listSets(rows, timesPerYear).map((places): RowQuestion => {
    const label = places.join(' / ')
    return { label, places, reason: 'variant', suggestions: [], decision: decisions.get(label) }
  })
  const readKind = ({ kind, variant }: ImportRow): ImportRow['kind'] => {
    const question = questions.find(({ places }) => places.includes(variant ?? ''))
    if (!question || (kind !== 'values' && kind !== 'undecided')) return kind
    const { decision } = question
    if (!decision) return 'undecided'
    return decision.kind === 'only' && decision.place === variant ? kind : 'skipped'
  }
  return { rows: rows.map((row) => ({ ...row, kind: readKind(row) })), questions }
}

/** The variants that cannot all be imported, in sets. Amounts in different units are compared later. */
function listSets(rows: readonly ImportRow[], timesPerYear: TimesPerYear): string[][] {
  const cells = rows.flatMap(({ kind, variant, matches, label, cells: all }) =>
    variant !== undefined && (kind === 'values' || kind === 'undecided')
      ? all.filter(({ text }) => text !== '').map((cell) => ({ ...cell, variant, names: matches, label }))
      : [],
  )
  const sameCells = group(cells, ({ names, label, column, view }) =>
    JSON.stringify([names.length > 0 ? names : label, column, view]),
  )
  let sets: string[][] = []
  for (const same of sameCells.values()) {
    const variants = [...new Set(same.map(({ variant }) => variant))]
    if (variants.length < 2 || same.every((cell) => compareAmounts(same[0]!, cell, timesPerYear) === 0))
      continue
    const isJoined = (set: readonly string[]) => set.some((variant) => variants.includes(variant))
    const joined = [...new Set([...sets.filter(isJoined).flat(), ...variants])]
    sets = [...sets.filter((set) => !isJoined(set)), joined]
  }
  return sets
}
