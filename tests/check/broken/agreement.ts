import type { BrokenClient } from './BrokenClient.ts'

/** Each misspelled id is reported once, at its position. */
export const misspelledIds: BrokenClient[] = [
  ['a misspelled scenario', (_, p) => (p.scenarios[0].id = 'haelthy')],
  [
    'two locations that are similar to no other',
    (_, p) => {
      p.locations[0].id = 'centre'
      p.locations[1].id = 70
    },
  ],
  ['a service but not its uses', (_, p) => (p.services[1].id = 'surgry')],
  [
    'a service and its uses',
    (_, p) => {
      p.services[1].id = 'surgry'
      p.scenarios[1].uses[0].service = 'surgry'
    },
  ],
  ['a used service without a price', (_, p) => (p.services[1].id = 'therapy')],
  ['a service in a plan', (_, p) => (p.plans[0].services[0].service = 'Visit')],
  ['a misspelled salary band', (_, p) => (p.plans[0].payroll[1].salaryBand = 'High')],
  [
    'a service in a plan that has a row for the closest service',
    (_, p) => p.plans[0].services.push({ service: 'Visit', payment: { copay: 40 } }),
  ],
  [
    'a salary band in a plan that has a row for the closest band',
    (_, p) => p.plans[0].payroll.push({ ...p.plans[0].payroll[1], salaryBand: 'High' }),
  ],
  [
    'a salary band in a plan that has a row for all others',
    (_, p) => p.plans[1].payroll.push({ ...p.plans[1].payroll[0], salaryBand: 'High' }),
  ],
  [
    'an id of another type next to a row that appears twice',
    (_, p) => (p.locations = [p.locations[0], p.locations[0], { id: '7', factor: 1.2 }]),
  ],
]

/**
 * A misspelled property is reported at its position. A misspelled feature is also off: its list and the plans that depend
 * on it are reported too.
 */
export const misspelledNames: BrokenClient[] = [
  [
    'a name that resembles two names equally',
    (_, p) => {
      delete p.plans[0].payroll[0].yearly.EK
      delete p.plans[0].payroll[0].yearly.EC
      p.plans[0].payroll[0].yearly.EX = 2000
    },
  ],
  [
    'a misspelled feature that the plans depend on',
    (i) => {
      delete i.features.salaryBands
      i.features.salaryBand = true
    },
  ],
  [
    'a misspelled feature whose list has entries',
    (i) => {
      delete i.features.locations
      i.features.location = true
    },
  ],
  [
    'a required property',
    (_, p) => {
      p.plans[0].displayname = p.plans[0].displayName
      delete p.plans[0].displayName
    },
  ],
  [
    'a tier',
    (_, { plans: [{ payroll }] }) => {
      payroll[0].yearly.FE = payroll[0].yearly.EF
      delete payroll[0].yearly.EF
    },
  ],
  [
    'one of two alternative amounts',
    (_, { plans: [{ payroll }] }) => {
      payroll[0].yeerly = payroll[0].yearly
      delete payroll[0].yearly
    },
  ],
  [
    'the list of a feature',
    (i) => {
      i.locatons = i.locations
      delete i.locations
    },
  ],
  [
    'a property that appears twice, once with a suggestion',
    (_, p) => {
      Object.assign(p.plans[0], { displayname: 'Rich Plan', displaynam: 'Rich Plan' })
      delete p.plans[0].displayName
    },
  ],
]

/** Documents of a plan year that contradict each other. */
export const brokenAgreement: BrokenClient[] = [
  ['a scenario without uses', (_, p) => p.scenarios.pop()],
  ['a location without a factor', (_, p) => p.locations.pop()],
  ['a surcharge without a price', (_, p) => (p.surcharges = [])],
  ['a savings style without an effect', (_, p) => p.savingsStyles.pop()],
  ['a service without a price', (i) => i.services.push({ id: 'lab', name: 'Lab' })],
  ['an id of another type', (_, p) => (p.locations[1].id = '7')],
  [
    'a salary band of another type',
    (i, p) => {
      i.salaryBands[0].id = 60
      p.plans[0].payroll[0].salaryBand = '60'
    },
  ],
  [
    'a use whose service id has another type',
    (_, p) => {
      Object.assign(p.services[1], { id: 99, name: 'Operation' })
      p.services.push({ id: 'surgery', name: 'Surgery', allowedAmount: 9000 })
      p.scenarios[0].uses.push({ service: '99', perChild: 1 })
    },
  ],
  ['a location without a choice', (_, p) => p.locations.push({ id: 'nowhere', factor: 1 })],
  ['a location that appears twice', (_, p) => p.locations.push({ id: 'here', factor: 1 })],
  ['a misspelled location of a plan', (_, p) => (p.plans[1].locations = ['heere'])],
  ['an unknown band of a plan', (_, p) => (p.plans[1].salaryBands = ['low', 'executive'])],
  [
    'a location of another type in a payroll row',
    (_, p) => p.plans[1].payroll.push({ ...p.plans[1].payroll[0], location: '7' }),
  ],
  [
    'a salary band of two locations, misspelled once for both',
    (_, p) => {
      const { payroll } = p.plans[0]
      payroll[0].salaryBand = 'lov'
      payroll[0].location = 'here'
      payroll.push({ ...payroll[0], location: 7 })
    },
  ],
  [
    'company money for an unknown salary band',
    (_, p) => {
      const { account } = p.plans[1]
      account.companyMoneyByBand = [{ salaryBand: 'hihg', amounts: account.companyMoney }]
    },
  ],
  [
    'a copay that an unknown service waives',
    (_, p) => (p.plans[0].services[0].payment.copayWaivedWith = 'sugery'),
  ],
  ['a surcharge of a misspelled plan', (_, p) => (p.surcharges[0].plans = ['ritch'])],
  ['a surcharge of an unknown plan', (_, p) => (p.surcharges[0].plans = ['rich', 'gold'])],
  [
    'a location without plans',
    (_, p) => {
      for (const plan of p.plans) plan.locations = ['here']
    },
  ],
  [
    'a salary band without plans at a location',
    (_, p) => {
      p.plans[0].locations = ['here']
      p.plans[1].salaryBands = ['high']
    },
  ],
  [
    'plans for locations that nobody is asked for',
    (i, p) => {
      i.features.locations = false
      for (const plan of p.plans) plan.locations = ['here', 7]
    },
  ],
  ['a lone family drug deductible', (_, p) => (p.plans[0].familyDrugDeductible = 200)],
  ['two plans with the same key', (_, p) => (p.plans[1].key = 'rich')],
  ['uses of a service without a price', (_, p) => (p.scenarios[0].uses[0].service = 'spa')],
  ['a repeated use', (_, p) => p.scenarios[0].uses.push({ service: 'visit', perChild: 1 })],
  [
    'a plan with two rows for a service',
    (_, p) =>
      (p.plans[0].services = [
        { service: 'visit', payment: { copay: 20 } },
        { service: 'visit', payment: { copay: 40 } },
      ]),
  ],
]
