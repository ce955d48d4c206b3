import type { Instance } from '../../contract/instance.ts'
import type { Settings } from '../api/settings.ts'
import type { Acknowledged } from '../rules/steps.ts'

/** One visit to a client's calculator: everything but the answers, so that home needs no more. */
export interface Session {
  settings: Settings
  /** The year of a preview; null for the standard instance. */
  year: string | null
  instance: Instance
  acknowledged: Acknowledged
  acknowledge: (step: keyof Acknowledged) => void
}
