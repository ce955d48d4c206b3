const key = 'mediplan-workbench-change'

/** Remembers the last change of folders that this tab made, also after a reload. */
export function rememberOwnChange(id: string): void {
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // Without storage, only the notice offers to undo the change.
  }
}

/** Whether this tab made the change. Undoing one of another tab would surprise both. */
export function isOwnChange(id: string): boolean {
  return sessionStorage.getItem(key) === id
}
