import { group } from 'd3-array'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { suggestTexts } from '../cells/suggestTexts.ts'
import { cellKey, cellOf, type CellChange, type ReportedChange, type Table } from '../tables/Table.ts'
import { describePlace } from './describeImport.ts'
import type { ImportDecisions, ImportTarget, ValueQuestion } from './ImportPlan.ts'

interface DecidedValues {
  texts: Partial<YearTexts>
  made: CellChange[]
  leftOut: string[]
  questions: ValueQuestion[]
}

export function decideValues(
  { definition, texts, view }: ImportTarget,
  table: Table,
  cells: readonly CellChange[],
  { values: decisions }: ImportDecisions,
): DecidedValues {
  const first = definition.write(texts, cells, view)
  const reported = [...asQuestions(first.unapplied, false), ...asQuestions(first.warnings, true)]
  const known = new Set(reported.map(cellKey))
  const others = findLonePlainNumbers(table, cells).filter((each) => !known.has(cellKey(each)))
  const asked = groupValues(table, [...reported, ...others])
  const keys = new Map(asked.flatMap(({ key, places }) => places.map((place) => [cellKey(place), key])))
  const made = cells.flatMap((cell): CellChange[] => {
    const key = keys.get(cellKey(cell))
    const decision = decisions.get(key ?? '')
    if (key === undefined || decision?.kind === 'accept') return [cell]
    return decision && 'text' in decision ? [{ ...cell, text: decision.text }] : []
  })
  const second = asked.length === 0 ? first : definition.write(texts, made, view)
  const unapplied = new Map(second.unapplied.map((each) => [cellKey(each), each.message]))
  const late = second.unapplied.filter((each) => !keys.has(cellKey(each)))
  return {
    texts: second.texts,
    made: made.filter((cell) => !unapplied.has(cellKey(cell))),
    leftOut: asked
      .filter(({ key }) => decisions.get(key)?.kind === 'leaveOut')
      .flatMap(({ places, text }) => places.map((place) => `${describePlace(table, place)}: ${text}`)),
    questions: [...asked, ...groupValues(table, asQuestions(late, false))].map((question) => ({
      ...question,
      decision: decisions.get(question.key),
      error: question.places.flatMap((place) => unapplied.get(cellKey(place)) ?? [])[0],
    })),
  }
}

interface ReportedValue extends ReportedChange {
  isAcceptable: boolean
}

function asQuestions(changes: readonly ReportedChange[], isAcceptable: boolean): ReportedValue[] {
  return changes.map((change) => ({ ...change, isAcceptable }))
}

/** One question for all places with the same text and the same message. */
function groupValues(table: Table, reported: readonly ReportedValue[]) {
  const keyOf = (each: ReportedValue) =>
    JSON.stringify([cellOf(table, each)?.format.kind, each.text, each.message])
  return Array.from(group(reported, keyOf), ([key, same]) => {
    const { text, message, isAcceptable } = same[0]!
    const format = cellOf(table, same[0]!)?.format
    return {
      key,
      text,
      message,
      isAcceptable,
      suggestions: format ? suggestTexts(format, text) : [],
      places: same,
    }
  })
}

const plainNumber = /^\d*\.?\d+$/

/** Plain numbers in columns of payments that otherwise have mostly percentages: 20 is $20, but can be meant as 20%. */
function findLonePlainNumbers({ columns }: Table, cells: readonly CellChange[]): ReportedValue[] {
  return columns
    .filter(({ format }) => format.kind === 'payment')
    .flatMap(({ name }) => {
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
