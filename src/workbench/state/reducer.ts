import { fileName, isYearFile } from '../../contract/clientFiles.ts'
import { findSectionOf } from '../sections.ts'
import { createRecord } from './createRecord.ts'
import type { ApiCall } from '../frame/iframe/ApiCall.ts'
import { applyFix, editFiles, historyOf } from './editFiles.ts'
import { dropFiles, removeFolder, renameFolder, restoreFolder } from './folders.ts'
import { changesBetween, recordChanges } from './history.ts'
import { unfoldPanels, type Jump, type Model } from './model.ts'
import { editText, markSaved, openFile, replaceText, updateFromDisk } from './OpenFile.ts'
import { revert } from './revert.ts'
import { hasOpenClient, isLoaded } from './selectors.ts'
import { openFiles, switchClient } from './switchClient.ts'
import { dismissingEvents, type WorkbenchEvent } from './WorkbenchEvent.ts'

const maxApiCalls = 50

/** Applies an event. @param model an immer draft */
export function reduce(model: Model, event: WorkbenchEvent): void {
  if (dismissingEvents.has(event.type)) model.notice = null
  switch (event.type) {
    case 'diskListed': {
      const { folder, ignoredLinks, clientNames, ...listing } = event.listing
      model.clientNames = createRecord(Object.entries(clientNames))
      Object.assign(model, { disk: { status: 'listed', folder }, ...listing })
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
    case 'folderRenamed':
      renameFolder(model, event.from, event.to)
      return
    case 'folderRemoved':
      removeFolder(model, event.folder)
      return
    case 'folderRestored':
      restoreFolder(model, event.folder)
      return
    case 'folderRearranged':
      dropFiles(model, event.folder)
      delete model.histories[event.folder]
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
    case 'textsRefused':
      for (const [key, text] of Object.entries(event.texts))
        if (text === null) delete model.unapplied[key]
        else model.unapplied[key] = text
      return
    case 'undone':
    case 'redone':
      revert(model, event.type)
      return
    case 'fixApplied':
      applyFix(model, event.path, event.fix)
      return
    case 'caretMoved':
      model.carets[event.path] = event.offset
      return
    case 'jumped':
      model.path = event.jump.path
      model.jump = event.jump
      if (event.jump.isInForm) model.view.editor = 'form'
      showInForm(model, event.jump)
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
    case 'caseSelected':
      model.selectedCase = event.selected
      model.view.panel = 'figures'
      model.view.share = unfoldPanels(model.view.share)
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
    case 'noticeShown': {
      const { type, tone = 'good', ...notice } = event
      model.notice = { tone, ...notice }
      return
    }
    case 'noticeDismissed':
      model.notice = null
      return
    case 'tourStarted':
      model.tour = 'running'
      model.view.editor = 'form'
      model.view.isEditorExpanded = false
      model.view.share = unfoldPanels(model.view.share)
      return
    case 'tourEnded':
      model.tour = null
  }
}

/** Shows the section of the form with the value that a jump leads to. */
function showInForm({ view }: Model, { path, pointer }: Jump) {
  const file = fileName(path)
  if (pointer !== undefined && isYearFile(file)) view.section = findSectionOf(file, pointer).name
}

function recordApiCall(model: Model, call: ApiCall) {
  const index = model.apiCalls.findIndex(({ id }) => id === call.id)
  if (index >= 0) model.apiCalls[index] = call
  else model.apiCalls = [call, ...model.apiCalls].slice(0, maxApiCalls)
}
