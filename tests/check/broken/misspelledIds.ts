import type { BrokenClient } from './BrokenClient.ts'

/** Each misspelled id is reported once, at its position. */
export const misspelledIds: BrokenClient[] = [
  [
    'a misspelled scenario',
    (_, p) => (p.scenarios[0].id = 'haelthy'),
    'error misspelled-id | ours/plans.json#/scenarios/0/id | "haelthy" | "haelthy" is not a scenario in instance.json. Did you mean "healthy"? | Write "healthy", or write "haelthy" in instance.json.',
  ],
  [
    'the only location without a match',
    (_, p) => (p.locations[1].id = 70),
    'error misspelled-id | ours/plans.json#/locations/1/id | 70 | 70 is not a location in instance.json, and its location 7 has no row here. | Write 7, or write 70 in instance.json.',
  ],
  [
    'two locations that are similar to no other',
    (_, p) => {
      p.locations[0].id = 'centre'
      p.locations[1].id = 70
    },
    'error location-without-factor | ours/plans.json#/locations | "locations" | The location "here" in instance.json has no factor here. | Add a row like { "id": "here", "factor": … } to locations, and replace the dots with its factor.',
    'error location-without-factor | ours/plans.json#/locations | "locations" | The location 7 in instance.json has no factor here. | Add a row like { "id": 7, "factor": … } to locations, and replace the dots with its factor.',
    'error unknown-id | ours/plans.json#/locations/0/id | "centre" | "centre" is not a location in instance.json. | Remove the row, or write an id that is there.',
    'error unknown-id | ours/plans.json#/locations/1/id | 70 | 70 is not a location in instance.json. | Remove the row, or write an id that is there.',
  ],
  [
    'a service but not its uses',
    (_, p) => (p.services[1].id = 'surgry'),
    'error misspelled-id | ours/plans.json#/services/1/id | "surgry" | "surgry" is not a service in instance.json. Did you mean "surgery"? | Write "surgery", or write "surgry" in instance.json.',
  ],
  [
    'a service and its uses',
    (_, p) => {
      p.services[1].id = 'surgry'
      p.scenarios[1].uses[0].service = 'surgry'
    },
    'error misspelled-id | ours/plans.json#/services/1/id | "surgry" | "surgry" is not a service in instance.json. Did you mean "surgery"? | Write "surgery" here and where this file uses it, or write "surgry" in instance.json.',
  ],
  [
    'a service without a price, wherever it is used',
    (_, p) => (p.services[1].id = 'therapy'),
    'error service-without-price | ours/plans.json#/services | "services" | The service "surgery" in instance.json has no price here. | Add a row like { "id": "surgery", "name": "…", "allowedAmount": … } to services, and replace the dots with its price.',
  ],
  [
    'a service in a plan',
    (_, p) => (p.plans[0].services[0].service = 'Visit'),
    'error unknown-service | ours/plans.json#/plans/0/services/0/service | "Visit" | "Visit" is not among the services of this file, so it has no price. Did you mean "visit"? | Write "visit", or add "Visit" to services with what one use costs.',
  ],
  [
    'a misspelled salary band',
    (_, p) => (p.plans[0].payroll[1].salaryBand = 'High'),
    'error misspelled-id | ours/plans.json#/plans/0/payroll/1/salaryBand | "High" | "High" is not a salary band in instance.json. Did you mean "high"? | Write "high", or write "High" in instance.json.',
  ],
  [
    'a service in a plan that has a row for the closest service',
    (_, p) => p.plans[0].services.push({ service: 'Visit', payment: { copay: 40 } }),
    'error unknown-service | ours/plans.json#/plans/0/services/1/service | "Visit" | "Visit" is not among the services of this file, so it has no price. | Add it to services with what one use costs, or write the id of a service that is there.',
  ],
  [
    'a salary band in a plan that has a row for the closest band',
    (_, p) => p.plans[0].payroll.push({ ...p.plans[0].payroll[1], salaryBand: 'High' }),
    'warning unknown-band | ours/plans.json#/plans/0/payroll/2/salaryBand | "High" | "High" is not a salary band in instance.json, so nobody pays this. | Write the id of a salary band in instance.json, or remove the row.',
  ],
  [
    'a salary band in a plan that has a row for all others',
    (_, p) => p.plans[1].payroll.push({ ...p.plans[1].payroll[0], salaryBand: 'High' }),
    'warning unknown-band | ours/plans.json#/plans/1/payroll/1/salaryBand | "High" | "High" is not a salary band in instance.json, so nobody pays this. Did you mean "high"? | Write "high", or remove the row.',
  ],
  [
    'the service of a copied row',
    (_, p) => (p.services[1].id = 'visit'),
    'error misspelled-id | ours/plans.json#/services/1/id | "visit" | Rows 1 and 2 of this list are both for "visit", and there is none for "surgery". | Write "surgery" in one of them, or remove one and add a row for "surgery".',
  ],
  [
    'the location of a row that was copied above the correct one',
    (i, p) => {
      i.locations.unshift({ id: 'there', name: 'There' })
      p.locations = [{ id: 'here', factor: 1 }, p.locations[1], p.locations[0]]
    },
    'error misspelled-id | ours/plans.json#/locations/2/id | "here" | Rows 1 and 3 of this list are both for "here", and there is none for "there". | Write "there" in one of them, or remove one and add a row for "there".',
  ],
  [
    'the salary band of a copied row',
    (_, p) => (p.plans[0].payroll[1].salaryBand = 'low'),
    'error misspelled-id | ours/plans.json#/plans/0/payroll/1/salaryBand | "low" | Rows 1 and 2 of this list are both for "low", and there is none for "high". | Write "high" in one of them, or remove one and add a row for "high".',
  ],
  [
    'an id of another type next to a row that appears twice',
    (_, p) => (p.locations = [p.locations[0], p.locations[0], { id: '7', factor: 1.2 }]),
    'error repeated-id | ours/plans.json#/locations/1/id | "here" | "here" is already in this list. | Write the correct id, or remove one of the rows.',
    'error id-of-another-type | ours/plans.json#/locations/2/id | "7" | This id is text, but in instance.json it is a number. | Write 7.',
  ],
]
