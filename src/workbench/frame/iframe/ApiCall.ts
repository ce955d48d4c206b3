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

/** Sent as the API key for a client without one. It is a shell variable, so that a copied curl command can set it. */
export const apiKeyPlaceholder = '$API_KEY'
