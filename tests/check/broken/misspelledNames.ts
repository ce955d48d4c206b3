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
    'error missing-property | ours/plans.json#/plans/0/payroll/0/yearly/EC | "yearly" | The tier EC (employee and children) is missing. | Add "EC" with its amount in dollars.',
    "warning unknown-property | ours/plans.json#/plans/0/payroll/0/yearly/EX | \"EX\" | 'EX' is not a known property and has no effect. | Remove 'EX'.",
  ],
  [
    'a feature that the plans depend on',
    (i) => {
      delete i.features.salaryBands
      i.features.salaryBand = true
    },
    "error misspelled-feature | ours/instance.json#/features/salaryBand | \"salaryBand\" | 'salaryBand' is not a feature. Did you mean 'salaryBands'? | Write 'salaryBands': plans.json depends on it.",
  ],
  [
    'a feature whose list has entries',
    (i) => {
      delete i.features.locations
      i.features.location = true
    },
    "warning unknown-feature | ours/instance.json#/features/location | \"location\" | 'location' is not a feature. Did you mean 'locations'? | Write 'locations', or remove 'location'.",
  ],
  [
    'two features, one of which the plans depend on',
    (i) => {
      delete i.features.salaryBands
      delete i.features.locations
      Object.assign(i.features, { salaryBand: true, location: true })
    },
    "error misspelled-feature | ours/instance.json#/features/salaryBand | \"salaryBand\" | 'salaryBand' is not a feature. Did you mean 'salaryBands'? | Write 'salaryBands': plans.json depends on it.",
    "warning unknown-feature | ours/instance.json#/features/location | \"location\" | 'location' is not a feature. Did you mean 'locations'? | Write 'locations', or remove 'location'.",
  ],
  [
    'a required property',
    (_, p) => {
      p.plans[0].displayname = p.plans[0].displayName
      delete p.plans[0].displayName
    },
    "error missing-property | ours/plans.json#/plans/0/displayname | \"displayname\" | 'displayname' is not a known property, and 'displayName' is missing. Did you mean that? | Write 'displayName'.",
  ],
  [
    'a tier',
    (_, { plans: [{ payroll }] }) => {
      payroll[0].yearly.FE = payroll[0].yearly.EF
      delete payroll[0].yearly.EF
    },
    "error missing-property | ours/plans.json#/plans/0/payroll/0/yearly/FE | \"FE\" | 'FE' is not a known property, and 'EF' is missing. Did you mean that? | Write 'EF'.",
  ],
  [
    'one of two alternative amounts',
    (_, { plans: [{ payroll }] }) => {
      payroll[0].yeerly = payroll[0].yearly
      delete payroll[0].yearly
    },
    "error yearly-or-per-pay | ours/plans.json#/plans/0/payroll/0/yeerly | \"yeerly\" | 'yeerly' is not a known property, and 'yearly' is missing. Did you mean that? | Write 'yearly'.",
  ],
  [
    'the list of a feature',
    (i) => {
      i.locatons = i.locations
      delete i.locations
    },
    "error feature-without-list | ours/instance.json#/locatons | \"locatons\" | 'locatons' is not a known property, and 'locations' is missing. Did you mean that? | Write 'locations'.",
  ],
  [
    'a property that appears twice, once with a suggestion',
    (_, p) => {
      Object.assign(p.plans[0], { displayname: 'Rich Plan', displaynam: 'Rich Plan' })
      delete p.plans[0].displayName
    },
    "error missing-property | ours/plans.json#/plans/0/displayname | \"displayname\" | 'displayname' is not a known property, and 'displayName' is missing. Did you mean that? | Write 'displayName'.",
    "warning unknown-property | ours/plans.json#/plans/0/displaynam | \"displaynam\" | 'displaynam' is not a known property and has no effect. Did you mean 'displayName'? | Write 'displayName', or remove 'displaynam'.",
  ],
]
