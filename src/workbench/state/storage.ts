import type { Kept } from './Kept.ts'

const key = 'mediplan-workbench'

/** What was kept in this browser; undefined where nothing was, or it cannot be read. */
export function recall(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
  } catch {
    return undefined
  }
}

/** Whether it could be kept: a browser has room for some millions of characters. */
export function remember(kept: Kept): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}
