import type { Explanation } from './Explanation.ts'

/** Rules on amounts and on payroll deductions. */
export const amountExplanations: Record<string, Explanation> = {
  'family-gets-less': {
    why: "A larger household gets less of the company's money, which is likely a swapped column.",
    fails: '"companyMoney": { "EE": 1000, "EF": 500, … }',
    passes: '"companyMoney": { "EE": 500, "EF": 1000, … }',
  },
  'money-like-cents': {
    why: 'An amount in cents counts a hundredfold.',
    fails: '"allowedAmount": 14500',
    passes: '"allowedAmount": 145',
  },
  'money-like-a-month': {
    why: 'A monthly amount in a yearly place counts a twelfth.',
    fails: '"yearly": { "EE": 150, … }',
    passes: '"yearly": { "EE": 1800, … }',
  },
  'money-like-thousands': {
    why: '1.5 for $1,500 counts as a dollar and a half.',
    fails: '"individual": 1.5',
    passes: '"individual": 1500',
  },
  'payroll-out-of-line': {
    why: 'One amount that does not fit the others is likely a typo, and changes which plan is best.',
    fails: '"yearly": { "EE": 18000, "ES": 4200, … }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, … }',
  },
  'family-cheaper-than-one': {
    why: 'More people rarely cost less; two columns may be swapped.',
    fails: '"yearly": { "EE": 4200, "ES": 1800, … }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, … }',
  },
  'payroll-without-single-child': {
    why: 'In that plan one child costs as much as several, in the others it does not.',
    fails: '"yearly": { "EE": 1800, "ES": 4200, "EC": 3600, "EF": 6000 }',
    passes: '"yearly": { "EE": 1800, "ES": 4200, "EK": 3000, "EC": 3600, "EF": 6000 }',
  },
  'lower-band-pays-more': {
    why: 'Deductions usually rise with the salary; two rows may be swapped.',
    fails: 'low: "EE": 1800, high: "EE": 1200',
    passes: 'low: "EE": 1200, high: "EE": 1800',
  },
  'unusual-pay-periods': {
    why: 'An amount per pay period is multiplied by it.',
    fails: '"payPeriods": 25',
    passes: '"payPeriods": 26',
  },
  'surcharge-sign': {
    why: 'A surcharge below zero is a credit, so employees would be paid for it.',
    fails: '"I use tobacco": "yearly": -600',
    passes: '"I use tobacco": "yearly": 600',
  },
  'deductible-over-maximum': {
    why: 'The maximum is reached first, so the deductible never ends.',
    fails: '"deductible": { "individual": 6000, … }, "outOfPocketMaximum": { "individual": 3000, … }',
    passes: '"deductible": { "individual": 3000, … }, "outOfPocketMaximum": { "individual": 6000, … }',
  },
  'individual-over-family': {
    why: 'A family would reach its limit before one person does; the two may be swapped.',
    fails: '{ "individual": 2000, "family": 1000, "kind": "embedded" }',
    passes: '{ "individual": 1000, "family": 2000, "kind": "embedded" }',
  },
  'free-service': {
    why: 'A service without a price makes no difference between plans.',
    fails: '"allowedAmount": 0',
    passes: '"allowedAmount": 145',
  },
  'unusual-factor': {
    why: 'All prices of the location are multiplied by it.',
    fails: '"factor": 10',
    passes: '"factor": 1.1',
  },
  'persons-of-tier': {
    why: 'The service assigns the uses of care to these people.',
    fails: '"ES": { "adults": 1, "children": 1 }',
    passes: '"ES": { "adults": 2, "children": 0 }',
  },
  'same-uses': {
    why: 'Employees see the same figures for two scenarios.',
    fails: 'the same "uses" in two scenarios',
    passes: '"uses" of its own in each scenario',
  },
  'unusual-uses': {
    why: 'So many uses put every plan at its maximum.',
    fails: '"perAdult": 300',
    passes: '"perAdult": 3',
  },
  'dominated-plan': {
    why: 'No employee is better off with it, so a figure of one of the two plans may be wrong.',
    fails: 'a plan with higher payroll deductions than another, and no better otherwise',
    passes: 'lower payroll deductions, or a lower deductible',
  },
  'never-best-plan': {
    why: 'No employee is ever shown it as best, so one of its figures may be wrong.',
    fails: 'a plan that costs more than some other in every year',
    passes: 'lower payroll deductions, or a lower maximum',
  },
}
