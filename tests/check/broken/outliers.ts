import type { Loose } from '../sample.ts'
import type { BrokenClient } from './BrokenClient.ts'

type Change = BrokenClient[1]

const scaled = (row: Loose, factor: number) => {
  for (const tier of Object.keys(row)) row[tier] = Math.round(row[tier] * factor)
}

const payroll = (change: (rich: Loose, lean: Loose, plans: Loose) => void): Change => {
  return (_, p) => change(p.plans[0].payroll[0].yearly, p.plans[1].payroll[0].yearly, p)
}

/** Mistakes that only the other amounts reveal. */
export const brokenOutliers: BrokenClient[] = [
  [
    'a deduction times twelve for the employee alone',
    payroll((rich) => (rich.EE *= 12)),
    'payroll-out-of-line',
  ],
  ['a deduction times twelve for one child', payroll((rich) => (rich.EK *= 12)), 'payroll-out-of-line'],
  ['a twelfth of the deduction for a couple', payroll((rich) => (rich.ES = 217)), 'payroll-out-of-line'],
  ['a family deduction times twelve', payroll((rich) => (rich.EF *= 12)), 'money-like-cents'],
  [
    'a deduction times twelve in the second of two rows',
    (i, p) => {
      Object.assign(i, { salaryBands: [], features: { ...i.features, salaryBands: false } })
      p.plans[0].payroll = [{ yearly: p.plans[0].payroll[0].yearly }]
      p.plans[1].payroll[0].yearly.ES = 9600
    },
    'payroll-out-of-line',
  ],
  [
    'nothing for a row of two amounts above 0, either of which could be wrong',
    payroll((_, lean) => Object.assign(lean, { EE: 0, ES: 0, EK: 0, EC: 120, EF: 1300 })),
  ],
  ['a whole row in cents', payroll((rich) => scaled(rich, 100)), 'money-like-cents'],
  [
    'a family deduction below that of a couple',
    payroll((rich) => (rich.EF = 2500)),
    'family-cheaper-than-one',
  ],
  [
    'amounts per pay period that are far too low',
    payroll((_, __, p) => {
      p.payPeriods = 12
      p.plans[1].payroll[0] = { perPay: { EE: 5, ES: 9, EK: 6, EC: 8, EF: 12 } }
    }),
    'money-like-a-month',
  ],
  [
    'all prices in cents',
    (_, p) => {
      for (const service of p.services) service.allowedAmount *= 100
    },
    'money-like-cents',
  ],
  [
    'one price in cents',
    (_, p) =>
      p.services.push(
        { id: 'lab', name: 'Lab test', allowedAmount: 12000 },
        { id: 'x', name: 'X', allowedAmount: 1 },
      ),
    'money-like-cents',
  ],
  ['a free service, but not its copay', (_, p) => (p.services[0].allowedAmount = 0), 'free-service'],
  [
    'company money for a month',
    (_, p) => (p.plans[1].account.companyMoney = { EE: 41.66, ES: 83.33, EC: 83.33, EF: 83.33 }),
    'money-like-a-month',
  ],
  ['a salary band that pays about a tenth', payroll((rich) => scaled(rich, 0.12)), 'money-like-a-month'],
  ['nothing for a salary band that pays a fifth', payroll((rich) => scaled(rich, 0.2))],
  ['nothing for a plan that is free for employees alone', payroll((rich) => (rich.EE = 0))],
  [
    'yearly amounts given per pay period',
    payroll((rich, __, p) => {
      p.payPeriods = 26
      p.plans[0].payroll[0] = { salaryBand: 'low', perPay: rich }
    }),
    'money-like-cents',
  ],
  [
    'nothing for a cheap plan next to a free one',
    payroll((low, lean, p) => {
      scaled(lean, 0)
      scaled(low, 0.13)
      scaled(p.plans[0].payroll[1].yearly, 0.09)
    }),
  ],
  [
    'limits with a decimal point as thousands separator',
    (_, p) => Object.assign(p.plans[0].deductible, { individual: 1.5, family: 3 }),
    'money-like-thousands',
  ],
  [
    'one deductible in cents once, by one rule',
    (_, p) => (p.plans[0].deductible.individual = 75000),
    'money-like-cents',
  ],
  [
    'nothing for small credits, per year and per pay period',
    (i, p) => {
      p.payPeriods = 24
      i.surcharges = [
        { id: 'survey', statement: 'I did the survey' },
        { id: 'screening', statement: 'I was screened' },
      ]
      p.surcharges = [
        { id: 'survey', yearly: -50 },
        { id: 'screening', perPay: -4 },
      ]
    },
  ],
]
