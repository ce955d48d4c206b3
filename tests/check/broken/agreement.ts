import type { BrokenClient } from './BrokenClient.ts'

/** What makes two documents disagree. */
export const brokenAgreement: BrokenClient[] = [
  [
    'a scenario without uses',
    (_, p) => {
      p.scenarios.pop()
    },
    [
      'error scenario-without-uses | ours/plans.json#/scenarios | "scenarios" | The scenario "surgery" of instance.json has no uses here. | Add a row as { "id": "surgery", "uses": […] } to scenarios, with its uses for the dots.',
    ],
  ],
  [
    'a location without a factor',
    (_, p) => {
      p.locations.pop()
    },
    [
      'error location-without-factor | ours/plans.json#/locations | "locations" | The location 7 of instance.json has no factor here. | Add a row as { "id": 7, "factor": … } to locations, with its factor for the dots.',
    ],
  ],
  [
    'a surcharge without a price',
    (_, p) => {
      p.surcharges = []
    },
    [
      'error surcharge-without-price | ours/plans.json#/surcharges | "surcharges" | The surcharge "tobacco" of instance.json has no amount here. | Add a row as { "id": "tobacco", "yearly": … } to surcharges, with its amount for the dots.',
    ],
  ],
  [
    'a savings style without an effect',
    (_, p) => {
      p.savingsStyles.pop()
    },
    [
      'error style-without-effect | ours/plans.json#/savingsStyles | "savingsStyles" | The savings style "none" of instance.json has no effect here. | Add a row as { "id": "none", "avoidsOwnMoney": … } to savingsStyles, with its effect for the dots.',
    ],
  ],
  [
    'a service without a price',
    (i) => {
      i.services.push({ id: 'lab', name: 'Lab' })
    },
    [
      'error service-without-price | ours/plans.json#/services | "services" | The service "lab" of instance.json has no price here. | Add a row as { "id": "lab", "name": "…", "allowedAmount": … } to services, with its price for the dots.',
    ],
  ],
  [
    'an id of another type',
    (_, p) => {
      p.locations[1].id = '7'
    },
    [
      'error id-of-another-type | ours/plans.json#/locations/1/id | "7" | This id is a text, and in instance.json it is a number. | Write 7.',
    ],
  ],
  [
    'a salary band of another type',
    (i, p) => {
      i.salaryBands[0].id = 60
      p.plans[0].payroll[0].salaryBand = '60'
    },
    [
      'error id-of-another-type | ours/plans.json#/plans/0/payroll/0/salaryBand | "60" | This id is a text, and in instance.json it is a number. | Write 60.',
    ],
  ],
  [
    'a use of a service by an id of another type',
    (_, p) => {
      Object.assign(p.services[1], { id: 99, name: 'Operation' })
      p.services.push({ id: 'surgery', name: 'Surgery', allowedAmount: 9000 })
      p.scenarios[0].uses.push({ service: '99', perChild: 1 })
    },
    [
      'error unknown-service | ours/plans.json#/scenarios/0/uses/1/service | "99" | "99" is not among the services of this file, so that it has no price. | Write 99, as it stands there.',
    ],
  ],
  [
    'a location that nobody can choose',
    (_, p) => {
      p.locations.push({ id: 'nowhere', factor: 1 })
    },
    [
      'error unknown-id | ours/plans.json#/locations/2/id | "nowhere" | "nowhere" is not a location of instance.json. | Take the row out, or write an id that stands there.',
    ],
  ],
  [
    'a location that stands twice',
    (_, p) => {
      p.locations.push({ id: 'here', factor: 1 })
    },
    [
      'error repeated-id | ours/plans.json#/locations/2/id | "here" | "here" stands in this list before. | Give it an id of its own, or take out the row that is not meant.',
    ],
  ],
  [
    'two plans with a key',
    (_, p) => {
      p.plans[1].key = 'rich'
    },
    [
      'error repeated-key | ours/plans.json#/plans/1/key | "rich" | "rich" stands in this list before. | Give it an id of its own, or take out the row that is not meant.',
    ],
  ],
  [
    'a scenario that uses what has no price',
    (_, p) => {
      p.scenarios[0].uses[0].service = 'spa'
    },
    [
      'error unknown-service | ours/plans.json#/scenarios/0/uses/0/service | "spa" | "spa" is not among the services of this file, so that it has no price. | Add it to services with what one use costs, or write the id of a service that is there.',
    ],
  ],
  [
    'a scenario that uses a service twice',
    (_, p) => {
      p.scenarios[0].uses.push({ service: 'visit', perChild: 1 })
    },
    [
      'error repeated-service | ours/plans.json#/scenarios/0/uses/1/service | "visit" | "visit" stands in this list before. | Give it an id of its own, or take out the row that is not meant.',
    ],
  ],
]
