/** A request of the page. The reply goes to the port that comes with it. Any message from there aborts the request. */
export interface SiteRequest {
  /** The address of the client's documents. */
  data: string
  url: string
  method: string
  headers: [name: string, value: string][]
  body: string | null
}

/** The response to a request. */
export type SiteReply = Pick<SiteRequest, 'headers'> & { status: number; body: string }

/** The documents of a client, by path in its folder, such as `2028/plans.json`. */
export type SiteData = Record<string, unknown>
