import { formatCellMoney, parseMoney } from '../../compare/values/numbers.ts'
import { explainFrequency, findFrequencies, type TimesPerYear } from '../tables/frequencies.ts'
import type { Table, TableDefinition } from '../tables/Table.ts'
import {
  asUnit,
  convertAmount,
  units,
  unitSuffixes,
  unitTitles,
  type FileUnit,
} from '../tables/unitAmounts.ts'
import type { Choice, ImportMapping } from './ImportMapping.ts'
import { isOtherPayer } from './otherTopics.ts'

/** A number of payroll deductions is not the unit of the amounts. */
const paycheckCount =
  /\d+ (?:pay(?:roll)? )?(?:paychecks?|deductions?|periods?) (?:a|per|each) year|\((?:24|26|52) (?:a|per|each) year\)/g

const unitWords: readonly { unit: FileUnit; pattern: RegExp }[] = [
  {
    unit: 'perPay',
    pattern:
      /\b(?:per|each|every)(?: (?:of|one of) (?:the|your))?(?: \d+)? (?:paychecks?|pay ?periods?|pay|deductions?)\b/,
  },
  {
    unit: 'yearly',
    pattern:
      /\b(?:per|each|a) (?:year|annum)\b|\bannual(?:ly)? (?:amounts?|rates?|costs?|deductions?|premiums?|contributions?)\b|\b(?:yearly|annually)\b|^annual$/m,
  },
]

/**
 * The unit that a text says; undefined if it says none, or several. “Weekly” is per paycheck with 52 payroll deductions a
 * year, or if their number is not known.
 */
export function findUnit(text: string, timesPerYear?: TimesPerYear): FileUnit | undefined {
  const words = text.toLowerCase().replaceAll(paycheckCount, '')
  const unitOf = (times: number) => {
    if (times === timesPerYear) return 'perPay'
    return times === 12 ? 'monthly' : timesPerYear === undefined ? 'perPay' : undefined
  }
  const named = new Set([
    ...unitWords.filter(({ pattern }) => pattern.test(words)).map(({ unit }) => unit),
    ...findFrequencies(words).map(({ times }) => unitOf(times)),
  ])
  // “Cost per month (24 deductions)” is per month, but “per paycheck (26)” says how many paychecks there are.
  const isPerPay = named.size === 0 || named.has('perPay')
  const found = new Set([...named, ...(isPerPay ? listCounts(words).map(unitOf) : [])])
  return found.size === 1 ? [...found][0] : undefined
}

/** The number of payroll deductions in parentheses: “Your deductions (26)”, “Your cost (26 paychecks)”. */
function listCounts(words: string) {
  return [...words.matchAll(countOfPays)].map(([, times]) => Number(times))
}

const countOfPays = /\((24|26|52)(?: (?:pay ?checks|pay ?periods|(?:payroll )?deductions))?\)/g

/** Why amounts are not per paycheck, although a text says how often they are paid; undefined if it does not. */
export function explainUnit(text: string, timesPerYear: TimesPerYear): string | undefined {
  const words = text.toLowerCase()
  const all = [...findFrequencies(words).map((each) => each.times), ...listCounts(words)]
  const times = all.find((each) => each !== 12 && each !== timesPerYear)
  return times && timesPerYear !== undefined ? `They are ${explainFrequency(times, timesPerYear)}` : undefined
}

/** The name, the headings, and the titles of a sheet, without what is below a block. */
export function readHeadings(mapping: ImportMapping): string {
  const { sheet, titleRow, isTransposed, roles } = mapping
  const lastRow = isTransposed ? roles.findLastIndex(({ kind }) => kind !== 'ignored') : titleRow
  const columns = isTransposed ? titleRow + 1 : undefined
  const rows = sheet.grid.slice(0, lastRow + 1).map((row) => row.slice(0, columns))
  return [sheet.name, ...rows.flat()].join('\n')
}

const ownAmount = /\b(?:you|your|employee|ee|member)\b/i

/** What a text next to a name says about the amounts of its row. */
export function findMeasure(text: string, timesPerYear: TimesPerYear) {
  const unit = findUnit(text, timesPerYear)
  return {
    unit,
    isOtherPayer: isOtherPayer(text),
    isMeasure: unit !== undefined || isOtherPayer(text) || ownAmount.test(text),
  }
}

/** The unit in which the amounts of a block are; undefined if that is not certain. */
export function guessView(
  { hasUnits }: Pick<TableDefinition, 'hasUnits'>,
  { timesPerYear }: Pick<Table, 'timesPerYear'>,
  mapping: ImportMapping,
): string | undefined {
  if (!hasUnits) return undefined
  const hasUnitColumn = mapping.roles.some((role) => role.kind === 'values' && role.column === 'unit')
  return (
    mapping.view ??
    (hasUnitColumn ? 'stored' : (mapping.unit ?? findUnit(readHeadings(mapping), timesPerYear)))
  )
}

export const viewChoices: readonly Choice[] = [
  { name: '', title: 'Choose…' },
  ...units.map((unit) => ({ name: unit, title: unitTitles[unit] })),
  { name: 'monthly', title: 'Per month' },
  { name: 'stored', title: 'As entered in the table' },
]

/** The text of an amount with its unit. */
export function withUnit(text: string, view: string | undefined): string {
  const unit = asUnit(view)
  return unit === undefined || findUnit(text) !== undefined ? text : `${text} ${unitSuffixes[unit]}`
}

/** How an amount becomes the one in the table; undefined if it is the same. */
export function describeConversion(
  { text, view }: FileAmount,
  stored: { unit: string; text: string },
  timesPerYear: TimesPerYear,
): string | undefined {
  const from = asUnit(view)
  const to = units.find((unit) => unitTitles[unit] === stored.unit)
  const amount = parseMoney(text)
  if (from === undefined || to === undefined || from === to || amount.kind !== 'value') return undefined
  const times = from === 'yearly' ? '' : ` × ${from === 'monthly' ? 12 : String(timesPerYear)}`
  const divided = to === 'perPay' ? ` ÷ ${String(timesPerYear)}` : ''
  return `${formatCellMoney(amount.value)}${times}${divided} = ${stored.text}`
}

interface FileAmount {
  text: string
  view: string | undefined
}

/**
 * How much more the first amount is, a year if the units differ. 0 for amounts that are the same: an amount that is
 * rounded to cents can differ by half a cent each time it is paid. Undefined if they cannot be compared.
 */
export function compareAmounts(
  one: FileAmount,
  other: FileAmount,
  timesPerYear: TimesPerYear,
): number | undefined {
  if (one.view === other.view && one.text === other.text) return 0
  const read = ({ text, view }: FileAmount) => {
    const parsed = parseMoney(text)
    const unit = asUnit(view) ?? 'yearly'
    const to = one.view === other.view ? unit : 'yearly'
    const amount = parsed.kind === 'value' ? convertAmount(parsed.value, unit, to, timesPerYear) : null
    const times = unit === 'monthly' ? 12 : unit === 'perPay' ? Number(timesPerYear) : 0
    return { amount, tolerance: unit === to ? 0 : times * 0.005 }
  }
  const [first, second] = [read(one), read(other)]
  if (first.amount === null || second.amount === null) return undefined
  const difference = first.amount - second.amount
  return Math.abs(difference) <= Math.max(first.tolerance, second.tolerance) + 1e-9 ? 0 : difference
}
