import type { StepName } from '../../calculator/rules/steps.ts'
import type { Media } from './emulateMedia.ts'
import type { Exchange } from './Exchange.ts'
import type { Situation } from './situations.ts'
import type { SavedVisit } from './visit.ts'

/** What the workbench tells the frame with the calculator. */
export type ToFrame =
  | {
      type: 'clientChanged'
      client: string
      /** The texts of its documents, by their path inside its folder. */
      files: Record<string, string>
      /** The visit to begin with, when the client is another one than before. */
      visit: SavedVisit | null
    }
  | { type: 'situationChosen'; situation: Situation }
  | { type: 'stepAsked'; step: StepName }
  | { type: 'mediaChosen'; media: Media }

/** What the frame tells the workbench. */
export type FromFrame =
  | { type: 'ready' }
  /** The files that came last are shown, or why they cannot be. */
  | { type: 'clientTaken'; problem: string | null }
  /** The situation has come about, or why it cannot. */
  | { type: 'situationMet'; problem: string | null }
  | { type: 'visitChanged'; visit: SavedVisit }
  | { type: 'exchanged'; exchange: Exchange }
