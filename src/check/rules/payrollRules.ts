import { sameTextFinder } from '../../contract/consistency/idTypes.ts'
import type { Id } from '../../contract/instance.ts'
import { cheaperFamily } from './cheaperFamily.ts'
import { lowerBandPaysMore } from './lowerBandPaysMore.ts'
import { unusualPayPeriods } from './payPeriods.ts'
import { payrollOf, payrollOutOfLine } from './payrollOutOfLine.ts'
import { payrollRows, type PayrollRow } from './payrollRows.ts'
import { closestId } from '../closestMatch.ts'
import type { Fault } from '../Fault.ts'
import type { PlansRule } from './Rule.ts'

export const payrollRules: readonly PlansRule[] = [
  payrollOutOfLine,
  unusualPayPeriods,
  lowerBandPaysMore,
  {
    code: 'family-cheaper-than-one',
    severity: 'warning',
    title: 'No tier pays less than a tier that covers fewer people.',
    check: ({ plans }) => {
      const { rows, cells } = payrollOf(plans)
      const odd = new Set(cells.map(({ item }) => item.row))
      return rows.filter((row) => !odd.has(row)).flatMap((row) => cheaperFamily(row, 'pays'))
    },
  },
  {
    code: 'payroll-without-single-child',
    severity: 'warning',
    title: 'Where one child is priced separately, either every plan has that payroll deduction or none has.',
    check: ({ instance, plans }) => {
      const rows = payrollRows(plans)
      if (!instance.features.singleChild || !rows.some(hasSingleChild)) return []
      return rows
        .filter((row) => !hasSingleChild(row))
        .map(({ pointer }) => ({
          pointer,
          message:
            'This row has no amount for the tier EK, unlike others: here, one child costs as much as several.',
          help: 'Add "EK" with what an employee with one child pays.',
        }))
    },
  },
  {
    code: 'unknown-band',
    severity: 'warning',
    title: 'Payroll deductions are only for salary bands that exist.',
    check: ({ instance, plans: { plans } }) => {
      const ids = instance.salaryBands.map(({ id }) => id)
      const known = new Set(ids)
      const findSameText = sameTextFinder(ids)
      return plans.flatMap(({ payroll }, plan) => {
        // The others have a row of their own in this plan.
        const free = ids.filter((id) => payroll.every(({ salaryBand }) => salaryBand !== id))
        return payroll.flatMap(({ salaryBand }, place) =>
          salaryBand === undefined || known.has(salaryBand) || findSameText(salaryBand) !== undefined
            ? []
            : [
                {
                  pointer: `/plans/${plan}/payroll/${place}/salaryBand`,
                  ...unknownBand(salaryBand, closestId(salaryBand, free)),
                },
              ],
        )
      })
    },
  },
]

function unknownBand(band: Id, near: Id | undefined): Pick<Fault, 'message' | 'help' | 'replacement'> {
  const message = `${JSON.stringify(band)} is not a salary band in instance.json, so nobody pays this.`
  return near === undefined
    ? { message, help: 'Write the id of a salary band that is there, or remove the row.' }
    : {
        message: `${message} Did you mean ${JSON.stringify(near)}?`,
        help: `Write ${JSON.stringify(near)}, or remove the row.`,
        replacement: near,
      }
}

function hasSingleChild({ amounts }: PayrollRow) {
  return amounts.some(({ tier }) => tier === 'EK')
}
