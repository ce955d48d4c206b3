import type { Severity } from './Diagnostic.ts'

/** The description that every rule carries, whatever it checks. */
export interface RuleMeta {
  /** Kebab-case. Never changes: people search for it and accept warnings by it. */
  code: string
  severity: Severity
  /** What the rule requires, in one sentence. */
  title: string
}
