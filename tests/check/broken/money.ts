import type { BrokenClient } from './BrokenClient.ts'
import type { Loose } from '../sample.ts'

type Change = BrokenClient[1]

const scaled = (row: Loose, factor: number) => {
  for (const tier of Object.keys(row)) row[tier] = Math.round(row[tier] * factor)
}

const payroll = (change: (rich: Loose, lean: Loose, plans: Loose) => void): Change => {
  return (_, p) => change(p.plans[0].payroll[0].yearly, p.plans[1].payroll[0].yearly, p)
}

/** Mistakes that only the other amounts reveal. */
export const brokenOutliers: BrokenClient[] = [
  ['a deduction times twelve for one person', payroll((rich) => (rich.EE *= 12))],
  ['a deduction times twelve for one child', payroll((rich) => (rich.EK *= 12))],
  ['a twelfth of the deduction for a couple', payroll((rich) => (rich.ES = 217))],
  ['a family deduction times twelve', payroll((rich) => (rich.EF *= 12))],
  [
    'a deduction times twelve in the second of two rows',
    (i, p) => {
      Object.assign(i, { salaryBands: [], features: { ...i.features, salaryBands: false } })
      p.plans[0].payroll = [{ yearly: p.plans[0].payroll[0].yearly }]
      p.plans[1].payroll[0].yearly.ES = 9600
    },
  ],
  [
    'nothing for a row of two amounts above 0, either of which could be wrong',
    payroll((_, lean) => Object.assign(lean, { EE: 0, ES: 0, EK: 0, EC: 120, EF: 1300 })),
  ],
  ['a whole row in cents', payroll((rich) => scaled(rich, 100))],
  ['a family deduction below a couple', payroll((rich) => (rich.EF = 2500))],
  [
    'amounts per pay period that are far too low',
    payroll((_, __, p) => {
      p.payPeriods = 12
      p.plans[1].payroll[0] = { perPay: { EE: 5, ES: 9, EK: 6, EC: 8, EF: 12 } }
    }),
  ],
  [
    'all prices in cents',
    (_, p) => {
      for (const service of p.services) service.allowedAmount *= 100
    },
  ],
  [
    'one price in cents',
    (_, p) =>
      p.services.push(
        { id: 'spa', name: 'Massage visit', allowedAmount: 12000 },
        { id: 'x', name: 'X', allowedAmount: 1 },
      ),
  ],
  [
    'a day in hospital for $300, cancer care for $100, and 40 emergency room visits',
    (_, p) => {
      p.services.push(
        { id: 'hospital', name: 'Hospital day', allowedAmount: 300, daysPerStay: 3 },
        { id: 'er', name: 'Emergency-room visit', allowedAmount: 1800 },
        { id: 'cancer', name: 'Month of cancer treatment', allowedAmount: 100 },
      )
      p.scenarios[0].uses.push({ service: 'er', perAdult: 40 })
    },
  ],
  [
    'nothing for weekly psychotherapy and five scans',
    (_, p) => {
      p.services.push(
        { id: 'therapy', name: 'Therapy session', allowedAmount: 160 },
        { id: 'mri', name: 'MRI scan', allowedAmount: 1600 },
      )
      p.scenarios[0].uses.push({ service: 'therapy', perAdult: 52 }, { service: 'mri', perAdult: 5 })
    },
  ],
  [
    'nothing for a free service that nobody can use',
    (i, p) => {
      p.services.push({ id: 'acupuncture', name: 'Acupuncture', allowedAmount: 0 })
      i.features.customScenario = true
    },
  ],
  ['a free service, but not its copay', (_, p) => (p.services[0].allowedAmount = 0)],
  [
    'company money for a month',
    (_, p) => (p.plans[1].account.companyMoney = { EE: 41.66, ES: 83.33, EC: 83.33, EF: 83.33 }),
  ],
  ['a salary band that pays about a tenth', payroll((rich) => scaled(rich, 0.12))],
  ['nothing for a salary band that pays a fifth', payroll((rich) => scaled(rich, 0.2))],
  ['nothing for a plan that is free for employees alone', payroll((rich) => (rich.EE = 0))],
  [
    'yearly amounts given per pay period',
    payroll((rich, __, p) => {
      p.payPeriods = 26
      p.plans[0].payroll[0] = { salaryBand: 'low', perPay: rich }
    }),
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
  ],
  ['a deductible in cents, once', (_, p) => (p.plans[0].deductible.individual = 75000)],
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

/** Plans that contradict legal limits. */
export const brokenLegalLimits: BrokenClient[] = [
  [
    'an HSA plan with a deductible below the minimum',
    (_, p) => Object.assign(p.plans[1].deductible, { individual: 1700, kind: 'aggregate' }),
  ],
  ['a low embedded deductible', (_, p) => (p.plans[1].deductible.individual = 3400)],
  [
    'a low deductible of each person',
    (_, p) => Object.assign(p.plans[1].deductible, { individual: 1750, person: 3400 }),
  ],
  [
    'a maximum of each person of an HSA plan above the limit, and no effect of one of a deductible',
    (_, p) => {
      Object.assign(p.plans[1].deductible, { individual: 1750, kind: 'aggregate', person: 3500 })
      p.plans[1].outOfPocketMaximum.person = 12001
    },
  ],
  [
    'nothing for an HSA plan with a lower deductible for the employee alone',
    (_, p) => Object.assign(p.plans[1].deductible, { individual: 1750, person: 3500 }),
  ],
  [
    'a deductible and a maximum of each person below the individual one',
    (_, p) => {
      p.plans[0].deductible.person = p.plans[0].deductible.individual - 1
      p.plans[0].outOfPocketMaximum.person = p.plans[0].outOfPocketMaximum.individual - 1
    },
  ],
  [
    'a deductible of each person above that of the family and the maximum',
    (_, p) => (p.plans[0].deductible.person = 5000),
  ],
  [
    'an HSA plan that covers two services before the deductible',
    (_, p) =>
      (p.plans[1].services = [
        { service: 'visit', payment: { copay: 25 } },
        { service: 'surgery', payment: { coinsurance: 10 } },
      ]),
  ],
  ['company money in cents, once', (_, p) => (p.plans[1].account.companyMoney.EE = 50000)],
  [
    'an HSA plan that covers every service before the deductible',
    (_, p) => delete p.plans[1].payment.deductible,
  ],
  [
    'nothing for preventive care, telehealth, and services without coverage before the deductible',
    (i, p) => {
      i.services[0].name = p.services[0].name = 'Preventive visit'
      i.customScenarioUses = []
      p.plans[0].services[0].payment = {}
      const listed = ['Statin (30 days)', 'Glucometer', 'INR test', 'LDL test', 'Anti-resorptive drug']
      p.services.push(
        { id: 'tele', name: 'Telehealth visit', allowedAmount: 90 },
        { id: 'brace', name: 'Brace', allowedAmount: 90 },
        { id: 'drug', name: 'Preventive prescription (30 days)', allowedAmount: 20, isDrug: true },
        ...listed.map((name) => ({ id: name, name, allowedAmount: 20 })),
      )
      p.plans[1].services = [
        { service: 'visit', payment: {} },
        { service: 'tele', payment: { copay: 10 } },
        { service: 'drug', payment: { copay: 10 } },
        ...listed.map((service) => ({ service, payment: {} })),
        { service: 'brace', payment: { coinsurance: 100 } },
      ]
    },
  ],
  [
    'an HSA plan with an out-of-pocket maximum above the limit',
    (_, p) => (p.plans[1].outOfPocketMaximum.family = 17500),
  ],
  [
    'an out-of-pocket maximum above the limit',
    (_, p) => {
      p.plans[0].outOfPocketMaximum.individual = 12001
      p.plans[0].outOfPocketMaximum.family = 24000
    },
  ],
  [
    'company money above the limit',
    (_, p) => (p.plans[1].account.companyMoney = { EE: 4501, ES: 5000, EC: 5000, EF: 5000 }),
  ],
  ["another year's cap", (_, p) => (p.selfOnlyCap = 10600)],
  [
    'a missing cap where one person can reach the family maximum',
    (_, p) => {
      delete p.selfOnlyCap
      Object.assign(p.plans[0].outOfPocketMaximum, { kind: 'aggregate', family: 16000 })
    },
  ],
  ["another year's limit", (_, p) => (p.contributionLimits[0].family = 8750)],
  ['a missing contribution limit', (_, p) => (p.contributionLimits = [])],
  [
    'nothing in a year whose limits are not known',
    (i, p) => {
      i.client.planYear = 2029
      p.selfOnlyCap = 13100
      p.plans[1].deductible.individual = 1700
    },
  ],
]

/** Amounts in plans.json that are probably mistakes. */
export const brokenMoney: BrokenClient[] = [
  ['payroll in cents', (_, p) => (p.plans[0].payroll[0].yearly.EE = 120000)],
  ['a deductible in cents', (_, p) => (p.plans[0].outOfPocketMaximum.family = 400000)],
  ['payroll for a month', (_, p) => (p.plans[1].payroll[0].yearly.EF = 100)],
  ['a surcharge for a month', (_, p) => (p.surcharges[0].yearly = 40)],
  ['a tier cheaper than a smaller', (_, p) => (p.plans[0].payroll[0].yearly.EC = 1000)],
  ['a row without one child', (_, p) => delete p.plans[1].payroll[0].yearly.EK],
  [
    'payroll for a salary band that does not exist',
    (_, p) => p.plans[1].payroll.push({ salaryBand: 'middle', yearly: p.plans[1].payroll[0].yearly }),
  ],
  ['a deductible above the maximum', (_, p) => (p.plans[0].deductible.family = 4500)],
  ['a limit above the family', (_, p) => (p.plans[0].outOfPocketMaximum.family = 1500)],
  ['a percentage of 0.2', (_, p) => (p.plans[1].payment.coinsurance = 0.2)],
  ["the plan's percentage", (_, p) => (p.plans[1].payment.coinsurance = 80)],
  ['nothing for a plan whose members pay half', (_, p) => (p.plans[1].payment.coinsurance = 50)],
  [
    'more company money for one person than for a family',
    (_, p) => (p.plans[1].account.companyMoney = { EE: 1000, ES: 1000, EC: 1000, EF: 500 }),
  ],
  ['a copay in cents', (_, p) => (p.plans[0].services[0].payment.copay = 2000)],
  ['a factor as a percentage', (_, p) => (p.locations[0].factor = 10)],
  ['a tier that covers other people', (_, p) => (p.persons.ES.children = 1)],
  ['a plan of less value than its name', (_, p) => (p.plans[1].displayName = 'Platinum Saver')],
  ['nothing for a plan near the value of its name', (_, p) => (p.plans[1].displayName = 'Gold Saver')],
  ['nothing for a plan named after a place', (_, p) => (p.plans[1].displayName = 'Platinum Springs PPO')],
  [
    'a metal level before a kind of network',
    (_, p) => (p.plans[1].displayName = 'Platinum Point of Service'),
  ],
  [
    'nothing for a plan near the value of its name with company money',
    (_, p) => {
      p.plans[1].displayName = 'Platinum Saver'
      p.plans[1].account.companyMoney = { EE: 1000, ES: 1000, EC: 1000, EF: 1000 }
    },
  ],
]
