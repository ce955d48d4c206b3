import type { StepName } from '../../calculator/rules/steps.ts'
import type { Media } from './emulateMedia.ts'
import type { Exchange } from './Exchange.ts'
import type { Situation } from './situations.ts'
import type { SavedSession } from './session.ts'

/** What the workbench tells the frame with the calculator. */
export type ToFrame =
  | {
      type: 'clientChanged'
      /** Names this version of the client in the answer to it. */
      id: number
      client: string
      /** The API key that leads to it; null where none does. */
      key: string | null
      /** The texts of its documents, by their path inside its folder. */
      files: Record<string, string>
      /** The visit to begin with, when the client is another one than before. */
      session: SavedSession | null
    }
  /** From now on, and the visit goes to where it comes about. */
  | { type: 'situationChosen'; situation: Situation }
  /** As it was: the visit has been there. */
  | { type: 'situationKept'; situation: Situation }
  | { type: 'stepAsked'; step: StepName }
  | { type: 'mediaChosen'; media: Media }

/** What the frame tells the workbench. */
export type FromFrame =
  | { type: 'ready' }
  /** The version is shown, or why it cannot be. */
  | { type: 'clientLoaded'; id: number; problem: string | null }
  /** The situation has come about, or why it cannot. */
  | { type: 'situationApplied'; problem: string | null }
  /** `step` is the one that is shown: the visit's own, or the last before it that is open. */
  | { type: 'sessionChanged'; client: string; session: SavedSession; step: StepName }
  | { type: 'exchangeRecorded'; exchange: Exchange }
