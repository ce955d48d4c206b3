import { closestMatch } from '../closestMatch.ts'
import type { Misfit } from './Misfit.ts'
import { capitalized } from './placeName.ts'
import { ruleOf, type SchemaRule } from './SchemaRule.ts'
import { lengthOf } from './sizes.ts'
import { unknownName } from './unknownName.ts'
import { kindsWanted, sayingOf } from './wording.ts'

/** What the schemas advise. A document that does not follow is served, and hardly what is meant. */
export const adviceRules: readonly SchemaRule[] = [
  {
    code: 'unknown-feature',
    severity: 'warning',
    title: 'Every feature is known to the calculator.',
    keywords: ['additionalProperties'],
    holds: ({ path }) => /^\/features\/[^/]*$/.test(path),
    words: (misfit) => unknownName(misfit, (name) => `'${name}' is not a feature.`),
  },
  {
    code: 'unknown-property',
    severity: 'warning',
    title: 'Every property is known.',
    keywords: ['additionalProperties'],
    words: (misfit) => unknownName(misfit, (name) => `'${name}' is not a known property and has no effect.`),
  },
  {
    code: 'overlong-text',
    severity: 'warning',
    title: 'Text fits where it is shown.',
    keywords: ['maxLength'],
    words: ({ place, name, params, value, isOfName }) => ({
      message: `${capitalized(place)} has ${lengthOf(isOfName ? name : String(value))} characters, more than there is room for.`,
      help: `Shorten it to at most ${String(params.limit)} characters.`,
    }),
  },
  {
    code: 'empty-text',
    severity: 'warning',
    title: 'Text is not empty.',
    keywords: ['minLength'],
    words: ({ place }) => ({
      message: `${capitalized(place)} is empty.`,
      help: 'Enter a text.',
    }),
  },
  {
    code: 'unknown-icon',
    severity: 'warning',
    title: 'Every icon is known to the calculator.',
    keywords: ['enum'],
    holds: ({ name }) => name === 'icon',
    words: ({ place, params, value }) => {
      const names = (params.allowedValues as unknown[]).filter((each) => typeof each === 'string')
      const meant = closestMatch(String(value), names)
      return {
        message: `${capitalized(place)} is ${JSON.stringify(value)}, which is not a known icon.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`,
        help: `Write ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`,
        replacement: meant,
      }
    },
  },
  {
    code: 'long-list',
    severity: 'warning',
    title: 'No list is too long to read.',
    keywords: ['maxItems'],
    words: ({ place, params, value }) => ({
      message: `${capitalized(place)} has ${(value as unknown[]).length} rows.`,
      help: `Keep it to at most ${String(params.limit)}.`,
    }),
  },
  {
    code: 'unusual-number',
    severity: 'warning',
    title: 'Numbers are of the usual size.',
    keywords: ['minimum', 'maximum'],
    words: ({ place, keyword, params, value }) => ({
      message: `${capitalized(place)} is ${String(value)}, which is unusual.`,
      help: `Write ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(params.limit)}.`,
    }),
  },
  {
    code: 'odd-value',
    severity: 'warning',
    title: 'Optional values have the expected type.',
    keywords: [],
    words: (misfit) => {
      const wanted = misfit.keyword === 'type' ? kindsWanted(misfit) : misfit.expected
      return {
        message: `${capitalized(misfit.place)} is ${misfit.found}, but ${wanted} is expected.`,
        help: sayingOf(misfit) ?? `Write ${wanted}.`,
      }
    },
  },
]

/** The rule that a misfit breaks; none where a rule of its own reads more than a schema can. */
export function adviceRuleOf(misfit: Misfit): SchemaRule | undefined {
  if (misfit.path === '/client/url' && misfit.keyword === 'pattern') return undefined
  return ruleOf(adviceRules, misfit) ?? adviceRules.at(-1)
}
