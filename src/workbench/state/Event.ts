import type { StepName } from '../../calculator/rules/steps.ts'
import type { Edit } from '../../check/Diagnostic.ts'
import type { ApiCall } from '../iframe/ApiCall.ts'
import type { SavedSession } from '../session/SavedSession.ts'
import type { Checked } from './Checked.ts'
import type { ClientKey, DiskFile, Listing } from './diskClient.ts'
import type { Jump, Notice, Replacement, View } from './model.ts'

/** What has happened on the workbench. */
export type Event =
  | { type: 'diskListed'; listing: Listing }
  | { type: 'diskFailed'; problem: string }
  /** It is worked on from now on, or from when its files are there. */
  | { type: 'clientChosen'; client: string }
  | { type: 'clientOpened'; client: string; files: Record<string, DiskFile | null> }
  /** What keys.json says of it. */
  | ({ type: 'keySeen'; client: string } & ClientKey)
  | { type: 'openingFailed'; client: string }
  | { type: 'fileChosen'; path: string }
  /** In the editor. */
  | { type: 'typed'; path: string; text: string }
  /** From anywhere else: the file comes into the editor, where the change is seen and can be undone. */
  | { type: 'rewritten'; path: string; text: string }
  /** By a diagnostic's own edits, which are passed over where the text has changed since it was checked. */
  | { type: 'mended'; path: string; fix: Edit[] }
  | { type: 'caretMoved'; path: string; offset: number }
  | { type: 'jumped'; jump: Jump }
  /** `isShown` says that the visitor is shown how the disk differs. */
  | { type: 'diskSeen'; path: string; disk: DiskFile | null; isShown: boolean }
  | { type: 'saved'; path: string; text: string; version: string }
  | { type: 'checked'; checked: Checked }
  | { type: 'viewChanged'; view: Partial<View> }
  | { type: 'sessionChanged'; client: string; session: SavedSession; step: StepName }
  | { type: 'apiCallRecorded'; call: ApiCall }
  | { type: 'apiCallsCleared' }
  /** `texts` are those taken, by path inside the client's folder. */
  | { type: 'clientLoaded'; client: string; texts: Record<string, string>; problem: string | null }
  | { type: 'simulationApplied'; problem: string | null }
  | { type: 'replacementAsked'; replacement: Replacement }
  /** Confirmed or cancelled. */
  | { type: 'replacementDecided' }
  | { type: 'noticed'; notice: string; tone?: Notice['tone']; text?: string }

/** With these the visitor goes on, and what was said of the time before is over. Typing says so itself. */
export const acts: ReadonlySet<Event['type']> = new Set([
  'clientChosen',
  'fileChosen',
  'rewritten',
  'mended',
  'jumped',
  'viewChanged',
  'apiCallsCleared',
  'replacementAsked',
])
