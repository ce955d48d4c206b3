import type { BrokenClient } from './BrokenClient.ts'

/** Documents of a plan year that contradict each other. */
export const brokenAgreement: BrokenClient[] = [
  ['a scenario without uses', (_, p) => p.scenarios.pop(), 'scenario-without-uses'],
  ['a location without a factor', (_, p) => p.locations.pop(), 'location-without-factor'],
  ['a surcharge without a price', (_, p) => (p.surcharges = []), 'surcharge-without-price'],
  ['a savings style without an effect', (_, p) => p.savingsStyles.pop(), 'style-without-effect'],
  ['a service without a price', (i) => i.services.push({ id: 'lab', name: 'Lab' }), 'service-without-price'],
  ['an id of another type', (_, p) => (p.locations[1].id = '7'), 'id-of-another-type'],
  [
    'a salary band of another type',
    (i, p) => {
      i.salaryBands[0].id = 60
      p.plans[0].payroll[0].salaryBand = '60'
    },
    'id-of-another-type',
  ],
  [
    'a use whose service id has another type',
    (_, p) => {
      Object.assign(p.services[1], { id: 99, name: 'Operation' })
      p.services.push({ id: 'surgery', name: 'Surgery', allowedAmount: 9000 })
      p.scenarios[0].uses.push({ service: '99', perChild: 1 })
    },
    'unknown-service',
  ],
  [
    'a location that employees cannot choose',
    (_, p) => p.locations.push({ id: 'nowhere', factor: 1 }),
    'unknown-id',
  ],
  ['a location that appears twice', (_, p) => p.locations.push({ id: 'here', factor: 1 }), 'repeated-id'],
  ['a misspelled location of a plan', (_, p) => (p.plans[1].locations = ['heere']), 'unknown-id'],
  [
    'an unknown salary band of a plan',
    (_, p) => (p.plans[1].salaryBands = ['low', 'executive']),
    'unknown-id',
  ],
  [
    'a location of another type in a payroll row',
    (_, p) => p.plans[1].payroll.push({ ...p.plans[1].payroll[0], location: '7' }),
    'id-of-another-type',
  ],
  [
    'a salary band of two locations, misspelled once for both',
    (_, p) => {
      const { payroll } = p.plans[0]
      payroll[0].salaryBand = 'lov'
      payroll[0].location = 'here'
      payroll.push({ ...payroll[0], location: 7 })
    },
    'misspelled-id',
  ],
  [
    'company money for an unknown salary band',
    (_, p) => {
      const { account } = p.plans[1]
      account.companyMoneyByBand = [{ salaryBand: 'hihg', amounts: account.companyMoney }]
    },
    'unknown-id',
  ],
  [
    'a copay that an unknown service waives',
    (_, p) => (p.plans[0].services[0].payment.copayWaivedWith = 'sugery'),
    'unknown-service',
  ],
  ['a surcharge of a misspelled plan', (_, p) => (p.surcharges[0].plans = ['ritch']), 'unknown-plan'],
  ['a surcharge of an unknown plan', (_, p) => (p.surcharges[0].plans = ['rich', 'gold']), 'unknown-plan'],
  [
    'a location without plans',
    (_, p) => {
      for (const plan of p.plans) plan.locations = ['here']
    },
    'no-plan-offered',
  ],
  [
    'a salary band without plans at a location',
    (_, p) => {
      p.plans[0].locations = ['here']
      p.plans[1].salaryBands = ['high']
    },
    'no-plan-offered',
  ],
  [
    'plans for locations that nobody is asked for',
    (i, p) => {
      i.features.locations = false
      for (const plan of p.plans) plan.locations = ['here', 7]
    },
    'list-without-feature',
    'no-plan-offered',
  ],
  [
    'a family drug deductible without that of a person',
    (_, p) => (p.plans[0].familyDrugDeductible = 200),
    'drug-deductible-missing',
  ],
  ['two plans with the same key', (_, p) => (p.plans[1].key = 'rich'), 'repeated-key'],
  [
    'a scenario that uses a service without a price',
    (_, p) => (p.scenarios[0].uses[0].service = 'spa'),
    'unknown-service',
  ],
  [
    'a scenario that uses a service twice',
    (_, p) => p.scenarios[0].uses.push({ service: 'visit', perChild: 1 }),
    'repeated-service',
  ],
  [
    'a plan with two rows for a service',
    (_, p) =>
      (p.plans[0].services = [
        { service: 'visit', payment: { copay: 20 } },
        { service: 'visit', payment: { copay: 40 } },
      ]),
    'repeated-service',
  ],
]
