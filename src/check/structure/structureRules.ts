import {
  describeFeatureWithoutList,
  isFeatureWithoutList,
  describeUnknownName,
  expectedTypes,
  schemaMessage,
  joinWithOr,
  countCharacters,
  typeNames,
} from './violationTexts.ts'
import { type SchemaViolation, findRule, type ViolationRule, capitalize } from './SchemaViolation.ts'
import { valueAt } from '../../contract/pointer.ts'
import { toRules } from '../LinterRule.ts'
import { closestMatch } from '../closestMatch.ts'
import { amountNames, type Schema } from './subschemas.ts'

/** Rules for violations that also make the calculator and the service reject a document. */
export const structureRules = toRules<ViolationRule>('error', {
  'feature-without-list': {
    title: 'A feature that is switched on has something to choose from.',
    fails: '"features": { "locations": true }, "locations": []',
    passes: '"features": { "locations": true }, "locations": [{ "id": "boise", "name": "Boise" }]',
    keywords: ['required', 'minItems', 'type'],
    matches: isFeatureWithoutList,
    describe: describeFeatureWithoutList,
  },
  'missing-property': {
    title: 'All required properties are present.',
    fails: '{ "id": "primary", "name": "Primary care visit" }',
    passes: '{ "id": "primary", "name": "Primary care visit", "allowedAmount": 145 }',
    keywords: ['required'],
    describe: ({ name, subject, subschemas, pointer, document }) => {
      const isListThatMayBeEmpty = subschemas.some(
        ({ type, minItems }) => [type].flat().includes('array') && minItems === undefined,
      )
      return {
        message: `${capitalize(subject)} is missing.`,
        help: isListThatMayBeEmpty
          ? `Add '${name}' here: [] if there is nothing to list.`
          : `Add '${name}' here${adviseRemoval(pointer, document)}.`,
      }
    },
  },
  'wrong-type': {
    title: 'Each value has the expected type: text, number, list, object, true or false.',
    fails: '"planYear": "2027"',
    passes: '"planYear": 2027',
    keywords: ['type'],
    describe: (violation) => ({
      message: `${capitalize(violation.subject)} must be ${expectedTypes(violation)}, but is ${violation.found}.`,
      help: schemaMessage(violation) ?? `Write ${expectedTypes(violation)}.`,
    }),
  },
  'unknown-value': {
    title: 'Where only certain values are allowed, one of them is used.',
    fails: '"accountMoney": "half"',
    passes: '"accountMoney": "capped"',
    keywords: ['enum', 'const'],
    describe: (violation) => {
      const { params, subject, value, found } = violation
      const allowed = [params.allowedValues ?? params.allowedValue].flat().map((each) => JSON.stringify(each))
      // A number has no similar number that is more likely than others.
      const suggestion = typeof value === 'string' ? closestMatch(found, allowed) : undefined
      const help = schemaMessage(violation) ?? `Write ${joinWithOr(allowed)}.`
      const message = `${capitalize(subject)} cannot be ${found}.`
      if (suggestion === undefined) return { message, help }
      return {
        message: `${message} Did you mean ${suggestion}?`,
        help,
        replacement: JSON.parse(suggestion) as unknown,
      }
    },
  },
  'yearly-or-per-pay': {
    title: 'An amount is given either per year or per pay period.',
    fails: '{ "id": "tobacco", "yearly": 1200, "perPay": 50 }',
    passes: '{ "id": "tobacco", "yearly": 1200 }',
    keywords: ['not'],
    matches: ({ value }) => typeof value === 'object',
    describe: ({ subject, value, subschemas }) => {
      const names = amountNames(subschemas)
      const present = names.filter((name) => Object.hasOwn(Object(value) as object, name))
      const quoted = (listed: string[]) => listed.map((name) => `'${name}'`)
      return present.length > 0
        ? {
            message: `${capitalize(subject)} has more than one amount: ${quoted(present).join(', ')}.`,
            help: 'Keep one of them.',
          }
        : {
            message: `${capitalize(subject)} needs an amount: ${joinWithOr(quoted(names))}.`,
            help: 'Add one of them.',
          }
    },
  },
  'reserved-id': {
    title: 'No id is a reserved word.',
    fails: '"scenarios": [{ "id": "custom", "display": "A usual year" }]',
    passes: '"scenarios": [{ "id": "usual", "display": "A usual year" }]',
    keywords: ['not'],
    describe: (violation) => ({
      message: `${capitalize(violation.subject)} is ${violation.found}, which is a reserved word.`,
      help: schemaMessage(violation) ?? 'Choose another one.',
    }),
  },
  'out-of-range': {
    title: 'Numbers are within the allowed range.',
    fails: '"coinsurance": 120',
    passes: '"coinsurance": 20',
    keywords: ['minimum', 'maximum'],
    describe: ({ subject, subschemas, expected, found }) => ({
      message: `${capitalize(subject)} must be ${expected}, but is ${found}.`,
      help: `Write ${allowedRange(subschemas) ?? expected}.`,
    }),
  },
  'wrong-length': {
    title: 'Texts and lists are neither too short nor too long.',
    fails: '"plans": []',
    passes: '"plans": [{ "key": "ppo", … }]',
    keywords: ['minItems', 'minProperties', 'maxLength'],
    describe: ({ subject, keyword, params, value }) => {
      // The schemas never require more than one entry.
      if (keyword !== 'maxLength')
        return { message: `${capitalize(subject)} is empty.`, help: 'Add at least one.' }
      const limit = String(params.limit)
      return {
        message: `${capitalize(subject)} has ${countCharacters(String(value))} characters, more than the ${limit} allowed.`,
        help: `Shorten it to at most ${limit} characters.`,
      }
    },
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
    fails: '(anything else that a schema asks for)',
    passes: '(as the message says)',
    keywords: ['pattern'],
    describe: ({ subject, keyword, expected, found, ...violation }) => ({
      message:
        keyword === 'pattern'
          ? `${capitalize(subject)} is not in the expected form.`
          : `${capitalize(subject)} must be ${expected}, but is ${found}.`,
      help: schemaMessage({ keyword, ...violation }) ?? 'See its description in the schema.',
    }),
  },
})

/** The advice to remove the rest of a separate limit of other providers, which is optional. */
function adviseRemoval(pointer: string, document: unknown) {
  const limit = /^(.*\/otherProviders\/\d+\/\w+)\/(?:individual|family|kind)$/.exec(pointer)?.[1]
  if (limit === undefined) return ''
  const names = Object.keys(Object(valueAt(document, limit)) as object).map((name) => `'${name}'`)
  return `, or remove ${new Intl.ListFormat('en').format(names)} to have no such limit`
}

export function structureRuleFor(violation: SchemaViolation): ViolationRule {
  return findRule(structureRules, violation) ?? structureRules.at(-1)!
}

function allowedRange(subschemas: Schema[]) {
  const { minimum, maximum, type } = subschemas.find((subschema) => 'minimum' in subschema) ?? {}
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return undefined
  const types = new Set<unknown>([type].flat())
  const range = `${typeNames[types.has('number') ? 'number' : 'integer']} from ${minimum} to ${maximum}`
  return types.has('string') ? `${range}, or text in quotation marks` : range
}
