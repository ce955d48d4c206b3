import { http, type RequestHandler } from 'msw'
import { withFaults, type Fault, type FetchHandler } from './faults.ts'

/** MSW request handlers that forward every API call to the app, through fault injection. */
export function createHandlers(handle: FetchHandler, fault: () => Fault): RequestHandler[] {
  const faulty = withFaults(handle, fault)
  // A string pattern would make MSW decode the URL and throw on a malformed escape sequence.
  return [http.all(/\/mediplan\/|\/openapi\.json(?:\?|$)/, ({ request }) => faulty(request))]
}
