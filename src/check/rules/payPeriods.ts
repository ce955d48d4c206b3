import type { PlansDocument } from '../../contract/plans.ts'
import { amountsOf } from './amounts.ts'
import { ifMeant } from './ifMeant.ts'
import { oddCells, oddRows } from './oddPayroll.ts'
import { isPerPay, payrollRows, type PayrollRow } from './payrollRows.ts'
import { payrollTooLittle } from './payrollTooLittle.ts'
import { payrollTooMuch } from './payrollTooMuch.ts'
import type { PlansRule } from './Rule.ts'
import { isWithin, usualPayPeriods } from './typicalAmounts.ts'

/** Every amount per pay period is multiplied by it. */
export const unusualPayPeriods: PlansRule = {
  code: 'unusual-pay-periods',
  severity: 'warning',
  title: 'A year has 12, 24, 26 or 52 payroll deductions.',
  check: ({ plans }) =>
    hasUnusualPayPeriods(plans)
      ? [
          {
            pointer: '/payPeriods',
            message: `A year has ${plans.payPeriods} payroll deduction${plans.payPeriods === 1 ? '' : 's'} here, and every amount per pay period is multiplied by that.`,
            help: `Write how many payroll deductions a year has: 12, 24, 26 or 52 are usual, and 24 is common with 26 paychecks; ${ifMeant}`,
          },
        ]
      : [],
}

/** The payroll rows with reliable yearly amounts: without those per pay period if the number of periods is to blame. */
export function reliableRows(document: PlansDocument): PayrollRow[] {
  const rows = payrollRows(document)
  return isPayPeriodsToBlame(document) ? rows.filter((row) => !isPerPay(row)) : rows
}

/**
 * Whether an unusual number of deductions makes amounts per pay period look odd: with a usual number, fewer of them do.
 */
export function isPayPeriodsToBlame(document: PlansDocument): boolean {
  if (!hasUnusualPayPeriods(document)) return false
  const own = oddAmounts(document)
  return usualPayPeriods.some((payPeriods) => oddAmounts({ ...document, payPeriods }) < own)
}

function oddAmounts(document: PlansDocument): number {
  const rows = payrollRows(document)
  const surcharges = amountsOf(document).filter(({ perPay }) => perPay !== undefined)
  return [
    payrollTooMuch(rows),
    payrollTooLittle(rows),
    oddRows(rows, oddCells(rows)),
    surcharges.filter(({ amount, usual }) => !isWithin(usual, amount)),
  ].flat().length
}

function hasUnusualPayPeriods({ payPeriods, plans, surcharges }: PlansDocument): boolean {
  if (payPeriods === undefined || usualPayPeriods.includes(payPeriods)) return false
  return [...surcharges, ...plans.flatMap(({ payroll }) => payroll)].some(
    ({ perPay }) => perPay !== undefined,
  )
}
