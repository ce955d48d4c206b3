import {
  faultKinds,
  routes,
  withFaults,
  type ApiRoute,
  type Fault,
  type FetchHandler,
} from '../../service/faults.ts'

const leading = ['savingsOverride', 'contributionLimit', 'previewYear'] as const

/** What befalls the visitor: a failure of the API, or a place where the calculator says more than usual. */
export const situationKinds = [...faultKinds, ...leading] as const
export type SituationKind = (typeof situationKinds)[number]

/** Those that lead the visitor to where the calculator says more than usual. */
export const leadingKinds: ReadonlySet<SituationKind> = new Set(leading)

/** Which calls a failure can affect. */
export const affectedRoutes = ['both', ...routes] as const

export interface Situation {
  kind: SituationKind
  route: ApiRoute | 'both'
}

export const ordinary: Situation = { kind: 'none', route: 'both' }

/** Has a handler fail as the situation of the moment says. */
export function inSituation(handle: FetchHandler, current: () => Situation): FetchHandler {
  return withFaults(handle, () => faultOf(current()))
}

function faultOf({ kind, route }: Situation): Fault {
  const fault = faultKinds.find((each) => each === kind) ?? 'none'
  return { kind: fault, ...(route !== 'both' && { route }) }
}
