import { dollars } from './dollars.ts'
import { ifMeant } from './ifMeant.ts'
import { isPerPay, type PayrollRow } from './payrollRows.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { typicalDearestFamily, typicalPayroll } from './typicalAmounts.ts'

/** A row and what it takes of a family in a year. */
interface FamilyRow {
  row: PayrollRow
  family: number
}

/**
 * Payroll of a month or of a pay as a year's: told once for the line-up, or for the rows that are smaller than the
 * others. Beside a plan that is free for a family the others may cost next to nothing.
 */
export function payrollTooLittle(rows: readonly PayrollRow[]): UnlocatedDiagnostic[] {
  const families = rows.flatMap((row): FamilyRow[] => {
    const family = row.amounts.find(({ tier }) => tier === 'EF')
    return family ? [{ row, family: family.amount }] : []
  })
  const [dearest] = families.toSorted((one, other) => other.family - one.family)
  if (!dearest || families.some(({ family }) => family === 0)) return []
  if (dearest.family < typicalDearestFamily)
    return [families.length > 1 ? fault(dearest, '/plans', ' at most') : fault(dearest, dearest.row.pointer)]
  return families
    .filter(({ family }) => family < typicalPayroll.EF.least)
    .map((each) => fault(each, isFamilyAlone(each) ? `${each.row.pointer}/EF` : each.row.pointer))
}

/** Whether the slip is of one amount: who covers fewer pays more. */
function isFamilyAlone({ row, family }: FamilyRow) {
  return row.amounts.some(({ amount }) => amount > family)
}

function fault({ row, family }: FamilyRow, pointer: string, atMost = ''): UnlocatedDiagnostic {
  if (isPerPay(row))
    return {
      pointer,
      message: `A family pays ${dollars(family / row.payPeriods)} per pay period${atMost}, which is ${dollars(family)} a year, far less than usual.`,
      help: `Check that 'payPeriods' is how many payroll deductions a year has, and 'perPay' is the amount of one; ${ifMeant}`,
    }
  return {
    pointer,
    message: `A family pays ${dollars(family)} a year${atMost}, far less than usual: it looks like the amount for a month or a pay period.`,
    help: `Write the amounts for a year, or give them as 'perPay' with 'payPeriods'; ${ifMeant}`,
  }
}
