import { group } from 'd3-array'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { CellKind } from '../cells/formats.ts'
import { formatCellMoney, formatPercent, parseDecimal } from '../../compare/values/numbers.ts'
import { withoutDeductibleAmount } from '../../compare/values/parsePayment.ts'
import { shareOfMember } from '../../compare/values/paymentTerms.ts'
import { cellKey, type CellChange, type ReportedChange, type Table } from '../tables/Table.ts'
import type { ImportDecisions, ImportTarget, ValueQuestion } from './ImportPlan.ts'

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
  const skipped = asked.filter(({ key }) => decisions.get(key)?.kind === 'skip')
  return {
    texts: second.texts,
    made: made.filter((cell) => !unapplied.has(cellKey(cell))),
    skipped: skipped.flatMap(({ places }) => places).length,
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
  const kinds = new Map(table.columns.map(({ name, format }) => [name, format.kind]))
  const kindOf = ({ column }: ReportedValue) => kinds.get(column) ?? 'text'
  const keyOf = (each: ReportedValue) => JSON.stringify([kindOf(each), each.text, each.message])
  return Array.from(group(reported, keyOf), ([key, same]) => {
    const { text, message, isAcceptable } = same[0]!
    return {
      key,
      text,
      message,
      isAcceptable,
      suggestions: suggestTexts(kindOf(same[0]!), text),
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

/** What a text in a column of a kind can mean instead, where that is known. */
const suggestions: readonly { kind: CellKind; pattern: RegExp; suggest: (text: string) => string[] }[] = [
  { kind: 'money', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['$0'] },
  { kind: 'number', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['0'] },
  { kind: 'payment', pattern: /^(?:[-–—]+|n\/?a|none)$/i, suggest: () => ['not covered', 'no charge'] },
  {
    kind: 'money',
    pattern: /^\$?\d{1,3}\.\d{3}$/,
    suggest: (text) => [formatCellMoney(Number(text.replaceAll(/[$.]/g, ''))), ...roundToCents(text)],
  },
  {
    kind: 'money',
    // A comma before decimals, or between digits by mistake.
    pattern: /^\$?\d+,\d{1,2}$/,
    suggest: (text) =>
      [text.replace(',', '.'), text.replace(',', '')].map((each) =>
        formatCellMoney(Number(each.replace('$', ''))),
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
  return amount.kind === 'value' ? [formatCellMoney(Math.round(amount.value * 100) / 100)] : []
}

function movePoint(fraction: number) {
  return Number((fraction * 100).toFixed(10))
}

function formatRest(percentage: number) {
  return percentage === 100 ? 'no charge' : formatPercent(shareOfMember(percentage))
}
