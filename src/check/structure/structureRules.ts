import { describeFeatureWithoutList, isFeatureWithoutList } from './featureWithoutList.ts'
import type { SchemaViolation } from './SchemaViolation.ts'
import { describeWrongTranslations, isWrongTranslations } from './wrongTranslations.ts'
import { describeUnknownName } from './unknownName.ts'
import {
  describeAmounts,
  describeMissing,
  describeOther,
  describeOutOfRange,
  describeReservedWord,
  describeUnknownValue,
  describeWrongLength,
  describeWrongPattern,
  describeWrongType,
} from './violationMessages.ts'
import { findRule, type ViolationRule } from './ViolationRule.ts'
import { toRules } from '../LinterRule.ts'

/** Rules for violations that also make the calculator and the service reject a document. */
export const structureRules = toRules<ViolationRule>('error', {
  'feature-without-list': {
    title: 'A feature that is switched on has something to choose from.',
    why: 'Employees would be asked to choose, with nothing to choose from.',
    fails: '"features": { "locations": true }, "locations": []',
    passes: '"features": { "locations": true }, "locations": [{ "id": "boise", "name": "Boise" }]',
    keywords: ['required', 'minItems', 'type'],
    matches: isFeatureWithoutList,
    describe: describeFeatureWithoutList,
  },
  'missing-property': {
    title: 'All required properties are present.',
    why: 'The calculator and the service need it, and reject the document without it.',
    fails: '{ "id": "primary", "name": "Primary care visit" }',
    passes: '{ "id": "primary", "name": "Primary care visit", "allowedAmount": 145 }',
    keywords: ['required'],
    describe: describeMissing,
  },
  'wrong-translations': {
    title: 'A text in several languages is a text for each language.',
    why: 'The service needs a text for each language of the map, and rejects the document without it.',
    fails: '"name": { "en": "Boise", "es": null }',
    passes: '"name": { "en": "Boise", "es": "Boise" }',
    keywords: ['type'],
    matches: isWrongTranslations,
    describe: describeWrongTranslations,
  },
  'wrong-type': {
    title: 'Each value has the expected type: text, number, list, object, true or false.',
    why: 'The calculator and the service reject a value of another type.',
    fails: '"planYear": "2027"',
    passes: '"planYear": 2027',
    keywords: ['type'],
    describe: describeWrongType,
  },
  'unknown-value': {
    title: 'Where only certain values are allowed, one of them is used.',
    why: 'The service knows only the listed values, and rejects any other.',
    fails: '"accountMoney": "half"',
    passes: '"accountMoney": "capped"',
    keywords: ['enum', 'const'],
    describe: describeUnknownValue,
  },
  'yearly-or-per-pay': {
    title: 'An amount is given either per year or per pay period.',
    why: 'With two amounts, or none, the amount is not clear.',
    fails: '{ "id": "tobacco", "yearly": 1200, "perPay": 50 }',
    passes: '{ "id": "tobacco", "yearly": 1200 }',
    keywords: ['not'],
    matches: ({ value }) => typeof value === 'object',
    describe: describeAmounts,
  },
  'reserved-id': {
    title: 'No id is a reserved word.',
    why: 'The calculator uses this id itself.',
    fails: '"scenarios": [{ "id": "custom", "display": "A usual year" }]',
    passes: '"scenarios": [{ "id": "usual", "display": "A usual year" }]',
    keywords: ['not'],
    describe: describeReservedWord,
  },
  'out-of-range': {
    title: 'Numbers are within the allowed range.',
    why: 'The service rejects numbers that no plan can have.',
    fails: '"coinsurance": 120',
    passes: '"coinsurance": 20',
    keywords: ['minimum', 'maximum'],
    describe: describeOutOfRange,
  },
  'wrong-length': {
    title: 'Texts and lists are neither too short nor too long.',
    why: 'The service rejects an empty list where it needs rows, and a text that is too long.',
    fails: '"plans": []',
    passes: '"plans": [{ "key": "ppo", … }]',
    keywords: ['minItems', 'minProperties', 'maxLength'],
    describe: describeWrongLength,
  },
  'forbidden-property': {
    title: 'Where a typo would cost money, there are no unknown properties.',
    why: 'In a payment, a typo would make the service free, so other names are rejected.',
    fails: '{ "deductible": true, "coinsurence": 20 }',
    passes: '{ "deductible": true, "coinsurance": 20 }',
    keywords: ['additionalProperties'],
    describe: (violation) => describeUnknownName(violation, (name) => `'${name}' is not allowed here.`),
  },
  'wrong-structure': {
    title: 'A document follows its schema.',
    why: 'The service rejects what its schema does not describe.',
    fails: '(anything else that a schema asks for)',
    passes: '(as the message says)',
    keywords: ['pattern'],
    describe: describeWrongPattern,
  },
})

const fallback = { ...structureRules.at(-1)!, describe: describeOther }

export function structureRuleFor(violation: SchemaViolation): ViolationRule {
  return findRule(structureRules, violation) ?? fallback
}
