import { createRecord } from './createRecord.ts'
import { emptyHistory, type History } from './history.ts'
import type { Model, RemovedFolder } from './model.ts'
import { isInFolder, selectClientFiles } from './selectors.ts'

/** What the model has by client. */
const byClient = ['keys', 'keyDiagnostics', 'histories', 'otherSessions'] as const

/** What the model has by path. */
const byPath = ['files', 'drafts', 'carets', 'unapplied'] as const

/** Renames a client's folder. @param model an immer draft, here and below */
export function renameFolder(model: Model, from: string, to: string): void {
  const renamed = (path: string) =>
    path === from || isInFolder(path, from) ? to + path.slice(from.length) : path
  for (const history of Object.values(model.histories))
    for (const change of [...history.done, ...history.undone].flatMap(({ changes }) => changes))
      change.path = renamed(change.path)
  for (const name of [...byClient, ...byPath])
    Object.assign(model, { [name]: mapKeys<unknown>(model[name], renamed) })
  model.path = renamed(model.path)
  model.client = model.client === null ? null : renamed(model.client)
  model.chosenClient = model.chosenClient === null ? null : renamed(model.chosenClient)
  model.jump = null
  model.lastValid = null
}

/** Removes the folder of a client, or of one of its years, and remembers its unsaved edits for restoreFolder. */
export function removeFolder(model: Model, folder: string): void {
  const client = folder.split('/', 1)[0]!
  const isClient = folder === client
  const history = model.histories[client] ?? emptyHistory()
  const session = model.client === client ? model.session : (model.otherSessions[client] ?? null)
  model.removed[folder] = {
    files: Object.fromEntries(Object.entries(model.files).filter(([path]) => isInFolder(path, folder))),
    ...(isClient ? { history, session } : { history: null, session: null }),
  }
  dropFiles(model, folder)
  if (!isClient) {
    model.histories[client] = withoutFolder(history, folder)
    return
  }
  for (const name of byClient) delete model[name][client]
  if (model.chosenClient === client) model.chosenClient = null
  if (model.client === client)
    Object.assign(model, { client: null, path: '', session: null, step: null, lastValid: null })
}

/** Restores the unsaved edits of a folder that was removed. */
export function restoreFolder(model: Model, folder: string): void {
  const removed: RemovedFolder | undefined = model.removed[folder]
  if (!removed) return
  delete model.removed[folder]
  const client = folder.split('/', 1)[0]!
  Object.assign(model.files, removed.files)
  if (removed.history) model.histories[client] = removed.history
  if (removed.session) model.otherSessions[client] = removed.session
}

/** Forgets the files of a folder, which are different ones now. */
export function dropFiles(model: Model, folder: string): void {
  for (const name of byPath)
    for (const path of Object.keys(model[name])) if (isInFolder(path, folder)) delete model[name][path]
  model.jump = null
  if (isInFolder(model.path, folder)) model.path = selectClientFiles(model)[0]?.[0] ?? ''
}

/** The steps that change no file of the folder. */
function withoutFolder({ done, undone }: History, folder: string): History {
  const isOther = ({ changes }: History['done'][number]) =>
    changes.every(({ path }) => !isInFolder(path, folder))
  return { done: done.filter(isOther), undone: undone.filter(isOther) }
}

function mapKeys<Value>(record: Record<string, Value>, rename: (name: string) => string) {
  return createRecord(Object.entries(record).map(([name, value]) => [rename(name), value]))
}
