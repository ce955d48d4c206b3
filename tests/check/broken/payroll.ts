import type { BrokenClient } from './BrokenClient.ts'

/** What payroll lacks, and figures that cannot be taken. */
export const brokenPayroll: BrokenClient[] = [
  [
    'more decimals than cents',
    (_, p) => {
      p.plans[0].payroll[0].yearly.EE = 1200.125
    },
    [
      'error too-many-decimals | ours/plans.json#/plans/0/payroll/0/yearly/EE | 1200.125 | 1200.125 has more than two decimals. | Round it, for example to 1200.13.',
    ],
  ],
  [
    'amounts per pay alone',
    (_, p) => {
      p.surcharges = [{ id: 'tobacco', perPay: 50 }]
    },
    [
      'error pay-periods-missing | ours/plans.json#/payPeriods | { | There are amounts per pay period, but \'payPeriods\' is missing. | Add how often employees are paid in a year: "payPeriods": 26.',
    ],
  ],
  [
    'a salary band without payroll',
    (_, p) => {
      p.plans[0].payroll.pop()
    },
    [
      'error band-without-payroll | ours/plans.json#/plans/0/payroll | "payroll" | Plan "rich" has no payroll deduction for the salary band "high". | Add a row with "salaryBand": "high" to payroll, or one without a salaryBand for all others.',
    ],
  ],
  [
    'salary bands that nobody is asked for',
    (i) => {
      i.features.salaryBands = false
      i.salaryBands = []
    },
    [
      'error band-without-payroll | ours/plans.json#/plans/0/payroll | "payroll" | Plan "rich" has payroll deductions only for salary bands, but nobody is asked for a band. | Add a row without a salaryBand, or switch \'salaryBands\' on in instance.json.',
      'warning unknown-band | ours/plans.json#/plans/0/payroll/0/salaryBand | "low" | "low" is not a salary band in instance.json, so nobody pays this. | Write the id of a salary band that is there, or remove the row.',
      'warning unknown-band | ours/plans.json#/plans/0/payroll/1/salaryBand | "high" | "high" is not a salary band in instance.json, so nobody pays this. | Write the id of a salary band that is there, or remove the row.',
    ],
  ],
  [
    'two payrolls for a band',
    (_, p) => {
      p.plans[0].payroll[1].salaryBand = 'low'
      p.plans[0].payroll.push({ yearly: p.plans[0].payroll[1].yearly })
    },
    [
      'error repeated-band | ours/plans.json#/plans/0/payroll/1/salaryBand | "low" | An earlier row is also for the salary band "low". | Remove the row that is wrong, or give it another salaryBand.',
    ],
  ],
]
