import { idLists } from '../../../contract/consistency/idLists.ts'
import { type PlansRule, toRules } from '../../LinterRule.ts'
import { typicalPayPeriods } from '../typicalAmounts.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'
import { comparePayroll, findSwappedTiers, payrollRows, type PayrollRow } from './payrollRows.ts'
import { checkLowerBands } from './lowerBandPaysMore.ts'

export const payrollRules = toRules<PlansRule>('warning', {
  'payroll-out-of-line': {
    title: 'Payroll deductions are consistent with each other.',
    fails: '"yearly": { "EE": 18000, "ES": 4200, … }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, … }',
    check: ({ plans }) =>
      comparePayroll(plans).outliers.map(({ row, tier, amount, ratio }) => ({
        pointer: `${row.pointer}/${tier}`,
        message: `Tier ${tier} pays ${formatDollars(amount)} a year, about ${formatRatio(ratio)} what the other amounts suggest.`,
        help: `Check that 'yearly' has amounts for a year, and 'perPay' amounts for one pay period; ${acceptIfIntended}`,
      })),
  },
  'unusual-pay-periods': {
    title: 'A year has 12, 24, 26, or 52 payroll deductions, or 9, 10, 18, 20, 21, or 22 of a school.',
    why: 'Employees see what they pay per paycheck, and amounts per pay period are multiplied by it.',
    fails: '"payPeriods": 25',
    passes: '"payPeriods": 26',
    check: ({ plans: { payPeriods } }) =>
      payPeriods !== undefined &&
      !typicalPayPeriods.includes(payPeriods) && {
        pointer: '/payPeriods',
        message: `'payPeriods' is ${payPeriods}, which is unusual. What employees pay per paycheck comes from it.`,
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
    fails: 'low: "EE": 1800, high: "EE": 1200',
    passes: 'low: "EE": 1200, high: "EE": 1800',
    check: checkLowerBands,
  },
  'family-cheaper-than-one': {
    title: 'No tier pays less than a tier that covers fewer people.',
    fails: '"yearly": { "EE": 4200, "ES": 1800, … }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, … }',
    check: ({ plans }) =>
      comparePayroll(plans).rows.map(({ pointer, amounts }) => findSwappedTiers(pointer, amounts, 'pays')),
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
    fails: 'a row for "salaryBand": "middle" in addition to "low" and "high", the only bands',
    passes: 'rows for "low" and "high" only',
    check: (documents) =>
      idLists(documents)
        .filter(({ extraRows }) => extraRows === 'warning')
        .flatMap(({ rows, pointerTo, offered }) => {
          const texts = new Set([...offered].map(String))
          return rows
            .filter(({ id }) => !texts.has(String(id)))
            .map(({ id, index }) => ({
              pointer: pointerTo(index),
              message: `${JSON.stringify(id)} is not a salary band in instance.json, so nobody pays this.`,
              help: 'Write the id of a salary band in instance.json, or remove the row.',
            }))
        }),
  },
})

function hasSingleChild({ amounts }: PayrollRow) {
  return amounts.some(({ tier }) => tier === 'EK')
}

function formatRatio(ratio: number) {
  return ratio < 1 ? `1/${Math.round(1 / ratio)} of` : `${Math.round(ratio)} times`
}
