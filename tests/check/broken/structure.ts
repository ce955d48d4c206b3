import type { BrokenClient } from './BrokenClient.ts'
import { brokenValues } from './values.ts'

/** Documents that do not fit their schemas. */
export const brokenStructure: BrokenClient[] = [
  ...brokenValues,
  ['a missing property', (i) => delete i.scenarios[0].display, 'missing-property'],
  ['a feature without its list', (i) => (i.locations = []), 'feature-without-list'],
  ['a custom scenario without services', (i) => delete i.services, 'feature-without-list'],
  ['a missing tier of payroll', (_, p) => delete p.plans[0].payroll[0].yearly.EF, 'missing-property'],
  ['a number in quotation marks', (i) => (i.client.planYear = '2027'), 'wrong-type'],
  ['text instead of a list', (i) => (i.surcharges = 'none'), 'wrong-type'],
  ['a row without its service', (_, p) => delete p.plans[0].services[0].service, 'missing-property'],
  ['an empty list of plans', (_, p) => (p.plans = []), 'wrong-length'],
  [
    'a misspelled property of a payment',
    (_, p) => (p.plans[0].payment = { deductible: true, coinsurence: 20 }),
    'forbidden-property',
  ],
]
