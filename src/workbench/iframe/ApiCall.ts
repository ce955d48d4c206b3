/** A call to the API with its response, as sent and received. */
export interface ApiCall {
  id: number
  method: string
  url: string
  headers: [name: string, value: string][]
  body: string
  /** Null while the call is pending. */
  response: ApiResponse | { error: string } | null
  durationMs: number
}

interface ApiResponse {
  status: number
  headers: [name: string, value: string][]
  body: string
}

/** Replaces the API key of a client that has none. It is a shell variable, so that a copied curl command can use it. */
export const apiKeyPlaceholder = '$API_KEY'
