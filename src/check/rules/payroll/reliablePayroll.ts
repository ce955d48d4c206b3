import type { PlansDocument } from '../../../contract/plans.ts'
import { amountsIn } from '../amounts.ts'
import { isTypical, typicalPayPeriods } from '../typicalAmounts.ts'
import type { Outlier } from './findOutliers.ts'
import { findHighPayroll, findLowPayroll } from './payrollMagnitude.ts'
import { findAmountOutliers, findRowOutliers, type PayrollAmount } from './payrollOutliers.ts'
import { isPerPay, payrollRows, type PayrollRow } from './payrollRows.ts'

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
