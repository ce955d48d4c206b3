import { emptyList, isOfferedNothing } from './emptyLists.ts'
import type { Misfit } from './Misfit.ts'
import { ruleOf, type SchemaRule } from './SchemaRule.ts'
import { unknownName } from './unknownName.ts'
import { wordings } from './wording.ts'

/** What the schemas ask for. The checks are the ones that calculator and service run; here they get names and words. */
export const structureRules: readonly SchemaRule[] = [
  {
    code: 'feature-without-list',
    severity: 'error',
    title: 'A feature that is on has something to choose from.',
    keywords: ['required', 'minItems', 'type'],
    holds: isOfferedNothing,
    words: emptyList,
  },
  {
    code: 'missing-property',
    severity: 'error',
    title: 'Everything that is needed is there.',
    keywords: ['required'],
    words: wordings.missing,
  },
  {
    code: 'wrong-type',
    severity: 'error',
    title: 'Each value is of its kind: a text, a number, a list, an object, true or false.',
    keywords: ['type'],
    words: wordings.type,
  },
  {
    code: 'unknown-value',
    severity: 'error',
    title: 'Where only some values mean something, one of them is there.',
    keywords: ['enum', 'const'],
    words: wordings.choice,
  },
  {
    code: 'yearly-or-per-pay',
    severity: 'error',
    title: 'An amount is given for a year or for each pay.',
    keywords: ['not'],
    holds: ({ value }) => typeof value === 'object',
    words: wordings.amounts,
  },
  {
    code: 'reserved-id',
    severity: 'error',
    title: 'No id is a word that the calculator needs for itself.',
    keywords: ['not'],
    words: wordings.reserved,
  },
  {
    code: 'out-of-range',
    severity: 'error',
    title: 'Numbers are within their limits.',
    keywords: ['minimum', 'maximum'],
    words: wordings.limit,
  },
  {
    code: 'wrong-length',
    severity: 'error',
    title: 'Texts, lists and maps are as long as they have to be.',
    keywords: ['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties'],
    words: wordings.size,
  },
  {
    code: 'forbidden-property',
    severity: 'error',
    title: 'Where a slip of the keyboard would cost money, no unknown property stands.',
    keywords: ['additionalProperties'],
    words: (misfit) => unknownName(misfit, (name) => `'${name}' cannot stand here.`),
  },
  {
    code: 'wrong-structure',
    severity: 'error',
    title: 'A document fits its schema.',
    keywords: ['pattern'],
    words: wordings.form,
  },
]

const anyOther = { ...structureRules.at(-1)!, words: wordings.other }

export function structureRuleOf(misfit: Misfit): SchemaRule {
  return ruleOf(structureRules, misfit) ?? anyOther
}
