import type { PlansDocument } from '../../../contract/plans.ts'
import { amountsIn } from '../amounts.ts'
import {
  isTypical,
  typicalPayPeriods,
  minTypicalHighestFamilyPayroll,
  rowOutlierBounds,
  typicalEmployeeOnlyPayroll,
  typicalPayroll,
  typicalTierRatio,
  median,
} from '../typicalAmounts.ts'
import { type Outlier, findAmountOutliers, findRowOutliers, type PayrollAmount } from './payrollOutliers.ts'
import { isPerPay, payrollRows, type PayrollRow } from './payrollRows.ts'
import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Finding } from '../../LinterRule.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'

interface ReliablePayroll {
  /** Without the rows that are too high or too low as a whole, or have an amount that is. */
  rows: PayrollRow[]
  outliers: Outlier<PayrollAmount>[]
  rowsWithoutOutliers: PayrollRow[]
}

/** Several rules read the payroll of a document. */
const cache = new WeakMap<PlansDocument, ReliablePayroll>()

/** The payroll rows that can be compared with each other, and the outliers among their amounts. */
export function reliablePayroll(document: PlansDocument): ReliablePayroll {
  const payroll = cache.get(document) ?? findReliablePayroll(document)
  cache.set(document, payroll)
  return payroll
}

function findReliablePayroll(document: PlansDocument): ReliablePayroll {
  const all = reliableRows(document)
  const reported = [...findHighPayroll(all), ...findLowPayroll(all)].map(({ pointer }) => pointer)
  const rows = all.filter(
    (row) => !reported.some((pointer) => pointer === '/plans' || pointer.startsWith(row.pointer)),
  )
  const outliers = findAmountOutliers(rows)
  const rowsWithOutlier = new Set(outliers.map(({ item }) => item.row))
  return { rows, outliers, rowsWithoutOutliers: rows.filter((row) => !rowsWithOutlier.has(row)) }
}

/** The rows with reliable yearly amounts: if the number of pay periods is wrong, only those given by the year. */
export function reliableRows(document: PlansDocument): PayrollRow[] {
  const rows = payrollRows(document)
  return arePayPeriodsWrong(document) ? rows.filter((row) => !isPerPay(row)) : rows
}

/** Whether the number of pay periods is unusual, and a usual one would yield fewer unusual amounts. */
export function arePayPeriodsWrong(document: PlansDocument): boolean {
  if (!areUnusualPayPeriodsUsed(document)) return false
  const own = countUnusualAmounts(document)
  return typicalPayPeriods.some((payPeriods) => countUnusualAmounts({ ...document, payPeriods }) < own)
}

function countUnusualAmounts(document: PlansDocument): number {
  const rows = payrollRows(document)
  const surcharges = amountsIn(document).filter(({ perPay }) => perPay !== undefined)
  return [
    findHighPayroll(rows),
    findLowPayroll(rows),
    findRowOutliers(rows, findAmountOutliers(rows)),
    surcharges.filter(({ amount, typical }) => !isTypical(typical, amount)),
  ].flat().length
}

/** Whether any amount is multiplied by an unusual number of pay periods. */
export function areUnusualPayPeriodsUsed({ payPeriods, plans, surcharges }: PlansDocument): boolean {
  if (payPeriods === undefined || typicalPayPeriods.includes(payPeriods)) return false
  return (
    surcharges.some(({ perPay, perPayByTier }) => (perPay ?? perPayByTier) !== undefined) ||
    plans.some(({ payroll }) => payroll.some(({ perPay }) => perPay !== undefined))
  )
}

type TierAmount = PayrollRow['amounts'][number]

type Expected = (tier: CoverageCode) => number

/** Reports deductions far above typical ones: once for all plans, once per row, or for single amounts. */
export function findHighPayroll(rows: readonly PayrollRow[]): Finding[] {
  const high = rows.filter((row) => highAmounts(row).length > 0)
  const others = rows.filter((row) => !high.includes(row))
  const suggested = (tier: CoverageCode) => median(amountOfTiers(others, tier)) ?? typicalAmount(tier)
  if (high[0] && rows.length > 1 && areAllRowsTooHigh(rows, high, suggested))
    return [describeRow(high[0], medianRatio(high, typicalAmount), '/plans', 'Payroll deductions')]
  return high.flatMap((row) => {
    const ratio = medianRatio([row], suggested)
    return ratio >= rowOutlierBounds.above && row.amounts.length > 1
      ? [describeRow(row, ratio, row.pointer, 'The amounts in this row')]
      : highAmounts(row).map((amount) => describeAmount(row, amount, amount.amount / suggested(amount.tier)))
  })
}

/** The rows of cheap plans can share the mistake even though none of their amounts is too high by itself. */
function areAllRowsTooHigh(rows: readonly PayrollRow[], high: readonly PayrollRow[], suggested: Expected) {
  return (
    medianRatio(high, typicalAmount) >= rowOutlierBounds.above &&
    (medianRatio(rows, typicalAmount) >= rowOutlierBounds.above ||
      medianRatio(high, suggested) < rowOutlierBounds.above)
  )
}

function highAmounts({ amounts }: PayrollRow): TierAmount[] {
  return amounts.filter(({ tier, amount }) => amount > typicalPayroll[tier].max)
}

function amountOfTiers(rows: readonly PayrollRow[], tier: CoverageCode): number[] {
  return rows.flatMap(({ amounts }) =>
    amounts.filter((each) => each.tier === tier && each.amount > 0).map(({ amount }) => amount),
  )
}

function typicalAmount(tier: CoverageCode) {
  return typicalEmployeeOnlyPayroll * typicalTierRatio[tier]
}

/** The median ratio of the amounts above 0 to the expected ones. */
function medianRatio(rows: readonly PayrollRow[], expected: Expected): number {
  const deducted = rows.flatMap(({ amounts }) => amounts.filter(({ amount }) => amount > 0))
  return median(deducted.map(({ tier, amount }) => amount / expected(tier))) ?? 1
}

function describeRow(row: PayrollRow, ratio: number, pointer: string, subject: string): Finding {
  const [{ tier, amount }] = highAmounts(row) as [TierAmount]
  const { cause, help } = probableCause(row, ratio)
  const message = `${subject} are far more than usual, such as ${formatDollars(amount)} a year for tier ${tier}, and look like ${cause}.`
  return { pointer, message, help }
}

function describeAmount(row: PayrollRow, { tier, amount }: TierAmount, ratio: number): Finding {
  const { cause, help } = probableCause(row, ratio)
  const message = `${formatDollars(amount)} a year is far more than usual, and looks like ${cause}.`
  return { pointer: `${row.pointer}/${tier}`, message, help }
}

/** The likely mistake whose factor, 100 or the number of periods, is closest to the ratio. */
function probableCause(row: PayrollRow, ratio: number) {
  const periods = isPerPay(row) ? row.payPeriods : 12
  if (ratio > Math.sqrt(periods * 100))
    return { cause: 'money in cents', help: `Write dollars; ${acceptIfIntended}` }
  return isPerPay(row)
    ? {
        cause: 'amounts for a year',
        help: `Write what is deducted per pay period, or use 'yearly' instead of 'perPay'; ${acceptIfIntended}`,
      }
    : {
        cause: 'twelve times the amount for a year',
        help: `Write the amount for one year; ${acceptIfIntended}`,
      }
}

interface FamilyRow {
  row: PayrollRow
  /** Dollars a year for the tier EF. */
  family: number
}

/**
 * Reports amounts for a month or a pay period in place of yearly ones: once for all plans, or per row. Next to a plan
 * that is free for families, low deductions are plausible.
 */
export function findLowPayroll(rows: readonly PayrollRow[]): Finding[] {
  const families = rows.flatMap((row): FamilyRow[] => {
    const family = row.amounts.find(({ tier }) => tier === 'EF')
    return family ? [{ row, family: family.amount }] : []
  })
  const [highest] = families.toSorted((one, other) => other.family - one.family)
  if (!highest || families.some(({ family }) => family === 0)) return []
  if (highest.family < minTypicalHighestFamilyPayroll)
    return [
      families.length > 1
        ? describeFamily(highest, '/plans', ' at most')
        : describeFamily(highest, highest.row.pointer),
    ]
  return families
    .filter(({ family }) => family < typicalPayroll.EF.min)
    .map((each) => describeFamily(each, isOnlyFamilyLow(each) ? `${each.row.pointer}/EF` : each.row.pointer))
}

function isOnlyFamilyLow({ row, family }: FamilyRow) {
  return row.amounts.some(({ amount }) => amount > family)
}

function describeFamily({ row, family }: FamilyRow, pointer: string, atMost = ''): Finding {
  if (isPerPay(row))
    return {
      pointer,
      message: `A family pays ${formatDollars(family / row.payPeriods)} per pay period${atMost} (${formatDollars(family)} a year), far less than usual.`,
      help: `Check that 'payPeriods' is the number of payroll deductions a year, and 'perPay' the amount of one; ${acceptIfIntended}`,
    }
  return {
    pointer,
    message: `A family pays ${formatDollars(family)} a year${atMost}, far less than usual. It looks like the amount for a month or a pay period.`,
    help: `Write the amounts for a year, or use 'perPay' with 'payPeriods'; ${acceptIfIntended}`,
  }
}
