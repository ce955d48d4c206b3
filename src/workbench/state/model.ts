import type { StepName } from '../../calculator/rules/steps.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { createRecord } from './createRecord.ts'
import type { UndoableChange } from '../diskApi.ts'
import type { Media } from '../frame/iframe/emulateMedia.ts'
import type { ApiCall } from '../frame/iframe/ApiCall.ts'
import type { Case } from './session/Case.ts'
import type { SavedSession } from './session/SavedSession.ts'
import { noSimulation, type Simulation } from './session/Simulation.ts'
import { emptyCheckResult, type CheckResult } from './CheckResult.ts'
import type { History } from './history.ts'
import type { Draft, OpenFile } from './OpenFile.ts'
import type { UnappliedText } from './UnappliedText.ts'

export const widths = ['phone', 'tablet', 'desktop', 'print'] as const
/** How the left pane shows the open file. */
export const editors = ['form', 'json'] as const

export const panels = ['diagnostics', 'figures', 'value', 'compare', 'checklist', 'network'] as const

/** How the workbench shows the files, the calculator, and its panels. */
export interface View {
  editor: (typeof editors)[number]
  /** The section of the form, by its name; a name that does not exist selects the first section. */
  section: string
  width: (typeof widths)[number]
  scheme: Media['scheme']
  simulation: Simulation
  panel: (typeof panels)[number]
  /** What the open year is compared with: 'disk', or the folder of a year. */
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

/** The height of the editor with the panels open. */
export const defaultHeight = 70

/** At this height or more, little more than the panels' tabs is visible. */
const foldedHeight = 90

/** Unfolds the panels if they are folded to their tabs. */
export function unfoldPanels(share: Share): Share {
  const isOpen = share.height !== null && share.height < foldedHeight
  return isOpen ? share : { ...share, height: defaultHeight }
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

/** What the workbench had of a folder that was deleted. */
export interface RemovedFolder {
  files: Record<string, OpenFile>
  /** The client's history; null for a year. */
  history: History | null
  /** The client's session; null for a year. */
  session: SavedSession | null
}

/** Whether the folder of all clients has been listed. */
type Disk = { status: 'loading' } | { status: 'listed'; folder: string } | { status: 'failed'; error: string }

/** A position to move the caret, or the focus in the form, to. */
export interface Jump {
  path: string
  offset: number
  /** The JSON Pointer of the value there, if it is known. */
  pointer?: string
  /** Whether the form opens, because the text does not show what the jump leads to. */
  isInForm?: boolean
}

/** Imported files that seem to belong to another client. The user confirms that they replace the open client's. */
export interface Replacement {
  owner: Owner
  /** By path inside the folder of all clients. */
  texts: Record<string, string>
  /** The names of imported files that are not client files. */
  skipped: string[]
}

/** What imported files show about the client that they belong to. */
export interface Owner {
  /** The folder that they came from. */
  folder: string | null
  /** The display name in them. */
  name: string | null
}

/**
 * The state of the workbench. A file's path starts at the folder of all clients: "acme/plans.json". Records by client have
 * no prototype, because any name can be that of a client.
 */
export interface Model {
  disk: Disk
  /** The documents on disk. */
  paths: string[]
  /** The display names on disk, by client. A client whose instance.json has none is missing. */
  clientNames: Record<string, string>
  /** The text of accepted.json; null if there is no such file. */
  accepted: string | null
  /** The folder of the schemas, from the folder of all clients, with a slash at its end. */
  schemas: string
  /** The last change of folders or keys, until it is undone. */
  undoable: UndoableChange | null
  /** By folder. */
  removed: Record<string, RemovedFolder>
  /** The folder of the open client; null until one is opened. */
  client: string | null
  /** The folder of the client chosen last, which may still be loading; null if none could be opened. */
  chosenClient: string | null
  /** The API keys of the clients opened so far; null for a client without one. Never persisted or shared. */
  keys: Record<string, string | null>
  /** Why a client has no key, by client. */
  keyDiagnostics: Record<string, Diagnostic[]>
  /** The files of the clients opened so far. */
  files: Record<string, OpenFile>
  /** Unsaved texts of clients that are not opened yet. */
  drafts: Record<string, Draft>
  /** Texts of cells and fields that are not in a file, by a key that starts with the path of a file. */
  unapplied: Record<string, UnappliedText>
  /** What can be undone and redone, by client. */
  histories: Record<string, History>
  /** The file in the editor. */
  path: string
  /** The caret's offset in each file. */
  carets: Record<string, number>
  jump: Jump | null
  view: View
  /** The calculator's session with the open client. */
  session: SavedSession | null
  /** The step on screen. It is earlier than the session's while that one is not reachable. */
  step: StepName | null
  /** The sessions with other clients, by client. */
  otherSessions: Record<string, SavedSession>
  /** The calculator's API calls, latest first. */
  apiCalls: ApiCall[]
  checked: CheckResult
  /** The last version of the client that the calculator could load; null if there is none. */
  lastValid: { client: string; texts: Record<string, string> } | null
  /** Why the calculator cannot load the files. */
  clientError: string | null
  /** Why the chosen simulation cannot be shown. */
  simulationError: string | null
  /** The case whose figures are shown; null for the case of the calculator's answers. */
  selectedCase: Case | null
  notice: Notice | null
  /** Whether the tour is offered or running; null if neither. */
  tour: 'offered' | 'running' | null
  /** Waiting for confirmation. */
  replacement: Replacement | null
}

/** @param width the device to show until the user chooses another */
export function emptyModel(width: View['width'] = 'tablet'): Model {
  return {
    disk: { status: 'loading' },
    paths: [],
    clientNames: createRecord(),
    accepted: null,
    schemas: '',
    undoable: null,
    removed: createRecord(),
    client: null,
    chosenClient: null,
    keys: createRecord(),
    keyDiagnostics: createRecord(),
    files: {},
    drafts: {},
    unapplied: createRecord(),
    histories: createRecord(),
    path: '',
    carets: {},
    jump: null,
    view: {
      editor: 'form',
      section: '',
      width,
      scheme: 'system',
      simulation: noSimulation,
      panel: 'diagnostics',
      comparison: 'disk',
      isActualSize: false,
      share: { width: 50, height: null },
      isEditorExpanded: false,
    },
    session: null,
    step: null,
    otherSessions: createRecord(),
    apiCalls: [],
    checked: emptyCheckResult,
    lastValid: null,
    clientError: null,
    simulationError: null,
    selectedCase: null,
    notice: null,
    tour: null,
    replacement: null,
  }
}
