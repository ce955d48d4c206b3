import type { BrokenClient } from './BrokenClient.ts'

/**
 * Rewrites payroll per pay period.
 * @param correct the number of periods that the amounts assume
 */
const perPay = (correct: number, payPeriods: number): BrokenClient[1] => {
  return (_, p) => {
    p.payPeriods = payPeriods
    for (const { payroll } of p.plans)
      for (const row of payroll) {
        const amounts = Object.entries<number>(row.yearly)
        row.perPay = Object.fromEntries(
          amounts.map(([tier, amount]) => [tier, Math.round((100 * amount) / correct) / 100]),
        )
        delete row.yearly
      }
  }
}

/** @param factors per band and plan: multiples of the sample's lowest deductions */
const bands = (names: string[], factors: number[][]): BrokenClient[1] => {
  return (i, p) => {
    const { yearly } = p.plans[0].payroll[0]
    const scaled = (factor: number) =>
      Object.fromEntries(Object.entries<number>(yearly).map(([tier, amount]) => [tier, amount * factor]))
    i.salaryBands = names.map((name, id) => ({ id, name }))
    // Each plan is the cheapest for someone, or else never-best-plan would report it.
    p.plans = factors[0]!.map((_, plan) => ({
      ...p.plans[0],
      key: `plan-${plan}`,
      displayName: `Plan ${plan}`,
      services: [],
      deductible: { ...p.plans[0].deductible, individual: 500 + 200 * plan, family: 1000 + 400 * plan },
      payment: { deductible: true, coinsurance: 10 + 5 * plan },
      payroll: names.map((__, band) => ({
        salaryBand: band,
        yearly: scaled(factors[band]![plan]!),
      })),
    }))
    i.features.savings = false
    i.savingsStyles = []
    p.savingsStyles = []
    p.contributionLimits = []
  }
}

/** Missing and inconsistent payroll. */
export const brokenPayroll: BrokenClient[] = [
  [
    'more decimals than cents',
    (_, p) => (p.plans[0].payroll[0].yearly.EE = 1200.125),
    'error too-many-decimals | ours/plans.json#/plans/0/payroll/0/yearly/EE | 1200.125 | 1200.125 has more than two decimals. | Round it, for example to 1200.13.',
  ],
  [
    'amounts per pay period without payPeriods',
    (_, p) => (p.surcharges = [{ id: 'tobacco', perPay: 50 }]),
    'error pay-periods-missing | ours/plans.json#/payPeriods | { | There are amounts per pay period, but \'payPeriods\' is missing. | Add how many payroll deductions a year has: "payPeriods": 26.',
  ],
  [
    'a surcharge per pay period and tier without payPeriods',
    (_, p) => (p.surcharges = [{ id: 'tobacco', perPayByTier: { EE: 50, ES: 100, EC: 50, EF: 100 } }]),
    'error pay-periods-missing | ours/plans.json#/payPeriods | { | There are amounts per pay period, but \'payPeriods\' is missing. | Add how many payroll deductions a year has: "payPeriods": 26.',
  ],
  [
    'company money per paycheck without paychecks',
    (_, p) => {
      p.plans[1].account.per = 'paycheck'
      for (const tier of ['EE', 'ES', 'EC', 'EF']) p.plans[1].account.companyMoney[tier] /= 25
    },
    'error pay-periods-missing | ours/plans.json#/paychecks | { | There is company money per paycheck, but \'paychecks\' is missing. | Add how many paychecks a year has: "paychecks": 26.',
  ],
  [
    'a salary band without payroll',
    (_, p) => p.plans[0].payroll.pop(),
    'error band-without-payroll | ours/plans.json#/plans/0/payroll | "payroll" | Plan "rich" has no payroll deduction for the salary band "high". | Add a row with "salaryBand": "high" to payroll, or one without a salaryBand for all others.',
  ],
  [
    'salary bands in plans.json alone',
    (i) => {
      i.features.salaryBands = false
      i.salaryBands = []
    },
    'error band-without-payroll | ours/plans.json#/plans/0/payroll | "payroll" | Plan "rich" has payroll deductions only for salary bands, but nobody is asked for a band. | Add a row without a salaryBand, or switch \'salaryBands\' on in instance.json.',
    'warning unknown-band | ours/plans.json#/plans/0/payroll/0/salaryBand | "low" | "low" is not a salary band in instance.json, so nobody pays this. | Write the id of a salary band in instance.json, or remove the row.',
    'warning unknown-band | ours/plans.json#/plans/0/payroll/1/salaryBand | "high" | "high" is not a salary band in instance.json, so nobody pays this. | Write the id of a salary band in instance.json, or remove the row.',
  ],
  [
    'two rows for a salary band',
    (_, p) => {
      p.plans[0].payroll[1].salaryBand = 'low'
      p.plans[0].payroll.push({ yearly: p.plans[0].payroll[1].yearly })
    },
    'error repeated-band | ours/plans.json#/plans/0/payroll/1/salaryBand | "low" | An earlier row is also for the salary band "low". | Remove the row that is wrong, or give it another salaryBand.',
  ],
  [
    'two rows for a salary band at a location',
    (_, p) => {
      const { payroll } = p.plans[0]
      payroll.push({ ...payroll[0], location: 'here' }, { ...payroll[0], location: 'here' })
    },
    'error repeated-band | ours/plans.json#/plans/0/payroll/3/salaryBand | "low" | An earlier row is also for the salary band "low" at the location "here". | Remove the row that is wrong, or give it another salaryBand or location.',
  ],
  [
    'two rows for a location',
    (_, p) => {
      const { payroll } = p.plans[1]
      payroll.push({ ...payroll[0], location: 7 }, { ...payroll[0], location: 7 })
    },
    'error repeated-band | ours/plans.json#/plans/1/payroll/2/location | 7 | An earlier row is also for the location 7. | Remove the row that is wrong, or give it another location.',
  ],
  [
    'two amounts of company money for a salary band',
    (_, p) => {
      const { account } = p.plans[1]
      const row = { salaryBand: 'low', amounts: account.companyMoney }
      account.companyMoneyByBand = [row, row]
    },
    'error repeated-band | ours/plans.json#/plans/1/account/companyMoneyByBand/1/salaryBand | "low" | An earlier row is also for the salary band "low". | Remove the row that is wrong, or give it another salaryBand.',
  ],
  [
    'a location without payroll',
    (_, p) => (p.plans[1].payroll[0].location = 'here'),
    'error location-without-payroll | ours/plans.json#/plans/1/payroll | "payroll" | Plan "lean" has no payroll deduction for the salary band "low" at the location 7. | Add a row with "location": 7 to payroll, or one without a location for all others.',
  ],
  [
    'payroll for locations that nobody is asked for',
    (i, p) => {
      i.features.locations = false
      p.plans[1].payroll[0].location = 'here'
    },
    `warning list-without-feature | ours/instance.json#/locations | "locations" | 'locations' has entries, but the feature 'locations' is off, so employees are not asked. | Switch 'locations' on in features, or empty 'locations'.`,
    'error location-without-payroll | ours/plans.json#/plans/1/payroll | "payroll" | Plan "lean" has payroll deductions only for locations, but nobody is asked for a location. | Add a row without a location, or switch \'locations\' on in instance.json.',
  ],
  [
    'nothing for a plan without payroll where it is not offered',
    (_, p) => {
      p.plans[1].locations = ['here']
      p.plans[1].payroll[0].location = 'here'
      p.plans[0].salaryBands = ['low', 'high']
    },
  ],
  ...[1, 2, 9, 20, 27, 365].map((payPeriods): BrokenClient => [
    `${payPeriods} payroll deductions a year once, by one rule`,
    perPay(26, payPeriods),
    `warning unusual-pay-periods | ours/plans.json#/payPeriods | ${payPeriods} | 'payPeriods' is ${payPeriods}, and every amount per pay period is multiplied by it. | Write the number of payroll deductions a year, usually 12, 24, 26, or 52 (24 is common with 26 paychecks); if this is intended, say why in accepted.json.`,
  ]),
  ...[12, 24, 26, 52].map((payPeriods): BrokenClient => [
    `nothing for ${payPeriods} payroll deductions a year`,
    perPay(payPeriods, payPeriods),
  ]),
  ['nothing for unusual pay periods that multiply no amount', (_, p) => (p.payPeriods = 7)],
  [
    'unusual pay periods that make a surcharge small',
    (_, p) => {
      p.payPeriods = 2
      p.surcharges = [{ id: 'tobacco', perPay: 25 }]
    },
    "warning unusual-pay-periods | ours/plans.json#/payPeriods | 2 | 'payPeriods' is 2, and every amount per pay period is multiplied by it. | Write the number of payroll deductions a year, usually 12, 24, 26, or 52 (24 is common with 26 paychecks); if this is intended, say why in accepted.json.",
  ],
  [
    'a lower salary band that pays more',
    (_, p) => {
      const [low, high] = p.plans[0].payroll
      ;[low.yearly, high.yearly] = [high.yearly, low.yearly]
    },
    "warning lower-band-pays-more | ours/plans.json#/plans/0/payroll/0/yearly | \"yearly\" | 'Under $60,000' pays $1,800 a year for tier EE, more than 'Over $60,000' ($1,200). | Check whether the amounts of two salary bands are swapped; if this is intended, say why in accepted.json.",
  ],
  [
    'a lower salary band that pays more for one tier',
    (_, p) => (p.plans[0].payroll[0].yearly.EF = 5500),
    "warning lower-band-pays-more | ours/plans.json#/plans/0/payroll/0/yearly/EF | 5500 | 'Under $60,000' pays $5,500 a year for tier EF, more than 'Over $60,000' ($5,400). | Check whether the amounts of two salary bands are swapped; if this is intended, say why in accepted.json.",
  ],
  [
    'the middle of three salary bands that pays least',
    bands(['$40K-80K', 'Less than $40K', '$80,000 or more'], [[0.5], [1], [2]]),
    "warning lower-band-pays-more | ours/plans.json#/plans/0/payroll/1/yearly | \"yearly\" | 'Less than $40K' pays $1,200 a year for tier EE, more than '$40K-80K' ($600). | Check whether the amounts of two salary bands are swapped; if this is intended, say why in accepted.json.",
  ],
  [
    'bands without salaries in their names, swapped in one of three plans',
    bands(
      ['Part-time', 'Full-time'],
      [
        [2, 1, 2],
        [1, 2, 1],
      ],
    ),
    "warning lower-band-pays-more | ours/plans.json#/plans/1/payroll/1/yearly | \"yearly\" | 'Full-time' pays $2,400 a year for tier EE, more than 'Part-time' ($1,200). | Check whether the amounts of two salary bands are swapped; if this is intended, say why in accepted.json.",
  ],
  [
    'nothing for bands without salaries in their names in two plans that disagree',
    bands(
      ['Part-time', 'Full-time'],
      [
        [2, 1],
        [1, 2],
      ],
    ),
  ],
  [
    'nothing for part-time employees who pay more than full-time ones with a higher salary',
    bands(['Part-time under $40,000', 'Full-time over $80,000'], [[2], [1]]),
  ],
]
