import type { StepName } from '../../calculator/rules/steps.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { Fault } from '../../service/faults.ts'
import type { UndoableChange } from '../diskApi.ts'
import type { Case } from './session/Case.ts'
import type { SavedSession } from './session/SavedSession.ts'
import type { History } from './history.ts'
import type { Draft, OpenFile } from './OpenFile.ts'
import type { CellWarning, UnappliedText } from './UnappliedText.ts'
import type { AcceptedWarning } from '../../check/clients/acceptedWarnings.ts'

/** How the workbench shows the files, the calculator, and its panels. */
export interface View {
  /** How the left pane shows the open file. */
  editor: 'form' | 'json'
  /** Whether the editor offers the text of the files, which few consultants need. */
  isJsonOffered: boolean
  /** Whether the calculator's controls include those for testing. */
  isForQa: boolean
  /** The section of the form, by its name; a name that does not exist selects the first section. */
  section: string
  width: 'phone' | 'tablet' | 'desktop' | 'print'
  scheme: 'system' | 'light' | 'dark'
  /** The simulated failure of the calculator's API. */
  simulation: Fault
  panel: 'diagnostics' | 'figures' | 'value' | 'compare' | 'checklist'
  /** What the open year is compared with: 'disk', 'sign-off', or the folder of a year. */
  comparison: string
  /** Whether a device that does not fit scrolls instead of being scaled down. */
  isActualSize: boolean
  share: Share
  /** Whether the editor takes the whole width of the page. */
  isEditorExpanded: boolean
}

/** The editor's share of the page, in percent. */
export interface Share {
  width: number
  /** Null until the user chooses one: then the panels are folded to their tabs while there are no problems. */
  height: number | null
}

/** Every part stays readable within these limits. At a height of 100% only the panels' tabs are visible. */
export const shareLimits = { width: [25, 75], height: [30, 100] } as const

/** The height of the editor with a panel open. */
const defaultHeight = 70

/** The checklist has many rows. */
const checklistHeight = 40

export function openHeight({ panel }: Pick<View, 'panel'>): number {
  return panel === 'checklist' ? checklistHeight : defaultHeight
}

/** At this height or more, little more than the panels' tabs is visible. */
const foldedHeight = 90

/** Unfolds the panels, unless the user has chosen a height at which they are open. @param view an immer draft */
export function unfoldPanels(view: View): void {
  const { height } = view.share
  const isChosen =
    height !== null && height < foldedHeight && ![defaultHeight, checklistHeight].includes(height)
  if (!isChosen) view.share = { ...view.share, height: openHeight(view) }
}

/** Shows the text of the files, and offers it from then on. @param view an immer draft */
export function showJson(view: View): void {
  view.editor = 'json'
  view.isJsonOffered = true
}

/** Tells the user the result of an action. */
export interface Notice {
  message: string
  tone: 'good' | 'bad'
  /** A text for the user to copy, because the browser did not allow access to the clipboard. */
  copyText?: string
  /** A change of folders or keys that the user can undo. */
  undoable?: UndoableChange
}

/** Whether the folder of all clients has been listed. */
type Disk = { status: 'loading' } | { status: 'listed'; folder: string } | { status: 'failed'; error: string }

/** A position to move the caret, or the focus in the form, to. */
export interface Jump {
  path: string
  offset: number
  /** The JSON Pointer of the value there, if it is known. */
  pointer?: string | undefined
  /** Whether the form opens, because the text does not show what the jump leads to. */
  isInForm?: boolean
}

/** The result of checking the client's files. */
export interface ModelCheck {
  diagnostics: Diagnostic[]
  accepted: AcceptedWarning[]
  /** The checked texts, by path. Positions and fixes apply to these texts only. */
  texts: Record<string, string>
  /** Why the check itself failed; null if it completed. */
  error: string | null
}

export const emptyModelCheck: ModelCheck = { diagnostics: [], accepted: [], texts: {}, error: null }

/**
 * Creates a record whose names come from outside, such as the folders of clients. Without a prototype, a name such as
 * "constructor" has no value until it is set, and "__proto__" can have one.
 */
export function createRecord<T>(
  entries: Iterable<readonly [name: string, value: T]> = [],
): Record<string, T> {
  const record = Object.create(null) as Record<string, T>
  for (const [name, value] of entries) record[name] = value
  return record
}

/**
 * The state of the workbench. A file's path starts at the folder of all clients: "acme/plans.json". Records by client have
 * no prototype, because any name can be that of a client.
 */
export type Model = ReturnType<typeof emptyModel>

/** @param width the device to show until the user chooses another */
export function emptyModel(width: View['width'] = 'tablet') {
  return {
    disk: { status: 'loading' } as Disk,
    /** The documents on disk. */
    paths: [] as string[],
    /** The sign-offs on disk. */
    signOffs: [] as string[],
    /** The display names on disk, by client. A client whose instance.json has none is missing. */
    clientNames: createRecord<string>(),
    /** The text of accepted.json; null if there is no such file. */
    accepted: null as string | null,
    /** The folder of the schemas, from the folder of all clients, with a slash at its end. */
    schemas: '',
    /** The last change of folders or keys, until it is undone. */
    undoable: null as UndoableChange | null,
    /** What the model had of each folder that was removed, by property. */
    removed: createRecord<Record<string, object>>(),

    /** The folder of the open client; null until one is opened. */
    client: null as string | null,
    /** The folder of the client chosen last, which may still be loading; null if none could be opened. */
    chosenClient: null as string | null,
    /** By client; null for a client without a key. Never persisted or shared. */
    keys: createRecord<string | null>(),
    /** Why a client has no key. */
    keyDiagnostics: createRecord<Diagnostic[]>(),
    /** The files of the clients opened so far. */
    files: {} as Record<string, OpenFile>,
    /** Unsaved texts of clients that are not opened yet. */
    drafts: {} as Record<string, Draft>,
    /** Texts of cells and fields that are not in a file, by a key that starts with the path of a file. */
    unapplied: createRecord<UnappliedText>(),
    /** Until the user dismisses them; by the key of the cell, as in `unapplied`. */
    cellWarnings: createRecord<CellWarning>(),
    /** What can be undone and redone, by client. */
    histories: createRecord<History>(),
    checked: emptyModelCheck,

    /** The file in the editor. */
    path: '',
    /** The caret's offset in each file. */
    carets: {} as Record<string, number>,
    jump: null as Jump | null,
    view: {
      editor: 'form',
      isJsonOffered: false,
      isForQa: false,
      section: '',
      width,
      scheme: 'system',
      simulation: { kind: 'none' },
      panel: 'diagnostics',
      comparison: 'disk',
      isActualSize: false,
      share: { width: 50, height: null },
      isEditorExpanded: false,
    } as View,
    notice: null as Notice | null,

    /** The items of checklists that the user has marked as done, each after its plan year; by client. */
    reviewed: createRecord<string[]>(),

    /** The calculator's sessions, by client. */
    sessions: createRecord<SavedSession>(),
    /** The step on screen. It is earlier than the session's while that one is not reachable. */
    step: null as StepName | null,
    /** The last version of the client that the calculator could load; null if there is none. */
    lastValid: null as { client: string; texts: Record<string, string> } | null,
    /** Why the calculator cannot load the files. */
    clientError: null as string | null,
    /** The case whose figures are shown; null for the case of the calculator's answers. */
    selectedCase: null as Case | null,
  }
}
