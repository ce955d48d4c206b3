import type { StepName } from '../../../calculator/rules/steps.ts'
import type { Case } from '../../state/session/Case.ts'
import type { SavedSession } from '../../state/session/SavedSession.ts'
import type { Simulation } from '../../state/session/Simulation.ts'
import type { ApiCall } from './ApiCall.ts'
import type { Media } from './emulateMedia.ts'

/** A message from the workbench to the calculator's iframe. */
export type MessageToIframe =
  | {
      type: 'clientChanged'
      /** Identifies this version of the client in the reply. */
      id: number
      client: string
      /** The client's API key; null if it has none. */
      key: string | null
      /** The documents' texts, by path inside the client's folder. */
      files: Record<string, string>
      /** The session to resume if this client differs from the last one. */
      session: SavedSession | null
    }
  /** Starts a simulation and moves the session as it requires. `year`: of the open files; null is the current one. */
  | { type: 'simulationChosen'; simulation: Simulation; year: string | null }
  /** Continues a simulation after a reload. The restored session has already moved. */
  | { type: 'simulationRestored'; simulation: Simulation; year: string | null }
  | { type: 'stepRequested'; step: StepName }
  /** Shows the results of a case. */
  | { type: 'caseRequested'; shown: Case }
  /** Continues the session in another plan year; null is the current one. */
  | { type: 'yearRequested'; year: string | null }
  | { type: 'mediaChosen'; media: Media }

/** A message from the calculator's iframe to the workbench. */
export type MessageFromIframe =
  | { type: 'ready' }
  /** `error`: why this version cannot be shown; null if it is. */
  | { type: 'clientLoaded'; id: number; error: string | null }
  /** `error`: why the simulation cannot be shown; null if it is. */
  | { type: 'simulationApplied'; error: string | null }
  /** `step`: the step on screen, which is the session's own or the last reachable one before it. */
  | { type: 'sessionChanged'; client: string; session: SavedSession; step: StepName }
  | { type: 'apiCallRecorded'; call: ApiCall }
