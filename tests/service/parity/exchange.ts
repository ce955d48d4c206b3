/** A request that each home can be sent byte for byte. */
export interface Call {
  /** What is special about it, for who reads a failure. */
  name: string
  method: string
  /** As it goes over the wire, with the query. */
  path: string
  headers: Record<string, string>
  body?: string | undefined
  /** Whether it goes over the wire without saying how long it is. */
  isChunked?: boolean
  /** Whether the end of its body never comes. */
  isUnfinished?: boolean
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Decompressed. */
  body: string
}

/** Where the API runs, reached as its callers reach it there. */
export interface Home {
  send: (call: Call) => Promise<Answer>
  stop: () => Promise<void>
}
