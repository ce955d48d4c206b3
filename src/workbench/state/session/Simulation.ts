import {
  faultKinds,
  routes,
  withFaults,
  type ApiRoute,
  type Fault,
  type FetchHandler,
} from '../../../service/faults.ts'

const navigating = ['savingsOverride', 'contributionLimit', 'previewYear'] as const

export const simulationKinds = [...faultKinds, ...navigating] as const
export type SimulationKind = (typeof simulationKinds)[number]

/** The simulations that move the session to a special result or year, instead of making API calls fail. */
export const navigatingKinds: ReadonlySet<SimulationKind> = new Set(navigating)

export const affectedRoutes = ['both', ...routes] as const

/** A condition to test the calculator in: a failure of the API, a rare result, or a preview year. */
export interface Simulation {
  kind: SimulationKind
  /** The API calls that fail. */
  route: ApiRoute | 'both'
}

export const noSimulation: Simulation = { kind: 'none', route: 'both' }

/** Makes a handler fail while the current simulation is a failure. */
export function withSimulation(handle: FetchHandler, current: () => Simulation): FetchHandler {
  return withFaults(handle, () => toFault(current()))
}

function toFault({ kind, route }: Simulation): Fault {
  const fault = faultKinds.find((each) => each === kind) ?? 'none'
  return { kind: fault, ...(route !== 'both' && { route }) }
}
