import type { RuleMeta } from '../RuleMeta.ts'
import type { Misfit } from './Misfit.ts'
import type { Words } from './wording.ts'

/** A rule on where a document does not follow its schema. */
export interface SchemaRule extends RuleMeta {
  /** The schema's words that it stands for; none for all that no other stands for. */
  keywords: readonly string[]
  /** Whether it is this rule that such a misfit breaks; the first in the table is taken. */
  holds?: (misfit: Misfit) => boolean
  words: (misfit: Misfit) => Words
}

export function ruleOf(rules: readonly SchemaRule[], misfit: Misfit): SchemaRule | undefined {
  return rules.find(({ keywords, holds }) => keywords.includes(misfit.keyword) && (holds?.(misfit) ?? true))
}
