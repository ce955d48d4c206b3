import { navigatingKinds, noSimulation } from '../session/Simulation.ts'
import type { Model } from './model.ts'
import { ownFiles } from './selectors.ts'

/** Goes on with another client where the visitor was in it, and keeps the place in the one before. */
export function switchClient(model: Model, client: string): void {
  if (model.client !== client) {
    leave(model)
    model.session = model.otherSessions[client] ?? null
    delete model.otherSessions[client]
  }
  model.client = client
  const own = ownFiles(model).map(([path]) => path)
  if (!own.includes(model.path)) model.path = own[0] ?? ''
}

/** What the calculator was on is no longer so: neither what it lacked, nor where a simulation had led. */
function leave(model: Model) {
  const isLed = navigatingKinds.has(model.view.simulation.kind)
  if (model.client !== null && model.session !== null)
    model.otherSessions[model.client] = isLed ? { ...model.session, year: null } : model.session
  if (isLed) model.view.simulation = noSimulation
  Object.assign(model, { step: null, lastGood: null, clientError: null, simulationProblem: null })
}
