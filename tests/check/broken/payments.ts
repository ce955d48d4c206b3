import type { Loose } from '../sample.ts'
import type { BrokenClient } from './BrokenClient.ts'

/** Properties of payments that need or contradict another one. */

const visit =
  (payment: Loose): BrokenClient[1] =>
  (_, p) =>
    (p.plans[0].services[0].payment = payment)

/** A payment for office visits that a day in hospital waives. */
const waived =
  (payment: Loose, hospital: Loose = { daysPerStay: 3 }): BrokenClient[1] =>
  (_, p) => {
    p.services.push({ id: 'hospital', name: 'Day in hospital', allowedAmount: 3000, ...hospital })
    p.plans[0].services[0].payment = payment
  }

/** A plan without an account, so that no other rule applies. */
const lean =
  (payment: Loose): BrokenClient[1] =>
  (_, p) => {
    delete p.plans[1].account
    p.plans[1].services = [{ service: 'visit', payment }]
  }

/** Other providers of a plan with office visits and emergency care. */
const elsewhere =
  (...otherProviders: Loose[]): BrokenClient[1] =>
  (_, p) => {
    p.services.push({ id: 'emergency', name: 'Emergency room', allowedAmount: 1400 })
    p.plans[0].otherProviders = otherProviders.map((each, index) => ({ name: `Tier ${index + 2}`, ...each }))
    // Names can be those of another plan's providers.
    p.plans[1].otherProviders = [{ name: 'Tier 2', share: 5, payment: percent, except }]
  }

const percent = { deductible: true, coinsurance: 40 }
const except = ['emergency']

export const brokenPaymentProperties: BrokenClient[] = [
  ['a copay of a service not covered', visit({ notCovered: true, copay: 25 })],
  ['a price without a deductible', lean({ priceUntilDeductible: 60, copay: 20 })],
  ['a copay before no deductible', visit({ copayFirst: true, copay: 20 })],
  ['no copay before the deductible', visit({ deductible: true, copayFirst: true, coinsurance: 20 })],
  [
    'a copay before a deductible with a price until it',
    lean({ deductible: true, priceUntilDeductible: 60, copay: 20, copayFirst: true }),
  ],
  ['first uses that no other service shares', visit({ firstUses: { count: 3, shared: true }, copay: 20 })],
  [
    'shared first uses with different counts',
    (_, p) =>
      (p.plans[0].services = ['visit', 'surgery'].map((service, index) => ({
        service,
        payment: { firstUses: { count: 3 + index, shared: true }, deductible: true, coinsurance: 20 },
      }))),
  ],
  [
    'shares over 100%',
    elsewhere({ share: 70, payment: percent, except }, { share: 40.5, payment: percent, except }),
  ],
  ['providers without a payment', elsewhere({ share: 5 }, { share: 5, services: [] })],
  [
    'a limit out of network without amounts',
    elsewhere({ share: 5, payment: percent, except, outOfPocketMaximum: { kind: 'embedded' } }),
  ],
  ['an emergency out of network', elsewhere({ share: 5, payment: percent })],
  [
    'an unknown service out of network',
    elsewhere({
      share: 5,
      payment: percent,
      except: ['emergency', 'x'],
      services: [{ service: 'y', payment: { copay: 60, copayWaivedWith: 'z' } }],
    }),
  ],
  [
    'a copay out of network above the price',
    elsewhere({ share: 5, services: [{ service: 'visit', payment: { copay: 2500 } }] }),
  ],
  [
    'nothing for other providers',
    elsewhere(
      { share: 50, payment: percent, except },
      { share: 50, services: [{ service: 'visit', payment: percent }] },
    ),
  ],
  [
    'nothing for as many first uses as covered ones, of which another service can take some',
    (_, p) =>
      (p.plans[0].services = ['visit', 'surgery'].map((service) => ({
        service,
        payment: { firstUses: { count: 5, shared: true }, visitLimit: 5, copay: 20 },
      }))),
  ],
  ['only first uses', visit({ firstUses: { count: 5 }, visitLimit: 5, copay: 20 })],
  ['a coinsurance minimum without coinsurance', visit({ coinsuranceMinimum: 20 })],
  [
    'a coinsurance minimum above the maximum',
    visit({ coinsurance: 25, coinsuranceMinimum: 75, coinsuranceMaximum: 20 }),
  ],
  ['a waiver alone', waived({ coinsurance: 10, copayWaivedWith: 'hospital' })],
  ['a copay that its own service waives', waived({ copay: 50, copayWaivedWith: 'visit' })],
  ['a copay waived without stays', waived({ copay: 50, copayWaivedWith: 'hospital' }, {})],
  ...[
    { notCovered: true },
    { deductible: true, priceUntilDeductible: 60, copay: 20 },
    { firstUses: { count: 2 }, visitLimit: 20, copay: 20 },
    { coinsurance: 25, coinsuranceMinimum: 20, coinsuranceMaximum: 75 },
    { copay: 20, copayFirst: true, deductible: true },
  ].map((payment): BrokenClient => [`nothing for ${JSON.stringify(payment)}`, visit(payment)]),
  ['nothing for a copay that a stay waives', waived({ copay: 50, copayWaivedWith: 'hospital' })],
  ['first uses above the price', visit({ firstUses: { count: 3, copay: 181 }, copay: 20 })],
  [
    'a price until the deductible above the price',
    lean({ deductible: true, priceUntilDeductible: 600, copay: 20 }),
  ],
  [
    'preventive care that is not covered',
    (_, p) => {
      p.services.push({ id: 'checkup', name: 'Preventive visit', allowedAmount: 175 })
      p.plans[0].services.push({ service: 'checkup', payment: { notCovered: true } })
      p.plans[1].services = [{ service: 'checkup', payment: { visitLimit: 1 } }]
    },
  ],
  [
    'first uses of an HSA plan before the deductible',
    (_, p) =>
      (p.plans[1].services = [
        {
          service: 'visit',
          payment: { firstUses: { count: 2, copay: 25 }, deductible: true, coinsurance: 20 },
        },
      ]),
  ],
  [
    'a price until the deductible of an HSA plan',
    (_, p) => (p.plans[1].payment = { deductible: true, priceUntilDeductible: 60, coinsurance: 20 }),
  ],
  [
    'nothing for a service that an HSA plan does not cover',
    (_, p) => (p.plans[1].services = [{ service: 'visit', payment: { notCovered: true } }]),
  ],
  [
    'a service used almost every day by one child',
    (_, p) => Object.assign(p.scenarios[0].uses[0], { perChild: 1, byOneChild: 250 }),
  ],
  [
    'care at a birth and of the baby in a scenario without one',
    (i, p) => {
      i.features.household = true
      Object.assign(p.scenarios[1].uses[0], { byNewborn: 6, month: 'birth' })
    },
  ],
  [
    'care of the baby that no household has',
    (i, p) => {
      i.scenarios[1].adds = 'child'
      Object.assign(p.scenarios[1].uses[0], { byNewborn: 250, month: 'birth' })
    },
  ],
  [
    'nothing for scenarios that differ only in the care of the baby',
    (i, p) => {
      i.features.household = true
      i.scenarios[0].adds = 'child'
      p.scenarios[0].uses = [{ service: 'surgery', bySubscriber: 1, byNewborn: 1 }]
    },
  ],
  [
    'nothing for scenarios that differ only in a month',
    (_, p) => (p.scenarios[0].uses = [{ service: 'surgery', bySubscriber: 1, month: 6 }]),
  ],
  [
    'nothing for scenarios that differ for one child',
    (_, p) => (p.scenarios[0].uses = [{ service: 'surgery', bySubscriber: 1, byOneChild: 1 }]),
  ],
]

/** Mistakes in payments, uses, and surcharges that change what employees pay. */

const rich = (payment: Loose): BrokenClient[1] => {
  return (_, p) => (p.plans[0].services[0].payment = payment)
}

const preventive =
  (payment: Loose, service: Loose = {}): BrokenClient[1] =>
  (_, p) => {
    p.services.push({ id: 'checkup', name: 'Preventive visit', allowedAmount: 175, ...service })
    p.plans[1].services = [{ service: 'checkup', payment: {} }]
    p.plans[0].services.push({ service: 'checkup', payment })
  }

const surcharge = (statement: string, yearly: number): BrokenClient[1] => {
  return (i, p) => {
    i.surcharges[0].statement = statement
    p.surcharges[0].yearly = yearly
  }
}

const surchargeFound = (statement: string, yearly: number): BrokenClient => [
  `"${statement}" at ${yearly}`,
  surcharge(statement, yearly),
]

export const brokenPayments: BrokenClient[] = [
  ['a coinsurance maximum without coinsurance', rich({ coinsuranceMaximum: 75 })],
  ['a copay for days of a service that has no days', rich({ copay: 30, copayDays: 4 })],
  [
    'nothing for a copay for days of a service that has stays',
    (_, p) => {
      p.services[0].daysPerStay = 3
      p.plans[0].services[0].payment = { copay: 30, copayDays: 4 }
    },
  ],
  ['a copay per stay of a service that has no days', rich({ copay: 30, copayDays: 1 })],
  ['copay days', (_, p) => (p.plans[0].payment = { copayDays: 3 })],
  [
    'a plan in which every service is free',
    (_, p) => {
      p.plans[0].payment = {}
      p.plans[0].services = []
    },
  ],
  ['a free service in an HSA plan, once', (_, p) => (p.plans[1].payment = { copay: 0 })],
  [
    'nothing for a free default payment that applies to no service',
    (_, p) => {
      p.plans[0].services.push({ service: 'surgery', payment: p.plans[0].payment })
      p.plans[0].payment = {}
    },
  ],
  [
    'nothing for a default payment that is free after the deductible',
    (_, p) => (p.plans[0].payment = { deductible: true }),
  ],
  ['a copay above the price', rich({ copay: 181 })],
  ['nothing for a copay equal to the price', rich({ copay: 180 })],
  [
    'only the other name for a copay per stay above the price of a day',
    (_, p) => {
      Object.assign(p.services[1], { name: 'Day in hospital', allowedAmount: 1000, daysPerStay: 3 })
      p.plans[0].services.push({ service: 'surgery', payment: { copay: 1500, copayDays: 1 } })
    },
  ],
  ['preventive care with a copay', preventive({ copay: 25 })],
  [
    'preventive care without a row of its own',
    (_, p) => {
      p.services.push(
        { id: 'preventive', name: 'Yearly visit', allowedAmount: 175 },
        { id: 'flu', name: 'Flu vaccine', allowedAmount: 40 },
      )
      p.plans[0].services.push({ service: 'preventive', payment: {} }, { service: 'flu', payment: {} })
    },
  ],
  ...['Preventive dental visit', 'Non-preventive screening', 'Diagnostic check-up', 'Travel vaccine'].map(
    (name): BrokenClient => [`nothing for a copay for '${name}'`, preventive({ copay: 25 }, { name })],
  ),
  [
    'nothing for a copay for a preventive drug',
    preventive({ copay: 10 }, { name: 'Preventive prescription', isDrug: true }),
  ],
  ['a service used almost every day', (_, p) => (p.scenarios[0].uses[0].perAdult = 300)],
  surchargeFound('I completed the wellness program', 300),
  surchargeFound('I use tobacco', -600),
  surchargeFound('Tobacco surcharge', -600),
  ...(
    [
      ['I completed the wellness program', -300],
      ['I use tobacco', 600],
      ["I don't use tobacco", -600],
      ['I am tobacco-free', 600],
      ['Tobacco cessation credit', -600],
      ['I could have coverage elsewhere', -900],
    ] as const
  ).map(([statement, yearly]): BrokenClient => [
    `nothing for "${statement}" at ${yearly}`,
    surcharge(statement, yearly),
  ]),
]
