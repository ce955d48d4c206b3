import type { Diagnostic } from '../check/Diagnostic.ts'

/** The response to GET /client-files. */
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

/** The response to GET /client-keys/<client>: what keys.json says about one client. */
export interface ClientKey {
  /** The API key of the client, and of no other; null if it has none. */
  key: string | null
  /** Why no key selects the client. Empty if keys.json may not be read. */
  diagnostics: Diagnostic[]
}
