/** Injectable faults, as named in `?fault=`, the test panel, and the tests. */
export const faultKinds = [
  'none',
  'slow',
  'loading',
  'offline',
  'http404',
  'http500',
  'malformed',
  'html',
] as const
export type FaultKind = (typeof faultKinds)[number]

export const routes = ['instance', 'calculate'] as const
export type ApiRoute = (typeof routes)[number]

export interface Fault {
  kind: FaultKind
  /** By default, every route. */
  route?: ApiRoute
  /** Delay of 'slow', in milliseconds. */
  delay?: number
}

export type FetchHandler = (request: Request) => Response | Promise<Response>

/**
 * Wraps a fetch handler with fault injection.
 * @param current is called for each request
 */
export function withFaults(handle: FetchHandler, current: () => Fault): FetchHandler {
  return (request) => {
    const { kind, route, delay = 4000 } = current()
    const isAffected = !route || new URL(request.url).pathname.includes(`/mediplan/${route}`)
    return isAffected ? responses[kind](handle, request, delay) : handle(request)
  }
}

const responses: Record<
  FaultKind,
  (handle: FetchHandler, request: Request, delay: number) => Response | Promise<Response>
> = {
  none: (handle, request) => handle(request),
  slow: async (handle, request, delay) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    return handle(request)
  },
  // Never settles: the page has to time out.
  loading: () => new Promise<never>(() => undefined),
  offline: () => Response.error(),
  http404: () => injectedError(404),
  http500: () => injectedError(500),
  // JSON in which every value has the wrong type.
  malformed: () => Response.json({ client: null, scenarios: 'none', plans: [], bestPlan: 7 }),
  // A captive portal, as in a hotel network.
  html: () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'Content-Type': 'text/html' } }),
}

function injectedError(status: number) {
  return Response.json({ title: 'Injected fault', status }, { status })
}
