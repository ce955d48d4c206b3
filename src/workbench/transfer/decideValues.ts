import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { CellChange, Column, Table } from '../tables/Table.ts'
import type { ImportDecisions, ImportTarget, ValueQuestion } from './ImportPlan.ts'
import { suggestTexts } from './suggestTexts.ts'
import { hasCell, placeKey } from './tableCells.ts'

/** The values of an import that are clear or decided, and questions about the others. */
export interface DecidedValues {
  texts: Partial<YearTexts>
  /** The changes that the texts include. */
  made: CellChange[]
  skipped: number
  questions: ValueQuestion[]
}

export function decideValues(
  { definition, texts, view }: ImportTarget,
  table: Table,
  cells: readonly CellChange[],
  { values: decisions }: ImportDecisions,
): DecidedValues {
  const existing = cells.filter((cell) => hasCell(table, cell))
  const first = definition.write(texts, existing, view)
  const problems = [
    ...cells
      .filter((cell) => !hasCell(table, cell))
      .map((cell) => ({ ...cell, message: 'The table has no such value in this row.', isAcceptable: false })),
    ...first.rejected.map((each) => ({ ...each, isAcceptable: false })),
    ...first.doubtful.map(({ doubt, ...each }) => ({ ...each, message: doubt, isAcceptable: true })),
  ]
  const known = new Set(problems.map(placeKey))
  const questions = groupProblems(table, [
    ...problems,
    ...findLonePlainNumbers(table, existing).filter((each) => !known.has(placeKey(each))),
  ])
  const decided = new Map(
    questions.flatMap(({ key, places }) => places.map((place) => [placeKey(place), decisions.get(key)])),
  )
  const open = new Set(questions.flatMap(({ places }) => places.map(placeKey)))
  const made = cells.flatMap((cell): CellChange[] => {
    const decision = decided.get(placeKey(cell))
    if (!open.has(placeKey(cell)) || decision?.kind === 'accept') return [cell]
    return decision && 'text' in decision ? [{ ...cell, text: decision.text }] : []
  })
  const second =
    questions.length === 0
      ? first
      : definition.write(
          texts,
          made.filter((cell) => hasCell(table, cell)),
          view,
        )
  const rejected = new Map(second.rejected.map((each) => [placeKey(each), each.message]))
  const lateProblems = second.rejected
    .filter((each) => !open.has(placeKey(each)))
    .map((each) => ({ ...each, isAcceptable: false }))
  return {
    texts: second.texts,
    made: made.filter((cell) => !rejected.has(placeKey(cell))),
    skipped: questions
      .filter(({ key }) => decisions.get(key)?.kind === 'skip')
      .reduce((sum, { places }) => sum + places.length, 0),
    questions: [...questions, ...groupProblems(table, lateProblems)].map((question) => ({
      ...question,
      decision: decisions.get(question.key),
      problem: question.places
        .map((place) => rejected.get(placeKey(place)))
        .find((each) => each !== undefined),
    })),
  }
}

interface ValueProblem extends CellChange {
  message: string
  isAcceptable: boolean
}

/** One question for all places with the same text and the same message. */
function groupProblems(table: Table, problems: readonly ValueProblem[]): ValueQuestion[] {
  const kinds = new Map(table.columns.map(({ name, kind }) => [name, kind]))
  const questions = new Map<string, ValueQuestion & { places: CellChange[] }>()
  for (const { row, column, text, message, isAcceptable } of problems) {
    const key = JSON.stringify([kinds.get(column), text, message])
    const question = questions.get(key) ?? {
      key,
      text,
      message,
      isAcceptable,
      suggestions: suggestTexts(kinds.get(column) ?? 'text', text),
      places: [],
      decision: undefined,
      problem: undefined,
    }
    question.places.push({ row, column, text })
    questions.set(key, question)
  }
  return [...questions.values()]
}

const plainNumber = /^\d*\.?\d+$/

/** Plain numbers in columns of payments that otherwise have mostly percentages: 20 is $20, but can be meant as 20%. */
function findLonePlainNumbers({ columns }: Table, cells: readonly CellChange[]): ValueProblem[] {
  return columns
    .filter(({ kind }) => kind === 'payment')
    .flatMap(({ name }: Column) => {
      const texts = cells.filter(({ column }) => column === name)
      const plain = texts.filter(({ text }) => plainNumber.test(text) && Number(text) !== 0)
      const percentages = texts.filter(({ text }) => text.includes('%'))
      const isFraction = (text: string) => Number(text) <= 1
      return plain
        .filter(({ text }) => isFraction(text) || percentages.length > plain.length)
        .map((cell) => ({
          ...cell,
          message: `“${cell.text}” is a copay of $${cell.text}. Decide whether it is a percentage.`,
          isAcceptable: true,
        }))
    })
}
