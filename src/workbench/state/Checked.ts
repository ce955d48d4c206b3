import type { AcceptedWarning } from '../../check/clients/acceptedWarnings.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'

/** What a check of the client's files has found. */
export interface Checked {
  diagnostics: Diagnostic[]
  accepted: AcceptedWarning[]
  /** The texts that were checked, by path: places and mends are those of these texts alone. */
  texts: Record<string, string>
  /** Why they could not be checked. */
  failure: string | null
}

export const nothingChecked: Checked = { diagnostics: [], accepted: [], texts: {}, failure: null }
