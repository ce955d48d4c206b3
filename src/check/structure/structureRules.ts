import { emptyList, isOfferedNothing } from './emptyLists.ts'
import type { Misfit } from './Misfit.ts'
import { ruleOf, type SchemaRule } from './SchemaRule.ts'
import { wrongSize } from './sizes.ts'
import { unknownName } from './unknownName.ts'
import { wordings } from './wording.ts'

/** What the schemas ask for. The checks are the ones that calculator and service run; here they get names and words. */
export const structureRules: readonly SchemaRule[] = [
  {
    code: 'feature-without-list',
    severity: 'error',
    title: 'A feature that is switched on has something to choose from.',
    keywords: ['required', 'minItems', 'type'],
    holds: isOfferedNothing,
    words: emptyList,
  },
  {
    code: 'missing-property',
    severity: 'error',
    title: 'All required properties are present.',
    keywords: ['required'],
    words: wordings.missing,
  },
  {
    code: 'wrong-type',
    severity: 'error',
    title: 'Each value has the expected type: text, number, list, object, true or false.',
    keywords: ['type'],
    words: wordings.type,
  },
  {
    code: 'unknown-value',
    severity: 'error',
    title: 'Where only certain values are allowed, one of them is used.',
    keywords: ['enum', 'const'],
    words: wordings.choice,
  },
  {
    code: 'yearly-or-per-pay',
    severity: 'error',
    title: 'An amount is given either per year or per pay period.',
    keywords: ['not'],
    holds: ({ value }) => typeof value === 'object',
    words: wordings.amounts,
  },
  {
    code: 'reserved-id',
    severity: 'error',
    title: 'No id is a reserved word.',
    keywords: ['not'],
    words: wordings.reserved,
  },
  {
    code: 'out-of-range',
    severity: 'error',
    title: 'Numbers are within the allowed range.',
    keywords: ['minimum', 'maximum'],
    words: wordings.limit,
  },
  {
    code: 'wrong-length',
    severity: 'error',
    title: 'Texts and lists are neither too short nor too long.',
    keywords: ['minItems', 'minProperties', 'maxLength'],
    words: wrongSize,
  },
  {
    code: 'forbidden-property',
    severity: 'error',
    title: 'Where a typo would cost money, there are no unknown properties.',
    keywords: ['additionalProperties'],
    words: (misfit) => unknownName(misfit, (name) => `'${name}' is not allowed here.`),
  },
  {
    code: 'wrong-structure',
    severity: 'error',
    title: 'A document follows its schema.',
    keywords: ['pattern'],
    words: wordings.form,
  },
]

const anyOther = { ...structureRules.at(-1)!, words: wordings.other }

export function structureRuleOf(misfit: Misfit): SchemaRule {
  return ruleOf(structureRules, misfit) ?? anyOther
}
