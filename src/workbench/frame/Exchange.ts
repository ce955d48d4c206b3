/** A call to the API and its answer, as they went over the wire. */
export interface Exchange {
  id: number
  method: string
  url: string
  headers: [name: string, value: string][]
  body: string
  /** Not there yet, there, or never to come. */
  answer: Answer | { failure: string } | null
  /** How long the answer took. */
  milliseconds: number
}

interface Answer {
  status: number
  headers: [name: string, value: string][]
  body: string
}
