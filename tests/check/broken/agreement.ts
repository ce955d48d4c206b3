import type { BrokenClient } from './BrokenClient.ts'

/** Documents of a plan year that contradict each other. */
export const brokenAgreement: BrokenClient[] = [
  [
    'a scenario without uses',
    (_, p) => p.scenarios.pop(),
    'error scenario-without-uses | ours/plans.json#/scenarios | "scenarios" | The scenario "surgery" in instance.json has no uses here. | Add a row like { "id": "surgery", "uses": […] } to scenarios, and replace the dots with its uses.',
  ],
  [
    'a location without a factor',
    (_, p) => p.locations.pop(),
    'error location-without-factor | ours/plans.json#/locations | "locations" | The location 7 in instance.json has no factor here. | Add a row like { "id": 7, "factor": … } to locations, and replace the dots with its factor.',
  ],
  [
    'a surcharge without a price',
    (_, p) => (p.surcharges = []),
    'error surcharge-without-price | ours/plans.json#/surcharges | "surcharges" | The surcharge "tobacco" in instance.json has no amount here. | Add a row like { "id": "tobacco", "yearly": … } to surcharges, and replace the dots with its amount.',
  ],
  [
    'a savings style without an effect',
    (_, p) => p.savingsStyles.pop(),
    'error style-without-effect | ours/plans.json#/savingsStyles | "savingsStyles" | The savings style "none" in instance.json has no effect here. | Add a row like { "id": "none", "avoidsOwnMoney": … } to savingsStyles, and replace the dots with its effect.',
  ],
  [
    'a service without a price',
    (i) => i.services.push({ id: 'lab', name: 'Lab' }),
    'error service-without-price | ours/plans.json#/services | "services" | The service "lab" in instance.json has no price here. | Add a row like { "id": "lab", "name": "…", "allowedAmount": … } to services, and replace the dots with its price.',
  ],
  [
    'an id of another type',
    (_, p) => (p.locations[1].id = '7'),
    'error id-of-another-type | ours/plans.json#/locations/1/id | "7" | This id is text, but in instance.json it is a number. | Write 7.',
  ],
  [
    'a salary band of another type',
    (i, p) => {
      i.salaryBands[0].id = 60
      p.plans[0].payroll[0].salaryBand = '60'
    },
    'error id-of-another-type | ours/plans.json#/plans/0/payroll/0/salaryBand | "60" | This id is text, but in instance.json it is a number. | Write 60.',
  ],
  [
    'a use whose service id has another type',
    (_, p) => {
      Object.assign(p.services[1], { id: 99, name: 'Operation' })
      p.services.push({ id: 'surgery', name: 'Surgery', allowedAmount: 9000 })
      p.scenarios[0].uses.push({ service: '99', perChild: 1 })
    },
    'error unknown-service | ours/plans.json#/scenarios/0/uses/1/service | "99" | "99" is not among the services of this file, so it has no price. | Write 99, as it is there.',
  ],
  [
    'a location that employees cannot choose',
    (_, p) => p.locations.push({ id: 'nowhere', factor: 1 }),
    'error unknown-id | ours/plans.json#/locations/2/id | "nowhere" | "nowhere" is not a location in instance.json. | Remove the row, or write an id that is there.',
  ],
  [
    'a location that appears twice',
    (_, p) => p.locations.push({ id: 'here', factor: 1 }),
    'error repeated-id | ours/plans.json#/locations/2/id | "here" | "here" is already in this list. | Write the correct id, or remove one of the rows.',
  ],
  [
    'a misspelled location of a plan',
    (_, p) => (p.plans[1].locations = ['heere']),
    'error unknown-id | ours/plans.json#/plans/1/locations/0 | "heere" | "heere" is not a location in instance.json. Did you mean "here"? | Write "here", or remove it.',
  ],
  [
    'an unknown salary band of a plan',
    (_, p) => (p.plans[1].salaryBands = ['low', 'executive']),
    'error unknown-id | ours/plans.json#/plans/1/salaryBands/1 | "executive" | "executive" is not a salary band in instance.json. | Remove it, or write an id that is there.',
  ],
  [
    'a location of another type in a payroll row',
    (_, p) => p.plans[1].payroll.push({ ...p.plans[1].payroll[0], location: '7' }),
    'error id-of-another-type | ours/plans.json#/plans/1/payroll/1/location | "7" | This id is text, but in instance.json it is a number. | Write 7.',
  ],
  [
    'a salary band of two locations, misspelled once for both',
    (_, p) => {
      const { payroll } = p.plans[0]
      payroll[0].salaryBand = 'lov'
      payroll[0].location = 'here'
      payroll.push({ ...payroll[0], location: 7 })
    },
    'error misspelled-id | ours/plans.json#/plans/0/payroll/0/salaryBand | "lov" | "lov" is not a salary band in instance.json. Did you mean "low"? | Write "low" here and where this file uses it, or write "lov" in instance.json.',
  ],
  [
    'company money for an unknown salary band',
    (_, p) => {
      const { account } = p.plans[1]
      account.companyMoneyByBand = [{ salaryBand: 'hihg', amounts: account.companyMoney }]
    },
    'error unknown-id | ours/plans.json#/plans/1/account/companyMoneyByBand/0/salaryBand | "hihg" | "hihg" is not a salary band in instance.json. Did you mean "high"? | Write "high", or remove it.',
  ],
  [
    'a copay that an unknown service waives',
    (_, p) => (p.plans[0].services[0].payment.copayWaivedWith = 'sugery'),
    'error unknown-service | ours/plans.json#/plans/0/services/0/payment/copayWaivedWith | "sugery" | "sugery" is not among the services of this file, so it has no price. Did you mean "surgery"? | Write "surgery", or add "sugery" to services with what one use costs.',
  ],
  [
    'a surcharge of a misspelled plan',
    (_, p) => (p.surcharges[0].plans = ['ritch']),
    'error unknown-plan | ours/plans.json#/surcharges/0/plans/0 | "ritch" | "ritch" is not the key of a plan in this file. Did you mean "rich"? | Write "rich", or remove it.',
  ],
  [
    'a surcharge of an unknown plan',
    (_, p) => (p.surcharges[0].plans = ['rich', 'gold']),
    'error unknown-plan | ours/plans.json#/surcharges/0/plans/1 | "gold" | "gold" is not the key of a plan in this file. | Remove it, or write the key of a plan.',
  ],
  [
    'a location without plans',
    (_, p) => {
      for (const plan of p.plans) plan.locations = ['here']
    },
    "error no-plan-offered | ours/plans.json#/plans | \"plans\" | There is no plan for the location 7. | Check the 'locations' and 'salaryBands' of each plan.",
  ],
  [
    'a salary band without plans at a location',
    (_, p) => {
      p.plans[0].locations = ['here']
      p.plans[1].salaryBands = ['high']
    },
    'error no-plan-offered | ours/plans.json#/plans | "plans" | There is no plan for the salary band "low" at the location 7. | Check the \'locations\' and \'salaryBands\' of each plan.',
  ],
  [
    'plans for locations that nobody is asked for',
    (i, p) => {
      i.features.locations = false
      for (const plan of p.plans) plan.locations = ['here', 7]
    },
    `warning list-without-feature | ours/instance.json#/locations | "locations" | 'locations' has entries, but the feature 'locations' is off, so employees are not asked. | Switch 'locations' on in features, or empty 'locations'.`,
    "error no-plan-offered | ours/plans.json#/plans | \"plans\" | Every plan is only for some locations or salary bands, but employees are not asked for theirs. | Remove 'locations' and 'salaryBands' from a plan, or switch the questions on in instance.json.",
  ],
  [
    'a family drug deductible without that of a person',
    (_, p) => (p.plans[0].familyDrugDeductible = 200),
    "error drug-deductible-missing | ours/plans.json#/plans/0/drugDeductible | { | The plan has a 'familyDrugDeductible', but no 'drugDeductible'. | Add 'drugDeductible' with the amount of each person, or remove 'familyDrugDeductible'.",
  ],
  [
    'two plans with the same key',
    (_, p) => (p.plans[1].key = 'rich'),
    'error repeated-key | ours/plans.json#/plans/1/key | "rich" | "rich" is already in this list. | Give it a key of its own, or remove the row that is wrong.',
  ],
  [
    'a scenario that uses a service without a price',
    (_, p) => (p.scenarios[0].uses[0].service = 'spa'),
    'error unknown-service | ours/plans.json#/scenarios/0/uses/0/service | "spa" | "spa" is not among the services of this file, so it has no price. | Add it to services with what one use costs, or write the id of a service that is there.',
  ],
  [
    'a scenario that uses a service twice',
    (_, p) => p.scenarios[0].uses.push({ service: 'visit', perChild: 1 }),
    'error repeated-service | ours/plans.json#/scenarios/0/uses/1/service | "visit" | This scenario already says how often "visit" is used. | Choose another service, or remove one of the rows.',
  ],
  [
    'a plan with two rows for a service',
    (_, p) =>
      (p.plans[0].services = [
        { service: 'visit', payment: { copay: 20 } },
        { service: 'visit', payment: { copay: 40 } },
      ]),
    'error repeated-service | ours/plans.json#/plans/0/services/1/service | "visit" | This plan already says how "visit" is paid. | Choose another service, or remove one of the rows.',
  ],
]
