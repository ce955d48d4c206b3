import { describe } from 'vitest'
import { testDifferences, type DifferenceCase } from './testDifferences.ts'

const cases: readonly DifferenceCase[] = [
  ['Plan year: 2027 → 2028', ({ instance }) => (instance.client.planYear = 2028)],
  ['Client name: “Cascade” → “Cascadia”', ({ instance }) => (instance.client.displayName = 'Cascadia')],
  ['Client address: “https://example.com” → none', ({ instance }) => (instance.client.url = null)],
  [
    'Logo: none → logo address “https://a/b.svg”, alternative text “Cascade”',
    ({ instance }) => (instance.client.logo = { url: 'https://a/b.svg', alt: 'Cascade' }),
  ],
  ['No background tint: not set → yes', ({ instance }) => (instance.client.dontTint = true)],
  ['Locations: on → off', ({ instance }) => (instance.features.locations = false)],
  ['Custom scenario: not set → on', ({ instance }) => (instance.features.customScenario = true)],
  [
    'Location renamed: Salem → Salem, Oregon',
    ({ instance }) => (instance.locations[1].name = 'Salem, Oregon'),
  ],
  ['Salem, factor: 1.1 → 1.15', ({ plans }) => (plans.locations[1].factor = 1.15)],
  [
    'Location added: Provo',
    ({ instance, plans }) => {
      instance.locations.push({ id: 'provo', name: 'Provo' })
      plans.locations.push({ id: 'provo', factor: 1 })
    },
  ],
  ['Location factor removed: Boise', ({ plans }) => plans.locations.shift()],
  [
    'Salary band renamed: Under $65,000 → Under $70,000',
    ({ instance }) => (instance.salaryBands[0].name = 'Under $70,000'),
  ],
  ['I save, avoids own money: no → yes', ({ plans }) => (plans.savingsStyles[0].avoidsOwnMoney = true)],
  ['I use tobacco: $600 → $720 per year (+$120, +20%)', ({ plans }) => (plans.surcharges[0].yearly = 720)],
  [
    'I use tobacco: $600 per year → $30 per paycheck (+$180 per year, +30%)',
    ({ plans }) => (plans.surcharges[0] = { id: 'tobacco', perPay: 30, per: 'adult' }),
  ],
  [
    'I use tobacco, charged for: each adult → each person',
    ({ plans }) => (plans.surcharges[0].per = 'person'),
  ],
  [
    'My spouse has other coverage, EF: $50 → $60 per paycheck (+$10, +20%)',
    ({ plans }) => (plans.surcharges[1].perPayByTier.EF = 60),
  ],
  [
    'My spouse has other coverage, plans: Premier PPO → every plan',
    ({ plans }) => delete plans.surcharges[1].plans,
  ],
  [
    'My spouse has other coverage, tiers: ES, EF → every tier',
    ({ instance }) => delete instance.surcharges[1].appliesTo,
  ],
  ['A healthy year, icon: sun → not set', ({ instance }) => delete instance.scenarios[0].icon],
  [
    'A usual year, Primary care visit: 3 per adult, 2 per child → 4 per adult, 2 per child',
    ({ plans }) => (plans.scenarios[1].uses[0].perAdult = 4),
  ],
  [
    'A usual year, MRI scan: not used → 1 by the employee',
    ({ plans }) => plans.scenarios[1].uses.push({ service: 'mri', bySubscriber: 1 }),
  ],
  [
    'A healthy year, Primary care visit: 1 per adult → not used',
    ({ plans }) => plans.scenarios[0].uses.pop(),
  ],
  [
    'Scenarios: order changed from A healthy year · A usual year to A usual year · A healthy year',
    ({ instance, plans }) => {
      instance.scenarios.reverse()
      plans.scenarios.reverse()
    },
  ],
  ['Account money: up to the expenses → in full', ({ plans }) => (plans.accountMoney = 'full')],
  ['Self-only cap: not set → $12,000', ({ plans }) => (plans.selfOnlyCap = 12000)],
  ['Persons by tier, EC, children: 2 → 3', ({ plans }) => (plans.persons.EC.children = 3)],
  [
    'HSA contribution limit of 2027, limit for one person: $4,500 → $4,600 (+$100, +2.2%)',
    ({ plans }) => (plans.contributionLimits[0].self = 4600),
  ],
  [
    'Contribution limit added: FSA contribution limit of 2027',
    ({ plans }) => plans.contributionLimits.push({ year: 2027, account: 'FSA', self: 3400, family: 3400 }),
  ],
]

describe('A difference of the client, the questions, or the scenarios', () => {
  testDifferences(cases)
})
