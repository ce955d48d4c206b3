import type { StepName } from '../../calculator/rules/steps.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { Media } from '../iframe/emulateMedia.ts'
import type { ApiCall } from '../iframe/ApiCall.ts'
import type { SavedSession } from '../session/SavedSession.ts'
import { noSimulation, type Simulation } from '../session/Simulation.ts'
import { emptyCheckResult, type CheckResult } from './CheckResult.ts'
import type { History } from './history.ts'
import type { Draft, OpenFile } from './OpenFile.ts'

export const widths = ['phone', 'tablet', 'desktop', 'print'] as const
/** How the left pane shows the open file. */
export const editors = ['form', 'json'] as const

export const panels = ['diagnostics', 'calculation', 'network', 'compare'] as const

/** How the workbench shows the files, the calculator, and its panels. */
export interface View {
  editor: (typeof editors)[number]
  /** The section of the form, by its name; a name that does not exist stands for the first. */
  section: string
  width: (typeof widths)[number]
  scheme: Media['scheme']
  simulation: Simulation
  panel: (typeof panels)[number]
  /** Whether a device that does not fit scrolls instead of being scaled down. */
  isActualSize: boolean
  share: Share
}

/** The editor's share of the page, in percent. */
export interface Share {
  width: number
  height: number
}

/** Every part stays readable within these limits. At a height of 100% only the panels' tabs are visible. */
export const shareLimits = { width: [25, 75], height: [30, 100] } as const

const defaultShare: Share = { width: 50, height: 60 }

/** At this height or more, little more than the panels' tabs is visible. */
const foldedHeight = 90

/** Unfolds the panels if they are folded to their tabs. */
export function unfoldPanels(share: Share): Share {
  return share.height < foldedHeight ? share : { ...share, height: defaultShare.height }
}

/** Tells the user the result of an action. */
export interface Notice {
  message: string
  tone: 'good' | 'bad'
  /** A text for the user to copy, because the browser did not allow access to the clipboard. */
  copyText?: string
}

/** Whether the folder of all clients has been listed. */
type Disk = { status: 'loading' } | { status: 'listed'; folder: string } | { status: 'failed'; error: string }

/** A position to move the caret, or the focus in the form, to. */
export interface Jump {
  path: string
  offset: number
  /** The JSON Pointer of the value there, if it is known. */
  pointer?: string
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

/** The state of the workbench. A file's path starts at the folder of all clients: "acme/plans.json". */
export interface Model {
  disk: Disk
  /** The documents on disk. */
  paths: string[]
  /** The text of accepted.json; null if there is no such file. */
  accepted: string | null
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
  notice: Notice | null
  /** Waiting for confirmation. */
  replacement: Replacement | null
}

/** @param width the device to show until the user chooses another */
export function emptyModel(width: View['width'] = 'tablet'): Model {
  return {
    disk: { status: 'loading' },
    paths: [],
    accepted: null,
    client: null,
    chosenClient: null,
    keys: {},
    keyDiagnostics: {},
    files: {},
    drafts: {},
    histories: {},
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
      isActualSize: false,
      share: defaultShare,
    },
    session: null,
    step: null,
    otherSessions: {},
    apiCalls: [],
    checked: emptyCheckResult,
    lastValid: null,
    clientError: null,
    simulationError: null,
    notice: null,
    replacement: null,
  }
}
