import type { Table } from '../tables/Table.ts'
import type { ImportMapping } from './ImportMapping.ts'
import type { ImportDecisions, RowDecision, RowQuestion } from './ImportPlan.ts'
import { createNameFinder, readNotes } from './matchNames.ts'
import { readLoneText } from './readLoneText.ts'
import { readRowHeaders } from './rowHeaders.ts'
import { transpose, type TextGrid } from './Sheet.ts'
import { normalizeText } from './similarity.ts'
import { isTotalLabel } from './totalLabel.ts'

/** Which names of the table the names of a file are. */
export interface ResolvedNames {
  /** The text of the table for a row header of the file; the same text if it is not another one. */
  textOf: (header: number, text: string) => string
  /** Whether rows with the name are skipped, or wait for a decision. */
  asideOf: (header: number, text: string) => 'skipped' | 'undecided' | undefined
  questions: RowQuestion[]
}

interface UnknownName {
  text: string
  /** The indexes of the rows in the sheet. */
  rows: number[]
}

/** Rows of a sheet of payments that are about the plans as a whole. */
const planTerms =
  /deductible|out[- ]of[- ]pocket|\b(?:oop|hsa|hra|fsa|premiums?|payroll|contributions?|lifetime maximum|annual maximum|network)\b/i

/** Whether a name in a sheet of payments is not the name of a service. */
export function isPlanTerm({ columns }: Table, label: string): boolean {
  return columns.every(({ kind }) => kind === 'payment') && planTerms.test(label)
}

/** Guesses the names that a file writes differently. One question for each name, however many rows have it. */
export function resolveNames(
  table: Table,
  grid: TextGrid,
  mapping: ImportMapping,
  decisions: ImportDecisions,
): ResolvedNames {
  const { rows } = readRowHeaders(table)
  const replacements = mapping.sources.map(() => new Map<string, string>())
  const aside = mapping.sources.map(() => new Map<string, 'skipped' | 'undecided'>())
  const questions = mapping.sources.flatMap((_source, header) => {
    const known = [...new Set(rows.map(({ texts }) => texts[header]!))]
    const byNormalized = new Map(known.map((text) => [normalizeText(text), text]))
    const texts = readTexts(grid, mapping, header)
    const isInFile = new Set(texts.map(({ text }) => normalizeText(text)))
    const find = createNameFinder(known.filter((text) => !isInFile.has(normalizeText(text))))
    const unknown = texts.filter(({ text }) => !byNormalized.has(normalizeText(text)) && !isTotalLabel(text))
    const guesses = unknown.map(({ text }) => (isPlanTerm(table, text) ? undefined : find(text)))
    return unknown.flatMap((name, index): RowQuestion[] => {
      const { text } = name
      const guess = guesses[index]
      // A name that two rows could mean is not clear.
      const isClear = guess !== undefined && guesses.filter((each) => each === guess).length === 1
      const isForSeveral = mapping.sources.length > 1 && name.rows.length > 1
      const made = readDecision(decisions, text)
      if (made?.isForRow || (!isClear && !isForSeveral)) return []
      const decision = made?.decision ?? (isClear ? { kind: 'name' as const, text: guess } : undefined)
      if (decision?.kind === 'name') replacements[header]!.set(text, decision.text)
      else aside[header]!.set(text, decision ? 'skipped' : 'undecided')
      return [toQuestion(name, known, isClear ? guess : undefined, decision)]
    })
  })
  return {
    textOf: (header, text) => replacements[header]?.get(text) ?? text,
    asideOf: (header, text) => aside[header]?.get(text),
    questions,
  }
}

function readDecision({ rows }: ImportDecisions, text: string) {
  const decision = rows.get(text)
  if (decision === undefined) return undefined
  return decision.kind === 'name' || decision.kind === 'skip'
    ? { decision, isForRow: false }
    : { decision, isForRow: true }
}

function toQuestion(
  { text, rows }: UnknownName,
  known: readonly string[],
  guess: string | undefined,
  decision: RowDecision | undefined,
): RowQuestion {
  const words = new Set(guess === undefined ? [] : readNotes(guess).map(normalizeText))
  return {
    label: text,
    rows,
    reason: guess === undefined ? 'unknown' : 'similar',
    names: guess === undefined ? known : [guess, ...known.filter((name) => name !== guess)],
    notes: guess === undefined ? [] : readNotes(text).filter((note) => !words.has(normalizeText(note))),
    suggestions: [],
    decision,
  }
}

/** The different texts of a row header. A blank cell has the text above it, except for the last row header. */
function readTexts(grid: TextGrid, mapping: ImportMapping, header: number): UnknownName[] {
  const oriented = mapping.isTransposed ? transpose(grid) : grid
  const column = mapping.roles.findIndex((role) => role.kind === 'rowHeader' && role.index === header)
  const lastColumn = mapping.roles.findLastIndex((role) => role.kind === 'rowHeader')
  const isBlock = mapping.sources[header]?.kind === 'titleRows'
  const byText = new Map<string, UnknownName>()
  let above = ''
  for (const [index, row] of oriented.entries()) {
    const hasValues = mapping.roles.some((role, each) => role.kind === 'values' && row[each] !== '')
    const text = isBlock ? (readLoneText(row)[0] ?? '') : (row[column] ?? '')
    if (index <= mapping.titleRow || (!hasValues && !isBlock)) continue
    above = text === '' && column !== lastColumn ? above : text
    if (above === '' || (isBlock && text === '')) continue
    const found = byText.get(above)
    if (found) found.rows.push(index)
    else byText.set(above, { text: above, rows: [index] })
  }
  return [...byText.values()]
}
