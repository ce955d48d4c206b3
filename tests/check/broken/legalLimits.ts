import type { Loose } from '../sample.ts'
import type { BrokenClient } from './BrokenClient.ts'

/** Plans that contradict legal limits. */
export const brokenLegalLimits: BrokenClient[] = [
  [
    'an HSA plan with a deductible below the minimum',
    (_, p) => Object.assign(p.plans[1].deductible, { individual: 1700, kind: 'aggregate' }),
    'warning hdhp-deductible | ours/plans.json#/plans/1/deductible/individual | 1700 | A plan with an HSA must have a deductible of at least $1,750 for one person in 2027, but this is $1,700. | Raise it to $1,750 or more, or give the plan another account.',
  ],
  [
    'an embedded deductible below the family minimum',
    (_, p) => (p.plans[1].deductible.individual = 3400),
    'warning embedded-deductible | ours/plans.json#/plans/1/deductible/individual | 3400 | With an HSA, an embedded deductible must be at least $3,500 for each person in 2027, but this is $3,400. | Raise it to $3,500 or more, or make the deductible aggregate.',
  ],
  [
    'an embedded deductible below the individual minimum',
    (_, p) => (p.plans[1].deductible.individual = 1600),
    'warning embedded-deductible | ours/plans.json#/plans/1/deductible/individual | 1600 | With an HSA, an embedded deductible must be at least $3,500 for each person in 2027, but this is $1,600. | Raise it to $3,500 or more, or make the deductible aggregate and raise it to $1,750 or more.',
  ],
  [
    'an HSA plan that covers two services before the deductible',
    (_, p) =>
      (p.plans[1].services = [
        { service: 'visit', payment: { copay: 25 } },
        { service: 'surgery', payment: { coinsurance: 10 } },
      ]),
    'warning hsa-before-deductible | ours/plans.json#/plans/1/services | "services" | With an HSA, a plan may cover only preventive care and telehealth before the deductible, but this one also covers \'Office visit\' and 1 more. | Add "deductible": true, or give the plan another account; if it is preventive care, say so in accepted.json.',
  ],
  [
    'an HSA plan that covers one service before the deductible',
    (_, p) => (p.plans[1].services = [{ service: 'visit', payment: {} }]),
    'warning hsa-before-deductible | ours/plans.json#/plans/1/services/0/payment | "payment" | With an HSA, a plan may cover only preventive care and telehealth before the deductible, but this one also covers \'Office visit\'. | Add "deductible": true, or give the plan another account; if it is preventive care, say so in accepted.json.',
  ],
  [
    'company money far above the limit once, by one rule',
    (_, p) => (p.plans[1].account.companyMoney.EE = 50000),
    'warning money-like-cents | ours/plans.json#/plans/1/account/companyMoney/EE | 50000 | $50,000 is far more than usual, and looks like an amount in cents. | Write it in dollars; if this is intended, say why in accepted.json.',
  ],
  [
    'an HSA plan that covers every service before the deductible',
    (_, p) => delete p.plans[1].payment.deductible,
    'warning hsa-before-deductible | ours/plans.json#/plans/1/payment | "payment" | With an HSA, a plan may cover only preventive care and telehealth before the deductible, but this one also covers every service without a row of its own. | Add "deductible": true, or give the plan another account; if it is preventive care, say so in accepted.json.',
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
    'warning hdhp-maximum | ours/plans.json#/plans/1/outOfPocketMaximum/family | 17500 | A plan with an HSA may have an out-of-pocket maximum of at most $17,400 for a family in 2027, but this is $17,500. | Lower it to $17,400 or less.',
  ],
  [
    'an out-of-pocket maximum above the limit',
    (_, p) => {
      p.plans[0].outOfPocketMaximum.individual = 12001
      p.plans[0].outOfPocketMaximum.family = 24000
    },
    'warning aca-maximum | ours/plans.json#/plans/0/outOfPocketMaximum/individual | 12001 | Under the Affordable Care Act, a plan may have an out-of-pocket maximum of at most $12,000 for one person in 2027, but this is $12,001. | Lower it to $12,000 or less.',
  ],
  [
    'company money above the limit',
    (_, p) => (p.plans[1].account.companyMoney.EE = 4501),
    'warning hsa-money | ours/plans.json#/plans/1/account/companyMoney/EE | 4501 | The limit for HSA contributions is $4,500 in 2027, but the company pays $4,501. | Lower it to $4,500 or less.',
  ],
  [
    "another year's cap",
    (_, p) => (p.selfOnlyCap = 10600),
    'warning self-only-cap | ours/plans.json#/selfOnlyCap | 10600 | The ACA limit for one person is $12,000 in 2027, but this is $10,600. | Write 12000.',
  ],
  [
    'a missing cap where one person can reach the family maximum',
    (_, p) => {
      delete p.selfOnlyCap
      Object.assign(p.plans[0].outOfPocketMaximum, { kind: 'aggregate', family: 16000 })
    },
    'warning self-only-cap | ours/plans.json#/plans/0/outOfPocketMaximum/kind | "aggregate" | The ACA limit for one person is $12,000 in 2027, but with this maximum one person in a family can pay $16,000. | Write "selfOnlyCap": 12000 at the top of the file.',
  ],
  [
    'nothing for a missing cap that is not needed',
    (_, p) => {
      delete p.selfOnlyCap
      Object.assign(p.plans[0].outOfPocketMaximum, { kind: 'aggregate', family: 12000 })
    },
  ],
  [
    "another year's contribution limit",
    (_, p) => (p.contributionLimits[0].family = 8750),
    'warning contribution-limit | ours/plans.json#/contributionLimits/0/family | 8750 | The HSA limit is $9,000 in 2027, but this is $8,750. | Write 9000.',
  ],
  [
    'a missing contribution limit',
    (_, p) => (p.contributionLimits = []),
    'warning contribution-limit-missing | ours/plans.json#/contributionLimits | "contributionLimits" | A plan has an HSA, but its limit for 2027 is missing, so the results do not show how much employees may pay in. | Add {"year":2027,"account":"HSA","self":4500,"family":9000}.',
  ],
  ...(
    [
      [
        'an out-of-pocket maximum far above the last known limit',
        (p) => (p.plans[0].outOfPocketMaximum.family = 45000),
        'warning aca-maximum | ours/plans.json#/plans/0/outOfPocketMaximum/family | 45000 | Under the Affordable Care Act, a plan may have an out-of-pocket maximum of at most $24,000 for a family in 2027, the last year with known limits, but this is $45,000. | Lower it to the limit published for the plan year, or less.',
      ],
      [
        'an HSA plan with a deductible below the last known minimum',
        (p) => Object.assign(p.plans[1].deductible, { individual: 1700, kind: 'aggregate' }),
        'warning hdhp-deductible | ours/plans.json#/plans/1/deductible/individual | 1700 | A plan with an HSA must have a deductible of at least $1,750 for one person in 2027, the last year with known limits, but this is $1,700. | Raise it to $1,750 or more, or give the plan another account.',
      ],
      [
        'a cap far above the last known one',
        (p) => (p.selfOnlyCap = 120000),
        'warning self-only-cap | ours/plans.json#/selfOnlyCap | 120000 | The ACA limit for one person is $12,000 in 2027, the last year with known limits, but this is $120,000. | Write the limit published for 2029.',
      ],
      ['nothing for a cap that may have grown', (p) => (p.selfOnlyCap = 13100)],
      [
        'nothing for an out-of-pocket maximum that may have grown',
        (p) => Object.assign(p.plans[0].outOfPocketMaximum, { individual: 12500, family: 25000 }),
      ],
    ] satisfies [string, (plans: Loose) => void, ...string[]][]
  ).map(([name, change, ...diagnostics]): BrokenClient => [
    `${name}, in a year without published limits`,
    (i, p) => {
      i.client.planYear = 2029
      change(p)
    },
    ...diagnostics,
  ]),
]
