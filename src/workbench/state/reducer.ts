import { applyEdits } from '../../check/applyFixes.ts'
import type { ApiCall } from '../iframe/ApiCall.ts'
import { navigatingKinds, noSimulation } from '../session/Simulation.ts'
import { unfoldPanels, type Model } from './model.ts'
import { editText, markSaved, openFile, replaceText, updateFromDisk } from './OpenFile.ts'
import { hasOpenClient, isLoaded, selectClientFiles } from './selectors.ts'
import { dismissingEvents, type WorkbenchEvent } from './WorkbenchEvent.ts'

const maxApiCalls = 50

/** Applies an event. @param model an immer draft */
export function reduce(model: Model, event: WorkbenchEvent): void {
  if (dismissingEvents.has(event.type)) model.notice = null
  switch (event.type) {
    case 'diskListed': {
      const { folder, paths, accepted } = event.listing
      Object.assign(model, { disk: { status: 'listed', folder }, paths, accepted })
      return
    }
    case 'diskFailed':
      model.disk = { status: 'failed', error: event.error }
      return
    case 'clientChosen':
      model.chosenClient = event.client
      if (isLoaded(model, event.client)) switchClient(model, event.client)
      return
    case 'clientOpened':
      openFiles(model, event)
      // The user may have chosen another client while the files were loading.
      if (model.chosenClient === event.client) switchClient(model, event.client)
      return
    case 'keyRead':
      model.keys[event.client] = event.key
      model.keyDiagnostics[event.client] = event.diagnostics
      return
    case 'openingFailed':
      if (model.chosenClient === event.client) model.chosenClient = hasOpenClient(model) ? model.client : null
      return
    case 'fileChosen':
      model.path = event.path
      return
    case 'textTyped': {
      const file = model.files[event.path]
      if (!file || file.text === event.text) return
      editText(file, event.text)
      model.notice = null
      return
    }
    case 'textReplaced':
      replaceText((model.files[event.path] ??= openFile(null)), event.text)
      model.path = event.path
      return
    case 'fixApplied': {
      const file = model.files[event.path]
      const text = model.checked.texts[event.path]
      if (!file || file.text !== text) return
      replaceText(file, applyEdits(text, event.fix))
      model.path = event.path
      return
    }
    case 'caretMoved':
      model.carets[event.path] = event.offset
      return
    case 'jumped':
      model.path = event.jump.path
      model.jump = event.jump
      return
    case 'diskFileRead': {
      const file = model.files[event.path]
      if (!file) return
      if (file.diskVersion !== (event.disk?.version ?? null)) model.notice = null
      updateFromDisk(file, event.disk, event.isConflictShown)
      return
    }
    case 'fileSaved':
      if (model.files[event.path]) markSaved(model.files[event.path]!, event.text, event.version)
      return
    case 'checkFinished':
      model.checked = event.checked
      return
    case 'viewChanged':
      Object.assign(model.view, event.view)
      if (event.view.panel !== undefined) model.view.share = unfoldPanels(model.view.share)
      return
    case 'sessionChanged':
      if (event.client === model.client) Object.assign(model, { session: event.session, step: event.step })
      else model.otherSessions[event.client] = event.session
      return
    case 'apiCallRecorded':
      recordApiCall(model, event.call)
      return
    case 'apiCallsCleared':
      model.apiCalls = []
      return
    case 'clientLoaded':
      if (event.client !== model.client) return
      model.clientError = event.error
      if (event.error === null) model.lastValid = { client: event.client, texts: event.texts }
      return
    case 'simulationApplied':
      model.simulationError = event.error
      return
    case 'replacementRequested':
      model.replacement = event.replacement
      return
    case 'replacementClosed':
      model.replacement = null
      return
    case 'noticeShown':
      model.notice = {
        message: event.message,
        tone: event.tone ?? 'good',
        ...(event.copyText !== undefined && { copyText: event.copyText }),
      }
  }
}

function openFiles(model: Model, { files }: Extract<WorkbenchEvent, { type: 'clientOpened' }>) {
  const isOnDisk = Object.values(files).some((disk) => disk !== null)
  for (const [path, disk] of Object.entries(files)) {
    const draft = model.drafts[path]
    // A client from a link may never have been on this disk: then its files are new, not deleted.
    model.files[path] ??= openFile(disk, draft && (isOnDisk ? draft : { ...draft, version: null }))
    delete model.drafts[path]
  }
}

/** Keeps the session with the current client for later, and continues the one with the next client. */
function switchClient(model: Model, client: string) {
  if (model.client !== client) {
    leaveClient(model)
    model.session = model.otherSessions[client] ?? null
    delete model.otherSessions[client]
  }
  model.client = client
  const paths = selectClientFiles(model).map(([path]) => path)
  if (!paths.includes(model.path)) model.path = paths[0] ?? ''
}

/** Ends a simulation that moved the session to a result or year. A simulated API failure continues. */
function leaveClient(model: Model) {
  const isNavigating = navigatingKinds.has(model.view.simulation.kind)
  if (model.client !== null && model.session !== null)
    model.otherSessions[model.client] = isNavigating ? { ...model.session, year: null } : model.session
  if (isNavigating) model.view.simulation = noSimulation
  Object.assign(model, { step: null, lastValid: null, clientError: null, simulationError: null })
}

function recordApiCall(model: Model, call: ApiCall) {
  const index = model.apiCalls.findIndex(({ id }) => id === call.id)
  if (index >= 0) model.apiCalls[index] = call
  else model.apiCalls = [call, ...model.apiCalls].slice(0, maxApiCalls)
}
