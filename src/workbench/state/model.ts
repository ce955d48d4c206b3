import type { Exchange } from '../frame/Exchange.ts'
import type { Media } from '../frame/emulateMedia.ts'
import { ordinary, type Situation } from '../frame/situations.ts'
import type { SavedVisit } from '../frame/visit.ts'

export const widths = ['phone', 'tablet', 'desktop', 'print'] as const
export const panels = ['findings', 'calculation', 'wire', 'disk'] as const

/** How the calculator is looked at. */
export interface View {
  width: (typeof widths)[number]
  scheme: Media['scheme']
  situation: Situation
  panel: (typeof panels)[number]
}

export interface OpenFile {
  text: string
  /** What the disk had when it was last looked at; null where there is no such file. */
  onDisk: string | null
  /** The disk's name for that state. */
  version: string | null
  /** How often the text has been changed from elsewhere than the editor, which then has to take it over. */
  rewrites: number
}

/** A place to bring the caret to. */
export interface Jump {
  path: string
  offset: number
}

/** Everything on the workbench. Files are named by their path inside the folder of all clients. */
export interface Model {
  /** The documents on disk. */
  paths: string[]
  /** The folder of the client that is worked on; null until one is opened. */
  client: string | null
  /** The folder of the client that was chosen last, whose files may be on their way. */
  chosen: string | null
  /** The files of the clients opened so far. */
  files: Record<string, OpenFile>
  /** Texts that were not saved, of clients not opened yet. */
  drafts: Record<string, string>
  /** The file in the editor. */
  path: string
  /** Where the caret stands in each file. */
  carets: Record<string, number>
  jump: Jump | null
  view: View
  /** The visit in the calculator, and the one that it begins with. */
  visit: SavedVisit | null
  exchanges: Exchange[]
  /** Why the last version of the files is not the one shown. */
  refusal: string | null
  /** Why the chosen situation cannot be shown. */
  missing: string | null
  /** What has just been done, or could not be. */
  notice: string
}

export function emptyBench(): Model {
  return {
    paths: [],
    client: null,
    chosen: null,
    files: {},
    drafts: {},
    path: '',
    carets: {},
    jump: null,
    view: { width: 'tablet', scheme: 'system', situation: ordinary, panel: 'findings' },
    visit: null,
    exchanges: [],
    refusal: null,
    missing: null,
    notice: '',
  }
}
