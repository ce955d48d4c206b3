import { sameTextFinder } from '../../../contract/consistency/idTypes.ts'
import type { Id } from '../../../contract/instance.ts'
import { closestId } from '../../closestMatch.ts'
import type { DiagnosticText } from '../../UnlocatedDiagnostic.ts'
import type { PlansRule } from '../Rule.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'
import { findSwappedTiers } from './findSwappedTiers.ts'
import { lowerBandPaysMore } from './lowerBandPaysMore.ts'
import { findRowOutliers } from './payrollOutliers.ts'
import { payrollRows, type PayrollRow } from './payrollRows.ts'
import { areUnusualPayPeriodsUsed, reliablePayroll } from './reliablePayroll.ts'

export const payrollOutOfLine: PlansRule = {
  code: 'payroll-out-of-line',
  severity: 'warning',
  title: 'Payroll deductions are consistent with each other.',
  check: ({ plans }) => {
    const { rows, outliers } = reliablePayroll(plans)
    const help = `Check that 'yearly' has amounts for a year, and 'perPay' amounts for one pay period; ${acceptIfIntended}`
    return [
      ...outliers.map(({ item: { row, tier, amount }, ratio }) => ({
        pointer: `${row.pointer}/${tier}`,
        message: `Tier ${tier} pays ${formatDollars(amount)} a year, about ${formatRatio(ratio)} what the other amounts suggest.`,
        help,
      })),
      ...findRowOutliers(rows, outliers).map(({ item: { row }, ratio }) => ({
        pointer: row.pointer,
        message: `The amounts in this row are about ${formatRatio(ratio)} what the other rows suggest.`,
        help,
      })),
    ]
  },
}

export const payrollRules: readonly PlansRule[] = [
  payrollOutOfLine,
  {
    code: 'unusual-pay-periods',
    severity: 'warning',
    title: 'A year has 12, 24, 26, or 52 payroll deductions.',
    check: ({ plans }) =>
      areUnusualPayPeriodsUsed(plans)
        ? [
            {
              pointer: '/payPeriods',
              message: `'payPeriods' is ${plans.payPeriods}, and every amount per pay period is multiplied by it.`,
              help: `Write the number of payroll deductions a year, usually 12, 24, 26, or 52 (24 is common with 26 paychecks); ${acceptIfIntended}`,
            },
          ]
        : [],
  },
  {
    code: 'fewer-paychecks',
    severity: 'warning',
    title: 'A year has at least as many paychecks as payroll deductions.',
    check: ({ plans: { paychecks, payPeriods } }) =>
      paychecks !== undefined && payPeriods !== undefined && paychecks < payPeriods
        ? [
            {
              pointer: '/paychecks',
              message: `There are ${payPeriods} payroll deductions a year, but only ${paychecks} paychecks.`,
              help: "Check whether 'paychecks' and 'payPeriods' are swapped: 24 deductions from 26 paychecks are common.",
            },
          ]
        : [],
  },
  lowerBandPaysMore,
  {
    code: 'family-cheaper-than-one',
    severity: 'warning',
    title: 'No tier pays less than a tier that covers fewer people.',
    check: ({ plans }) =>
      reliablePayroll(plans).rowsWithoutOutliers.flatMap((row) => findSwappedTiers(row, 'pays')),
  },
  {
    code: 'payroll-without-single-child',
    severity: 'warning',
    title: 'Where one child is priced separately, either every payroll row has an amount for it or none has.',
    check: ({ instance, plans }) => {
      const rows = payrollRows(plans)
      if (!instance.features.singleChild || !rows.some(hasSingleChild)) return []
      return rows
        .filter((row) => !hasSingleChild(row))
        .map(({ pointer }) => ({
          pointer,
          message:
            'This row has no amount for tier EK, but others do: here one child costs as much as several.',
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
        const withoutRow = ids.filter((id) => payroll.every(({ salaryBand }) => salaryBand !== id))
        return payroll.flatMap(({ salaryBand }, index) =>
          salaryBand === undefined || known.has(salaryBand) || findSameText(salaryBand) !== undefined
            ? []
            : [
                {
                  pointer: `/plans/${plan}/payroll/${index}/salaryBand`,
                  ...describeUnknownBand(salaryBand, closestId(salaryBand, withoutRow)),
                },
              ],
        )
      })
    },
  },
]

/** @param closest the id that was probably intended */
function describeUnknownBand(band: Id, closest: Id | undefined): DiagnosticText {
  const message = `${JSON.stringify(band)} is not a salary band in instance.json, so nobody pays this.`
  return closest === undefined
    ? { message, help: 'Write the id of a salary band in instance.json, or remove the row.' }
    : {
        message: `${message} Did you mean ${JSON.stringify(closest)}?`,
        help: `Write ${JSON.stringify(closest)}, or remove the row.`,
        replacement: closest,
      }
}

function hasSingleChild({ amounts }: PayrollRow) {
  return amounts.some(({ tier }) => tier === 'EK')
}

function formatRatio(ratio: number) {
  return ratio < 1 ? `1/${Math.round(1 / ratio)} of` : `${Math.round(ratio)} times`
}
