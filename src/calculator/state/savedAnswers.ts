import { decodeAnswers, encodeAnswers, type DecodedAnswers } from './answersCode.ts'
import type { Answers } from './model.ts'
import type { Session } from './Session.ts'

/** The answers stay in the storage of the tab, so that the visitor can continue after a reload. */
const key = 'mediplan.answers'

/** Milliseconds after the last answer. Later, the tab may have another visitor. */
const lifetime = 30 * 60_000

interface SavedAnswers {
  /** In milliseconds since 1970. */
  savedAt: number
  code: string
}

/** Saves the answers, unless the page has `<meta name="keep-answers" content="no">`. */
export function saveAnswers(answers: Answers, { acknowledged, instance }: Session): void {
  if (document.querySelector('meta[name="keep-answers"][content="no"]')) return
  const saved: SavedAnswers = { savedAt: Date.now(), code: encodeAnswers(answers, acknowledged, instance) }
  withStorage((storage) => storage.setItem(key, JSON.stringify(saved)))
}

/** The saved answers. Null if there are none, if they expired, or if they are for another configuration. */
export function readSavedAnswers({ instance }: Session): DecodedAnswers | null {
  const saved = withStorage(
    (storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<SavedAnswers> | null,
  )
  if (!saved) return null
  const age = Date.now() - Number(saved.savedAt)
  const decoded = age >= 0 && age < lifetime ? decodeAnswers(String(saved.code), instance) : 'unreadable'
  if (decoded === 'unreadable') clearSavedAnswers()
  return typeof decoded === 'string' ? null : decoded
}

export function clearSavedAnswers(): void {
  withStorage((storage) => storage.removeItem(key))
}

/** Storage can be missing, full, or forbidden, and anyone can change its content. */
function withStorage<T>(access: (storage: Storage) => T) {
  try {
    return access(sessionStorage)
  } catch {
    return undefined
  }
}
