import { http, type RequestHandler } from 'msw'
import { withFaults, type Fault, type FetchHandler } from './faults.ts'

/** MSW's part: every call of the calculator goes to the API, through the fault switch, as does its description. */
export function createHandlers(handle: FetchHandler, fault: () => Fault): RequestHandler[] {
  const faulty = withFaults(handle, fault)
  // A pattern of text would have MSW decode the address, and fail where that cannot be done.
  return [http.all(/\/mediplan\/|\/openapi\.json(?:\?|$)/, ({ request }) => faulty(request))]
}
