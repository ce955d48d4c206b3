import type { Explanation } from './Explanation.ts'

/** Rules on payroll deductions and surcharges. */
export const payrollExplanations: Record<string, Explanation> = {
  'payroll-out-of-line': {
    why: 'An amount that does not fit the others is probably a typo, and changes which plan is best.',
    fails: '"yearly": { "EE": 18000, "ES": 4200, … }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, … }',
  },
  'unusual-pay-periods': {
    why: 'Every amount per pay period is multiplied by it.',
    fails: '"payPeriods": 25',
    passes: '"payPeriods": 26',
  },
  'fewer-paychecks': {
    why: 'Company money per paycheck is multiplied by it, and every deduction is from a paycheck.',
    fails: '"payPeriods": 26, "paychecks": 24',
    passes: '"payPeriods": 24, "paychecks": 26',
  },
  'lower-band-pays-more': {
    why: 'Deductions usually rise with the salary; two rows may be swapped.',
    fails: 'low: "EE": 1800, high: "EE": 1200',
    passes: 'low: "EE": 1200, high: "EE": 1800',
  },
  'family-cheaper-than-one': {
    why: 'More people rarely cost less; two amounts may be swapped.',
    fails: '"yearly": { "EE": 4200, "ES": 1800, … }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, … }',
  },
  'payroll-without-single-child': {
    why: 'In that plan one child costs as much as several, in the others it does not.',
    fails: '"yearly": { "EE": 1800, "ES": 4200, "EC": 3600, "EF": 6000 }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, "EK": 3000, "EC": 3600, "EF": 6000 }',
  },
  'unknown-band': {
    why: 'No employee has this salary band, so no employee pays this deduction.',
    fails: 'a row for "salaryBand": "middle" in addition to "low" and "high", the only bands',
    passes: 'rows for "low" and "high" only',
  },
  'surcharge-sign': {
    why: 'A surcharge below zero is a credit, so employees would be paid for it.',
    fails: '"I use tobacco": "yearly": -600',
    passes: '"I use tobacco": "yearly": 600',
  },
}
