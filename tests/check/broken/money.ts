import type { BrokenClient } from './BrokenClient.ts'

/** Amounts in plans.json that are probably mistakes. */
export const brokenMoney: BrokenClient[] = [
  ['payroll in cents', (_, p) => (p.plans[0].payroll[0].yearly.EE = 120000), 'money-like-cents'],
  ['a deductible in cents', (_, p) => (p.plans[0].outOfPocketMaximum.family = 400000), 'money-like-cents'],
  ['payroll for a month', (_, p) => (p.plans[1].payroll[0].yearly.EF = 100), 'money-like-a-month'],
  ['a surcharge for a month', (_, p) => (p.surcharges[0].yearly = 40), 'money-like-a-month'],
  [
    'a tier that pays less than a smaller one',
    (_, p) => (p.plans[0].payroll[0].yearly.EC = 1000),
    'family-cheaper-than-one',
  ],
  [
    'a row without the tier for one child',
    (_, p) => delete p.plans[1].payroll[0].yearly.EK,
    'payroll-without-single-child',
  ],
  [
    'payroll for a salary band that does not exist',
    (_, p) => p.plans[1].payroll.push({ salaryBand: 'middle', yearly: p.plans[1].payroll[0].yearly }),
    'unknown-band',
  ],
  [
    'a deductible above the out-of-pocket maximum',
    (_, p) => (p.plans[0].deductible.family = 4500),
    'deductible-over-maximum',
  ],
  [
    'an individual limit above the family limit',
    (_, p) => (p.plans[0].outOfPocketMaximum.family = 1500),
    'individual-over-family',
  ],
  [
    'a percentage as a fraction',
    (_, p) => (p.plans[1].payment.coinsurance = 0.2),
    'coinsurance-like-a-fraction',
  ],
  [
    "the plan's share as the member's",
    (_, p) => (p.plans[1].payment.coinsurance = 80),
    'coinsurance-of-the-plan',
  ],
  ['nothing for a plan whose members pay half', (_, p) => (p.plans[1].payment.coinsurance = 50)],
  [
    'more company money for one person than for a family',
    (_, p) => (p.plans[1].account.companyMoney = { EE: 1000, ES: 1000, EC: 1000, EF: 500 }),
    'family-gets-less',
  ],
  ['a copay in cents', (_, p) => (p.plans[0].services[0].payment.copay = 2000), 'copay-over-price'],
  ['a factor as a percentage', (_, p) => (p.locations[0].factor = 10), 'unusual-factor'],
  ['a tier that covers other people', (_, p) => (p.persons.ES.children = 1), 'persons-of-tier'],
]
