import type { AcceptedWarning } from '../../check/clients/acceptedWarnings.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'

/** The result of checking the client's files. */
export interface CheckResult {
  diagnostics: Diagnostic[]
  accepted: AcceptedWarning[]
  /** The checked texts, by path. Positions and fixes apply to these texts only. */
  texts: Record<string, string>
  /** Why the check itself failed; null if it completed. */
  error: string | null
}

export const emptyCheckResult: CheckResult = { diagnostics: [], accepted: [], texts: {}, error: null }
