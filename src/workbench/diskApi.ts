import type { YearFile } from '../contract/clientFiles.ts'
import type { Diagnostic } from '../check/Diagnostic.ts'

/** The response of GET /client-files. */
export interface DiskListing {
  /** The folder that contains all clients. */
  folder: string
  /** The documents of all clients, by path inside the folder. */
  paths: string[]
  /** The display names of the clients, by folder. A client without one in its instance.json is missing. */
  clientNames: Record<string, string>
  /** Documents that are ignored because a link leads outside the folder. */
  ignoredLinks: string[]
  /** The paths of the sign-offs of plan years. */
  signOffs: string[]
  /** The text of accepted.json; null if there is no such file. */
  accepted: string | null
  /** The folder of the schemas, from the folder of all clients, with a slash at its end. */
  schemas: string
  /** The last change of folders and keys that can be undone; null if there is none. */
  undoable: UndoableChange | null
}

/** What happened to the folder of a client, or of one of its years. */
export type FolderChange =
  | { type: 'created'; folder: string }
  | { type: 'removed'; folder: string }
  | { type: 'renamed'; from: string; to: string }
  /** Documents moved between the client's folders, because another plan year became the current one. */
  | { type: 'rearranged'; folder: string }
  | { type: 'keyReplaced'; folder: string }

/** A change of folders and keys. The workbench can undo it until the process of its server ends. */
export interface UndoableChange {
  id: string
  change: FolderChange
}

/** The body of POST /client-folders. */
export interface NewClient {
  client: string
  key: string
  /** Texts by file name, and by path in the client's folder for its languages. */
  files: Record<YearFile, string> & Readonly<Record<string, string>>
}

/** The response of GET /client-keys/<client>. */
export interface ClientKey {
  /** The client's API key in keys.json; null if it has none. */
  key: string | null
  /** Why the client has no key. Empty if the workbench has no permission to read keys.json. */
  diagnostics: Diagnostic[]
}

/** The body of POST /client-preview: the texts of one plan year. */
export interface PreviewRequest {
  texts: Record<YearFile, string>
}
