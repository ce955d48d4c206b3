import type { YearTexts } from '../../contract/yearDocuments.ts'
import { type CellChange, type Column, type Table, cellKey, cellOf } from '../tables/Table.ts'
import type { CellKind } from '../cells/formats.ts'
import type { ImportDecisions, ImportTarget, ValueQuestion } from './ImportPlan.ts'
import { formatMoney, formatPercent, parseDecimal } from '../cells/numbers.ts'
import { withoutDeductibleAmount } from '../cells/parsePayment.ts'

interface DecidedValues {
  texts: Partial<YearTexts>
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
  const existing = cells.filter((cell) => cellOf(table, cell))
  const first = definition.write(texts, existing, view)
  const problems = [
    ...cells
      .filter((cell) => !cellOf(table, cell))
      .map((cell) => ({ ...cell, message: 'The table has no such value in this row.', isAcceptable: false })),
    ...first.rejected.map((each) => ({ ...each, isAcceptable: false })),
    ...first.doubtful.map(({ doubt, ...each }) => ({ ...each, message: doubt, isAcceptable: true })),
  ]
  const known = new Set(problems.map(cellKey))
  const questions = groupProblems(table, [
    ...problems,
    ...findLonePlainNumbers(table, existing).filter((each) => !known.has(cellKey(each))),
  ])
  const decided = new Map(
    questions.flatMap(({ key, places }) => places.map((place) => [cellKey(place), decisions.get(key)])),
  )
  const open = new Set(questions.flatMap(({ places }) => places.map(cellKey)))
  const made = cells.flatMap((cell): CellChange[] => {
    const decision = decided.get(cellKey(cell))
    if (!open.has(cellKey(cell)) || decision?.kind === 'accept') return [cell]
    return decision && 'text' in decision ? [{ ...cell, text: decision.text }] : []
  })
  const second =
    questions.length === 0
      ? first
      : definition.write(
          texts,
          made.filter((cell) => cellOf(table, cell)),
          view,
        )
  const rejected = new Map(second.rejected.map((each) => [cellKey(each), each.message]))
  const lateProblems = second.rejected
    .filter((each) => !open.has(cellKey(each)))
    .map((each) => ({ ...each, isAcceptable: false }))
  return {
    texts: second.texts,
    made: made.filter((cell) => !rejected.has(cellKey(cell))),
    skipped: questions
      .filter(({ key }) => decisions.get(key)?.kind === 'skip')
      .reduce((sum, { places }) => sum + places.length, 0),
    questions: [...questions, ...groupProblems(table, lateProblems)].map((question) => ({
      ...question,
      decision: decisions.get(question.key),
      problem: question.places
        .map((place) => rejected.get(cellKey(place)))
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
  const kinds = new Map(table.columns.map(({ name, format }) => [name, format.kind]))
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
    .filter(({ format }) => format.kind === 'payment')
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

/** What a text in a column of a kind can mean instead, where that is known. */
const suggestions: readonly { kind: CellKind; pattern: RegExp; suggest: (text: string) => string[] }[] = [
  { kind: 'money', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['$0'] },
  { kind: 'number', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['0'] },
  { kind: 'payment', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['not covered', 'no charge'] },
  {
    kind: 'money',
    pattern: /^\$?\d{1,3}\.\d{3}$/,
    suggest: (text) => [formatMoney(Number(text.replaceAll(/[$.]/g, ''))), ...roundToCents(text)],
  },
  {
    kind: 'money',
    // A comma before decimals, or between digits by mistake.
    pattern: /^\$?\d+,\d{1,2}$/,
    suggest: (text) =>
      [text.replace(',', '.'), text.replace(',', '')].map((each) =>
        formatMoney(Number(each.replace('$', ''))),
      ),
  },
  { kind: 'money', pattern: /^[($-]*\d[\d,]*\.\d{3,}\)?$/, suggest: roundToCents },
  {
    kind: 'payment',
    pattern: /^\d*\.?\d+$/,
    // A workbook has a percentage as a fraction.
    suggest: (text) => [formatPercent(Number(text) <= 1 ? movePoint(Number(text)) : Number(text))],
  },
  {
    kind: 'payment',
    pattern: /\$ ?\d[\d,.]* .*\bded/i,
    suggest: (text) => [withoutDeductibleAmount(text) ?? text],
  },
  { kind: 'payment', pattern: /\*/, suggest: (text) => [text.replaceAll('*', '').trim()] },
  {
    kind: 'payment',
    // More than half is often the plan's share.
    pattern: /^(?:[5-9]\d|100)(?:\.\d+)?\s*%/,
    suggest: (text) => [text.replace(/^[\d.]+\s*%/, (share) => formatRest(Number.parseFloat(share)))],
  },
]

function suggestTexts(kind: CellKind, text: string): string[] {
  const row = suggestions.find((each) => each.kind === kind && each.pattern.test(text))
  return row?.suggest(text).filter((each) => each !== text) ?? []
}

function roundToCents(text: string) {
  const amount = parseDecimal(text.replace('$', ''))
  return amount.kind === 'value' ? [formatMoney(Math.round(amount.value * 100) / 100)] : []
}

function movePoint(fraction: number) {
  return Number((fraction * 100).toFixed(10))
}

function formatRest(percentage: number) {
  return percentage === 100 ? 'no charge' : formatPercent(Number((100 - percentage).toFixed(10)))
}
