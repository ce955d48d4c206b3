import { parseTree } from 'jsonc-parser'
import type { StepName } from '../../calculator/rules/steps.ts'
import { parseText } from '../../check/edit/editJson.ts'
import { findNode } from '../../clients/locateIssues.ts'
import { fileName, isYearFile } from '../../contract/clientFiles.ts'
import type { ClientKey, DiskListing } from '../diskApi.ts'
import { findSectionOf } from '../../compare/form/sections.ts'
import type { DiskFile } from './diskRequests.ts'
import { applyFix, editFiles, recordContents, replaceUnapplied } from './editFiles.ts'
import { dropFiles, openFiles, removeFolder, renameFolder, restoreFolder, switchClient } from './folders.ts'
import {
  createRecord,
  showJson,
  unfoldPanels,
  type ModelCheck,
  type Jump,
  type Model,
  type Notice,
  type View,
} from './model.ts'
import { editText, isOutdated, markSaved, updateFromDisk } from './OpenFile.ts'
import { revert } from './revert.ts'
import { hasOpenClient, isLoaded } from './selectors.ts'
import type { Case } from './session/Case.ts'
import type { SavedSession } from './session/SavedSession.ts'
import type { CellWarning, UnappliedText } from './UnappliedText.ts'

/** Applies an event. @param model an immer draft */
export function reduce(model: Model, { type, ...payload }: WorkbenchEvent): void {
  if (dismissing.has(type)) model.notice = null
  const handle = handlers[type] as (model: Model, payload: object) => void
  handle(model, payload)
}

/** What happened, with the parameters of its handler. */
export type WorkbenchEvent = {
  [Type in keyof Handlers]: { type: Type } & (Parameters<Handlers[Type]> extends [Model, infer Payload]
    ? Payload
    : unknown)
}[keyof Handlers]

type Handlers = typeof handlers

const handlers = {
  diskListed(model: Model, { listing }: { listing: DiskListing }) {
    const { folder, ignoredLinks, clientNames, ...listed } = listing
    model.clientNames = createRecord(Object.entries(clientNames))
    Object.assign(model, { disk: { status: 'listed', folder }, ...listed })
  },
  diskFailed(model: Model, { error }: { error: string }) {
    model.disk = { status: 'failed', error }
  },

  /** Switches to the client at once if its files are loaded, otherwise when they arrive. */
  clientChosen(model: Model, { client }: { client: string }) {
    model.chosenClient = client
    if (isLoaded(model, client)) switchClient(model, client)
  },
  clientOpened(model: Model, { client, files }: { client: string; files: Record<string, DiskFile | null> }) {
    openFiles(model, files)
    // The user may have chosen another client while the files were loading.
    if (model.chosenClient === client) switchClient(model, client)
  },
  keyRead(model: Model, { client, key, diagnostics }: { client: string } & ClientKey) {
    model.keys[client] = key
    model.keyDiagnostics[client] = diagnostics
  },
  openingFailed(model: Model, { client }: { client: string }) {
    if (model.chosenClient === client) model.chosenClient = hasOpenClient(model) ? model.client : null
  },

  folderRenamed: renameFolder,
  /** The folder of a client or a year is no longer on disk. */
  folderRemoved: removeFolder,
  /** A removed folder is on disk again. */
  folderRestored: restoreFolder,
  /** Other files than before are in the folder. */
  folderRearranged(model: Model, { folder }: { folder: string }) {
    dropFiles(model, folder)
    delete model.histories[folder]
  },

  fileChosen(model: Model, { path }: { path: string }) {
    model.path = path
  },
  /** The user typed in the editor. `at`: in milliseconds. */
  textTyped(model: Model, { path, text, at }: { path: string; text: string; at: number }) {
    const file = model.files[path]
    if (!file || file.text === text) return
    recordContents(model, { texts: { [path]: text }, unapplied: {} }, { name: `typing in ${path}`, at })
    editText(file, text)
    model.notice = null
  },
  /** Something other than the editor changed a text. The editor shows the file and can undo the change. */
  textReplaced(model: Model, { path, text }: { path: string; text: string }) {
    editFiles(model, { texts: { [path]: text } })
    if (path in model.files) model.path = path
  },
  /** A form or grid changed files or texts that are not applied: one step for Undo. */
  filesEdited: editFiles,
  /** A pasted block waits for its confirmation, moves, or is decided (null). This is no step for Undo. */
  pasteHeld(model: Model, { key, paste }: { key: string; paste: UnappliedText | null }) {
    replaceUnapplied(model, { [key]: paste })
  },
  /** `warnings`: by the key of the cell; null for one that the user dismisses. */
  cellsWarned(model: Model, { warnings }: { warnings: Record<string, CellWarning | null> }) {
    for (const [key, warning] of Object.entries(warnings))
      if (warning) model.cellWarnings[key] = warning
      else delete model.cellWarnings[key]
  },
  undone: (model: Model) => revert(model, 'undone'),
  redone: (model: Model) => revert(model, 'redone'),
  fixApplied: applyFix,
  /** `item`: of a checklist of the open client. */
  valueReviewed(model: Model, { item, isDone }: { item: string; isDone: boolean }) {
    if (model.client === null) return
    const others = (model.reviewed[model.client] ?? []).filter((each) => each !== item)
    model.reviewed[model.client] = isDone ? [...others, item] : others
  },
  caretMoved(model: Model, { path, offset }: { path: string; offset: number }) {
    model.carets[path] = offset
  },
  /** Without an offset, the jump leads to the value at the pointer. What has no form is shown as text. */
  jumped(model: Model, { jump }: { jump: Omit<Jump, 'offset'> & { offset?: number } }) {
    const { path, pointer, isInForm } = jump
    const file = fileName(path)
    const text = model.files[path]?.text ?? ''
    const offset = jump.offset ?? findNode(parseTree(text), pointer ?? '')?.offset ?? 0
    Object.assign(model, { path, jump: { ...jump, offset } })
    if (isInForm) model.view.editor = 'form'
    else if (!isYearFile(file) || !parseText(text).isJsonc) showJson(model.view)
    if (pointer !== undefined && isYearFile(file)) model.view.section = findSectionOf(file, pointer).name
  },

  diskFileRead(model: Model, { path, disk }: { path: string; disk: DiskFile | null }) {
    const file = model.files[path]
    if (!file) return
    if (file.diskVersion !== (disk?.version ?? null)) model.notice = null
    if (isOutdated(file, disk)) recordContents(model, { texts: { [path]: disk.text }, unapplied: {} })
    updateFromDisk(file, disk)
  },
  fileSaved(model: Model, { path, text, version }: { path: string; text: string; version: string }) {
    if (model.files[path]) markSaved(model.files[path], text, version)
  },
  checkFinished(model: Model, { checked }: { checked: ModelCheck }) {
    model.checked = checked
  },

  viewChanged(model: Model, { view }: { view: Partial<View> }) {
    Object.assign(model.view, view)
    if (view.editor === 'json') showJson(model.view)
    if (view.panel !== undefined) unfoldPanels(model.view)
  },
  /** The user selected a case to see its figures; null follows the calculator. */
  caseSelected(model: Model, { selected }: { selected: Case | null }) {
    model.selectedCase = selected
    model.view.panel = 'figures'
    unfoldPanels(model.view)
  },

  sessionChanged(
    model: Model,
    { client, session, step }: { client: string; session: SavedSession; step: StepName },
  ) {
    model.sessions[client] = session
    if (client === model.client) model.step = step
  },
  /** `texts`: by path inside the client's folder. `error`: why the calculator cannot load them; null if it has. */
  clientLoaded(
    model: Model,
    { client, texts, error }: { client: string; texts: Record<string, string>; error: string | null },
  ) {
    if (client !== model.client) return
    model.clientError = error
    if (error === null) model.lastValid = { client, texts }
  },

  noticeShown(model: Model, { tone = 'good', ...notice }: { tone?: Notice['tone'] } & Omit<Notice, 'tone'>) {
    model.notice = { tone, ...notice }
  },
  noticeDismissed(model: Model) {
    model.notice = null
  },
}

/** Results of work in the background. They concern no change that the user is making. */
export const inBackground: ReadonlySet<WorkbenchEvent['type']> = new Set([
  'diskListed',
  'checkFinished',
  'sessionChanged',
  'clientLoaded',
])

/** User actions that dismiss the current notice. Typing dismisses it only if it changes the text. */
const dismissing: ReadonlySet<WorkbenchEvent['type']> = new Set([
  'clientChosen',
  'fileChosen',
  'textReplaced',
  'filesEdited',
  'undone',
  'redone',
  'fixApplied',
  'jumped',
  'viewChanged',
  'caseSelected',
])
