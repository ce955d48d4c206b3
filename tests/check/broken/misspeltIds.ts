import type { BrokenClient } from './BrokenClient.ts'

/** Slips of the keyboard in ids, each of which is told once, where it stands. */
export const misspeltIds: BrokenClient[] = [
  [
    'a scenario',
    (_, p) => {
      p.scenarios[0].id = 'haelthy'
    },
    [
      'error misspelled-id | ours/plans.json#/scenarios/0/id | "haelthy" | "haelthy" is not a scenario in instance.json. Did you mean "healthy"? | Write "healthy", or write "haelthy" in instance.json.',
    ],
  ],
  [
    'a location that is the only one left',
    (_, p) => {
      p.locations[1].id = 70
    },
    [
      'error misspelled-id | ours/plans.json#/locations/1/id | 70 | 70 is not a location in instance.json, and its location 7 has no row here. | Write 7, or write 70 in instance.json.',
    ],
  ],
  [
    'two locations that are near to none',
    (_, p) => {
      p.locations[0].id = 'centre'
      p.locations[1].id = 70
    },
    [
      'error location-without-factor | ours/plans.json#/locations | "locations" | The location "here" in instance.json has no factor here. | Add a row like { "id": "here", "factor": … } to locations, and replace the dots with its factor.',
      'error location-without-factor | ours/plans.json#/locations | "locations" | The location 7 in instance.json has no factor here. | Add a row like { "id": 7, "factor": … } to locations, and replace the dots with its factor.',
      'error unknown-id | ours/plans.json#/locations/0/id | "centre" | "centre" is not a location in instance.json. | Remove the row, or write an id that is there.',
      'error unknown-id | ours/plans.json#/locations/1/id | 70 | 70 is not a location in instance.json. | Remove the row, or write an id that is there.',
    ],
  ],
  [
    'a service, and not what uses it',
    (_, p) => {
      p.services[1].id = 'surgry'
    },
    [
      'error misspelled-id | ours/plans.json#/services/1/id | "surgry" | "surgry" is not a service in instance.json. Did you mean "surgery"? | Write "surgery", or write "surgry" in instance.json.',
    ],
  ],
  [
    'a service, with what uses it',
    (_, p) => {
      p.services[1].id = 'surgry'
      p.scenarios[1].uses[0].service = 'surgry'
    },
    [
      'error misspelled-id | ours/plans.json#/services/1/id | "surgry" | "surgry" is not a service in instance.json. Did you mean "surgery"? | Write "surgery" here and where this file uses it, or write "surgry" in instance.json.',
    ],
  ],
  [
    'a service without a price, wherever it is used',
    (_, p) => {
      p.services[1].id = 'therapy'
    },
    [
      'error service-without-price | ours/plans.json#/services | "services" | The service "surgery" in instance.json has no price here. | Add a row like { "id": "surgery", "name": "…", "allowedAmount": … } to services, and replace the dots with its price.',
    ],
  ],
  [
    'what a plan pays',
    (_, p) => {
      p.plans[0].services[0].service = 'Visit'
    },
    [
      'error unknown-service | ours/plans.json#/plans/0/services/0/service | "Visit" | "Visit" is not among the services of this file, so it has no price. Did you mean "visit"? | Write "visit", or add "Visit" to services with what one use costs.',
    ],
  ],
  [
    'a salary band',
    (_, p) => {
      p.plans[0].payroll[1].salaryBand = 'High'
    },
    [
      'error misspelled-id | ours/plans.json#/plans/0/payroll/1/salaryBand | "High" | "High" is not a salary band in instance.json. Did you mean "high"? | Write "high", or write "High" in instance.json.',
    ],
  ],
  [
    'what a plan pays, beside a row for what may be meant',
    (_, p) => {
      p.plans[0].services.push({ service: 'Visit', payment: { copay: 40 } })
    },
    [
      'error unknown-service | ours/plans.json#/plans/0/services/1/service | "Visit" | "Visit" is not among the services of this file, so it has no price. | Add it to services with what one use costs, or write the id of a service that is there.',
    ],
  ],
  [
    'a salary band beside the row of the one that may be meant',
    (_, p) => {
      p.plans[0].payroll.push({ ...p.plans[0].payroll[1], salaryBand: 'High' })
    },
    [
      'warning unknown-band | ours/plans.json#/plans/0/payroll/2/salaryBand | "High" | "High" is not a salary band in instance.json, so nobody pays this. | Write the id of a salary band that is there, or remove the row.',
    ],
  ],
  [
    'a salary band beside a row for all others',
    (_, p) => {
      p.plans[1].payroll.push({ ...p.plans[1].payroll[0], salaryBand: 'High' })
    },
    [
      'warning unknown-band | ours/plans.json#/plans/1/payroll/1/salaryBand | "High" | "High" is not a salary band in instance.json, so nobody pays this. Did you mean "high"? | Write "high", or remove the row.',
    ],
  ],
  [
    'a service of a row that was copied',
    (_, p) => {
      p.services[1].id = 'visit'
    },
    [
      'error misspelled-id | ours/plans.json#/services/1/id | "visit" | Rows 1 and 2 of this list are both for "visit", and there is none for "surgery". | Write "surgery" in the one that is meant for it, or remove one and add a row for "surgery".',
    ],
  ],
  [
    'a location of a row that was copied to the top, before the one that is right',
    (i, p) => {
      i.locations.unshift({ id: 'there', name: 'There' })
      p.locations = [{ id: 'here', factor: 1 }, p.locations[1], p.locations[0]]
    },
    [
      'error misspelled-id | ours/plans.json#/locations/2/id | "here" | Rows 1 and 3 of this list are both for "here", and there is none for "there". | Write "there" in the one that is meant for it, or remove one and add a row for "there".',
    ],
  ],
  [
    'a salary band of a row that was copied',
    (_, p) => {
      p.plans[0].payroll[1].salaryBand = 'low'
    },
    [
      'error misspelled-id | ours/plans.json#/plans/0/payroll/1/salaryBand | "low" | Rows 1 and 2 of this list are both for "low", and there is none for "high". | Write "high" in the one that is meant for it, or remove one and add a row for "high".',
    ],
  ],
  [
    'an id of another type beside a row that stands twice',
    (_, p) => {
      p.locations = [p.locations[0], p.locations[0], { id: '7', factor: 1.2 }]
    },
    [
      'error repeated-id | ours/plans.json#/locations/1/id | "here" | "here" is already in this list. | Write the id that is meant, or remove one of the rows.',
      'error id-of-another-type | ours/plans.json#/locations/2/id | "7" | This id is a text, but in instance.json it is a number. | Write 7.',
    ],
  ],
]
