import type { BrokenClient } from './BrokenClient.ts'

/** Values of the correct type that the schemas reject. */
export const brokenValues: BrokenClient[] = [
  [
    'an unknown kind of limit',
    (_, p) => (p.plans[0].deductible.kind = 'embeded'),
    'error unknown-value | ours/plans.json#/plans/0/deductible/kind | "embeded" | \'kind\' cannot be "embeded". Did you mean "embedded"? | Write "embedded" or "aggregate".',
  ],
  [
    'a number of adults that no tier has',
    (_, p) => (p.persons.ES.adults = 3),
    "error unknown-value | ours/plans.json#/persons/ES/adults | 3 | 'adults' cannot be 3. | Write 1 or 2, without quotes.",
  ],
  [
    'a reserved scenario id',
    (i) => (i.scenarios[0].id = 'custom'),
    'error reserved-id | ours/instance.json#/scenarios/0/id | "custom" | \'id\' of scenarios[0] is "custom", which is a reserved word. | Choose another id, in plans.json too: custom is the scenario that employees make themselves.',
  ],
  [
    'a percentage over 100',
    (_, p) => (p.plans[0].payment.coinsurance = 120),
    "error out-of-range | ours/plans.json#/plans/0/payment/coinsurance | 120 | 'coinsurance' must be at most 100, but is 120. | Write a number from 0 to 100.",
  ],
  [
    'a reserved plan key',
    (_, p) => (p.plans[0].key = '__proto__'),
    'error reserved-id | ours/plans.json#/plans/0/key | "__proto__" | \'key\' of plans[0] is "__proto__", which is a reserved word. | Choose another key: __proto__ is reserved.',
  ],
  [
    'a scenario whose id is a property of every object',
    (i) => (i.scenarios[0].id = '__proto__'),
    'error reserved-id | ours/instance.json#/scenarios/0/id | "__proto__" | \'id\' of scenarios[0] is "__proto__", which is a reserved word. | Choose another id, in the other file too: __proto__ is reserved.',
  ],
  [
    'an id with too many digits',
    (i) => (i.surcharges[0].id = 2 ** 60),
    "error out-of-range | ours/instance.json#/surcharges/0/id | 1152921504606847000 | 'id' of surcharges[0] must be at most 9007199254740991, but is 1152921504606847000. | Write a whole number from -9007199254740991 to 9007199254740991, or text in quotation marks.",
  ],
  [
    'a negative amount',
    (_, p) => (p.plans[0].deductible.individual = -1),
    "error out-of-range | ours/plans.json#/plans/0/deductible/individual | -1 | 'individual' must be at least 0, but is -1. | Write a number from 0 to 10000000.",
  ],
  [
    'neither yearly nor perPay',
    (_, p) => (p.surcharges = [{ id: 'tobacco' }]),
    "error yearly-or-per-pay | ours/plans.json#/surcharges/0 | { | 'surcharges[0]' needs an amount: 'yearly', 'perPay', 'yearlyByTier' or 'perPayByTier'. | Add one of them.",
  ],
  [
    'both yearly and perPay',
    (_, p) => {
      p.payPeriods = 26
      p.surcharges[0].perPay = 75
    },
    "error yearly-or-per-pay | ours/plans.json#/surcharges/0 | { | 'surcharges[0]' has more than one amount: 'yearly', 'perPay'. | Keep one of them.",
  ],
]
