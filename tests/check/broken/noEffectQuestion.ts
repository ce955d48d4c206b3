import type { BrokenClient } from './BrokenClient.ts'

/** Questions and scenarios whose answers make no difference, and values that are not the client's. */
export const brokenQuestions: BrokenClient[] = [
  ['the same factor for all locations', (_, p) => (p.locations[1].factor = 1)],
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
  ],
  [
    'salary bands with the same amounts',
    (_, p) => {
      const [low, high] = p.plans[0].payroll
      high.yearly = low.yearly
    },
  ],
  ['equal savings styles', (_, p) => (p.savingsStyles[1].avoidsOwnMoney = false)],
  ['a surcharge of 0', (_, p) => (p.surcharges[0].yearly = 0)],
  ['empty uses', (_, p) => (p.scenarios[1].uses = [{ service: 'surgery' }])],
  ['nothing for a first scenario without care', (_, p) => (p.scenarios[0].uses = [])],
  [
    'two scenarios with the same uses',
    (_, p) => {
      const row = { service: 'surgery', bySubscriber: 1 }
      p.scenarios[0].uses = [row, { service: 'visit', perAdult: 2 }]
      p.scenarios[1].uses = [{ service: 'visit', perAdult: 2, perChild: 0 }, row]
    },
  ],
  [
    'a typical price and a typical payment',
    (_, p) => {
      const [{ key, payment }] = p.plans
      p.typical = {
        services: [
          { id: 'visit', allowedAmount: 150 },
          { id: 'surgery', allowedAmount: 8000 },
        ],
        plans: [{ key, payment: { ...payment } }],
      }
    },
  ],
  [
    'nothing for a single location',
    (i, p) => {
      i.locations.pop()
      p.locations.pop()
    },
  ],
]
