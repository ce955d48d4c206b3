import type { RuleMeta } from './RuleMeta.ts'
import type { UnlocatedDiagnostic } from './UnlocatedDiagnostic.ts'

/** A rule with the function that checks its subject. */
export interface LinterRule<Subject extends unknown[]> extends RuleMeta {
  check: (...subject: Subject) => UnlocatedDiagnostic[]
}
