import { partsOf } from '../../contract/pointer.ts'
import type { RuleName } from '../Fault.ts'
import { lengthOf, type Advice } from './advice.ts'
import { closestName } from './closestName.ts'
import { sentenceStart } from './placeName.ts'
import type { Words } from './wording.ts'

export interface AdviceRule extends RuleName {
  keywords: readonly string[]
  holds?: (advice: Advice) => boolean
  words: (advice: Advice) => Words
}

/** What the schemas advise. A document that does not follow is served, and hardly what is meant. */
export const adviceRules: readonly AdviceRule[] = [
  {
    code: 'unknown-feature',
    severity: 'warning',
    title: 'Every feature is one that the calculator has.',
    keywords: ['additionalProperties'],
    holds: ({ pointer }) => /^\/features\/[^/]*$/.test(pointer),
    words: (advice) => unknownName(advice, (name) => `'${name}' is not a feature.`),
  },
  {
    code: 'unknown-property',
    severity: 'warning',
    title: 'Every property is one that somebody reads.',
    keywords: ['additionalProperties'],
    words: (advice) => unknownName(advice, (name) => `Nothing reads '${name}' here.`),
  },
  {
    code: 'overlong-text',
    severity: 'warning',
    title: 'What is shown has room where it is shown.',
    keywords: ['maxLength'],
    words: ({ pointer, limit, value }) => ({
      message: `${sentenceStart(pointer)} has ${lengthOf(String(value))} characters, more than there is room for.`,
      mend: `Say it in ${String(limit)} characters at most.`,
    }),
  },
  {
    code: 'empty-text',
    severity: 'warning',
    title: 'What is shown says something.',
    keywords: ['minLength'],
    words: ({ pointer }) => ({
      message: `${sentenceStart(pointer)} is empty.`,
      mend: 'Write what is to be shown.',
    }),
  },
  {
    code: 'unknown-icon',
    severity: 'warning',
    title: 'Every picture is one that the calculator has.',
    keywords: ['enum'],
    words: ({ pointer, limit, value }) => {
      const names = limit as string[]
      const meant = closestName(String(value), names)
      return {
        message: `${sentenceStart(pointer)} is ${JSON.stringify(value)}, and there is no such picture.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`,
        mend: `Write ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`,
      }
    },
  },
  {
    code: 'long-list',
    severity: 'warning',
    title: 'No list is longer than people read.',
    keywords: ['maxItems'],
    words: ({ pointer, limit, value }) => ({
      message: `${sentenceStart(pointer)} has ${(value as unknown[]).length} rows.`,
      mend: `Keep to ${String(limit)} at most.`,
    }),
  },
  {
    code: 'unusual-number',
    severity: 'warning',
    title: 'Numbers are of the size that they usually have.',
    keywords: ['minimum', 'maximum'],
    words: ({ pointer, keyword, limit, value }) => ({
      message: `${sentenceStart(pointer)} is ${String(value)}, which is unusual.`,
      mend: `Write ${keyword === 'minimum' ? 'at least' : 'at most'} ${String(limit)}.`,
    }),
  },
]

export function adviceRuleOf(advice: Advice): AdviceRule | undefined {
  return adviceRules.find(
    ({ keywords, holds }) => keywords.includes(advice.keyword) && (holds?.(advice) ?? true),
  )
}

/** The words for a property that should not be there. */
export function unknownName(
  { pointer, known = [] }: Pick<Advice, 'pointer' | 'known'>,
  say: (name: string) => string,
) {
  const name = partsOf(pointer).at(-1) ?? ''
  const meant = closestName(name, known)
  return {
    message: `${say(name)}${meant === undefined ? '' : ` Did you mean '${meant}'?`}`,
    mend: meant === undefined ? `Take '${name}' out.` : `Write '${meant}', or take '${name}' out.`,
  }
}
