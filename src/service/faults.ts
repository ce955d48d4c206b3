/** Every failure that can be provoked. The test panel, the tests and `?fault=` call them by these names. */
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
  /** The only route that is struck; every route when left out. */
  route?: ApiRoute
  /** How long 'slow' takes, in milliseconds. */
  delay?: number
}

export type FetchHandler = (request: Request) => Response | Promise<Response>

/** Wraps a fetch handler so that its failures can be provoked; the fault is asked for at each request. */
export function withFaults(handle: FetchHandler, current: () => Fault): FetchHandler {
  return (request) => {
    const { kind, route, delay = 4000 } = current()
    const isStruck = !route || new URL(request.url).pathname.includes(`/mediplan/${route}`)
    return isStruck ? answers[kind](handle, request, delay) : handle(request)
  }
}

const answers: Record<
  FaultKind,
  (handle: FetchHandler, request: Request, delay: number) => Response | Promise<Response>
> = {
  none: (handle, request) => handle(request),
  slow: async (handle, request, delay) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    return handle(request)
  },
  // For ever: the page has to give up on it.
  loading: () => new Promise<never>(() => undefined),
  offline: () => Response.error(),
  http404: () => refuse(404),
  http500: () => refuse(500),
  // Well-formed JSON in which nothing is what it should be.
  malformed: () => Response.json({ client: null, scenarios: 'none', plans: [], bestPlan: 7 }),
  // What a network says that wants one to sign in first.
  html: () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'Content-Type': 'text/html' } }),
}

function refuse(status: number) {
  return Response.json({ title: 'Provoked by the fault switch', status }, { status })
}
