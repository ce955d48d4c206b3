export const faultKinds = ['none', 'slow', 'offline', 'http500', 'malformed'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  kind: FaultKind
  /** The only route that is struck; every route when left out. */
  route?: 'instance' | 'calculate'
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
  offline: () => Response.error(),
  http500: () => Response.json({ title: 'Provoked by the fault switch', status: 500 }, { status: 500 }),
  // Well-formed JSON in which nothing is what it should be.
  malformed: () => Response.json({ client: null, scenarios: 'none', plans: [], bestPlan: 7 }),
}
