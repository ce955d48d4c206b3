import { createRecord } from './createRecord.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { latestSteps, type History, type UndoStep } from './history.ts'

const key = 'mediplan-workbench-history'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The lengths to try, in characters. Browsers limit the storage of a page to a few million. */
const maxLengths = [2_000_000, 200_000, 20_000]

/** Persists what can be undone in this tab, for a reload. Drops the oldest steps if they do not fit. */
export function persistHistories(store: Store, histories: Readonly<Record<string, History>>): void {
  store.removeItem(key)
  for (const maxLength of maxLengths) {
    const latest = Object.entries(histories).map(([client, { done, undone }]): [string, History] => [
      client,
      { done: latestSteps(done, maxLength), undone: latestSteps(undone, maxLength) },
    ])
    try {
      store.setItem(key, JSON.stringify(Object.fromEntries(latest)))
      return
    } catch {
      // The storage is full.
    }
  }
}

/** The persisted histories by client. Ignores malformed ones. */
export function readHistories(store: Store): Record<string, History> {
  try {
    const histories: unknown = JSON.parse(store.getItem(key) ?? '{}')
    if (!isRecord(histories)) return createRecord()
    return createRecord(
      Object.entries(histories).filter((entry): entry is [string, History] => isHistory(entry[1])),
    )
  } catch {
    return createRecord()
  }
}

function isHistory(value: unknown): value is History {
  if (!isRecord(value)) return false
  return [value.done, value.undone].every((steps) => Array.isArray(steps) && steps.every(isStep))
}

function isStep(value: unknown): value is UndoStep {
  if (!isRecord(value) || !Array.isArray(value.changes) || typeof value.changedAt !== 'number') return false
  if (value.group !== null && typeof value.group !== 'string') return false
  return value.changes.every(
    (change) =>
      isRecord(change) &&
      [change.offset, change.length].every(Number.isSafeInteger) &&
      [change.path, change.removed, change.inserted].every((part) => typeof part === 'string'),
  )
}
