import type { BrokenClient } from './BrokenClient.ts'

const bandsWithoutEffect =
  "warning no-effect-question | ours/plans.json#/plans/0/payroll | \"payroll\" | Employees are asked for their salary band, but every plan deducts the same in all bands. | Write a row with its 'salaryBand' for each band, or switch 'salaryBands' off in instance.json."

/** Questions and scenarios whose answers make no difference. */
export const brokenQuestions: BrokenClient[] = [
  [
    'the same factor for all locations',
    (_, p) => (p.locations[1].factor = 1),
    'warning no-effect-question | ours/plans.json#/locations | "locations" | Employees are asked for their location, but all locations have the same factor. | Write the factor of each, such as 1.1 where care is 10% more expensive, or switch \'locations\' off in instance.json.',
  ],
  [
    'nothing for locations with the same factor and different plans',
    (_, p) => {
      p.locations[1].factor = 1
      p.plans[1].locations = ['here']
    },
  ],
  [
    'nothing for locations with the same factor and different payroll',
    (_, p) => {
      const { payroll } = p.plans[1]
      p.locations[1].factor = 1
      payroll.push({ location: 'here', yearly: { ...payroll[0].yearly, EE: 400 } })
    },
  ],
  [
    'nothing for salary bands that get different company money',
    (_, p) => {
      p.plans[0].payroll = p.plans[0].payroll.slice(0, 1)
      delete p.plans[0].payroll[0].salaryBand
      const { account } = p.plans[1]
      account.companyMoneyByBand = [{ salaryBand: 'low', amounts: { ...account.companyMoney, EE: 750 } }]
    },
  ],
  [
    'salary bands without rows of their own',
    (_, p) => {
      p.plans[0].payroll = p.plans[0].payroll.slice(0, 1)
      delete p.plans[0].payroll[0].salaryBand
    },
    bandsWithoutEffect,
  ],
  [
    'a salary band with the same amounts as the row for all others',
    (_, p) => {
      delete p.plans[0].payroll[1].salaryBand
      p.plans[0].payroll[1].yearly = p.plans[0].payroll[0].yearly
    },
    bandsWithoutEffect,
  ],
  [
    'salary bands with the same amounts',
    (_, p) => {
      const [low, high] = p.plans[0].payroll
      high.yearly = Object.fromEntries(Object.entries(low.yearly).toReversed())
    },
    bandsWithoutEffect,
  ],
  [
    'savings styles without a difference',
    (_, p) => (p.savingsStyles[1].avoidsOwnMoney = false),
    "warning no-effect-question | ours/plans.json#/savingsStyles | \"savingsStyles\" | Employees are asked how they like to save, but 'avoidsOwnMoney' is the same in all styles. | Write true for employees who prefer not to save and false for the others, or switch 'savings' off in instance.json.",
  ],
  [
    'a surcharge of 0',
    (_, p) => (p.surcharges[0].yearly = 0),
    'warning no-effect-question | ours/plans.json#/surcharges/0/yearly | 0 | Employees are asked about this, but no answer changes what they pay. | Write what it costs (below 0 for a credit), or remove it from both files.',
  ],
  [
    'a scenario without uses',
    (_, p) => (p.scenarios[1].uses = [{ service: 'surgery' }]),
    'warning scenario-without-uses | ours/plans.json#/scenarios/1/uses | "uses" | "A year with surgery" has no uses of care, so every plan has $0 of expenses. | Add the care that is used in such a year; if this is intended, say why in accepted.json.',
  ],
  ['nothing for a first scenario without care', (_, p) => (p.scenarios[0].uses = [])],
  [
    'two scenarios with the same uses',
    (_, p) => {
      const row = { service: 'surgery', bySubscriber: 1 }
      p.scenarios[0].uses = [row, { service: 'visit', perAdult: 2 }]
      p.scenarios[1].uses = [{ service: 'visit', perAdult: 2, perChild: 0 }, row]
    },
    'warning same-uses | ours/plans.json#/scenarios/1/uses | "uses" | The uses are the same as in "A healthy year", so employees see the same figures for both. | Write the care that is used in such a year, or remove the scenario from both files; if this is intended, say why in accepted.json.',
  ],
  [
    'nothing for a single location',
    (i, p) => {
      i.locations.pop()
      p.locations.pop()
    },
  ],
]
