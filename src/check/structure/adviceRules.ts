import { closestMatch, didYouMean } from '../closestMatch.ts'
import { capitalize } from './describePointer.ts'
import type { SchemaViolation } from './SchemaViolation.ts'
import { describeUnknownName } from './unknownName.ts'
import { countCharacters, expectedTypes, joinWithOr, schemaMessage } from './violationMessages.ts'
import { findRule, type ViolationRule } from './ViolationRule.ts'

/** Rules for what the schemas only advise. A document that breaks them is served, but probably not as intended. */
export const adviceRules: readonly ViolationRule[] = [
  {
    code: 'unknown-feature',
    severity: 'warning',
    title: 'Every feature is known to the calculator.',
    keywords: ['additionalProperties'],
    matches: ({ pointer }) => /^\/features\/[^/]*$/.test(pointer),
    describe: (violation) => describeUnknownName(violation, (name) => `'${name}' is not a feature.`),
  },
  {
    code: 'unknown-property',
    severity: 'warning',
    title: 'Every property is known.',
    keywords: ['additionalProperties'],
    describe: (violation) =>
      describeUnknownName(violation, (name) => `'${name}' is not a known property and has no effect.`),
  },
  {
    code: 'overlong-text',
    severity: 'warning',
    title: 'Text fits where it is shown.',
    keywords: ['maxLength'],
    describe: ({ subject, name, params, value, isAboutName }) => ({
      message: `${capitalize(subject)} has ${countCharacters(isAboutName ? name : String(value))} characters, more than there is room for.`,
      help: `Shorten it to at most ${String(params.limit)} characters.`,
    }),
  },
  {
    code: 'empty-text',
    severity: 'warning',
    title: 'Text is not empty.',
    keywords: ['minLength'],
    describe: ({ subject }) => ({
      message: `${capitalize(subject)} is empty.`,
      help: 'Enter some text.',
    }),
  },
  {
    code: 'unknown-icon',
    severity: 'warning',
    title: 'Every icon is known to the calculator.',
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
  {
    code: 'long-list',
    severity: 'warning',
    title: 'No list is too long to read.',
    keywords: ['maxItems'],
    describe: ({ subject, params, value }) => ({
      message: `${capitalize(subject)} has ${(value as unknown[]).length} rows.`,
      help: `Keep it to at most ${String(params.limit)}.`,
    }),
  },
  {
    code: 'unusual-number',
    severity: 'warning',
    title: 'Numbers are of the usual size.',
    keywords: ['minimum', 'maximum'],
    describe: ({ subject, keyword, params, value }) => ({
      message: `${capitalize(subject)} is ${String(value)}, which is unusual.`,
      help: `Write ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(params.limit)}.`,
    }),
  },
  {
    code: 'odd-value',
    severity: 'warning',
    title: 'Optional values have the expected type.',
    keywords: [],
    describe: (violation) => {
      const expected = violation.keyword === 'type' ? expectedTypes(violation) : violation.expected
      return {
        message: `${capitalize(violation.subject)} is ${violation.found}, but ${expected} is expected.`,
        help: schemaMessage(violation) ?? `Write ${expected}.`,
      }
    },
  },
]

/** Undefined for a violation that another rule reports in more detail. */
export function adviceRuleFor(violation: SchemaViolation): ViolationRule | undefined {
  if (violation.keyword === 'pattern' && /^\/client\/(url$|languages\/)/.test(violation.pointer))
    return undefined
  return findRule(adviceRules, violation) ?? adviceRules.at(-1)
}
