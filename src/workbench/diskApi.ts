import type { Diagnostic } from '../check/Diagnostic.ts'

/** The response of GET /client-files. */
export interface DiskListing {
  /** The folder that contains all clients. */
  folder: string
  /** The documents of all clients, by path inside the folder. */
  paths: string[]
  /** Documents that are ignored because a link leads outside the folder. */
  ignoredLinks: string[]
  /** The text of accepted.json; null if there is no such file. */
  accepted: string | null
}

/** The response of GET /client-keys/<client>. */
export interface ClientKey {
  /** The client's API key in keys.json; null if it has none. */
  key: string | null
  /** Why the client has no key. Empty if the workbench has no permission to read keys.json. */
  diagnostics: Diagnostic[]
}
