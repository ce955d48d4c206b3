import { createContext } from 'react'
import type { Instance } from '../../contract/instance.ts'
import type { Acknowledged } from '../rules/steps.ts'
import type { Model } from './model.ts'
import type { Session } from './Session.ts'

/** A page that embeds the calculator, restores a session, and observes it. */
export interface Host extends Pick<Session, 'year' | 'acknowledged'> {
  /** Whether others can open the calculator at its address. True if undefined. Otherwise, results have no link. */
  hasPublicAddress?: boolean
  /** Whether the page itself calculates, so that no answers are sent. */
  calculates?: boolean
  /** Returns the answers to start with. */
  restore?: (instance: Instance) => Model
  /** Called when the session starts, and after each answer, acknowledged step, and result. */
  onChange?: (model: Model, session: Session) => void
}

/** In the order in which links and saved answers contain the steps. */
export const nothingAcknowledged: Acknowledged = {
  home: false,
  personal: false,
  coverage: false,
  scenario: false,
}

/** Without a host, a session starts at the beginning. */
export const HostContext = createContext<Host>({
  year: null,
  acknowledged: nothingAcknowledged,
})
