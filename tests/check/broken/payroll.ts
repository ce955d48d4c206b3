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
    p.plans = factors[0]!.map((_, plan) => ({
      ...p.plans[0],
      key: `plan-${plan}`,
      displayName: `Plan ${plan}`,
      services: [],
      deductible: { ...p.plans[0].deductible, individual: 500 + 200 * plan, family: 1000 + 400 * plan },
      payment: { deductible: true, coinsurance: 10 + 5 * plan },
      payroll: names.map((__, band) => ({ salaryBand: band, yearly: scaled(factors[band]![plan]!) })),
    }))
    i.features.savings = false
    i.savingsStyles = []
    p.savingsStyles = []
    p.contributionLimits = []
  }
}

/** Missing and inconsistent payroll. */
export const brokenPayroll: BrokenClient[] = [
  ['more decimals than cents', (_, p) => (p.plans[0].payroll[0].yearly.EE = 1200.125)],
  ['no payPeriods for amounts', (_, p) => (p.surcharges = [{ id: 'tobacco', perPay: 50 }])],
  [
    'company money per paycheck without paychecks',
    (_, p) => {
      p.plans[1].account.per = 'paycheck'
      for (const tier of ['EE', 'ES', 'EC', 'EF']) p.plans[1].account.companyMoney[tier] /= 25
    },
  ],
  ['a salary band without payroll', (_, p) => p.plans[0].payroll.pop()],
  [
    'salary bands in plans.json alone',
    (i) => {
      i.features.salaryBands = false
      i.salaryBands = []
    },
  ],
  [
    'two rows for a salary band',
    (_, p) => {
      p.plans[0].payroll[1].salaryBand = 'low'
      p.plans[0].payroll.push({ yearly: p.plans[0].payroll[1].yearly })
    },
  ],
  [
    'two rows for a salary band at a location',
    (_, p) => {
      const { payroll } = p.plans[0]
      payroll.push({ ...payroll[0], location: 'here' }, { ...payroll[0], location: 'here' })
    },
  ],
  [
    'two rows for a location',
    (_, p) => {
      const { payroll } = p.plans[1]
      payroll.push({ ...payroll[0], location: 7 }, { ...payroll[0], location: 7 })
    },
  ],
  [
    'two amounts of company money for a salary band',
    (_, p) => {
      const { account } = p.plans[1]
      const row = { salaryBand: 'low', amounts: account.companyMoney }
      account.companyMoneyByBand = [row, row]
    },
  ],
  ['a place without payroll', (_, p) => (p.plans[1].payroll[0].location = 'here')],
  [
    'payroll for locations that nobody is asked for',
    (i, p) => {
      i.features.locations = false
      p.plans[1].payroll[0].location = 'here'
    },
  ],
  [
    'nothing for a plan without payroll where it is not offered',
    (_, p) => {
      p.plans[1].locations = ['here']
      p.plans[1].payroll[0].location = 'here'
      p.plans[0].salaryBands = ['low', 'high']
    },
  ],
  ['an unusual number of payroll deductions', perPay(26, 25)],
  ...[9, 10, 12, 18, 20, 21, 22, 24, 26, 52].map((payPeriods): BrokenClient => [
    `nothing for ${payPeriods} payroll deductions a year`,
    perPay(payPeriods, payPeriods),
  ]),
  [
    'a lower salary band that pays more',
    (_, p) => {
      const [low, high] = p.plans[0].payroll
      ;[low.yearly, high.yearly] = [high.yearly, low.yearly]
    },
  ],
  [
    'the middle of three salary bands that pays least',
    bands(['$40K-80K', 'Less than $40K', '$80,000 or more'], [[0.5], [1], [2]]),
  ],
  [
    'nothing for part-time employees who pay more than full-time ones with a higher salary',
    bands(['Part-time under $40,000', 'Full-time over $80,000'], [[2], [1]]),
  ],
]
