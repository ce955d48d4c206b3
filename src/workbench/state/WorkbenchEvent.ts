import type { StepName } from '../../calculator/rules/steps.ts'
import type { Edit } from '../../check/Diagnostic.ts'
import type { ClientKey, DiskListing } from '../diskApi.ts'
import type { ApiCall } from '../frame/iframe/ApiCall.ts'
import type { Case } from './session/Case.ts'
import type { SavedSession } from './session/SavedSession.ts'
import type { CheckResult } from './CheckResult.ts'
import type { DiskFile } from './diskClient.ts'
import type { ChangeGroup } from './history.ts'
import type { Jump, Notice, Replacement, View } from './model.ts'
import type { UnappliedText } from './UnappliedText.ts'

export type WorkbenchEvent =
  | { type: 'diskListed'; listing: DiskListing }
  | { type: 'diskFailed'; error: string }
  /** Switches to the client at once if its files are loaded, otherwise when they arrive. */
  | { type: 'clientChosen'; client: string }
  | { type: 'clientOpened'; client: string; files: Record<string, DiskFile | null> }
  | ({ type: 'keyRead'; client: string } & ClientKey)
  | { type: 'openingFailed'; client: string }
  | { type: 'folderRenamed'; from: string; to: string }
  /** The folder of a client or a year is no longer on disk. */
  | { type: 'folderRemoved'; folder: string }
  /** A removed folder is on disk again. */
  | { type: 'folderRestored'; folder: string }
  /** Other files than before are in the folder. */
  | { type: 'folderRearranged'; folder: string }
  | { type: 'fileChosen'; path: string }
  /** The user typed in the editor. `at`: in milliseconds. */
  | { type: 'textTyped'; path: string; text: string; at: number }
  /** Something other than the editor changed a text. The editor shows the file and can undo the change. */
  | { type: 'textReplaced'; path: string; text: string }
  /** A form or grid changed files: one step for Undo. `texts`: by path. */
  | { type: 'filesEdited'; texts: Record<string, string>; group?: ChangeGroup }
  /** `texts`: what the user typed in cells or fields, by key; null if it is applied or discarded. */
  | { type: 'textsRefused'; texts: Record<string, UnappliedText | null> }
  | { type: 'undone' }
  | { type: 'redone' }
  /** Ignored if the text has changed since it was checked. */
  | { type: 'fixApplied'; path: string; fix: Edit[] }
  | { type: 'caretMoved'; path: string; offset: number }
  | { type: 'jumped'; jump: Jump }
  /** `isConflictShown`: the user sees how the disk differs. */
  | { type: 'diskFileRead'; path: string; disk: DiskFile | null; isConflictShown: boolean }
  | { type: 'fileSaved'; path: string; text: string; version: string }
  | { type: 'checkFinished'; checked: CheckResult }
  | { type: 'viewChanged'; view: Partial<View> }
  /** The user selected a case to see its figures; null follows the calculator. */
  | { type: 'caseSelected'; selected: Case | null }
  | { type: 'sessionChanged'; client: string; session: SavedSession; step: StepName }
  | { type: 'apiCallRecorded'; call: ApiCall }
  | { type: 'apiCallsCleared' }
  /**
   * `texts`: by path inside the client's folder. `error`: why the calculator cannot load them; null if it has.
   */
  | { type: 'clientLoaded'; client: string; texts: Record<string, string>; error: string | null }
  | { type: 'simulationApplied'; error: string | null }
  | { type: 'replacementRequested'; replacement: Replacement }
  /** Confirmed or canceled. */
  | { type: 'replacementClosed' }
  | ({ type: 'noticeShown'; tone?: Notice['tone'] } & Omit<Notice, 'tone'>)
  | { type: 'noticeDismissed' }

/** User actions that dismiss the current notice. Typing dismisses it only if it changes the text. */
export const dismissingEvents: ReadonlySet<WorkbenchEvent['type']> = new Set([
  'clientChosen',
  'fileChosen',
  'textReplaced',
  'filesEdited',
  'undone',
  'redone',
  'fixApplied',
  'jumped',
  'viewChanged',
  'caseSelected',
  'apiCallsCleared',
  'replacementRequested',
])
