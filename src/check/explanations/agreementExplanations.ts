import type { Explanation } from './Explanation.ts'

/** Rules on how instance.json and plans.json fit together. */
export const agreementExplanations: Record<string, Explanation> = {
  'id-of-another-type': {
    why: '1 and "1" are two ids, so the figure is not found.',
    fails: '"id": "7" in plans.json, "id": 7 in instance.json',
    passes: '"id": 7 in both',
  },
  'misspelled-id': {
    why: 'The figure is not found by another spelling.',
    fails: '"id": "boisse" in plans.json, "id": "boise" in instance.json',
    passes: '"id": "boise" in both',
  },
  'scenario-without-uses': {
    why: 'Without any use every plan costs only its payroll deduction, whatever it pays.',
    fails: '{ "id": "usual", "uses": [] }',
    passes: '{ "id": "usual", "uses": [{ "service": "primary", "perAdult": 2 }] }',
  },
  'location-without-factor': {
    why: 'Employees can choose it, and the service has no figure for it.',
    fails: '"locations": [] in plans.json',
    passes: '"locations": [{ "id": "boise", "factor": 1.15 }]',
  },
  'surcharge-without-price': {
    why: 'Employees can agree with it, and the service has no amount for it.',
    fails: '"surcharges": [] in plans.json',
    passes: '"surcharges": [{ "id": "tobacco", "yearly": 1200 }]',
  },
  'style-without-effect': {
    why: 'Employees can choose it, and the service does not know what it means.',
    fails: '"savingsStyles": [] in plans.json',
    passes: '"savingsStyles": [{ "id": "saver", "avoidsOwnMoney": false }]',
  },
  'service-without-price': {
    why: 'Employees can enter uses of it, and the service has no price for it.',
    fails: '"services": [] in plans.json',
    passes: '"services": [{ "id": "primary", "name": "Primary care visit", "allowedAmount": 145 }]',
  },
  'unknown-id': {
    why: 'The row is for nothing that employees can choose.',
    fails: '"locations": [{ "id": "paris", "factor": 1.2 }]',
    passes: '"locations": [{ "id": "boise", "factor": 1.2 }]',
  },
  'repeated-key': {
    why: 'The key names one plan in every answer of the service.',
    fails: '"key": "ppo" in two plans',
    passes: '"key": "ppo" and "key": "ppo-plus"',
  },
  'unknown-service': {
    why: 'A use without a price would count as free.',
    fails: '"uses": [{ "service": "primry", "perAdult": 2 }]',
    passes: '"uses": [{ "service": "primary", "perAdult": 2 }]',
  },
  'repeated-service': {
    why: 'Only one of the two rows can count.',
    fails: '"uses": [{ "service": "er", "perAdult": 1 }, { "service": "er", "perChild": 1 }]',
    passes: '"uses": [{ "service": "er", "perAdult": 1, "perChild": 1 }]',
  },
  'band-without-payroll': {
    why: 'Employees of that salary band have no payroll deduction to calculate with.',
    fails: '"payroll": [{ "salaryBand": "low", "yearly": … }], with a band "high" too',
    passes: '"payroll": [{ "salaryBand": "low", "yearly": … }, { "salaryBand": "high", "yearly": … }]',
  },
  'repeated-band': {
    why: 'Only one of the two rows can count.',
    fails: '"payroll": [{ "yearly": … }, { "yearly": … }]',
    passes: '"payroll": [{ "yearly": … }]',
  },
  'unknown-band': {
    why: 'No employee has this salary band, so no employee pays this deduction.',
    fails: 'a row for "salaryBand": "middle" beside those for "low" and "high", the only bands',
    passes: 'rows for "low" and "high" alone',
  },
  'service-name-differs': {
    why: 'Employees enter their uses by one name, and read what those cost by the other.',
    fails: '"Office visit" in one file, "Primary care visit" in the other',
    passes: '"Primary care visit" in both',
  },
  'too-many-decimals': {
    why: 'Money has cents. More decimals are spreadsheet noise or another unit.',
    fails: '"allowedAmount": 145.1999',
    passes: '"allowedAmount": 145.2',
  },
  'pay-periods-missing': {
    why: 'An amount per pay period cannot be made yearly without it.',
    fails: '"perPay": { "EE": 75, … } without "payPeriods"',
    passes: '"payPeriods": 26',
  },
}
