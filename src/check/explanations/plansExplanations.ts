import type { Explanation } from './Explanation.ts'

/** Other rules on plans.json. */
export const plansExplanations: Record<string, Explanation> = {
  'money-like-cents': {
    why: 'An amount in cents counts 100 times as much.',
    fails: '"allowedAmount": 14500',
    passes: '"allowedAmount": 145',
  },
  'money-like-a-month': {
    why: 'A monthly amount in place of a yearly one counts only a twelfth.',
    fails: '"yearly": { "EE": 150, … }',
    passes: '"yearly": { "EE": 1800, … }',
  },
  'money-like-thousands': {
    why: '1.5 means $1.50, not $1,500.',
    fails: '"individual": 1.5',
    passes: '"individual": 1500',
  },
  'service-name-differs': {
    why: 'Employees enter uses under one name, and see what they cost under the other.',
    fails: '"Office visit" in one file, "Primary care visit" in the other',
    passes: '"Primary care visit" in both',
  },
  'free-service': {
    why: 'A service without a price makes no difference between plans.',
    fails: '"allowedAmount": 0',
    passes: '"allowedAmount": 145',
  },
  'unusual-factor': {
    why: 'All prices at the location are multiplied by it.',
    fails: '"factor": 10',
    passes: '"factor": 1.1',
  },
  'persons-of-tier': {
    why: 'The service assigns the uses of care to these people.',
    fails: '"ES": { "adults": 1, "children": 1 }',
    passes: '"ES": { "adults": 2, "children": 0 }',
  },
  'scenario-without-uses': {
    why: 'Without care, every plan costs only its payroll deduction.',
    fails: '{ "id": "usual", "uses": [] }',
    passes: '{ "id": "usual", "uses": [{ "service": "primary", "perAdult": 2 }] }',
  },
  'unusual-uses': {
    why: 'With so many uses, every plan reaches its out-of-pocket maximum.',
    fails: '"perAdult": 300',
    passes: '"perAdult": 3',
  },
  'same-uses': {
    why: 'Employees see the same figures for two scenarios.',
    fails: 'the same "uses" in two scenarios',
    passes: 'different "uses" in each scenario',
  },
  'no-effect-question': {
    why: 'Employees answer a question that does not change what they pay.',
    fails: '"locations": [{ "id": "boise", "factor": 1 }, { "id": "reno", "factor": 1 }]',
    passes: '"locations": [{ "id": "boise", "factor": 1 }, { "id": "reno", "factor": 1.15 }]',
  },
  'offer-without-question': {
    why: 'Nobody has the location or the salary band, so nobody gets the plan or the amounts.',
    fails: '"locations": false in features, and a plan with "locations": ["boise"]',
    passes: '"locations": true in features',
  },
  'account-property': {
    why: 'Employees keep the money in an HSA only, and only an HRA is limited to some expenses.',
    fails: '"account": { "type": "HRA", "counts": "full", … }',
    passes: '"account": { "type": "HRA", … }',
  },
  'explorer-without-account': {
    why: 'Only results of a plan with an account have the explorer, so there is nothing to hide.',
    fails: '"accountExplorer": false, and no plan has an account',
    passes: '"accountExplorer": false, and a plan has "account": { "type": "HSA", … }',
  },
  'credit-into-account': {
    why: 'The credit counts as company money under plans with an account, and as nothing under the others.',
    fails: '{ "id": "wellness", "yearly": 300, "paidIntoAccount": true }',
    passes: '{ "id": "wellness", "yearly": -300, "paidIntoAccount": true }',
  },
  'dominated-plan': {
    why: 'No employee is better off with it, so an amount in one of the two plans may be wrong.',
    fails: 'a plan with higher payroll deductions than another, and no better otherwise',
    passes: 'lower payroll deductions, or a lower deductible',
  },
  'never-best-plan': {
    why: 'It is not the best plan for any employee, so one of its amounts may be wrong.',
    fails: 'a plan that is never the cheapest',
    passes: 'lower payroll deductions, or a lower out-of-pocket maximum',
  },
}
