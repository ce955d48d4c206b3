import { sameTextFinder } from '../../../contract/consistency/idTypes.ts'
import { closestId, suggest } from '../../closestMatch.ts'
import { type PlansRule, toRules } from '../../LinterRule.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'
import { findSwappedTiers, payrollRows, type PayrollRow } from './payrollRows.ts'
import { findRowOutliers } from './payrollOutliers.ts'
import { areUnusualPayPeriodsUsed, reliablePayroll } from './reliablePayroll.ts'
import { checkLowerBands } from './lowerBandPaysMore.ts'

export const payrollRules = toRules<PlansRule>('warning', {
  'payroll-out-of-line': {
    title: 'Payroll deductions are consistent with each other.',
    why: 'An amount that does not fit the others is probably a typo, and changes which plan is best.',
    fails: '"yearly": { "EE": 18000, "ES": 4200, … }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, … }',
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
  },
  'unusual-pay-periods': {
    title: 'A year has 12, 24, 26, or 52 payroll deductions.',
    why: 'Every amount per pay period is multiplied by it.',
    fails: '"payPeriods": 25',
    passes: '"payPeriods": 26',
    check: ({ plans }) =>
      areUnusualPayPeriodsUsed(plans) && {
        pointer: '/payPeriods',
        message: `'payPeriods' is ${plans.payPeriods}, and every amount per pay period is multiplied by it.`,
        help: `Write the number of payroll deductions a year, usually 12, 24, 26, or 52 (24 is common with 26 paychecks); ${acceptIfIntended}`,
      },
  },
  'fewer-paychecks': {
    title: 'A year has at least as many paychecks as payroll deductions.',
    why: 'Company money per paycheck is multiplied by it, and every deduction is from a paycheck.',
    fails: '"payPeriods": 26, "paychecks": 24',
    passes: '"payPeriods": 24, "paychecks": 26',
    check: ({ plans: { paychecks, payPeriods } }) =>
      paychecks !== undefined &&
      payPeriods !== undefined &&
      paychecks < payPeriods && {
        pointer: '/paychecks',
        message: `There are ${payPeriods} payroll deductions a year, but only ${paychecks} paychecks.`,
        help: "Check whether 'paychecks' and 'payPeriods' are swapped: 24 deductions from 26 paychecks are common.",
      },
  },
  'lower-band-pays-more': {
    title: 'Employees with a lower salary pay no more than those with a higher one.',
    why: 'Deductions usually rise with the salary; two rows may be swapped.',
    fails: 'low: "EE": 1800, high: "EE": 1200',
    passes: 'low: "EE": 1200, high: "EE": 1800',
    check: checkLowerBands,
  },
  'family-cheaper-than-one': {
    title: 'No tier pays less than a tier that covers fewer people.',
    why: 'More people rarely cost less; two amounts may be swapped.',
    fails: '"yearly": { "EE": 4200, "ES": 1800, … }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, … }',
    check: ({ plans }) =>
      reliablePayroll(plans).rowsWithoutOutliers.flatMap((row) => findSwappedTiers(row, 'pays')),
  },
  'payroll-without-single-child': {
    title: 'Where one child is priced separately, either every payroll row has an amount for it or none has.',
    why: 'In that plan one child costs as much as several, in the others it does not.',
    fails: '"yearly": { "EE": 1800, "ES": 4200, "EC": 3600, "EF": 6000 }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, "EK": 3000, "EC": 3600, "EF": 6000 }',
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
  'unknown-band': {
    title: 'Payroll deductions are only for salary bands that exist.',
    why: 'No employee has this salary band, so no employee pays this deduction.',
    fails: 'a row for "salaryBand": "middle" in addition to "low" and "high", the only bands',
    passes: 'rows for "low" and "high" only',
    check: ({ instance, plans: { plans } }) => {
      const ids = instance.salaryBands.map(({ id }) => id)
      const known = new Set(ids)
      const findSameText = sameTextFinder(ids)
      return plans.flatMap(({ payroll }, plan) => {
        const withoutRow = ids.filter((id) => payroll.every(({ salaryBand }) => salaryBand !== id))
        return payroll.flatMap(
          ({ salaryBand }, index) =>
            salaryBand !== undefined &&
            !known.has(salaryBand) &&
            findSameText(salaryBand) === undefined && {
              pointer: `/plans/${plan}/payroll/${index}/salaryBand`,
              ...suggest(
                `${JSON.stringify(salaryBand)} is not a salary band in instance.json, so nobody pays this.`,
                closestId(salaryBand, withoutRow),
                'remove the row',
                'Write the id of a salary band in instance.json, or remove the row.',
              ),
            },
        )
      })
    },
  },
})

function hasSingleChild({ amounts }: PayrollRow) {
  return amounts.some(({ tier }) => tier === 'EK')
}

function formatRatio(ratio: number) {
  return ratio < 1 ? `1/${Math.round(1 / ratio)} of` : `${Math.round(ratio)} times`
}
