import type { Explanation } from './Explanation.ts'

/** Rules on limits and company money. */
export const limitExplanations: Record<string, Explanation> = {
  'deductible-over-maximum': {
    why: 'Employees reach the out-of-pocket maximum first, so the deductible never ends.',
    fails: '"deductible": { "individual": 6000, … }, "outOfPocketMaximum": { "individual": 3000, … }',
    passes: '"deductible": { "individual": 3000, … }, "outOfPocketMaximum": { "individual": 6000, … }',
  },
  'individual-over-family': {
    why: 'A family reaches its limit before one person does; the two amounts may be swapped.',
    fails: '{ "individual": 2000, "family": 1000, "kind": "embedded" }',
    passes: '{ "individual": 1000, "family": 2000, "kind": "embedded" }',
  },
  'drug-limit-without-drugs': {
    why: 'The limit applies to services marked as prescription drugs, and there is none.',
    fails: '"services": [{ "id": "generic", … }], "plans": [{ "drugDeductible": 100, … }]',
    passes: '"services": [{ "id": "generic", "isDrug": true, … }], "plans": [{ "drugDeductible": 100, … }]',
  },
  'copays-over-maximum': {
    why: 'Since 2014, all cost sharing for covered care counts, except in plans that existed before March 23, 2010.',
    fails: '"outOfPocketMaximum": { … }, "maximumExcludesCopays": true',
    passes: '"outOfPocketMaximum": { … }',
  },
  'hdhp-deductible': {
    why: 'A plan below the minimum is not an HDHP, so employees may not pay into its HSA.',
    fails: '"account": { "type": "HSA", … }, "deductible": { "individual": 500, … }',
    passes: '"deductible": { "individual": 1700, … }',
  },
  'embedded-deductible': {
    why: 'The plan may not pay for one person of a family before the minimum family deductible.',
    fails: '"deductible": { "individual": 1700, "family": 3400, "kind": "embedded" }',
    passes: '"deductible": { "individual": 3400, "family": 6800, "kind": "embedded" }',
  },
  'hsa-before-deductible': {
    why: 'Other coverage before the deductible makes employees ineligible for an HSA.',
    fails: '{ "service": "primary", "payment": { "copay": 25 } }',
    passes: '{ "service": "primary", "payment": { "deductible": true, "copay": 25 } }',
  },
  'hdhp-maximum': {
    why: 'A plan above the limit is not an HDHP, so employees may not pay into its HSA.',
    fails: '"outOfPocketMaximum": { "individual": 9500, … }',
    passes: '"outOfPocketMaximum": { "individual": 8500, … }',
  },
  'aca-maximum': {
    why: 'By law, out-of-pocket maximums may not be above the limit for the year.',
    fails: '"outOfPocketMaximum": { "individual": 15000, … }',
    passes: '"outOfPocketMaximum": { "individual": 9000, … }',
  },
  'hsa-money': {
    why: 'Contributions above the limit for the year are taxed.',
    fails: '"companyMoney": { "EE": 6000, … }',
    passes: '"companyMoney": { "EE": 600, … }',
  },
  'family-gets-less': {
    why: 'A larger household gets less company money; two amounts may be swapped.',
    fails: '"companyMoney": { "EE": 1000, "EF": 500, … }',
    passes: '"companyMoney": { "EE": 500, "EF": 1000, … }',
  },
  'self-only-cap': {
    why: 'The cap on each person is set by law for each year.',
    fails: '"selfOnlyCap": 8000',
    passes: '"selfOnlyCap": 12000',
  },
  'contribution-limit': {
    why: 'The results show employees how much they may pay in.',
    fails: '{ "year": 2026, "account": "HSA", "self": 440, … }',
    passes: '{ "year": 2026, "account": "HSA", "self": 4400, … }',
  },
  'contribution-limit-missing': {
    why: 'The results cannot show employees how much they may pay in.',
    fails: '"contributionLimits": []',
    passes: '"contributionLimits": [{ "year": 2026, "account": "HSA", "self": 4400, "family": 8750 }]',
  },
}
