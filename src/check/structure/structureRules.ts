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

/** Rules for violations that also make the calculator and the service reject a document. */
export const structureRules: readonly ViolationRule[] = [
  {
    code: 'feature-without-list',
    severity: 'error',
    title: 'A feature that is switched on has something to choose from.',
    keywords: ['required', 'minItems', 'type'],
    matches: isFeatureWithoutList,
    describe: describeFeatureWithoutList,
  },
  {
    code: 'missing-property',
    severity: 'error',
    title: 'All required properties are present.',
    keywords: ['required'],
    describe: describeMissing,
  },
  {
    code: 'wrong-translations',
    severity: 'error',
    title: 'A text in several languages is a text for each language.',
    keywords: ['type'],
    matches: isWrongTranslations,
    describe: describeWrongTranslations,
  },
  {
    code: 'wrong-type',
    severity: 'error',
    title: 'Each value has the expected type: text, number, list, object, true or false.',
    keywords: ['type'],
    describe: describeWrongType,
  },
  {
    code: 'unknown-value',
    severity: 'error',
    title: 'Where only certain values are allowed, one of them is used.',
    keywords: ['enum', 'const'],
    describe: describeUnknownValue,
  },
  {
    code: 'yearly-or-per-pay',
    severity: 'error',
    title: 'An amount is given either per year or per pay period.',
    keywords: ['not'],
    matches: ({ value }) => typeof value === 'object',
    describe: describeAmounts,
  },
  {
    code: 'reserved-id',
    severity: 'error',
    title: 'No id is a reserved word.',
    keywords: ['not'],
    describe: describeReservedWord,
  },
  {
    code: 'out-of-range',
    severity: 'error',
    title: 'Numbers are within the allowed range.',
    keywords: ['minimum', 'maximum'],
    describe: describeOutOfRange,
  },
  {
    code: 'wrong-length',
    severity: 'error',
    title: 'Texts and lists are neither too short nor too long.',
    keywords: ['minItems', 'minProperties', 'maxLength'],
    describe: describeWrongLength,
  },
  {
    code: 'forbidden-property',
    severity: 'error',
    title: 'Where a typo would cost money, there are no unknown properties.',
    keywords: ['additionalProperties'],
    describe: (violation) => describeUnknownName(violation, (name) => `'${name}' is not allowed here.`),
  },
  {
    code: 'wrong-structure',
    severity: 'error',
    title: 'A document follows its schema.',
    keywords: ['pattern'],
    describe: describeWrongPattern,
  },
]

const fallback = { ...structureRules.at(-1)!, describe: describeOther }

export function structureRuleFor(violation: SchemaViolation): ViolationRule {
  return findRule(structureRules, violation) ?? fallback
}
