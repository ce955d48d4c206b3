import type { BrokenClient } from './BrokenClient.ts'

/** What does not fit the schemas. */
export const brokenStructure: BrokenClient[] = [
  [
    'a missing property',
    (i) => {
      delete i.scenarios[0].display
    },
    [
      "error missing-property | ours/instance.json#/scenarios/0/display | { | 'display' of scenarios[0] is missing. | Add 'display' here.",
    ],
  ],
  [
    'a feature without its list',
    (i) => {
      i.locations = []
    },
    [
      "error feature-without-list | ours/instance.json#/locations | \"locations\" | The feature 'locations' is on, and 'locations' has nothing to choose from. | Fill 'locations', or switch 'locations' off in features.",
    ],
  ],
  [
    'a custom scenario without services',
    (i) => {
      delete i.services
    },
    [
      "error feature-without-list | ours/instance.json#/services | { | The feature 'customScenario' is on, and 'services' has nothing to choose from. | Fill 'services', or switch 'customScenario' off in features.",
    ],
  ],
  [
    'a number in quotation marks',
    (i) => {
      i.client.planYear = '2027'
    },
    [
      'error wrong-type | ours/instance.json#/client/planYear | "2027" | \'planYear\' has to be a whole number, and is "2027". | Write the year in four digits without quotes, as 2027.',
    ],
  ],
  [
    'a text for a list',
    (i) => {
      i.surcharges = 'none'
    },
    [
      'error wrong-type | ours/instance.json#/surcharges | "none" | \'surcharges\' has to be a list in brackets, and is "none". | Write a list in brackets, as [{ "id": "tobacco", "statement": "I use tobacco" }].',
    ],
  ],
  [
    'an unknown kind of limit',
    (_, p) => {
      p.plans[0].deductible.kind = 'embeded'
    },
    [
      'error unknown-value | ours/plans.json#/plans/0/deductible/kind | "embeded" | \'kind\' cannot be "embeded". Did you mean "embedded"? | Write "embedded" or "aggregate".',
    ],
  ],
  [
    'a reserved scenario',
    (i) => {
      i.scenarios[0].id = 'custom'
    },
    [
      'error reserved-id | ours/instance.json#/scenarios/0/id | "custom" | \'id\' of scenarios[0] is "custom", a word that the calculator needs for itself. | Choose another id, in plans.json too: custom is the scenario that employees make themselves.',
    ],
  ],
  [
    'a percentage over 100',
    (_, p) => {
      p.plans[0].payment.coinsurance = 120
    },
    [
      "error out-of-range | ours/plans.json#/plans/0/payment/coinsurance | 120 | 'coinsurance' has to be at most 100, and is 120. | Write a number from 0 to 100.",
    ],
  ],
  [
    'a plan key that is reserved',
    (_, p) => {
      p.plans[0].key = '__proto__'
    },
    [
      'error reserved-id | ours/plans.json#/plans/0/key | "__proto__" | \'key\' of plans[0] is "__proto__", a word that the calculator needs for itself. | Choose another key: __proto__ is taken.',
    ],
  ],
  [
    'a scenario whose id every object has',
    (i) => {
      i.scenarios[0].id = '__proto__'
    },
    [
      'error reserved-id | ours/instance.json#/scenarios/0/id | "__proto__" | \'id\' of scenarios[0] is "__proto__", a word that the calculator needs for itself. | Choose another id, in the other file too: __proto__ is taken.',
    ],
  ],
  [
    'an id of too many digits',
    (i) => {
      i.surcharges[0].id = 2 ** 60
    },
    [
      "error out-of-range | ours/instance.json#/surcharges/0/id | 1152921504606847000 | 'id' of surcharges[0] has to be at most 9007199254740991, and is 1152921504606847000. | Write a whole number from -9007199254740991 to 9007199254740991, or a text in quotation marks.",
    ],
  ],
  [
    'money below nothing',
    (_, p) => {
      p.plans[0].deductible.individual = -1
    },
    [
      "error out-of-range | ours/plans.json#/plans/0/deductible/individual | -1 | 'individual' has to be at least 0, and is -1. | Write a number from 0 to 10000000.",
    ],
  ],
  [
    'no list of locations, where none is needed',
    (i, p) => {
      i.features.locations = false
      i.locations = []
      delete p.locations
    },
    [
      "error missing-property | ours/plans.json#/locations | { | 'locations' is missing. | Add 'locations' here: [] where there is nothing to list.",
    ],
  ],
  [
    'a row of a plan without its service',
    (_, p) => {
      delete p.plans[0].services[0].service
    },
    [
      "error missing-property | ours/plans.json#/plans/0/services/0/service | { | 'service' of plans[0].services[0] is missing. | Add 'service' here.",
    ],
  ],
  [
    'no plans',
    (_, p) => {
      p.plans = []
    },
    [
      'error wrong-length | ours/plans.json#/plans | "plans" | \'plans\' needs at least 1 in the list, and is a list of 0. | Have at least 1 in the list.',
    ],
  ],
  [
    'a slip in a payment',
    (_, p) => {
      p.plans[0].payment = { deductible: true, coinsurence: 20 }
    },
    [
      "error forbidden-property | ours/plans.json#/plans/0/payment/coinsurence | \"coinsurence\" | 'coinsurence' cannot stand here. Did you mean 'coinsurance'? | Write 'coinsurance', or take 'coinsurence' out.",
    ],
  ],
  [
    'neither yearly nor per pay',
    (_, p) => {
      p.surcharges = [{ id: 'tobacco' }]
    },
    [
      "error yearly-or-per-pay | ours/plans.json#/surcharges/0 | { | 'surcharges[0]' needs an amount, 'yearly' or 'perPay'. | Add one of the two.",
    ],
  ],
  [
    'both yearly and per pay',
    (_, p) => {
      p.payPeriods = 26
      p.surcharges[0].perPay = 75
    },
    [
      "error yearly-or-per-pay | ours/plans.json#/surcharges/0 | { | 'surcharges[0]' has two amounts, 'yearly' and 'perPay'. | Take one of the two out.",
    ],
  ],
]
