import { decodeAnswers, encodeAnswers, type DecodedAnswers } from './answersCode.ts'
import { retentionMinutes } from './keepsAnswers.ts'
import type { Answers } from './model.ts'
import type { Session } from './Session.ts'

/** The answers stay in the storage of the tab, so that the visitor can continue after a reload. */
const key = 'mediplan.answers'

/** Replaces expired answers in the storage, so that home can say that they were deleted. */
const expired = 'expired'

interface StoredAnswers {
  /** In milliseconds since 1970. */
  savedAt: number
  code: string
}

export interface SavedAnswers extends DecodedAnswers {
  /** In milliseconds since 1970. */
  expiresAt: number
}

export function saveAnswers(answers: Answers, { acknowledged, instance }: Session): void {
  const stored: StoredAnswers = { savedAt: Date.now(), code: encodeAnswers(answers, acknowledged, instance) }
  withStorage((storage) => storage.setItem(key, JSON.stringify(stored)))
}

/**
 * The saved answers. Deletes those that expired or are unreadable.
 * @returns 'expired' until the visitor gives other answers; null if there are none, or none for this configuration
 */
export function readSavedAnswers({ instance }: Session): SavedAnswers | typeof expired | null {
  const text = withStorage((storage) => storage.getItem(key)) ?? null
  if (text === null || text === expired) return text
  const stored = parseStoredAnswers(text)
  const expiresAt = stored ? stored.savedAt + retentionMinutes * 60_000 : NaN
  if (Date.now() >= expiresAt) {
    withStorage((storage) => storage.setItem(key, expired))
    return expired
  }
  // The clock may have been set back.
  const isSaved = stored && stored.savedAt <= Date.now()
  const decoded = isSaved ? decodeAnswers(stored.code, instance) : 'unreadable'
  if (decoded === 'unreadable') clearSavedAnswers()
  return typeof decoded === 'string' ? null : { ...decoded, expiresAt }
}

export function clearSavedAnswers(): void {
  withStorage((storage) => storage.removeItem(key))
}

/** Anyone can change the storage. */
function parseStoredAnswers(text: string): StoredAnswers | null {
  try {
    const { savedAt, code } = Object(JSON.parse(text)) as Record<keyof StoredAnswers, unknown>
    return typeof savedAt === 'number' && typeof code === 'string' ? { savedAt, code } : null
  } catch {
    return null
  }
}

/** Storage can be missing, full, or forbidden. */
function withStorage<T>(access: (storage: Storage) => T) {
  try {
    return access(sessionStorage)
  } catch {
    return undefined
  }
}
