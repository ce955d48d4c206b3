import type { PlansDocument } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { ifMeant } from './ifMeant.ts'
import { oddCells, oddRows } from './oddPayroll.ts'
import { reliableRows } from './payPeriods.ts'
import type { PayrollRow } from './payrollRows.ts'
import { payrollTooLittle } from './payrollTooLittle.ts'
import { payrollTooMuch } from './payrollTooMuch.ts'
import type { PlansRule } from './Rule.ts'

export const payrollOutOfLine: PlansRule = {
  code: 'payroll-out-of-line',
  severity: 'warning',
  title: 'Payroll deductions are consistent with each other.',
  check: ({ plans }) => {
    const { rows, cells } = payrollOf(plans)
    return [
      ...cells.map(({ item: { row, tier, amount }, ratio }) => ({
        pointer: `${row.pointer}/${tier}`,
        message: `The tier ${tier} pays ${dollars(amount)} a year, about ${timesAs(ratio)} what the amounts beside it suggest.`,
        help: seeWhether,
      })),
      ...oddRows(rows, cells).map(({ item: { row }, ratio }) => ({
        pointer: row.pointer,
        message: `This row asks for about ${timesAs(ratio)} what the other rows suggest.`,
        help: seeWhether,
      })),
    ]
  },
}

interface Payroll {
  rows: PayrollRow[]
  cells: ReturnType<typeof oddCells>
}

/** Several rules go over the rows and what is odd in them. */
const known = new WeakMap<PlansDocument, Payroll>()

/** The rows of payroll that are of the usual size, and the amounts of them that are odd. */
export function payrollOf(document: PlansDocument): Payroll {
  const payroll = known.get(document) ?? findPayroll(document)
  known.set(document, payroll)
  return payroll
}

function findPayroll(document: PlansDocument): Payroll {
  const all = reliableRows(document)
  const told = [...payrollTooMuch(all), ...payrollTooLittle(all)].map(({ pointer }) => pointer)
  // A row that is odd by itself says nothing of those beside it.
  const rows = all.filter(
    (row) => !told.some((pointer) => pointer === '/plans' || pointer.startsWith(row.pointer)),
  )
  return { rows, cells: oddCells(rows) }
}

const seeWhether = `Check whether it is the amount for a year or for a pay period, as its name says; ${ifMeant}`

function timesAs(ratio: number) {
  return ratio < 1 ? `${Math.round(1 / ratio)} times less than` : `${Math.round(ratio)} times`
}
