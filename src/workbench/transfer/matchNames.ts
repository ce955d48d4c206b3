import type { Table } from '../tables/Table.ts'
import { findHeaderColumn, readRowHeaders } from './ImportMapping.ts'
import type { ImportDecisions, RowDecision, RowQuestion } from './ImportPlan.ts'
import { findOtherTopic } from './otherTopics.ts'
import { createNameFinder, normalizeText, readNotes } from './similarity.ts'
import { isTotalLabel, type ImportRow, type NameMatches } from './readImportRows.ts'

/**
 * Guesses the names that a file writes differently. One question for each name, however many rows have it.
 * @param rows of the file, with its own names
 */
export function matchNames(
  table: Table,
  rows: readonly ImportRow[],
  decisions: ImportDecisions,
): NameMatches & { questions: RowQuestion[] } {
  const { headers } = readRowHeaders(table)
  const replacements = headers.map(() => new Map<string, string>())
  const aside = headers.map(() => new Map<string, 'skipped' | 'undecided'>())
  const questions = headers.flatMap(({ texts: known, byNormalized }, header) => {
    const names = listNames(rows, header)
    const inFile = new Set([...names.keys()].map(normalizeText))
    const find = createNameFinder(known.filter((text) => !inFile.has(normalizeText(text))))
    const unknown = [...names].filter(
      ([text]) =>
        !byNormalized.has(normalizeText(text)) && !isTotalLabel(text) && !findOtherTopic(table, text),
    )
    const guesses = unknown.map(([text]) => find(text))
    return unknown.flatMap(([text, places], position): RowQuestion[] => {
      const guess = guesses[position]
      // A name that two rows could mean is not clear.
      const isClear = guess !== undefined && guesses.filter((each) => each === guess).length === 1
      const isForSeveral = headers.length > 1 && places.length > 1
      const made = decisions.rows.get(text)
      const isForRow = made !== undefined && made.kind !== 'name' && made.kind !== 'skip'
      if (isForRow || (!isClear && !isForSeveral)) return []
      const decision = made ?? (isClear ? { kind: 'name' as const, text: guess } : undefined)
      if (decision?.kind === 'name') replacements[header]!.set(text, decision.text)
      else aside[header]!.set(text, decision ? 'skipped' : 'undecided')
      return [askName(text, places, known, isClear ? guess : undefined, decision)]
    })
  })
  return {
    textOf: (header, text) => replacements[header]!.get(text) ?? text,
    asideOf: (header, text) => aside[header]!.get(text),
    questions,
  }
}

/** The different texts of a row header in the file, with the places of their rows. */
function listNames(rows: readonly ImportRow[], header: number): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { block, place, lone, headers, cells } of rows) {
    const isInTitleRows = block.sources[header]?.kind === 'titleRows'
    if (!isInTitleRows && findHeaderColumn(block, header) < 0) continue
    const hasValues = cells.some(({ text }) => text !== '')
    const name = isInTitleRows ? lone : hasValues ? headers[header] : undefined
    if (name) names.set(name, [...(names.get(name) ?? []), place])
  }
  return names
}

function askName(
  label: string,
  places: readonly string[],
  known: readonly string[],
  guess: string | undefined,
  decision: RowDecision | undefined,
): RowQuestion {
  const words = new Set(readNotes(guess ?? '').map(normalizeText))
  const notes = readNotes(label).filter((note) => !words.has(normalizeText(note)))
  return {
    label,
    places,
    reason: guess === undefined ? 'unknown' : 'similar',
    names: known,
    notes: guess === undefined ? [] : notes,
    suggestions: guess === undefined ? [] : [guess],
    decision,
  }
}
