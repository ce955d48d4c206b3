import type { History } from './history.ts'
import type { DiskFile } from './diskRequests.ts'
import { createRecord, type Model } from './model.ts'
import { isInFolder, selectClientFiles } from './selectors.ts'
import { openFile } from './OpenFile.ts'

const byClient = ['keys', 'keyDiagnostics', 'histories', 'reviewed', 'sessions'] as const

const byPath = ['files', 'drafts', 'carets', 'unapplied', 'cellWarnings'] as const

/** Opens files as they are on disk, or with their drafts. @param model an immer draft, here and below */
export function openFiles(model: Model, files: Record<string, DiskFile | null>): void {
  for (const [path, disk] of Object.entries(files)) {
    model.files[path] ??= openFile(disk, model.drafts[path])
    delete model.drafts[path]
  }
}

/** Continues the session with the client, if there is one. */
export function switchClient(model: Model, client: string): void {
  if (model.client !== client) leaveClient(model)
  model.client = client
  const paths = selectClientFiles(model).map(([path]) => path)
  if (!paths.includes(model.path)) model.path = paths[0] ?? ''
}

export function renameFolder(model: Model, { from, to }: { from: string; to: string }): void {
  const renamed = (path: string) =>
    path === from || isInFolder(path, from) ? to + path.slice(from.length) : path
  for (const history of Object.values(model.histories))
    for (const { before, after } of [...history.done, ...history.undone])
      for (const contents of [before, after])
        Object.assign(contents, {
          texts: mapKeys(contents.texts, renamed),
          unapplied: mapKeys(contents.unapplied, renamed),
        })
  for (const name of [...byClient, ...byPath])
    Object.assign(model, { [name]: mapKeys<unknown>(model[name], renamed) })
  model.path = renamed(model.path)
  model.client = model.client === null ? null : renamed(model.client)
  model.chosenClient = model.chosenClient === null ? null : renamed(model.chosenClient)
  model.jump = null
  model.lastValid = null
}

/** Removes the folder of a client, or of one of its years, and remembers what it contained for restoreFolder. */
export function removeFolder(model: Model, { folder }: { folder: string }): void {
  if (model.client === folder) {
    leaveClient(model)
    model.client = null
  }
  if (model.chosenClient === folder) model.chosenClient = null
  const removed = [...byClient, ...byPath].map((name) => {
    const own = Object.entries(model[name]).filter(([key]) => key === folder || isInFolder(key, folder))
    return [name, createRecord(own)] as const
  })
  model.removed[folder] = Object.fromEntries(removed)
  dropFiles(model, folder)
  for (const name of byClient) delete model[name][folder]
  for (const [client, history] of Object.entries(model.histories))
    if (isInFolder(folder, client)) model.histories[client] = withoutFolder(history, folder)
}

/** Restores the unsaved edits of a folder that was removed, and the client's session and history. */
export function restoreFolder(model: Model, { folder }: { folder: string }): void {
  const removed = model.removed[folder] ?? {}
  for (const name of [...byClient, ...byPath]) Object.assign(model[name], removed[name])
  delete model.removed[folder]
}

/** Forgets the files of a folder, which are different ones now. */
export function dropFiles(model: Model, folder: string): void {
  for (const name of byPath)
    for (const path of Object.keys(model[name])) if (isInFolder(path, folder)) delete model[name][path]
  model.jump = null
  if (isInFolder(model.path, folder)) model.path = selectClientFiles(model)[0]?.[0] ?? ''
}

function leaveClient(model: Model) {
  Object.assign(model, {
    step: null,
    lastValid: null,
    clientError: null,
    selectedCase: null,
  })
}

/** The steps that change no file of the folder. */
function withoutFolder({ done, undone }: History, folder: string): History {
  const isOther = ({ after }: History['done'][number]) =>
    Object.keys({ ...after.texts, ...after.unapplied }).every((path) => !isInFolder(path, folder))
  return { done: done.filter(isOther), undone: undone.filter(isOther) }
}

function mapKeys<Value>(record: Record<string, Value>, rename: (name: string) => string) {
  return createRecord(Object.entries(record).map(([name, value]) => [rename(name), value]))
}
