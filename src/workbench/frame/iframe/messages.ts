import type { StepName } from '../../../calculator/rules/steps.ts'
import type { Fault } from '../../../service/faults.ts'
import type { Case } from '../../state/session/Case.ts'
import type { SavedSession } from '../../state/session/SavedSession.ts'
import type { Media } from './emulateMedia.ts'

/** The state that the calculator shows. The workbench sends the whole state after each change. */
export interface CalculatorState {
  client: string
  /** The documents' texts, by path inside the client's folder. */
  texts: Record<string, string>
  /** Increases when the client or its texts change. The reply refers to it. */
  version: number
  /** The session to resume if this client differs from the last one. */
  session: SavedSession | null
  simulation: Fault
  /** The plan year of the open files; null is the current one. */
  year: string | null
  media: Media
}

/** A message from the workbench to the calculator's iframe. */
export type MessageToIframe =
  | { type: 'calculatorStateChanged'; state: CalculatorState }
  | { type: 'stepRequested'; step: StepName }
  /** Shows the results of a case. */
  | { type: 'caseRequested'; shown: Case }

/** A message from the calculator's iframe to the workbench. */
export type MessageFromIframe =
  | { type: 'ready' }
  /** `error`: why this version cannot be shown; null if it is. */
  | { type: 'clientLoaded'; version: number; error: string | null }
  /** `step`: the step on screen, which is the session's own or the last reachable one before it. */
  | { type: 'sessionChanged'; client: string; session: SavedSession; step: StepName }
