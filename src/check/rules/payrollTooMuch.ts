import type { CoverageCode } from '../../contract/inputs.ts'
import { dollars } from './dollars.ts'
import { ifMeant } from './ifMeant.ts'
import { middle } from './findOutliers.ts'
import { isPerPay, type PayrollRow } from './payrollRows.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { oddRow, typicalAlone, typicalPayroll, typicalShare } from './typicalAmounts.ts'

type Cell = PayrollRow['amounts'][number]

/** Payroll that no employer takes: told once for the line-up, once for a row, or for single amounts. */
export function payrollTooMuch(rows: readonly PayrollRow[]): UnlocatedDiagnostic[] {
  const odd = rows.filter((row) => oddIn(row).length > 0)
  const others = rows.filter((row) => !odd.includes(row))
  const suggested = (tier: CoverageCode) => middle(amountsOf(others, tier)) ?? usualOf(tier)
  if (odd[0] && rows.length > 1 && isSlipOfAll(rows, odd, suggested))
    return [several(odd[0], timesExpected(odd, usualOf), '/plans', 'Payroll deductions')]
  return odd.flatMap((row) => {
    const times = timesExpected([row], suggested)
    return times >= oddRow.more && row.amounts.length > 1
      ? [several(row, times, row.pointer, 'The amounts of this row')]
      : oddIn(row).map((cell) => single(row, cell, cell.amount / suggested(cell.tier)))
  })
}

type Expected = (tier: CoverageCode) => number

/** Whether the other rows are odd too, though none of their amounts is by itself, since their plans are cheap. */
function isSlipOfAll(rows: readonly PayrollRow[], odd: readonly PayrollRow[], suggested: Expected) {
  return (
    timesExpected(odd, usualOf) >= oddRow.more &&
    (timesExpected(rows, usualOf) >= oddRow.more || timesExpected(odd, suggested) < oddRow.more)
  )
}

function oddIn({ amounts }: PayrollRow): Cell[] {
  return amounts.filter(({ tier, amount }) => amount > typicalPayroll[tier].most)
}

function amountsOf(rows: readonly PayrollRow[], tier: CoverageCode): number[] {
  return rows.flatMap(({ amounts }) =>
    amounts.filter((cell) => cell.tier === tier && cell.amount > 0).map(({ amount }) => amount),
  )
}

function usualOf(tier: CoverageCode) {
  return typicalAlone * typicalShare[tier]
}

/** How many times what is expected the amounts are that are taken, in the middle of all. */
function timesExpected(rows: readonly PayrollRow[], expectedOf: Expected): number {
  const taken = rows.flatMap(({ amounts }) => amounts.filter(({ amount }) => amount > 0))
  return middle(taken.map(({ tier, amount }) => amount / expectedOf(tier))) ?? 1
}

function several(row: PayrollRow, times: number, pointer: string, subject: string): UnlocatedDiagnostic {
  const [{ tier, amount }] = oddIn(row) as [Cell]
  const { looks, help } = slipOf(row, times)
  const message = `${subject} are far more than usual, such as the ${dollars(amount)} a year of the tier ${tier}, and look like ${looks}.`
  return { pointer, message, help }
}

function single(row: PayrollRow, { tier, amount }: Cell, times: number): UnlocatedDiagnostic {
  const { looks, help } = slipOf(row, times)
  const message = `${dollars(amount)} a year is far more than usual, and looks like ${looks}.`
  return { pointer: `${row.pointer}/${tier}`, message, help }
}

/** How the amounts have come about, by which of the usual slips comes nearest. */
function slipOf(row: PayrollRow, times: number) {
  const year = isPerPay(row) ? row.payPeriods : 12
  if (times > Math.sqrt(year * 100)) return { looks: 'money in cents', help: `Write dollars; ${ifMeant}` }
  return isPerPay(row)
    ? {
        looks: 'amounts for a year',
        help: `Write what is deducted per pay period, or 'yearly' instead of 'perPay'; ${ifMeant}`,
      }
    : { looks: 'twelve times the amount for a year', help: `Write the amount for one year; ${ifMeant}` }
}
