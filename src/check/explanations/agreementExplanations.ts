import type { Explanation } from './Explanation.ts'

/** Rules on how instance.json and plans.json fit together. */
export const agreementExplanations: Record<string, Explanation> = {
  'id-of-another-type': {
    why: '1 and "1" are different ids, so the service does not find the row.',
    fails: '"id": "7" in plans.json, "id": 7 in instance.json',
    passes: '"id": 7 in both',
  },
  'misspelled-id': {
    why: 'The service finds a row only if the ids match exactly.',
    fails: '"id": "boisse" in plans.json, "id": "boise" in instance.json',
    passes: '"id": "boise" in both',
  },
  'location-without-factor': {
    why: 'Employees can choose the location, but the service has no factor for it.',
    fails: '"locations": [] in plans.json',
    passes: '"locations": [{ "id": "boise", "factor": 1.15 }]',
  },
  'surcharge-without-price': {
    why: 'Employees can agree with the statement, but the service has no amount for it.',
    fails: '"surcharges": [] in plans.json',
    passes: '"surcharges": [{ "id": "tobacco", "yearly": 1200 }]',
  },
  'style-without-effect': {
    why: 'Employees can choose the style, but the service does not know what it means.',
    fails: '"savingsStyles": [] in plans.json',
    passes: '"savingsStyles": [{ "id": "saver", "avoidsOwnMoney": false }]',
  },
  'service-without-price': {
    why: 'Employees can enter uses of the service, but it has no price.',
    fails: '"services": [] in plans.json',
    passes: '"services": [{ "id": "primary", "name": "Primary care visit", "allowedAmount": 145 }]',
  },
  'unknown-id': {
    why: 'Employees cannot choose this id, so the row has no effect.',
    fails: '"locations": [{ "id": "paris", "factor": 1.2 }]',
    passes: '"locations": [{ "id": "boise", "factor": 1.2 }]',
  },
  'repeated-key': {
    why: 'The responses of the service identify plans by their keys.',
    fails: '"key": "ppo" in two plans',
    passes: '"key": "ppo" and "key": "ppo-plus"',
  },
  'unknown-service': {
    why: 'A use without a price would count as free.',
    fails: '"uses": [{ "service": "primry", "perAdult": 2 }]',
    passes: '"uses": [{ "service": "primary", "perAdult": 2 }]',
  },
  'unknown-plan': {
    why: 'The surcharge or credit would cost nothing under every plan.',
    fails: '{ "id": "tobacco", "yearly": 1200, "plans": ["pppo"] }',
    passes: '{ "id": "tobacco", "yearly": 1200, "plans": ["ppo"] }',
  },
  'repeated-service': {
    why: 'Only one of the two rows can count.',
    fails: '"uses": [{ "service": "er", "perAdult": 1 }, { "service": "er", "perChild": 1 }]',
    passes: '"uses": [{ "service": "er", "perAdult": 1, "perChild": 1 }]',
  },
  'band-without-payroll': {
    why: 'The service has no payroll deduction for employees in that salary band.',
    fails: '"payroll": [{ "salaryBand": "low", "yearly": … }], with a band "high" too',
    passes: '"payroll": [{ "salaryBand": "low", "yearly": … }, { "salaryBand": "high", "yearly": … }]',
  },
  'location-without-payroll': {
    why: 'The service has no payroll deduction for employees at that location.',
    fails: '"payroll": [{ "location": "boise", "yearly": … }], with a location "salem" too',
    passes: '"payroll": [{ "location": "boise", "yearly": … }, { "yearly": … }]',
  },
  'no-plan-offered': {
    why: 'The service has no result for employees without a plan, and rejects the file.',
    fails: '"locations": ["boise"] in every plan, with a location "salem" too',
    passes: '"locations": ["boise"] in one plan, and another plan without "locations"',
  },
  'repeated-band': {
    why: 'Only one of the two rows can count.',
    fails: '"payroll": [{ "yearly": … }, { "yearly": … }]',
    passes: '"payroll": [{ "yearly": … }]',
  },
  'too-many-decimals': {
    why: 'Money has cents. More decimals come from a spreadsheet or another unit.',
    fails: '"allowedAmount": 145.1999',
    passes: '"allowedAmount": 145.2',
  },
  'drug-deductible-missing': {
    why: 'A family limit without the amount of each person has no effect.',
    fails: '"familyDrugDeductible": 200',
    passes: '"drugDeductible": 100, "familyDrugDeductible": 200',
  },
  'pay-periods-missing': {
    why: 'Without it, amounts per pay period cannot be converted to yearly ones.',
    fails: '"perPay": { "EE": 75, … } without "payPeriods"',
    passes: '"payPeriods": 26',
  },
}
