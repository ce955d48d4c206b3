import { closestMatch, didYouMean } from '../closestMatch.ts'
import { capitalize, type SchemaViolation, findRule, type ViolationRule } from './SchemaViolation.ts'
import {
  describeUnknownName,
  countCharacters,
  expectedTypes,
  joinWithOr,
  schemaMessage,
} from './violationTexts.ts'
import { toRules } from '../LinterRule.ts'

/** Rules for what the schemas only advise. A document that breaks them is served, but probably not as intended. */
export const adviceRules = toRules<ViolationRule>('warning', {
  'unknown-feature': {
    title: 'Every feature is known to the calculator.',
    fails: '"features": { "location": true }',
    passes: '"features": { "locations": true }',
    keywords: ['additionalProperties'],
    matches: ({ pointer }) => /^\/features\/[^/]*$/.test(pointer),
    describe: (violation) => describeUnknownName(violation, (name) => `'${name}' is not a feature.`),
  },
  'unknown-property': {
    title: 'Every property is known.',
    fails: '{ "id": "er", "name": "Emergency room", "allowedAmount": 1200, "isdrug": true }',
    passes: '{ "id": "er", "name": "Emergency room", "allowedAmount": 1200, "isDrug": true }',
    keywords: ['additionalProperties'],
    describe: (violation) =>
      describeUnknownName(violation, (name) => `'${name}' is not a known property and has no effect.`),
  },
  'overlong-text': {
    title: 'Text fits where it is shown.',
    fails: '"display": "A year in which you go to the doctor about as often as most people do"',
    passes: '"display": "A usual year"',
    keywords: ['maxLength'],
    describe: ({ subject, name, params, value, isAboutName }) => ({
      message: `${capitalize(subject)} has ${countCharacters(isAboutName ? name : String(value))} characters, more than there is room for.`,
      help: `Shorten it to at most ${String(params.limit)} characters.`,
    }),
  },
  'empty-text': {
    title: 'Text is not empty.',
    fails: '"display": ""',
    passes: '"display": "A usual year"',
    keywords: ['minLength'],
    describe: ({ subject }) => ({
      message: `${capitalize(subject)} is empty.`,
      help: 'Enter some text.',
    }),
  },
  'unknown-icon': {
    title: 'Every icon is known to the calculator.',
    fails: '"icon": "sunny"',
    passes: '"icon": "sun"',
    keywords: ['enum'],
    matches: ({ name }) => name === 'icon',
    describe: ({ subject, params, value }) => {
      const names = (params.allowedValues as unknown[]).filter((each) => typeof each === 'string')
      const suggestion = closestMatch(String(value), names)
      return {
        message: `${capitalize(subject)} is ${JSON.stringify(value)}, which is not a known icon.${didYouMean(suggestion)}`,
        help: `Write ${joinWithOr(names)}.`,
        replacement: suggestion,
      }
    },
  },
  'long-list': {
    title: 'No list is too long to read.',
    fails: '25 scenarios',
    passes: 'at most 24 scenarios',
    keywords: ['maxItems'],
    describe: ({ subject, params, value }) => ({
      message: `${capitalize(subject)} has ${(value as unknown[]).length} rows.`,
      help: `Keep it to at most ${String(params.limit)}.`,
    }),
  },
  'unusual-number': {
    title: 'Numbers are of the usual size.',
    fails: '"planYear": 2207',
    passes: '"planYear": 2027',
    keywords: ['minimum', 'maximum'],
    describe: ({ subject, keyword, params, value }) => ({
      message: `${capitalize(subject)} is ${String(value)}, which is unusual.`,
      help: `Write ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(params.limit)}.`,
    }),
  },
  'odd-value': {
    title: 'Optional values have the expected type.',
    fails: '"customScenarioUses": "none"',
    passes: '"customScenarioUses": []',
    keywords: [],
    describe: (violation) => {
      const expected = violation.keyword === 'type' ? expectedTypes(violation) : violation.expected
      return {
        message: `${capitalize(violation.subject)} is ${violation.found}, but ${expected} is expected.`,
        help: schemaMessage(violation) ?? `Write ${expected}.`,
      }
    },
  },
})

/** Undefined for a violation that another rule reports in more detail. */
export function adviceRuleFor(violation: SchemaViolation): ViolationRule | undefined {
  if (violation.keyword === 'pattern' && /^\/client\/(url$|languages\/)/.test(violation.pointer))
    return undefined
  return findRule(adviceRules, violation) ?? adviceRules.at(-1)
}
