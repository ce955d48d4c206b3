import { formatMoney } from '../cells/money.ts'
import { value, type Parsed } from '../cells/Parsed.ts'
import type { CellFormat } from './CellFormat.ts'
import { memberOf } from './readDocument.ts'
import { allTiers } from '../cells/tierTitles.ts'
import { convertAmount, explainConversion, units, unitSuffixes, type Unit } from './units.ts'

/** An amount as it is written in a cell. */
interface WrittenAmount {
  amount: number
  /** Null if the text does not say it. */
  unit: Unit | null
}

const writtenUnits: Record<Unit, RegExp> = {
  yearly: /\s*(?:(?:a|per|each)\s+year|\/\s*(?:year|yr)|yearly|annually)$/i,
  perPay: /\s*(?:(?:a|per|each)\s+(?:paycheck|pay(?:\s+period)?|deduction)|\/\s*(?:paycheck|pay))$/i,
}

const monthly = /\s*(?:(?:a|per|each)\s+month|\/\s*(?:month|mo)\b\.?|monthly)$/i

/**
 * Displays amounts that are stored in one unit in another. An amount that is not a whole number of cents there is
 * displayed as it is stored, with its unit.
 */
export function unitAmountFormat(
  base: CellFormat,
  stored: Unit,
  shown: Unit,
  paychecks: unknown,
): CellFormat {
  return {
    kind: base.kind,
    format: (amount) => {
      if (stored === shown || typeof amount !== 'number') return base.format(amount)
      const converted = convertAmount(amount, stored, shown, paychecks)
      return converted === null ? `${base.format(amount)} ${unitSuffixes[stored]}` : base.format(converted)
    },
    parse: (text) => {
      const amount = text.trim()
      if (monthly.test(amount)) return parseMonthly(base.parse(amount.replace(monthly, '')), amount)
      const unit = units.find((each) => writtenUnits[each].test(text.trim())) ?? null
      const parsed = base.parse(unit === null ? text : text.trim().replace(writtenUnits[unit], ''))
      if (parsed.kind !== 'value') return parsed
      return value(
        { amount: parsed.value, unit } satisfies { amount: unknown; unit: Unit | null },
        parsed.doubt ?? describeConversion(parsed.value, unit ?? shown, stored, shown, paychecks),
      )
    },
  }
}

/** Amounts per month become amounts per year. */
function parseMonthly(parsed: Parsed<unknown>, text: string): Parsed<unknown> {
  if (parsed.kind !== 'value' || typeof parsed.value !== 'number') return parsed
  const cents = Math.round(parsed.value * 100)
  const yearly = cents / 100 === parsed.value ? (cents * 12) / 100 : parsed.value * 12
  return value(
    { amount: yearly, unit: 'yearly' } satisfies WrittenAmount,
    `“${text}” is ${formatMoney(yearly)} a year (× 12).`,
  )
}

/** What a text that says another unit than its column becomes; undefined if it is written as it is, or cannot be. */
function describeConversion(
  amount: unknown,
  from: Unit,
  stored: Unit,
  shown: Unit,
  paychecks: unknown,
): string | undefined {
  const converted = typeof amount === 'number' ? convertAmount(amount, from, stored, paychecks) : null
  return from === shown || from === stored || converted === null
    ? undefined
    : `${formatMoney(amount as number)} ${unitSuffixes[from]} is ${formatMoney(converted)} ${unitSuffixes[stored]}, with ${JSON.stringify(paychecks)} payroll deductions a year.`
}

/** The unit that the text of an amount says; undefined if no text says one. */
export function findWrittenUnit(changes: ReadonlyMap<string, unknown>): Unit | undefined {
  const amounts = [...changes.values()].filter((written) => written !== undefined) as WrittenAmount[]
  return amounts.find(({ unit }) => unit !== null)?.unit ?? undefined
}

interface AmountChanges {
  /** By the name of the column. */
  current: ReadonlyMap<string, unknown>
  /** Written amounts by the name of the column; undefined for cleared ones. */
  changes: ReadonlyMap<string, unknown>
  /** The unit of the current amounts. */
  from: Unit
  /** The unit to store all amounts in. */
  to: Unit
  /** The unit of amounts that are written without one. */
  shown: Unit
  paychecks: unknown
}

/** @returns all amounts in their new unit, or why one of them cannot be converted */
export function changeAmounts({
  current,
  changes,
  from,
  to,
  shown,
  paychecks,
}: AmountChanges): Map<string, unknown> | string {
  const amounts = new Map<string, unknown>()
  for (const [name, amount] of current) {
    if (changes.has(name)) continue
    if (typeof amount !== 'number') {
      amounts.set(name, amount)
      continue
    }
    const converted = convertAmount(amount, from, to, paychecks)
    if (converted === null) return explainConversion(amount, from, to, paychecks)
    amounts.set(name, converted)
  }
  for (const [name, written] of changes) {
    if (written === undefined) continue
    const { amount, unit } = written as WrittenAmount
    const converted = convertAmount(amount, unit ?? shown, to, paychecks)
    if (converted === null) return explainConversion(amount, unit ?? shown, to, paychecks)
    amounts.set(name, converted)
  }
  return amounts
}

/** The amounts by tier, also those that the table does not show. */
export function readAmounts(stored: unknown): Map<string, unknown> {
  return new Map(
    allTiers
      .map((tier) => [tier, memberOf(stored, tier)] as const)
      .filter(([, amount]) => amount !== undefined),
  )
}

/** Changes an object's amounts in place: other properties and the order stay. */
export function assignAmounts(
  target: Record<string, unknown>,
  names: readonly string[],
  amounts: ReadonlyMap<string, unknown>,
): void {
  for (const name of names)
    if (amounts.has(name)) target[name] = amounts.get(name)
    else delete target[name]
}
