import { closestName } from '../../contract/agreement/closestName.ts'
import type { Misfit } from './Misfit.ts'
import { capitalized } from './placeName.ts'
import { ruleOf, type SchemaRule } from './SchemaRule.ts'
import { unknownName } from './unknownName.ts'
import { kindsWanted, sayingOf } from './wording.ts'

/** What the schemas advise. A document that does not follow is served, and hardly what is meant. */
export const adviceRules: readonly SchemaRule[] = [
  {
    code: 'unknown-feature',
    severity: 'warning',
    title: 'Every feature is one that the calculator has.',
    keywords: ['additionalProperties'],
    holds: ({ path }) => /^\/features\/[^/]*$/.test(path),
    words: (misfit) => unknownName(misfit, (name) => `'${name}' is not a feature.`),
  },
  {
    code: 'unknown-property',
    severity: 'warning',
    title: 'Every property is one that somebody reads.',
    keywords: ['additionalProperties'],
    words: (misfit) => unknownName(misfit, (name) => `Nothing reads '${name}' here.`),
  },
  {
    code: 'overlong-text',
    severity: 'warning',
    title: 'What is shown has room where it is shown.',
    keywords: ['maxLength'],
    words: ({ place, name, params, value, isOfName }) => ({
      message: `${capitalized(place)} has ${lengthOf(isOfName ? name : String(value))} characters, more than there is room for.`,
      mend: `Say it in ${String(params.limit)} characters at most.`,
    }),
  },
  {
    code: 'empty-text',
    severity: 'warning',
    title: 'A text says something.',
    keywords: ['minLength'],
    words: ({ place }) => ({
      message: `${capitalized(place)} is empty.`,
      mend: 'Write what belongs there.',
    }),
  },
  {
    code: 'unknown-icon',
    severity: 'warning',
    title: 'Every picture is one that the calculator has.',
    keywords: ['enum'],
    holds: ({ name }) => name === 'icon',
    words: ({ place, params, value }) => {
      const names = (params.allowedValues as unknown[]).filter((each) => typeof each === 'string')
      const meant = closestName(String(value), names)
      return {
        message: `${capitalized(place)} is ${JSON.stringify(value)}, and there is no such picture.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`,
        mend: `Write ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`,
      }
    },
  },
  {
    code: 'long-list',
    severity: 'warning',
    title: 'No list is longer than people read.',
    keywords: ['maxItems'],
    words: ({ place, params, value }) => ({
      message: `${capitalized(place)} has ${(value as unknown[]).length} rows.`,
      mend: `Keep to ${String(params.limit)} at most.`,
    }),
  },
  {
    code: 'unusual-number',
    severity: 'warning',
    title: 'Numbers are of the size that they usually have.',
    keywords: ['minimum', 'maximum'],
    words: ({ place, keyword, params, value }) => ({
      message: `${capitalized(place)} is ${String(value)}, which is unusual.`,
      mend: `Write ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(params.limit)}.`,
    }),
  },
  {
    code: 'odd-value',
    severity: 'warning',
    title: 'What nobody has to read is written as it is meant too.',
    keywords: [],
    words: (misfit) => {
      const wanted = misfit.keyword === 'type' ? kindsWanted(misfit) : misfit.expected
      return {
        message: `${capitalized(misfit.place)} is ${misfit.found}, where ${wanted} is expected.`,
        mend: sayingOf(misfit) ?? `Write ${wanted}.`,
      }
    },
  },
]

/** The rule that a misfit breaks; none where a rule of its own reads more than a schema can. */
export function adviceRuleOf(misfit: Misfit): SchemaRule | undefined {
  if (misfit.path === '/client/url' && misfit.keyword === 'pattern') return undefined
  return ruleOf(adviceRules, misfit) ?? adviceRules.at(-1)
}

/** In characters as JSON Schema counts them: one that takes two code units is one. */
function lengthOf(text: string) {
  return Array.from(text).length
}
