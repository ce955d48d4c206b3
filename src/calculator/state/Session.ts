import type { Instance } from '../../contract/instance.ts'
import type { Settings } from '../api/settings.ts'
import type { Acknowledged } from '../rules/steps.ts'

/** A visit to a client's calculator, without the answers, which home does not need. */
export interface Session {
  /** With the language of the page. */
  settings: Settings
  /** The tag of the page's language. */
  language: string
  /** The year of a preview; null for the standard instance. */
  year: string | null
  instance: Instance
  acknowledged: Acknowledged
  acknowledge: (step: keyof Acknowledged) => void
  /** For answers that are restored or cleared. */
  setAcknowledged: (acknowledged: Acknowledged) => void
}
