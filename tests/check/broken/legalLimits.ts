import type { BrokenClient } from './BrokenClient.ts'

/** Plans that contradict legal limits. */
export const brokenLegalLimits: BrokenClient[] = [
  [
    'an HSA plan with a deductible below the minimum',
    (_, p) => Object.assign(p.plans[1].deductible, { individual: 1700, kind: 'aggregate' }),
    'hdhp-deductible',
  ],
  [
    'an embedded deductible below the family minimum',
    (_, p) => (p.plans[1].deductible.individual = 3400),
    'hdhp-deductible',
  ],
  [
    'an HSA plan that covers two services before the deductible',
    (_, p) =>
      (p.plans[1].services = [
        { service: 'visit', payment: { copay: 25 } },
        { service: 'surgery', payment: { coinsurance: 10 } },
      ]),
    'hsa-before-deductible',
  ],
  [
    'company money far above the limit once, by one rule',
    (_, p) => (p.plans[1].account.companyMoney.EE = 50000),
    'money-like-cents',
  ],
  [
    'an HSA plan that covers every service before the deductible',
    (_, p) => delete p.plans[1].payment.deductible,
    'hsa-before-deductible',
  ],
  [
    'nothing for preventive care, telehealth, and services without coverage before the deductible',
    (i, p) => {
      i.services[0].name = p.services[0].name = 'Preventive visit'
      i.customScenarioUses = []
      p.plans[0].services[0].payment = {}
      p.services.push(
        { id: 'tele', name: 'Telehealth visit', allowedAmount: 90 },
        { id: 'brace', name: 'Brace', allowedAmount: 90 },
      )
      p.plans[1].services = [
        { service: 'visit', payment: {} },
        { service: 'tele', payment: { copay: 10 } },
        { service: 'brace', payment: { coinsurance: 100 } },
      ]
    },
  ],
  [
    'an HSA plan with an out-of-pocket maximum above the limit',
    (_, p) => (p.plans[1].outOfPocketMaximum.family = 17500),
    'hdhp-maximum',
  ],
  [
    'an out-of-pocket maximum above the limit',
    (_, p) => {
      p.plans[0].outOfPocketMaximum.individual = 12001
      p.plans[0].outOfPocketMaximum.family = 24000
    },
    'aca-maximum',
  ],
  [
    'company money above the limit',
    (_, p) => (p.plans[1].account.companyMoney = { EE: 4501, ES: 5000, EC: 5000, EF: 5000 }),
    'hsa-money',
  ],
  ["another year's cap", (_, p) => (p.selfOnlyCap = 10600), 'self-only-cap'],
  [
    'a missing cap where one person can reach the family maximum',
    (_, p) => {
      delete p.selfOnlyCap
      Object.assign(p.plans[0].outOfPocketMaximum, { kind: 'aggregate', family: 16000 })
    },
    'self-only-cap',
  ],
  [
    "another year's contribution limit",
    (_, p) => (p.contributionLimits[0].family = 8750),
    'contribution-limit',
  ],
  ['a missing contribution limit', (_, p) => (p.contributionLimits = []), 'contribution-limit-missing'],
  [
    'nothing in a year whose limits are not known',
    (i, p) => {
      i.client.planYear = 2029
      p.selfOnlyCap = 13100
      p.plans[1].deductible.individual = 1700
    },
  ],
]
