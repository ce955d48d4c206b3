import { faultKinds, withFaults, type Fault, type FetchHandler } from '../../service/faults.ts'

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

/** Those that lead the visitor to where the calculator says more than usual. */
export const leadingKinds: ReadonlySet<SituationKind> = new Set([
  'savingsOverride',
  'contributionLimit',
  'previewYear',
])

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
  return withFaults(handle, () => faultOf(current()))
}

function faultOf({ kind, struck }: Situation): Fault {
  const fault = faultKinds.find((each) => each === kind) ?? 'none'
  return { kind: fault, ...(struck !== 'both' && { route: struck }) }
}
