import type { BrokenClient } from './BrokenClient.ts'

/** Each misspelled id is reported once, at its position. */
export const misspelledIds: BrokenClient[] = [
  ['a misspelled scenario', (_, p) => (p.scenarios[0].id = 'haelthy'), 'misspelled-id'],
  [
    'two locations that are similar to no other',
    (_, p) => {
      p.locations[0].id = 'centre'
      p.locations[1].id = 70
    },
    'location-without-factor',
    'unknown-id',
  ],
  ['a service but not its uses', (_, p) => (p.services[1].id = 'surgry'), 'misspelled-id'],
  [
    'a service and its uses',
    (_, p) => {
      p.services[1].id = 'surgry'
      p.scenarios[1].uses[0].service = 'surgry'
    },
    'misspelled-id',
  ],
  [
    'a service without a price, wherever it is used',
    (_, p) => (p.services[1].id = 'therapy'),
    'service-without-price',
  ],
  ['a service in a plan', (_, p) => (p.plans[0].services[0].service = 'Visit'), 'unknown-service'],
  ['a misspelled salary band', (_, p) => (p.plans[0].payroll[1].salaryBand = 'High'), 'misspelled-id'],
  [
    'a service in a plan that has a row for the closest service',
    (_, p) => p.plans[0].services.push({ service: 'Visit', payment: { copay: 40 } }),
    'unknown-service',
  ],
  [
    'a salary band in a plan that has a row for the closest band',
    (_, p) => p.plans[0].payroll.push({ ...p.plans[0].payroll[1], salaryBand: 'High' }),
    'unknown-band',
  ],
  [
    'a salary band in a plan that has a row for all others',
    (_, p) => p.plans[1].payroll.push({ ...p.plans[1].payroll[0], salaryBand: 'High' }),
    'unknown-band',
  ],
  [
    'an id of another type next to a row that appears twice',
    (_, p) => (p.locations = [p.locations[0], p.locations[0], { id: '7', factor: 1.2 }]),
    'repeated-id',
    'id-of-another-type',
  ],
]
