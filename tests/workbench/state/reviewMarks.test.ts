import { beforeEach, expect, it, test } from 'vitest'
import { moveMarks, readMarks, writeMarks } from '../../../src/workbench/state/reviewMarks.ts'

let items: Map<string, string>
let store: Storage

beforeEach(() => {
  items = new Map()
  store = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
})

test('marks belong to a client and a year', () => {
  writeMarks(store, 'acme', 2028, new Set(['a', 'b']))
  expect([...readMarks(store, 'acme', 2028)]).toEqual(['a', 'b'])
  expect([...readMarks(store, 'acme', 2029)]).toEqual([])
  expect([...readMarks(store, 'other', 2028)]).toEqual([])
})

test('marks follow a renamed client, and no other', () => {
  writeMarks(store, 'acme', 2028, new Set(['a']))
  writeMarks(store, 'acme-2', 2028, new Set(['b']))
  moveMarks(store, 'acme', 'zephyr')
  expect([...readMarks(store, 'zephyr', 2028)]).toEqual(['a'])
  expect([...readMarks(store, 'acme', 2028)]).toEqual([])
  expect([...readMarks(store, 'acme-2', 2028)]).toEqual(['b'])
})

it.each(['{', '{}', 'null', '[1, "a"]'])('ignores what is not a mark: %s', (text) => {
  items.set('mediplan-workbench-checklist/acme/2028', text)
  expect([...readMarks(store, 'acme', 2028)]).toEqual(text.includes('"a"') ? ['a'] : [])
})

test('a full storage is no error', () => {
  const full = {
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => writeMarks(full, 'acme', 2028, new Set(['a']))).not.toThrow()
})
