import { withFaults, type FetchHandler, type FaultKind } from '../../service/faults.ts'

/** What befalls the visitor: a failure of the API, or a place where the calculator says more than usual. */
export const situationKinds = [
  'none',
  'loading',
  'slow',
  'offline',
  'http404',
  'http500',
  'malformed',
  'savingsOverride',
  'contributionLimit',
  'previewYear',
] as const
export type SituationKind = (typeof situationKinds)[number]

/** Which call is struck by a failure. */
export const struckCalls = ['both', 'instance', 'calculate'] as const
export type Struck = (typeof struckCalls)[number]

export interface Situation {
  kind: SituationKind
  struck: Struck
}

export const ordinary: Situation = { kind: 'none', struck: 'both' }

/** Has a handler fail as the situation of the moment says. */
export function inSituation(handle: FetchHandler, current: () => Situation): FetchHandler {
  const faulty = (kind: FaultKind) => withFaults(handle, () => ({ kind }))
  const strikes: Record<SituationKind, FetchHandler> = {
    none: handle,
    // For ever: the page's own deadline is part of its request, which this does not look at.
    loading: () => new Promise<never>(() => undefined),
    slow: faulty('slow'),
    offline: faulty('offline'),
    http404: () => Response.json({ title: 'Provoked by the workbench', status: 404 }, { status: 404 }),
    http500: faulty('http500'),
    malformed: faulty('malformed'),
    savingsOverride: handle,
    contributionLimit: handle,
    previewYear: handle,
  }
  return (request) => {
    const { kind, struck } = current()
    const isStruck = struck === 'both' || new URL(request.url).pathname.includes(`/mediplan/${struck}`)
    return isStruck ? strikes[kind](request) : handle(request)
  }
}
