import type { BrokenClient } from './BrokenClient.ts'
import { brokenValues } from './values.ts'

/** Documents that do not fit their schemas. */
export const brokenStructure: BrokenClient[] = [
  ...brokenValues,
  [
    'a missing property',
    (i) => delete i.scenarios[0].display,
    "error missing-property | ours/instance.json#/scenarios/0/display | { | 'display' of scenarios[0] is missing. | Add 'display' here.",
  ],
  [
    'a feature without its list',
    (i) => (i.locations = []),
    "error feature-without-list | ours/instance.json#/locations | \"locations\" | Locations are switched on, but their list is empty. | Add a row to 'locations' (Ctrl+Space in its brackets), or switch 'locations' off in features.",
  ],
  [
    'a custom scenario without services',
    (i) => delete i.services,
    "error feature-without-list | ours/instance.json#/services | { | The custom scenario is switched on, but its list of services, 'services', is missing. | Write \"services\": [] and add a row to it (Ctrl+Space in its brackets), or switch 'customScenario' off in features.",
  ],
  [
    'a missing tier for one child in persons',
    (_, p) => delete p.persons.EK,
    'error missing-property | ours/plans.json#/persons/EK | "persons" | The tier EK (employee and one child) is missing. | Add "EK": { "adults": 1, "children": 1 }; it is needed even when singleChild is off.',
  ],
  [
    'a missing tier of payroll',
    (_, p) => delete p.plans[0].payroll[0].yearly.EF,
    'error missing-property | ours/plans.json#/plans/0/payroll/0/yearly/EF | "yearly" | The tier EF (employee, spouse and children) is missing. | Add "EF" with its amount in dollars.',
  ],
  [
    'a number in quotation marks',
    (i) => (i.client.planYear = '2027'),
    'error wrong-type | ours/instance.json#/client/planYear | "2027" | \'planYear\' must be a whole number, but is "2027". | Write the year in four digits without quotes, such as 2027.',
  ],
  [
    'text instead of a list',
    (i) => (i.surcharges = 'none'),
    'error wrong-type | ours/instance.json#/surcharges | "none" | \'surcharges\' must be a list in brackets, but is "none". | Write a list in brackets, such as [{ "id": "tobacco", "statement": "I use tobacco" }].',
  ],
  [
    'nothing for a missing list of locations that is not needed',
    (i, p) => {
      i.features.locations = false
      i.locations = []
      delete p.locations
    },
    "error missing-property | ours/plans.json#/locations | { | 'locations' is missing. | Add 'locations' here: [] if there is nothing to list.",
  ],
  [
    'a row without its service',
    (_, p) => delete p.plans[0].services[0].service,
    "error missing-property | ours/plans.json#/plans/0/services/0/service | { | 'service' of plans[0].services[0] is missing. | Add 'service' here.",
  ],
  [
    'an empty list of plans',
    (_, p) => (p.plans = []),
    'error wrong-length | ours/plans.json#/plans | "plans" | \'plans\' is empty. | Add at least one.',
  ],
  [
    'a misspelled property of a payment',
    (_, p) => (p.plans[0].payment = { deductible: true, coinsurence: 20 }),
    "error forbidden-property | ours/plans.json#/plans/0/payment/coinsurence | \"coinsurence\" | 'coinsurence' is not allowed here. Did you mean 'coinsurance'? | Write 'coinsurance', or remove 'coinsurence'.",
  ],
]
