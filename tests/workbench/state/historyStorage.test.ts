import { beforeEach, expect, it } from 'vitest'
import { changesBetween, emptyHistory, recordChanges } from '../../../src/workbench/state/history.ts'
import { persistHistories, readHistories } from '../../../src/workbench/state/historyStorage.ts'

const key = 'mediplan-workbench-history'

let maxLength = Infinity
const texts = new Map<string, string>()
const store = {
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => {
    if (text.length > maxLength) throw new DOMException('Too long', 'QuotaExceededError')
    texts.set(name, text)
  },
  removeItem: (name: string) => void texts.delete(name),
}

beforeEach(() => {
  maxLength = Infinity
  texts.clear()
})

/** A history of inserted texts. */
function historyOf(...inserted: string[]) {
  const history = emptyHistory()
  for (const text of inserted) recordChanges(history, changesBetween('acme/plans.json', '', text))
  return history
}

it('restores the histories of all clients', () => {
  const histories = {
    acme: { done: historyOf('a').done, undone: historyOf('b', 'c').done },
    'zürich 👩‍👧': emptyHistory(),
  }
  persistHistories(store, histories)
  expect(readHistories(store)).toEqual(histories)
})

it('has no histories at first', () => {
  expect(readHistories(store)).toEqual({})
})

it.each([
  ['that is not JSON', '{"acme":'],
  ['that is a list', '[]'],
  ['without steps', '{"acme":{"done":[]}}'],
  ['whose step has no changes', '{"acme":{"done":[{"group":null,"changedAt":0}],"undone":[]}}'],
  [
    'whose change has no length',
    '{"acme":{"done":[],"undone":[{"group":null,"changedAt":0,"changes":[{"path":"acme/plans.json","offset":0,"removed":"","inserted":"a"}]}]}}',
  ],
])('ignores a history %s', (_, text) => {
  texts.set(key, text)
  expect(readHistories(store)).toEqual({})
})

it('ignores only the malformed histories', () => {
  persistHistories(store, { acme: historyOf('a') })
  texts.set(key, texts.get(key)!.replace('{', '{"other":7,'))
  expect(readHistories(store)).toEqual({ acme: historyOf('a') })
})

it('persists the latest steps that fit', () => {
  maxLength = 50_000
  persistHistories(store, { acme: historyOf('a', 'b'.repeat(300_000), 'c') })
  expect(readHistories(store)).toEqual({ acme: historyOf('c') })
})

it('persists nothing if nothing fits, and forgets what it persisted before', () => {
  persistHistories(store, { acme: historyOf('a') })
  maxLength = 10
  persistHistories(store, { acme: historyOf('a', 'b') })
  expect(texts.size).toBe(0)
})
