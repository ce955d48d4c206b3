import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { ApiCall } from '../iframe/ApiCall.ts'
import type { Media } from '../iframe/emulateMedia.ts'
import type { StepName } from '../../calculator/rules/steps.ts'
import { noSimulation, type Simulation } from '../session/Simulation.ts'
import type { SavedSession } from '../session/SavedSession.ts'
import { nothingChecked, type Checked } from './Checked.ts'
import type { Draft, OpenFile } from './OpenFile.ts'

export const widths = ['phone', 'tablet', 'desktop', 'print'] as const
export const panels = ['diagnostics', 'calculation', 'network', 'compare'] as const

/** How the calculator is looked at. */
export interface View {
  width: (typeof widths)[number]
  scheme: Media['scheme']
  simulation: Simulation
  panel: (typeof panels)[number]
  /** Whether the calculator is as large as on its device, and scrolled, where there is no room for it. */
  isActualSize: boolean
  /** How much of the page the files have. */
  share: Share
}

/** Per cent. */
export interface Share {
  width: number
  height: number
}

/** At its limits each part can still be read, but for the panels: they can be folded to their tabs. */
export const shareLimits = { width: [25, 75], height: [30, 100] } as const

const typicalShare: Share = { width: 50, height: 60 }

/** Where the files leave the panels no more than their tabs, and hardly a line. */
const folded = 90

/** The share with room for a panel. */
export function unfolded(share: Share): Share {
  return share.height < folded ? share : { ...share, height: typicalShare.height }
}

/** A page, in CSS, on which all parts stand below each other. */
export const narrow = '(width < 56rem)'

/** What is said of what has just been done, or could not be. */
export interface Notice {
  words: string
  tone: 'good' | 'bad'
  /** What the visitor is to copy by hand, where the browser has refused to. */
  text?: string
}

/** Whether the folder of all clients could be listed. */
type Disk =
  | { status: 'looking' }
  | { status: 'listed'; folder: string }
  | { status: 'failed'; problem: string }

/** A place to bring the caret to. */
export interface Jump {
  path: string
  offset: number
}

/** Files from elsewhere that seem to belong to another client: the visitor decides whether they replace this one's. */
export interface Replacement {
  owner: Owner
  /** By path inside the folder of all clients. */
  texts: Record<string, string>
  /** The names of files that belong to no client. */
  leftOut: string[]
}

/** The client that the files belong to, as far as they tell. */
export interface Owner {
  /** The folder that they were in. */
  folder: string | null
  /** The display name in them. */
  name: string | null
}

/** Everything on the workbench. Files are named by their path inside the folder of all clients. */
export interface Model {
  disk: Disk
  /** The documents on disk. */
  paths: string[]
  /** What stands in accepted.json, beside the clients; null where there is no such file. */
  accepted: string | null
  /** The folder of the client that is worked on; null until one is opened. */
  client: string | null
  /**
   * The folder of the client that was chosen last, whose files may be on their way; null where none could be opened.
   */
  chosen: string | null
  /** The API keys of the clients opened so far; null where no key leads to one. They are never kept or shared. */
  keys: Record<string, string | null>
  /** What keeps every key from leading to one of them. */
  keyDiagnostics: Record<string, Diagnostic[]>
  /** The files of the clients opened so far. */
  files: Record<string, OpenFile>
  /** Texts that were not saved, of clients not opened yet. */
  drafts: Record<string, Draft>
  /** The file in the editor. */
  path: string
  /** Where the caret stands in each file. */
  carets: Record<string, number>
  jump: Jump | null
  view: View
  /** The session in the calculator, and the one that it begins with. */
  session: SavedSession | null
  /** The step that it shows, which is an earlier one where the answers do not lead to the session's own. */
  step: StepName | null
  /** The sessions of the other clients, by client. */
  otherSessions: Record<string, SavedSession>
  apiCalls: ApiCall[]
  checked: Checked
  /** The last version that works, as the calculator has it; null where there has been none of this client. */
  lastGood: { client: string; texts: Record<string, string> } | null
  /** Why the files as they are cannot be shown. */
  clientError: string | null
  /** Why the chosen simulation cannot be shown. */
  simulationProblem: string | null
  notice: Notice | null
  /** Null while there is nothing to decide. */
  replacement: Replacement | null
}

/** @param width of the device that the calculator is shown on until another is chosen */
export function emptyBench(width: View['width'] = 'tablet'): Model {
  return {
    disk: { status: 'looking' },
    paths: [],
    accepted: null,
    client: null,
    chosen: null,
    keys: {},
    keyDiagnostics: {},
    files: {},
    drafts: {},
    path: '',
    carets: {},
    jump: null,
    view: {
      width,
      scheme: 'system',
      simulation: noSimulation,
      panel: 'diagnostics',
      isActualSize: false,
      share: typicalShare,
    },
    session: null,
    step: null,
    otherSessions: {},
    apiCalls: [],
    checked: nothingChecked,
    lastGood: null,
    clientError: null,
    simulationProblem: null,
    notice: null,
    replacement: null,
  }
}
