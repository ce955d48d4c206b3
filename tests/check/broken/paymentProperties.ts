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

export const brokenPaymentProperties: BrokenClient[] = [
  [
    'a copay of a service that is not covered',
    visit({ notCovered: true, copay: 25 }),
    'payment-without-effect',
  ],
  [
    'a price until the deductible without a deductible',
    lean({ priceUntilDeductible: 60, copay: 20 }),
    'payment-without-effect',
  ],
  [
    'as many first uses as covered ones',
    visit({ firstUses: { count: 5 }, visitLimit: 5, copay: 20 }),
    'payment-without-effect',
  ],
  ['a coinsurance minimum without coinsurance', visit({ coinsuranceMinimum: 20 }), 'payment-without-effect'],
  [
    'a coinsurance minimum above the maximum',
    visit({ coinsurance: 25, coinsuranceMinimum: 75, coinsuranceMaximum: 20 }),
    'payment-without-effect',
  ],
  [
    'a waived copay without a copay',
    waived({ coinsurance: 10, copayWaivedWith: 'hospital' }),
    'payment-without-effect',
  ],
  ['a copay that its own service waives', waived({ copay: 50, copayWaivedWith: 'visit' }), 'waived-copay'],
  [
    'a copay that a service without a length of stay waives',
    waived({ copay: 50, copayWaivedWith: 'hospital' }, {}),
    'waived-copay',
  ],
  ...[
    { notCovered: true },
    { deductible: true, priceUntilDeductible: 60, copay: 20 },
    { firstUses: { count: 2 }, visitLimit: 20, copay: 20 },
    { coinsurance: 25, coinsuranceMinimum: 20, coinsuranceMaximum: 75 },
    { copay: 20, copayDays: 3 },
  ].map((payment): BrokenClient => [`nothing for ${JSON.stringify(payment)}`, visit(payment)]),
  ['nothing for a copay that a stay waives', waived({ copay: 50, copayWaivedWith: 'hospital' })],
  [
    'a copay of first uses above the price',
    visit({ firstUses: { count: 3, copay: 181 }, copay: 20 }),
    'copay-over-price',
  ],
  [
    'a price until the deductible above the price',
    lean({ deductible: true, priceUntilDeductible: 600, copay: 20 }),
    'copay-over-price',
  ],
  [
    'preventive care that is not covered',
    (_, p) => {
      p.services.push({ id: 'checkup', name: 'Preventive visit', allowedAmount: 175 })
      p.plans[0].services.push({ service: 'checkup', payment: { notCovered: true } })
      p.plans[1].services = [{ service: 'checkup', payment: { visitLimit: 1 } }]
    },
    'preventive-care-not-free',
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
    'hsa-before-deductible',
  ],
  [
    'a price until the deductible of an HSA plan',
    (_, p) => (p.plans[1].payment = { deductible: true, priceUntilDeductible: 60, coinsurance: 20 }),
    'hsa-before-deductible',
  ],
  [
    'nothing for a service that an HSA plan does not cover',
    (_, p) => (p.plans[1].services = [{ service: 'visit', payment: { notCovered: true } }]),
  ],
  [
    'a service used almost every day by one child',
    (_, p) => Object.assign(p.scenarios[0].uses[0], { perChild: 1, byOneChild: 250 }),
    'unusual-uses',
  ],
  [
    'nothing for scenarios that differ for one child',
    (_, p) => (p.scenarios[0].uses = [{ service: 'surgery', bySubscriber: 1, byOneChild: 1 }]),
  ],
]
