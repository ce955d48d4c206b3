import type { CoverageCode } from '../../contract/inputs.ts'
import { dollars } from './dollars.ts'
import { ifMeant } from './ifMeant.ts'
import { middle } from './oddOnes.ts'
import { isPerPay, type PayrollRow } from './payrollRows.ts'
import type { DocumentFault } from './Rule.ts'
import { oddRow, usualAlone, usualPayroll, usualShare } from './usualAmounts.ts'

type Cell = PayrollRow['amounts'][number]

/** Payroll that no employer takes: told once for the line-up, once for a row, or for single amounts. */
export function payrollTooMuch(rows: readonly PayrollRow[]): DocumentFault[] {
  const odd = rows.filter((row) => oddIn(row).length > 0)
  const [first] = odd
  if (!first) return []
  const ofLineUp = timesExpected(
    rows.flatMap(({ amounts }) => amounts),
    usualOf,
  )
  if (rows.length > 1 && ofLineUp >= oddRow.more)
    return [several(first, ofLineUp, { pointer: '/plans', subject: 'Payroll deductions are' })]
  const others = rows.filter((row) => !odd.includes(row))
  const expectedOf = (tier: CoverageCode) => middle(amountsOf(others, tier)) ?? usualOf(tier)
  return odd.flatMap((row) => {
    const times = timesExpected(row.amounts, expectedOf)
    if (times >= oddRow.more && row.amounts.length > 1)
      return [several(row, times, { pointer: row.pointer, subject: 'The amounts of this row are' })]
    return oddIn(row).map((cell) => single(row, cell, cell.amount / expectedOf(cell.tier)))
  })
}

function oddIn({ amounts }: PayrollRow): Cell[] {
  return amounts.filter(({ tier, amount }) => amount > usualPayroll[tier].most)
}

function amountsOf(rows: readonly PayrollRow[], tier: CoverageCode): number[] {
  return rows.flatMap(({ amounts }) =>
    amounts.filter((cell) => cell.tier === tier && cell.amount > 0).map(({ amount }) => amount),
  )
}

function usualOf(tier: CoverageCode) {
  return usualAlone * usualShare[tier]
}

function timesExpected(cells: readonly Cell[], expectedOf: (tier: CoverageCode) => number): number {
  const asked = cells.filter(({ amount }) => amount > 0)
  return middle(asked.map(({ tier, amount }) => amount / expectedOf(tier))) ?? 1
}

function several(
  row: PayrollRow,
  times: number,
  { pointer, subject }: Record<'pointer' | 'subject', string>,
) {
  const [{ tier, amount }] = oddIn(row) as [Cell]
  const { looks, mend } = slipOf(row, times)
  const message = `${subject} far more than usual, as the ${dollars(amount)} a year of the tier ${tier}, and look like ${looks}.`
  return { pointer, message, mend }
}

function single(row: PayrollRow, { tier, amount }: Cell, times: number): DocumentFault {
  const { looks, mend } = slipOf(row, times)
  const message = `${dollars(amount)} a year is far more than usual, and looks like ${looks}.`
  return { pointer: `${row.pointer}/${tier}`, message, mend }
}

/** What the amounts were taken times, by which of the usual slips comes nearest. */
function slipOf(row: PayrollRow, times: number) {
  const year = isPerPay(row) ? row.payPeriods : 12
  if (times > Math.sqrt(year * 100)) return { looks: 'money in cents', mend: `Write dollars; ${ifMeant}` }
  return isPerPay(row)
    ? {
        looks: 'money of a year',
        mend: `Write what is taken out of one pay, or 'yearly' in place of 'perPay'; ${ifMeant}`,
      }
    : { looks: 'twelve times what is meant', mend: `Write what is taken in one year; ${ifMeant}` }
}
