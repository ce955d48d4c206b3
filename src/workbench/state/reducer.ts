import { applyEdits } from '../../check/applyFixes.ts'
import type { ApiCall } from '../iframe/ApiCall.ts'
import { navigatingKinds, noSimulation } from '../session/Simulation.ts'
import {
  changesBetween,
  emptyHistory,
  recordChanges,
  redoStep,
  undoStep,
  type ChangeGroup,
} from './history.ts'
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
      const changes = changesBetween(event.path, file.text, event.text)
      recordChanges(historyOf(model, event.path), changes, { name: `typing in ${event.path}`, at: event.at })
      editText(file, event.text)
      model.notice = null
      return
    }
    case 'textReplaced': {
      const file = (model.files[event.path] ??= openFile(null))
      recordChanges(historyOf(model, event.path), changesBetween(event.path, file.text, event.text))
      replaceText(file, event.text)
      model.path = event.path
      return
    }
    case 'filesEdited':
      editFiles(model, event.texts, event.group)
      return
    case 'undone':
      revert(model, undoStep)
      return
    case 'redone':
      revert(model, redoStep)
      return
    case 'fixApplied': {
      const file = model.files[event.path]
      const text = model.checked.texts[event.path]
      if (!file || file.text !== text) return
      editFiles(model, { [event.path]: applyEdits(text, event.fix) })
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
      const before = file.text
      updateFromDisk(file, event.disk, event.isConflictShown)
      recordChanges(historyOf(model, event.path), changesBetween(event.path, before, file.text))
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

/** Replaces texts as one step for Undo. */
function editFiles(model: Model, texts: Record<string, string>, group?: ChangeGroup) {
  const changes = Object.entries(texts).flatMap(([path, text]) =>
    changesBetween(path, model.files[path]?.text ?? '', text),
  )
  const [first] = changes
  if (!first) return
  recordChanges(historyOf(model, first.path), changes, group)
  for (const { path } of changes) replaceText((model.files[path] ??= openFile(null)), texts[path]!)
}

/** Undoes or redoes a step of the open client, and shows a file that it changes. */
function revert(model: Model, step: typeof undoStep) {
  if (model.client === null) return
  const history = (model.histories[model.client] ??= emptyHistory())
  const texts = Object.fromEntries(Object.entries(model.files).map(([path, { text }]) => [path, text]))
  const reverted = step(history, texts)
  if (!reverted) {
    model.histories[model.client] = emptyHistory()
    model.notice = { message: 'The files have changed since, so nothing can be undone.', tone: 'bad' }
    return
  }
  for (const [path, text] of Object.entries(reverted)) {
    const file = (model.files[path] ??= openFile(null))
    replaceText(file, text)
    // Reverting the first change of a file that is not on disk removes it.
    if (text === '' && file.diskText === null) delete model.files[path]
  }
  const shown = Object.keys(reverted).filter((path) => path in model.files)
  if (shown.length > 0 && !shown.includes(model.path)) model.path = shown[0]!
  if (!(model.path in model.files)) model.path = selectClientFiles(model)[0]?.[0] ?? ''
}

function historyOf(model: Model, path: string) {
  return (model.histories[path.slice(0, path.indexOf('/'))] ??= emptyHistory())
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
