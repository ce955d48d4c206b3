import type { BrokenClient } from './BrokenClient.ts'

/** Each misspelled name is reported once, at its position. */
export const misspelledNames: BrokenClient[] = [
  [
    'a name that resembles two names equally',
    (_, p) => {
      delete p.plans[0].payroll[0].yearly.EK
      delete p.plans[0].payroll[0].yearly.EC
      p.plans[0].payroll[0].yearly.EX = 2000
    },
    'missing-property',
    'unknown-property',
  ],
  [
    'a feature that the plans depend on',
    (i) => {
      delete i.features.salaryBands
      i.features.salaryBand = true
    },
    'misspelled-feature',
  ],
  [
    'a feature whose list has entries',
    (i) => {
      delete i.features.locations
      i.features.location = true
    },
    'unknown-feature',
  ],
  [
    'two features, one of which the plans depend on',
    (i) => {
      delete i.features.salaryBands
      delete i.features.locations
      Object.assign(i.features, { salaryBand: true, location: true })
    },
    'misspelled-feature',
    'unknown-feature',
  ],
  [
    'a required property',
    (_, p) => {
      p.plans[0].displayname = p.plans[0].displayName
      delete p.plans[0].displayName
    },
    'missing-property',
  ],
  [
    'a tier',
    (_, { plans: [{ payroll }] }) => {
      payroll[0].yearly.FE = payroll[0].yearly.EF
      delete payroll[0].yearly.EF
    },
    'missing-property',
  ],
  [
    'one of two alternative amounts',
    (_, { plans: [{ payroll }] }) => {
      payroll[0].yeerly = payroll[0].yearly
      delete payroll[0].yearly
    },
    'yearly-or-per-pay',
  ],
  [
    'the list of a feature',
    (i) => {
      i.locatons = i.locations
      delete i.locations
    },
    'feature-without-list',
  ],
  [
    'a property that appears twice, once with a suggestion',
    (_, p) => {
      Object.assign(p.plans[0], { displayname: 'Rich Plan', displaynam: 'Rich Plan' })
      delete p.plans[0].displayName
    },
    'missing-property',
    'unknown-property',
  ],
]
