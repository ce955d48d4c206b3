/** A request that every runtime can receive byte for byte. */
export interface Call {
  /** For test names and error messages. */
  name: string
  method: string
  /** As on the wire, with the query. */
  path: string
  headers: Record<string, string>
  body?: string | undefined
  /** Sends the body without Content-Length. */
  isChunked?: boolean
  /** Sends a body that does not end. */
  isUnfinished?: boolean
}

export interface RecordedResponse {
  status: number
  headers: Record<string, string>
  /** Decompressed. */
  body: string
}

/** A running instance of the API on one runtime. */
export interface Runtime {
  send: (call: Call) => Promise<RecordedResponse>
  stop: () => Promise<void>
}
