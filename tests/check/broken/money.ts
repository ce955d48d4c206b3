import type { BrokenClient } from './BrokenClient.ts'

/** Amounts in plans.json that are probably mistakes. */
export const brokenMoney: BrokenClient[] = [
  [
    'payroll in cents',
    (_, p) => (p.plans[0].payroll[0].yearly.EE = 120000),
    'warning money-like-cents | ours/plans.json#/plans/0/payroll/0/yearly/EE | 120000 | $120,000 a year is far more than usual, and looks like money in cents. | Write dollars; if this is intended, say why in accepted.json.',
  ],
  [
    'a deductible in cents',
    (_, p) => (p.plans[0].outOfPocketMaximum.family = 400000),
    'warning money-like-cents | ours/plans.json#/plans/0/outOfPocketMaximum/family | 400000 | $400,000 is far more than usual, and looks like an amount in cents. | Write it in dollars; if this is intended, say why in accepted.json.',
  ],
  [
    'payroll for a month',
    (_, p) => (p.plans[1].payroll[0].yearly.EF = 100),
    "warning money-like-a-month | ours/plans.json#/plans/1/payroll/0/yearly/EF | 100 | A family pays $100 a year, far less than usual. It looks like the amount for a month or a pay period. | Write the amounts for a year, or use 'perPay' with 'payPeriods'; if this is intended, say why in accepted.json.",
  ],
  [
    'a surcharge for a month',
    (_, p) => (p.surcharges[0].yearly = 40),
    "warning money-like-a-month | ours/plans.json#/surcharges/0/yearly | 40 | $40 a year is far less than usual, and looks like the amount for a month or a pay period. | Write the amount for a year, or use 'perPay' with 'payPeriods'; if this is intended, say why in accepted.json.",
  ],
  [
    'a payroll row far above the others',
    (_, p) => {
      for (const tier of Object.keys(p.plans[0].payroll[1].yearly)) p.plans[0].payroll[1].yearly[tier] *= 7
    },
    "warning payroll-out-of-line | ours/plans.json#/plans/0/payroll/1/yearly | \"yearly\" | The amounts in this row are about 19 times what the other rows suggest. | Check that 'yearly' has amounts for a year, and 'perPay' amounts for one pay period; if this is intended, say why in accepted.json.",
  ],
  [
    'a tier that pays less than a smaller one',
    (_, p) => (p.plans[0].payroll[0].yearly.EC = 1000),
    'warning family-cheaper-than-one | ours/plans.json#/plans/0/payroll/0/yearly/EC | 1000 | Tier EC pays $1,000 a year, less than the $1,200 for the employee alone. | Check whether the amounts of two tiers are swapped.',
  ],
  [
    'a row without the tier for one child',
    (_, p) => delete p.plans[1].payroll[0].yearly.EK,
    'warning payroll-without-single-child | ours/plans.json#/plans/1/payroll/0/yearly | "yearly" | This row has no amount for tier EK, but others do: here one child costs as much as several. | Add "EK" with what an employee with one child pays.',
  ],
  [
    'payroll for a salary band that does not exist',
    (_, p) => p.plans[1].payroll.push({ salaryBand: 'middle', yearly: p.plans[1].payroll[0].yearly }),
    'warning unknown-band | ours/plans.json#/plans/1/payroll/1/salaryBand | "middle" | "middle" is not a salary band in instance.json, so nobody pays this. | Write the id of a salary band in instance.json, or remove the row.',
  ],
  [
    'a deductible above the out-of-pocket maximum',
    (_, p) => (p.plans[0].deductible.family = 4500),
    'warning deductible-over-maximum | ours/plans.json#/plans/0/deductible/family | 4500 | The deductible ($4,500) is above the out-of-pocket maximum ($4,000), so nobody reaches it. | Lower the deductible, or raise the maximum.',
  ],
  [
    'an individual limit above the family limit',
    (_, p) => (p.plans[0].outOfPocketMaximum.family = 1500),
    'warning individual-over-family | ours/plans.json#/plans/0/outOfPocketMaximum/individual | 2000 | The limit for one person ($2,000) is above the limit for the family ($1,500). | Check whether the two amounts are swapped.',
  ],
  [
    'a percentage as a fraction',
    (_, p) => (p.plans[1].payment.coinsurance = 0.2),
    'warning coinsurance-like-a-fraction | ours/plans.json#/plans/1/payment/coinsurance | 0.2 | 0.2 means 0.2%, not 20%. | Write 20 for 20%; if this is intended, say why in accepted.json.',
  ],
  [
    "the plan's share as the member's",
    (_, p) => (p.plans[1].payment.coinsurance = 80),
    'warning coinsurance-of-the-plan | ours/plans.json#/plans/1/payment/coinsurance | 80 | The member pays 80% here, and the plan 20%. | Write 20 if the plan pays 80%; if this is intended, say why in accepted.json.',
  ],
  ['nothing for a plan whose members pay half', (_, p) => (p.plans[1].payment.coinsurance = 50)],
  [
    'more company money for one person than for a family',
    (_, p) => (p.plans[1].account.companyMoney = { EE: 1000, ES: 1000, EC: 1000, EF: 500 }),
    'warning family-gets-less | ours/plans.json#/plans/1/account/companyMoney/EF | 500 | Tier EF gets $500 a year, less than the $1,000 for the employee alone. | Check whether the amounts of two tiers are swapped.',
  ],
  [
    'a copay in cents',
    (_, p) => (p.plans[0].services[0].payment.copay = 2000),
    'warning copay-over-price | ours/plans.json#/plans/0/services/0/payment/copay | 2000 | The copay ($2,000) is more than the price of one use ($150), so the plan pays nothing. | Write both in dollars for one use; if this is intended, say why in accepted.json.',
  ],
  [
    'a factor as a percentage',
    (_, p) => (p.locations[0].factor = 10),
    'warning unusual-factor | ours/plans.json#/locations/0/factor | 10 | With a factor of 10, care that costs $100 elsewhere costs $1,000 here. | Write 1.1 for a location that is 10% more expensive; if this is intended, say why in accepted.json.',
  ],
  [
    'a tier that covers other people',
    (_, p) => (p.persons.ES.children = 1),
    'warning persons-of-tier | ours/plans.json#/persons/ES | "ES" | These are not the people that tier ES covers. | EE is the employee, ES with spouse, EK with one child, EC with children, EF with both.',
  ],
]
