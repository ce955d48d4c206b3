import { valueAt } from '../contract/pointer.ts'
import type { YearValues } from '../contract/yearDocuments.ts'
import { formatDollars, formatPercentChange } from './values/amounts.ts'

/** How often an amount is paid. */
export interface Frequency {
  name: 'per year' | 'per paycheck'
  /** How many times a year; null if the documents do not say. */
  timesPerYear: number | null
}

const perYear: Frequency = { name: 'per year', timesPerYear: 1 }

/** Rows with amounts have one of these properties. Places leave out which one, because amounts are followed by their unit. */
export const isAmountName = (name: string) => /^(?:yearly|perPay)(?:ByTier)?$/.test(name)

/** How often the amounts in a property are paid; undefined if that depends on the object around it. */
export function frequencyOf(name: string, owner: unknown, year: YearValues): Frequency | undefined {
  if (name === 'match' || name.startsWith('yearly')) return perYear
  if (name.startsWith('companyMoney'))
    return valueAt(owner, '/per') === 'paycheck' ? perPaycheck(year, true) : perYear
  return name.startsWith('perPay') ? perPaycheck(year, false) : undefined
}

/** @param isMoney whether the company's money has its own number of paychecks */
function perPaycheck({ 'plans.json': document }: YearValues, isMoney: boolean): Frequency {
  const counts = [...(isMoney ? ['/paychecks'] : []), '/payPeriods'].map((pointer) =>
    valueAt(document, pointer),
  )
  return { name: 'per paycheck', timesPerYear: counts.find((count) => typeof count === 'number') ?? null }
}

/** An amount in dollars. Limits and prices have no unit. */
interface Amount {
  dollars: number
  unit: Frequency | null
}

/** Describes the change of an amount, such as "$62.50", "$64.00 per paycheck", "+$1.50, +2.4%". */
export function describeMoney(before: Amount, after: Amount) {
  if (before.unit?.name === after.unit?.name) {
    const digits = [before, after].every(({ dollars }) => Number.isInteger(dollars)) ? 0 : 2
    return {
      before: formatDollars(before.dollars, digits),
      after: formatAmount(after, digits),
      change: describeChange(before.dollars, after.dollars, ''),
    }
  }
  const [earlier, later] = [before, after].map(({ dollars, unit }) =>
    unit?.timesPerYear == null ? null : roundCents(dollars * unit.timesPerYear),
  )
  return {
    before: formatAmount(before),
    after: formatAmount(after),
    change: earlier == null || later == null ? null : describeChange(earlier, later, ' per year'),
  }
}

/** For example, "$62.50 per paycheck". */
export function formatAmount({ dollars, unit }: Amount, digits?: number): string {
  return `${formatDollars(dollars, digits)}${unit ? ` ${unit.name}` : ''}`
}

/** A smaller change is 0% in print. */
const minRelative = 0.0005

function describeChange(before: number, after: number, unit: string): string {
  const difference = roundCents(after - before)
  if (difference === 0) return 'the same'
  const dollars = `${difference > 0 ? '+' : ''}${formatDollars(difference)}${unit}`
  const relative = difference / Math.abs(before)
  return Math.abs(relative) < minRelative || before === 0
    ? dollars
    : `${dollars}, ${formatPercentChange(relative)}`
}

/** Without the errors of binary fractions. */
function roundCents(dollars: number) {
  return Number(dollars.toFixed(6))
}
