import { signedMoney, type CellFormat } from '../cells/formats.ts'
import { creditWords, signedAmountFormat } from '../tables/signedAmountFormat.ts'
import type { Table } from '../tables/Table.ts'
import { unitAmountFormat, type WrittenAmount } from '../tables/unitAmounts.ts'
import { findUnit, withUnit } from './amountUnits.ts'
import { splitSentences } from './benefits/describeSections.ts'
import { splitLine } from './benefits/splitLine.ts'
import { readLoneText, type Sheet } from './sheet.ts'

interface Sentence {
  name: string
  /** The sentence again if it has no amount, so that it becomes a question; '' for a heading. */
  amount: string
  place: string
}

/**
 * Divides the sentences of a sheet, such as “Tobacco surcharge: $50 per month for each smoker”, into a name and an amount,
 * below titles. A sheet with several columns, or without an amount, stays.
 */
export function divideSentences(table: Table, sheet: Sheet): Sheet {
  if (!table.columns.some(({ name }) => name === 'amount')) return sheet
  const lines = sheet.grid.map((row) => readLoneText(row) ?? '')
  if (sheet.grid.some((row, index) => row.join('') !== lines[index])) return sheet
  const format = signedAmountFormat(unitAmountFormat(signedMoney, 'yearly', 'yearly', table.timesPerYear), [])
  const sentences = lines.flatMap((line, index) =>
    splitSentences(line).map((text) => ({
      ...readSentence(text, table, format),
      place: `line ${index + 1}`,
    })),
  )
  const units = sentences
    .filter(({ name, amount }) => amount !== '' && amount !== name)
    .map(({ amount }) => findUnit(amount, table.timesPerYear))
  if (units.length === 0) return sheet
  return {
    ...sheet,
    grid: [['Name', 'Amount'], ...sentences.map(({ name, amount }) => [name, amount])],
    sentences: {
      places: ['above the lines', ...sentences.map(({ place }) => place)],
      unit: units.includes(undefined) ? undefined : units[0],
    },
  }
}

function readSentence(
  sentence: string,
  { timesPerYear }: Table,
  { parse }: CellFormat,
): Omit<Sentence, 'place'> {
  const [label, value] = splitLine(sentence)
  const words = value.replace(/\.$/, '').split(/\s+/)
  const count =
    words.findLastIndex((_, last) => parse(words.slice(0, last + 1).join(' ')).kind === 'value') + 1
  const text = words.slice(0, count).join(' ')
  const parsed = parse(text)
  if (parsed.kind !== 'value' || planYear.test(text))
    return { name: sentence, amount: isHeading(sentence) ? '' : sentence }
  const rest = words.slice(count).join(' ')
  const isCredit = (parsed.value as WrittenAmount).amount < 0 || label.search(creditWords) >= 0
  const amount = `${isCredit ? '-' : ''}${/\$?\d[\d,.]*/.exec(text)![0]}`
  return {
    name: rest === '' ? label : `${label} (${rest})`,
    amount: withUnit(amount, findUnit(text, timesPerYear)),
  }
}

const planYear = /^20\d\d$/

function isHeading(sentence: string) {
  return !sentence.includes('$') && sentence.split(/\s+/).length < 5
}
