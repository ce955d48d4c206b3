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
    'a payment of a service that is not covered',
    visit({ notCovered: true, copay: 25, visitLimit: 10 }),
    "warning payment-without-effect | ours/plans.json#/plans/0/services/0/payment/copay | 25 | The plan does not cover this, so 'copay' and 1 more have no effect. | Remove 'notCovered', or everything else in the payment.",
  ],
  [
    'a copay of a service that is not covered',
    visit({ notCovered: true, copay: 25 }),
    "warning payment-without-effect | ours/plans.json#/plans/0/services/0/payment/copay | 25 | The plan does not cover this, so 'copay' has no effect. | Remove 'notCovered', or everything else in the payment.",
  ],
  ['nothing for a service that is not covered', visit({ notCovered: true })],
  [
    'a price until the deductible without a deductible',
    lean({ priceUntilDeductible: 60, copay: 20 }),
    "warning payment-without-effect | ours/plans.json#/plans/1/services/0/payment/priceUntilDeductible | 60 | 'priceUntilDeductible' has no effect, because this payment is not under the deductible. | Add \"deductible\": true, or remove 'priceUntilDeductible'.",
  ],
  [
    'nothing for a price until the deductible is met',
    lean({ deductible: true, priceUntilDeductible: 60, copay: 20 }),
  ],
  [
    'as many first uses as covered ones',
    visit({ firstUses: { count: 5 }, visitLimit: 5, copay: 20 }),
    "warning payment-without-effect | ours/plans.json#/plans/0/services/0/payment/firstUses/count | 5 | The first 5 uses are paid differently, but only 5 are covered, so the rest of the payment has no effect. | Lower 'count', or raise or remove 'visitLimit'.",
  ],
  [
    'nothing for some first uses of the covered ones',
    visit({ firstUses: { count: 2 }, visitLimit: 20, copay: 20 }),
  ],
  [
    'a coinsurance minimum without coinsurance',
    visit({ coinsuranceMinimum: 20 }),
    "warning coinsurance-minimum | ours/plans.json#/plans/0/services/0/payment/coinsuranceMinimum | 20 | There is a coinsurance minimum but no coinsurance, so it works like a copay. | Add 'coinsurance' with the member's percentage, such as 25, or write 'copay' instead.",
  ],
  [
    'a coinsurance minimum above the maximum',
    visit({ coinsurance: 25, coinsuranceMinimum: 75, coinsuranceMaximum: 20 }),
    'warning coinsurance-minimum | ours/plans.json#/plans/0/services/0/payment/coinsuranceMinimum | 75 | The coinsurance minimum ($75) is above the maximum ($20), which every use then costs. | Check whether the two amounts are swapped.',
  ],
  [
    'nothing for coinsurance with a minimum and a maximum',
    visit({ coinsurance: 25, coinsuranceMinimum: 20, coinsuranceMaximum: 75 }),
  ],
  [
    'a waived copay without a copay',
    waived({ coinsurance: 10, copayWaivedWith: 'hospital' }),
    "warning waived-copay | ours/plans.json#/plans/0/services/0/payment/copayWaivedWith | \"hospital\" | There is no copay to waive, so 'copayWaivedWith' has no effect. | Add 'copay' with the dollars for one use, such as 250, or remove 'copayWaivedWith'.",
  ],
  [
    'a copay that its own service waives',
    waived({ copay: 50, copayWaivedWith: 'visit' }),
    'warning waived-copay | ours/plans.json#/plans/0/services/0/payment/copayWaivedWith | "visit" | Stays of \'Office visit\' waive their own copay. | Write the id of the service that waives it, such as a day in hospital.',
  ],
  [
    'a copay that a service without a length of stay waives',
    waived({ copay: 50, copayWaivedWith: 'hospital' }, {}),
    'warning waived-copay | ours/plans.json#/plans/0/services/0/payment/copayWaivedWith | "hospital" | \'Day in hospital\' has no length of stay, so it waives one copay of each person, however often it is used. | Add "daysPerStay" to the service with the usual number of days, such as 3; if this is intended, say why in accepted.json.',
  ],
  ['nothing for a copay that a stay waives', waived({ copay: 50, copayWaivedWith: 'hospital' })],
  [
    'a copay of first uses above the price',
    visit({ firstUses: { count: 3, copay: 151 }, copay: 20 }),
    'warning copay-over-price | ours/plans.json#/plans/0/services/0/payment/firstUses/copay | 151 | The copay of first uses ($151) is more than the price of one use ($150), so the plan pays nothing. | Write both in dollars for one use; if this is intended, say why in accepted.json.',
  ],
  [
    'a price until the deductible above the price',
    lean({ deductible: true, priceUntilDeductible: 600, copay: 20 }),
    'warning copay-over-price | ours/plans.json#/plans/1/services/0/payment/priceUntilDeductible | 600 | The price until the deductible ($600) is more than the price of one use ($150), so the plan pays nothing. | Write both in dollars for one use; if this is intended, say why in accepted.json.',
  ],
  [
    'preventive care that is not covered',
    (_, p) => {
      p.services.push({ id: 'checkup', name: 'Preventive visit', allowedAmount: 175 })
      p.plans[0].services.push({ service: 'checkup', payment: { notCovered: true } })
      p.plans[1].services = [{ service: 'checkup', payment: { visitLimit: 1 } }]
    },
    'warning preventive-care-not-free | ours/plans.json#/plans/0/services/1/payment | "payment" | The member pays for \'Preventive visit\' here (the full price), but by law preventive care is free in network. | Write "payment": {}; if this is intended, say why in accepted.json.',
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
    "warning hsa-before-deductible | ours/plans.json#/plans/1/services/0/payment | \"payment\" | With an HSA, a plan may cover only preventive care and telehealth before the deductible, but this one also covers 'Office visit'. | Remove 'firstUses', or give the plan another account; if it is preventive care, say so in accepted.json.",
  ],
  [
    'a price until the deductible of an HSA plan',
    (_, p) => (p.plans[1].payment = { deductible: true, priceUntilDeductible: 60, coinsurance: 20 }),
    'warning hsa-before-deductible | ours/plans.json#/plans/1/payment | "payment" | With an HSA, a plan may cover only preventive care and telehealth before the deductible, but this one also covers every service without a row of its own. | Remove \'priceUntilDeductible\', or give the plan another account; if it is preventive care, say so in accepted.json.',
  ],
  [
    'nothing for a service that an HSA plan does not cover',
    (_, p) => (p.plans[1].services = [{ service: 'visit', payment: { notCovered: true } }]),
  ],
  [
    'a service used almost every day by one child',
    (_, p) => Object.assign(p.scenarios[0].uses[0], { perChild: 1, byOneChild: 250 }),
    "warning unusual-uses | ours/plans.json#/scenarios/0/uses/0/byOneChild | 250 | One person uses 'Office visit' 251 times a year here, which costs $37,650. | Write how often one person uses it in a year; if this is intended, say why in accepted.json.",
  ],
  [
    'nothing for scenarios that differ for one child',
    (_, p) => (p.scenarios[0].uses = [{ service: 'surgery', bySubscriber: 1, byOneChild: 1 }]),
  ],
]
