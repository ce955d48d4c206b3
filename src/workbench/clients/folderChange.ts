import type { FolderChange } from '../diskApi.ts'

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
