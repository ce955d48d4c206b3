import type { Loose } from '../sample.ts'
import type { BrokenClient } from './BrokenClient.ts'

type Change = BrokenClient[1]

const scaled = (row: Loose, factor: number) => {
  for (const tier of Object.keys(row)) row[tier] = Math.round(row[tier] * factor)
}

const payroll = (change: (rich: Loose, lean: Loose, plans: Loose) => void): Change => {
  return (_, p) => change(p.plans[0].payroll[0].yearly, p.plans[1].payroll[0].yearly, p)
}

const everyRow = (p: Loose, factor: number) => {
  for (const plan of p.plans) for (const row of plan.payroll) scaled(row.yearly, factor)
}

/** Mistakes that only the other amounts reveal. */
export const brokenOutliers: BrokenClient[] = [
  ...(
    [
      ['a deduction times twelve for the employee alone', 'EE', 12, '$14,400 a year, about 12 times'],
      ['a deduction times twelve for a couple', 'ES', 12, '$31,200 a year, about 12 times'],
      ['a deduction times twelve for one child', 'EK', 12, '$21,600 a year, about 13 times'],
      ['a twelfth of the deduction for a couple', 'ES', 1 / 12, '$217 a year, about 1/12 of'],
    ] as const
  ).map(([name, tier, factor, words]): BrokenClient => [
    name,
    payroll((rich) => (rich[tier] = Math.round(rich[tier] * factor))),
    `warning payroll-out-of-line | ours/plans.json#/plans/0/payroll/0/yearly/${tier} | ${Math.round({ EE: 1200, ES: 2600, EK: 1800 }[tier] * factor)} | Tier ${tier} pays ${words} what the other amounts suggest. | Check that 'yearly' has amounts for a year, and 'perPay' amounts for one pay period; if this is intended, say why in accepted.json.`,
  ]),
  [
    'a family deduction times twelve',
    payroll((rich) => (rich.EF = 43200)),
    'warning money-like-cents | ours/plans.json#/plans/0/payroll/0/yearly/EF | 43200 | $43,200 a year is far more than usual, and looks like twelve times the amount for a year. | Write the amount for one year; if this is intended, say why in accepted.json.',
  ],
  [
    'a deduction times twelve in the second of two rows',
    (i, p) => {
      i.features.salaryBands = false
      i.salaryBands = []
      p.plans[0].payroll = [{ yearly: p.plans[0].payroll[0].yearly }]
      p.plans[1].payroll[0].yearly.ES = 9600
    },
    "warning payroll-out-of-line | ours/plans.json#/plans/1/payroll/0/yearly/ES | 9600 | Tier ES pays $9,600 a year, about 12 times what the other amounts suggest. | Check that 'yearly' has amounts for a year, and 'perPay' amounts for one pay period; if this is intended, say why in accepted.json.",
  ],
  [
    'nothing for a row of two amounts above 0, either of which could be wrong',
    payroll((_, lean) => Object.assign(lean, { EE: 0, ES: 0, EK: 0, EC: 120, EF: 1300 })),
  ],
  [
    'a row times eight in one of two plans without salary bands',
    (i, p) => {
      i.features.salaryBands = false
      i.salaryBands = []
      p.plans[0].payroll = [{ yearly: p.plans[0].payroll[0].yearly }]
      scaled(p.plans[0].payroll[0].yearly, 8)
    },
    "warning payroll-out-of-line | ours/plans.json#/plans/0/payroll/0/yearly | \"yearly\" | The amounts in this row are about 26 times what the other rows suggest. | Check that 'yearly' has amounts for a year, and 'perPay' amounts for one pay period; if this is intended, say why in accepted.json.",
  ],
  [
    'a whole row in cents',
    payroll((rich) => scaled(rich, 100)),
    'warning money-like-cents | ours/plans.json#/plans/0/payroll/0/yearly | "yearly" | The amounts in this row are far more than usual, such as $120,000 a year for tier EE, and look like money in cents. | Write dollars; if this is intended, say why in accepted.json.',
  ],
  [
    'an employee-only deduction above all others',
    payroll((_, lean) => (lean.EE = 1300)),
    'warning family-cheaper-than-one | ours/plans.json#/plans/1/payroll/0/yearly/EE | 1300 | Tier ES pays $800 a year, less than the $1,300 for the employee alone. | Check whether the amounts of two tiers are swapped.',
  ],
  [
    'a family deduction below that of a couple',
    payroll((rich) => (rich.EF = 2500)),
    'warning family-cheaper-than-one | ours/plans.json#/plans/0/payroll/0/yearly/EF | 2500 | Tier EF pays $2,500 a year, less than the $2,600 for tier ES, which covers fewer people. | Check whether the amounts of two tiers are swapped.',
  ],
  [
    'amounts per pay period that are far too low',
    payroll((_, __, p) => {
      p.payPeriods = 12
      p.plans[1].payroll[0] = { perPay: { EE: 5, ES: 9, EK: 6, EC: 8, EF: 12 } }
    }),
    "warning money-like-a-month | ours/plans.json#/plans/1/payroll/0/perPay | \"perPay\" | A family pays $12 per pay period ($144 a year), far less than usual. | Check that 'payPeriods' is the number of payroll deductions a year, and 'perPay' the amount of one; if this is intended, say why in accepted.json.",
  ],
  [
    'all prices in cents',
    (_, p) => {
      for (const service of p.services) service.allowedAmount *= 100
    },
    'warning money-like-cents | ours/plans.json#/services | "services" | $15,000 and 1 more here are far more than usual, and look like amounts in cents. | Write them in dollars; if this is intended, say why in accepted.json.',
  ],
  [
    'one price in cents',
    (_, p) =>
      p.services.push(
        { id: 'lab', name: 'Lab test', allowedAmount: 12000 },
        { id: 'x', name: 'X', allowedAmount: 1 },
      ),
    'warning money-like-cents | ours/plans.json#/services/2/allowedAmount | 12000 | $12,000 is far more than usual, and looks like an amount in cents. | Write it in dollars; if this is intended, say why in accepted.json.',
  ],
  [
    'a copay for all services in cents',
    (_, p) => {
      p.plans[0].payment = { copay: 7500 }
      p.plans[0].services = []
    },
    'warning copay-over-price | ours/plans.json#/plans/0/payment/copay | 7500 | The copay ($7,500) is more than the price of a typical service without a row of its own ($1,161.90), so the plan pays nothing. | Write both in dollars for one use; if this is intended, say why in accepted.json.',
  ],
  [
    'a free service, but not its copay',
    (_, p) => (p.services[0].allowedAmount = 0),
    "warning free-service | ours/plans.json#/services/0/allowedAmount | 0 | One use of 'Office visit' costs nothing, so it makes no difference between plans. | Write the full price of one use, which the plan and the member pay together; if this is intended, say why in accepted.json.",
  ],
  [
    'company money for a month',
    (_, p) => (p.plans[1].account.companyMoney = { EE: 41.66, ES: 83.33, EC: 83.33, EF: 83.33 }),
    'warning money-like-a-month | ours/plans.json#/plans/1/account/companyMoney | "companyMoney" | $41.66 a year and 3 more here are far less than usual, and look like amounts for a month or a pay period. | Write the amount for a year, or add "per": "paycheck" to the account; if this is intended, say why in accepted.json.',
  ],
  [
    'a salary band that pays about a tenth',
    payroll((_, __, p) => scaled(p.plans[0].payroll[0].yearly, 0.12)),
    "warning money-like-a-month | ours/plans.json#/plans/0/payroll/0/yearly | \"yearly\" | A family pays $432 a year, far less than usual. It looks like the amount for a month or a pay period. | Write the amounts for a year, or use 'perPay' with 'payPeriods'; if this is intended, say why in accepted.json.",
  ],
  [
    'a cheap plan that costs a family $540',
    payroll((_, lean) => Object.assign(lean, { EE: 120, ES: 300, EK: 200, EC: 250, EF: 540 })),
    "warning money-like-a-month | ours/plans.json#/plans/1/payroll/0/yearly | \"yearly\" | A family pays $540 a year, far less than usual. It looks like the amount for a month or a pay period. | Write the amounts for a year, or use 'perPay' with 'payPeriods'; if this is intended, say why in accepted.json.",
  ],
  ['nothing for a salary band that pays a fifth', payroll((rich) => scaled(rich, 0.2))],
  ['nothing for a plan that is free for employees alone', payroll((rich) => (rich.EE = 0))],
  [
    'a row times fifteen once, not per amount',
    payroll((rich) => scaled(rich, 15)),
    'warning money-like-cents | ours/plans.json#/plans/0/payroll/0/yearly | "yearly" | The amounts in this row are far more than usual, such as $18,000 a year for tier EE, and look like twelve times the amount for a year. | Write the amount for one year; if this is intended, say why in accepted.json.',
  ],
  [
    'yearly amounts given per pay period',
    payroll((rich, __, p) => {
      p.payPeriods = 26
      p.plans[0].payroll[0] = { salaryBand: 'low', perPay: rich }
    }),
    "warning money-like-cents | ours/plans.json#/plans/0/payroll/0/perPay | \"perPay\" | The amounts in this row are far more than usual, such as $31,200 a year for tier EE, and look like amounts for a year. | Write what is deducted per pay period, or use 'yearly' instead of 'perPay'; if this is intended, say why in accepted.json.",
  ],
  [
    'all payroll times twelve once, for all plans',
    payroll((_, __, p) => everyRow(p, 12)),
    'warning money-like-cents | ours/plans.json#/plans | "plans" | Payroll deductions are far more than usual, such as $43,200 a year for tier EF, and look like twelve times the amount for a year. | Write the amount for one year; if this is intended, say why in accepted.json.',
  ],
  [
    'all payroll given per pay period, even with a cheap plan',
    payroll((_, lean, p) => {
      p.payPeriods = 12
      Object.assign(lean, { EE: 0, ES: 580, EK: 200, EC: 490, EF: 1130 })
      for (const plan of p.plans)
        plan.payroll = plan.payroll.map(({ yearly, ...row }: Loose) => ({ ...row, perPay: yearly }))
    }),
    "warning money-like-cents | ours/plans.json#/plans | \"plans\" | Payroll deductions are far more than usual, such as $43,200 a year for tier EF, and look like amounts for a year. | Write what is deducted per pay period, or use 'yearly' instead of 'perPay'; if this is intended, say why in accepted.json.",
  ],
  [
    'all payroll in cents',
    payroll((_, __, p) => everyRow(p, 100)),
    'warning money-like-cents | ours/plans.json#/plans | "plans" | Payroll deductions are far more than usual, such as $120,000 a year for tier EE, and look like money in cents. | Write dollars; if this is intended, say why in accepted.json.',
  ],
  [
    'all payroll for a month',
    payroll((_, __, p) => everyRow(p, 1 / 4)),
    "warning money-like-a-month | ours/plans.json#/plans | \"plans\" | A family pays $1,350 a year at most, far less than usual. It looks like the amount for a month or a pay period. | Write the amounts for a year, or use 'perPay' with 'payPeriods'; if this is intended, say why in accepted.json.",
  ],
  [
    'payroll for a month in a single plan without salary bands',
    (i, p) => {
      i.features.salaryBands = false
      i.salaryBands = []
      p.plans = [{ ...p.plans[0], payroll: [{ yearly: { EE: 120, ES: 480, EC: 410, EF: 690 } }] }]
      i.features.savings = false
      i.savingsStyles = []
      p.savingsStyles = []
      p.contributionLimits = []
    },
    "warning money-like-a-month | ours/plans.json#/plans/0/payroll/0/yearly | \"yearly\" | A family pays $690 a year, far less than usual. It looks like the amount for a month or a pay period. | Write the amounts for a year, or use 'perPay' with 'payPeriods'; if this is intended, say why in accepted.json.",
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
    'warning money-like-thousands | ours/plans.json#/plans/0/deductible | "deductible" | $1.50 and 1 more here are far less than a limit usually is. | Write $1,500 as 1500, without a point or comma; if this is intended, say why in accepted.json.',
  ],
  [
    'one deductible in cents once, by one rule',
    (_, p) => (p.plans[0].deductible.individual = 75000),
    'warning money-like-cents | ours/plans.json#/plans/0/deductible/individual | 75000 | $75,000 is far more than usual, and looks like an amount in cents. | Write it in dollars; if this is intended, say why in accepted.json.',
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
  [
    'nothing for prices of expensive care',
    (_, p) => {
      const dear = {
        'Radiation therapy course': 18000,
        'Cancer drug (brand)': 15000,
        'IVF cycle consult': 15000,
        'Sleep test at a lab': 5200,
      }
      for (const [name, allowedAmount] of Object.entries(dear))
        p.services.push({ id: name, name, allowedAmount })
    },
  ],
]
