import { history, redo, undo } from '@codemirror/commands'
import { EditorState, type StateCommand } from '@codemirror/state'
import { beforeEach, expect, it } from 'vitest'
import { createState, persistHistories } from '../../../src/workbench/editor/undoHistory.ts'

const path = 'acme/plans.json'
const extensions = history()

let maxLength = Infinity
const texts = new Map<string, string>()
const store = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (text.length > maxLength) throw new DOMException('Too long', 'QuotaExceededError')
    texts.set(key, text)
  },
  removeItem: (key: string) => void texts.delete(key),
}

beforeEach(() => {
  maxLength = Infinity
  texts.clear()
})

const open = (doc: string, caret = 0) => createState(store, path, { doc, caret, extensions })
const persist = (state: EditorState) => persistHistories(store, new Map([[path, state]]))
const edited = (state: EditorState, insert: string) =>
  state.update({ changes: { from: state.doc.length, insert }, userEvent: 'input.paste' }).state

function after(command: StateCommand, state: EditorState) {
  let next = state
  command({ state, dispatch: (transaction) => (next = transaction.state) })
  return next
}
const text = (state: EditorState) => state.doc.toString()

it('restores what can be undone and redone', () => {
  persist(after(undo, edited(edited(open('a'), 'b'), 'c')))
  expect(text(after(undo, open('ab')))).toBe('a')
  expect(text(after(redo, open('ab')))).toBe('abc')
})

it('places the caret, at most at the end of the text', () => {
  persist(edited(open('a'), 'b'))
  expect(open('ab', 1).selection.main.head).toBe(1)
  expect(open('ab', 7).selection.main.head).toBe(2)
})

it.each<[string, () => void, string]>([
  ['of another text', () => persist(edited(open('a'), 'b')), 'theirs'],
  ['that is not JSON', () => texts.set(`mediplan-workbench-history/${path}`, '{"doc":'), 'ab'],
  [
    'of an unknown shape',
    () => texts.set(`mediplan-workbench-history/${path}`, '{"doc":"ab","history":{"done":7}}'),
    'ab',
  ],
])('ignores a history %s', (_, prepare, doc) => {
  prepare()
  expect(text(open(doc))).toBe(doc)
  expect(text(after(undo, open(doc)))).toBe(doc)
})

it('drops a history that is too long, and the one persisted before', () => {
  const state = edited(open('a'), 'b')
  persist(state)
  maxLength = 10
  persist(edited(state, 'c'))
  expect(texts.size).toBe(0)
})

it('persists nothing for an unchanged file', () => {
  persist(open('a'))
  expect(texts.size).toBe(0)
})
