import { EditError } from '../../check/edit/editJson.ts'
import {
  formatCellMoney,
  numberAdvice,
  parseFailure,
  parseMoney,
  value,
  type Parsed,
} from '../../compare/values/numbers.ts'
import type { CellFormat } from '../cells/formats.ts'
import { allTiers } from '../cells/tierTitles.ts'
import { explainFrequency, findFrequencies, type TimesPerYear } from './frequencies.ts'
import { memberOf } from './readDocument.ts'

/** The properties with amounts per year and per payroll deduction. */
export const units = ['yearly', 'perPay'] as const

export type Unit = (typeof units)[number]

/** A unit that files can have. Amounts are not stored in it. */
export type FileUnit = Unit | 'monthly'

export const unitTitles: Record<Unit, string> = { yearly: 'Per year', perPay: 'Per paycheck' }

/** How an amount in this unit is written next to amounts in the other. */
export const unitSuffixes: Record<FileUnit, string> = {
  yearly: 'a year',
  perPay: 'per paycheck',
  monthly: 'per month',
}

/** The unit that a view of a table has; undefined if it shows amounts as they are stored. */
export function asUnit(view: string | undefined): FileUnit | undefined {
  return ([...units, 'monthly'] as const).find((unit) => unit === view)
}

/** The unit in which amounts of a view are written to the document. */
export function writtenUnit(view: FileUnit | undefined): Unit | undefined {
  return view === 'monthly' ? 'yearly' : view
}

/** What the text of an amount with a unit parses to. */
export interface WrittenAmount {
  amount: number
  /** Null if the text does not say it. */
  unit: Unit | null
}

const writtenUnits: Record<Unit, RegExp> = {
  yearly: /\s*(?:(?:a|per|each|every)\s+year|\/\s*(?:year|yr)|yearly|annually)$/i,
  perPay:
    /\s*(?:(?:a|per|each|every)\s+(?:pay(?:\s?(?:check|day|period))?|deduction)|\/\s*pay(?:\s?(?:check|period))?)$/i,
}

/**
 * Displays amounts that are stored in one unit in another. An amount that is not a whole number of cents there is
 * displayed as it is stored, with its unit. Parses to a `WrittenAmount`.
 */
export function unitAmountFormat(
  base: CellFormat,
  stored: Unit,
  shown: FileUnit,
  timesPerYear: TimesPerYear,
): CellFormat {
  return {
    kind: base.kind,
    format: (amount) => {
      if (stored === shown || typeof amount !== 'number') return base.format(amount)
      const converted = convertAmount(amount, stored, shown, timesPerYear)
      return converted === null ? `${base.format(amount)} ${unitSuffixes[stored]}` : base.format(converted)
    },
    parse: (typed) => {
      const text = typed.trim()
      const [frequency] = findFrequencies(text)
      const rest = frequency && text.replace(frequency.pattern, '')
      if (frequency && frequency.times !== timesPerYear) {
        const parsed = base.parse(rest!)
        return frequency.times === 12
          ? parseMonthly(parsed, text, shown)
          : refuseFrequency(parsed, text, frequency.times, timesPerYear)
      }
      const unit = frequency ? 'perPay' : (units.find((each) => writtenUnits[each].test(text)) ?? null)
      const parsed = base.parse(rest ?? (unit === null ? typed : text.replace(writtenUnits[unit], '')))
      if (parsed.kind !== 'value') return explainFailure(parsed, text, unit ?? shown)
      const amount = parsed.value as number
      if (unit === null && shown === 'monthly')
        return value({ amount: toYear(amount, 12), unit: 'yearly' }, parsed.warning)
      const written: WrittenAmount = { amount, unit }
      if (unit === null || unit === shown || unit === stored) return value(written, parsed.warning)
      const converted = convertAmount(amount, unit, stored, timesPerYear)
      const conversion =
        converted === null
          ? undefined
          : `${formatCellMoney(amount)} ${unitSuffixes[unit]} is ${formatCellMoney(converted)} ${unitSuffixes[stored]}, with ${JSON.stringify(timesPerYear)} payroll deductions a year.`
      return { ...value(written, parsed.warning), conversion }
    },
  }
}

/** The advice has the unit, because the number alone can be in another one. A unit alone is no amount. */
function explainFailure(parsed: Exclude<Parsed<unknown>, { kind: 'value' }>, text: string, unit: FileUnit) {
  if (parsed.kind === 'empty') return text === '' ? parsed : parseMoney(text)
  const advice = `the amount and its unit, such as 62.50 ${unitSuffixes[unit]}`
  return parseFailure(parsed.message.replace(numberAdvice, advice))
}

/** Amounts per month become amounts per year. */
function parseMonthly(parsed: Parsed<unknown>, text: string, shown: FileUnit): Parsed<unknown> {
  if (parsed.kind !== 'value') return explainFailure(parsed, text, 'monthly')
  const amount = toYear(parsed.value as number, 12)
  const conversion = `“${text}” is ${formatCellMoney(amount)} a year (× 12).`
  return {
    ...value({ amount, unit: 'yearly' }, parsed.warning),
    conversion: shown === 'monthly' ? undefined : conversion,
  }
}

/** Amounts per week are not per paycheck if there is another number of payroll deductions. */
function refuseFrequency(
  parsed: Parsed<unknown>,
  text: string,
  times: number,
  timesPerYear: TimesPerYear,
): Parsed<unknown> {
  if (parsed.kind !== 'value') return explainFailure(parsed, text, 'yearly')
  const yearly = formatCellMoney(toYear(parsed.value as number, times))
  return parseFailure(
    `“${text}” is ${explainFrequency(times, timesPerYear)} Write “${yearly} a year”, or the amount per paycheck.`,
  )
}

function toYear(amount: number, times: number) {
  return Number((amount * times).toFixed(10))
}

/** The unit that the text of an amount says; undefined if no text says one. */
export function findWrittenUnit(changes: ReadonlyMap<string, unknown>): Unit | undefined {
  const amounts = [...changes.values()].filter((written) => written !== undefined) as WrittenAmount[]
  return amounts.find(({ unit }) => unit !== null)?.unit ?? undefined
}

/**
 * Converts dollars per year, per month, and per paycheck into each other.
 * @returns null if the amount is not a whole number of cents in the other unit
 */
export function convertAmount(
  amount: number,
  from: FileUnit,
  to: FileUnit,
  timesPerYear: TimesPerYear,
): number | null {
  if (from === to) return amount
  if (from === 'monthly') return convertAmount(toYear(amount, 12), 'yearly', to, timesPerYear)
  if (to === 'monthly') {
    const yearly = convertAmount(amount, from, 'yearly', timesPerYear)
    return yearly === null ? null : convertAmount(yearly, 'yearly', 'perPay', 12)
  }
  if (typeof timesPerYear !== 'number' || !Number.isInteger(timesPerYear) || timesPerYear < 1) return null
  const cents = Math.round(amount * 100)
  if (cents / 100 !== amount) return null
  if (to === 'yearly') return (cents * timesPerYear) / 100
  return cents % timesPerYear === 0 ? cents / timesPerYear / 100 : null
}

export interface AmountChanges {
  /** By the name of the column. */
  current: ReadonlyMap<string, unknown>
  /** Written amounts by the name of the column; undefined for cleared ones. */
  changes: ReadonlyMap<string, unknown>
  from: Unit
  to: Unit
  /** The unit of amounts that are written without one. */
  shown?: Unit
  timesPerYear: TimesPerYear
}

/**
 * Returns all amounts in their new unit.
 * @throws EditError if one of them cannot be converted
 */
export function changeAmounts(options: AmountChanges): Map<string, unknown> {
  const { current, changes, from, to, shown = to, timesPerYear } = options
  const written = [...current]
    .filter(([column]) => !changes.has(column))
    .map(([column, amount]) => [column, { amount, unit: from }] as const)
  const changed = ([...changes] as [string, WrittenAmount | undefined][]).flatMap(([column, each]) =>
    each ? [[column, { amount: each.amount, unit: each.unit ?? shown }] as const] : [],
  )
  return new Map(
    [...written, ...changed].map(([column, { amount, unit }]) => {
      if (typeof amount !== 'number') return [column, amount]
      const converted = convertAmount(amount, unit, to, timesPerYear)
      if (converted === null) throw new EditError(explainConversion(amount, unit, to, timesPerYear))
      return [column, converted]
    }),
  )
}

function explainConversion(amount: number, from: Unit, to: Unit, timesPerYear: TimesPerYear): string {
  const name = `${formatCellMoney(amount)} ${unitSuffixes[from]}`
  return timesPerYear === undefined
    ? `${name} cannot be converted, because the number of payroll deductions in a year is not known. Enter it under Rates → Payroll deductions, then write this again.`
    : `${name} is not a whole number of cents ${unitSuffixes[to]}, with ${JSON.stringify(timesPerYear)} a year. Write the amount ${unitSuffixes[to]}.`
}

/** The amounts by tier, also those that the table does not show. */
export function readAmounts(stored: unknown): Map<string, unknown> {
  const amounts = allTiers.map((tier) => [tier, memberOf(stored, tier)] as const)
  return new Map(amounts.filter(([, amount]) => amount !== undefined))
}

/** Changes an object's amounts by tier in place: other properties and the order stay. */
export function assignAmounts(target: Record<string, unknown>, amounts: ReadonlyMap<string, unknown>): void {
  for (const tier of allTiers)
    if (amounts.has(tier)) target[tier] = amounts.get(tier)
    else delete target[tier]
}
