import type { Explanation } from './Explanation.ts'

/** Rules on the structure that the schemas describe. */
export const structureExplanations: Record<string, Explanation> = {
  'feature-without-list': {
    why: 'Employees would be asked to choose, with nothing to choose from.',
    fails: '"features": { "locations": true }, "locations": []',
    passes: '"features": { "locations": true }, "locations": [{ "id": "boise", "name": "Boise" }]',
  },
  'missing-property': {
    why: 'The calculator and the service need it, and reject the document without it.',
    fails: '{ "id": "primary", "name": "Primary care visit" }',
    passes: '{ "id": "primary", "name": "Primary care visit", "allowedAmount": 145 }',
  },
  'wrong-type': {
    why: 'The calculator and the service reject a value of another type.',
    fails: '"planYear": "2027"',
    passes: '"planYear": 2027',
  },
  'unknown-value': {
    why: 'The service knows only the listed values, and rejects any other.',
    fails: '"accountMoney": "half"',
    passes: '"accountMoney": "capped"',
  },
  'yearly-or-per-pay': {
    why: 'With two amounts, or none, the amount is not clear.',
    fails: '{ "id": "tobacco", "yearly": 1200, "perPay": 50 }',
    passes: '{ "id": "tobacco", "yearly": 1200 }',
  },
  'reserved-id': {
    why: 'The calculator uses this id itself.',
    fails: '"scenarios": [{ "id": "custom", "display": "A usual year" }]',
    passes: '"scenarios": [{ "id": "usual", "display": "A usual year" }]',
  },
  'out-of-range': {
    why: 'The service rejects numbers that no plan can have.',
    fails: '"coinsurance": 120',
    passes: '"coinsurance": 20',
  },
  'wrong-length': {
    why: 'The service rejects an empty list where it needs rows, and a text that is too long.',
    fails: '"plans": []',
    passes: '"plans": [{ "key": "ppo", … }]',
  },
  'forbidden-property': {
    why: 'In a payment, a typo would make the service free, so other names are rejected.',
    fails: '{ "deductible": true, "coinsurence": 20 }',
    passes: '{ "deductible": true, "coinsurance": 20 }',
  },
  'wrong-structure': {
    why: 'The service rejects what its schema does not describe.',
    fails: '(anything else that a schema asks for)',
    passes: '(as the message says)',
  },
  'unknown-feature': {
    why: 'The name switches nothing on, so employees are not asked.',
    fails: '"features": { "location": true }',
    passes: '"features": { "locations": true }',
  },
  'unknown-property': {
    why: 'Nothing reads it, so it is often a typo.',
    fails: '{ "id": "er", "name": "Emergency room", "allowedAmount": 1200, "isdrug": true }',
    passes: '{ "id": "er", "name": "Emergency room", "allowedAmount": 1200, "isDrug": true }',
  },
  'overlong-text': {
    why: 'The text does not fit where employees see it.',
    fails: '"display": "A year in which you go to the doctor about as often as most people do"',
    passes: '"display": "A usual year"',
  },
  'empty-text': {
    why: 'Employees see an empty tile, name, or option.',
    fails: '"display": ""',
    passes: '"display": "A usual year"',
  },
  'unknown-icon': {
    why: 'The tile has no picture.',
    fails: '"icon": "sunny"',
    passes: '"icon": "sun"',
  },
  'long-list': {
    why: 'Employees do not read such a long list.',
    fails: '25 scenarios',
    passes: 'at most 24 scenarios',
  },
  'unusual-number': {
    why: 'The service accepts it, but it is probably a typo.',
    fails: '"planYear": 2207',
    passes: '"planYear": 2027',
  },
  'odd-value': {
    why: 'The value has no effect, because another type is expected.',
    fails: '"customScenarioUses": "none"',
    passes: '"customScenarioUses": []',
  },
}
