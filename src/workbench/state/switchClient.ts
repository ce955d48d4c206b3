import { navigatingKinds, noSimulation } from './session/Simulation.ts'
import type { Model } from './model.ts'
import { openFile } from './OpenFile.ts'
import { selectClientFiles } from './selectors.ts'
import type { WorkbenchEvent } from './WorkbenchEvent.ts'

/** Opens files as they are on disk, or with their drafts. @param model an immer draft, here and below */
export function openFiles(model: Model, { files }: Extract<WorkbenchEvent, { type: 'clientOpened' }>) {
  const isOnDisk = Object.values(files).some((disk) => disk !== null)
  for (const [path, disk] of Object.entries(files)) {
    const draft = model.drafts[path]
    // A client from a link may never have been on this disk: then its files are new, not deleted.
    model.files[path] ??= openFile(disk, draft && (isOnDisk ? draft : { ...draft, version: null }))
    delete model.drafts[path]
  }
}

/** Keeps the session with the current client for later, and continues the one with the next client. */
export function switchClient(model: Model, client: string) {
  if (model.client !== client) {
    leaveClient(model)
    model.session = model.otherSessions[client] ?? null
    delete model.otherSessions[client]
  }
  model.client = client
  const paths = selectClientFiles(model).map(([path]) => path)
  if (!paths.includes(model.path)) model.path = paths[0] ?? ''
}

/**
 * Ends a simulation that moved the session to a result or year. A simulated API failure continues. The session goes on
 * in the current year, because the next visit opens that year's files.
 */
function leaveClient(model: Model) {
  const isNavigating = navigatingKinds.has(model.view.simulation.kind)
  if (model.client !== null && model.session !== null)
    model.otherSessions[model.client] = { ...model.session, year: null }
  if (isNavigating) model.view.simulation = noSimulation
  Object.assign(model, {
    step: null,
    lastValid: null,
    clientError: null,
    simulationError: null,
    selectedCase: null,
  })
}
