import type { RuleMeta, FindingText } from '../LinterRule.ts'
import type { SchemaViolation } from './SchemaViolation.ts'

/** A rule that names and describes violations of a schema. */
export interface ViolationRule extends RuleMeta {
  /** The schema keywords that it describes. The rule without keywords describes all others. */
  keywords: readonly string[]
  matches?: (violation: SchemaViolation) => boolean
  describe: (violation: SchemaViolation) => FindingText
}

/** The first rule that matches. */
export function findRule(
  rules: readonly ViolationRule[],
  violation: SchemaViolation,
): ViolationRule | undefined {
  return rules.find(
    ({ keywords, matches }) => keywords.includes(violation.keyword) && (matches?.(violation) ?? true),
  )
}
