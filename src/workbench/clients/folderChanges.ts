import type { FolderChange, NewClient, UndoableChange } from '../diskApi.ts'
import { request } from '../state/diskClient.ts'

// Every function throws Error with a message for the user; then nothing has changed on disk.

export function createClient(client: NewClient): Promise<UndoableChange> {
  return send('POST', '/client-folders', client)
}

export function renameClient(client: string, name: string): Promise<UndoableChange> {
  return send('POST', `${folderUrl(client)}/name`, { name })
}

/** @param folder of a client, or of one of its years: "acme/2028" */
export function deleteFolder(folder: string): Promise<UndoableChange> {
  return send('DELETE', folderUrl(folder))
}

export function makeYearCurrent(folder: string): Promise<UndoableChange> {
  return send('POST', `${folderUrl(folder)}/current`)
}

export function replaceKey(client: string, key: string): Promise<UndoableChange> {
  return send('PUT', `/client-keys/${encodeURIComponent(client)}`, { key })
}

/** @returns the change that is undone */
export function undoChange(id: string): Promise<FolderChange> {
  return send('POST', '/client-folders/undo', { id })
}

/** A change of folders in words: "Deleted acme". */
export function describeChange(change: FolderChange): string {
  if (change.type === 'renamed') return `Renamed ${change.from} to ${change.to}`
  return `${verbs[change.type]} ${change.folder.replace('/', ' ')}`
}

const verbs: Record<Exclude<FolderChange['type'], 'renamed'>, string> = {
  created: 'Created',
  removed: 'Deleted',
  rearranged: 'Changed the current year of',
  keyReplaced: 'Changed the key of',
}

const storageKey = 'mediplan-workbench-change'

/** Remembers the last change of folders that this tab made, also after a reload. */
export function rememberOwnChange(id: string): void {
  try {
    sessionStorage.setItem(storageKey, id)
  } catch {
    // Without storage, only the notice offers to undo the change.
  }
}

/** Whether this tab made the change. Undoing one of another tab would surprise both. */
export function isOwnChange(id: string): boolean {
  return sessionStorage.getItem(storageKey) === id
}

function folderUrl(folder: string) {
  return `/client-folders/${folder.split('/').map(encodeURIComponent).join('/')}`
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await request(url, { method, ...(body && { body: JSON.stringify(body) }) })
  return response.json() as Promise<T>
}
