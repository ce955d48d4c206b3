import { history, redo, undo } from '@codemirror/commands'
import { EditorState, type StateCommand } from '@codemirror/state'
import { beforeEach, expect, it } from 'vitest'
import { persistHistories, openState } from '../../../src/workbench/editor/undoHistory.ts'

const path = 'acme/plans.json'
const extensions = history()

let room = Infinity
const texts = new Map<string, string>()
const store = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (text.length > room) throw new DOMException('No room', 'QuotaExceededError')
    texts.set(key, text)
  },
  removeItem: (key: string) => void texts.delete(key),
}

beforeEach(() => {
  room = Infinity
  texts.clear()
})

const open = (doc: string, caret = 0) => openState(store, path, { doc, caret, extensions })
const keep = (state: EditorState) => persistHistories(store, new Map([[path, state]]))
const edited = (state: EditorState, insert: string) =>
  state.update({ changes: { from: state.doc.length, insert }, userEvent: 'input.paste' }).state

function after(command: StateCommand, state: EditorState) {
  let next = state
  command({ state, dispatch: (transaction) => (next = transaction.state) })
  return next
}
const text = (state: EditorState) => state.doc.toString()

it('goes on with what could be undone and done again', () => {
  keep(after(undo, edited(edited(open('a'), 'b'), 'c')))
  expect(text(after(undo, open('ab')))).toBe('a')
  expect(text(after(redo, open('ab')))).toBe('abc')
})

it('brings the caret to where it is to be, which the text may not reach any more', () => {
  keep(edited(open('a'), 'b'))
  expect(open('ab', 1).selection.main.head).toBe(1)
  expect(open('ab', 7).selection.main.head).toBe(2)
})

it.each<[string, () => void, string]>([
  ['another text', () => keep(edited(open('a'), 'b')), 'theirs'],
  ['a history that cannot be read', () => texts.set(`mediplan-workbench-history/${path}`, '{"doc":'), 'ab'],
  [
    'a history of another make',
    () => texts.set(`mediplan-workbench-history/${path}`, '{"doc":"ab","history":{"done":7}}'),
    'ab',
  ],
])('opens %s with nothing to undo', (_, prepare, doc) => {
  prepare()
  expect(text(open(doc))).toBe(doc)
  expect(text(after(undo, open(doc)))).toBe(doc)
})

it('lets go of what there is no room for, and of what was kept before it', () => {
  const state = edited(open('a'), 'b')
  keep(state)
  room = 10
  keep(edited(state, 'c'))
  expect(texts.size).toBe(0)
})

it('keeps nothing of a file in which nothing was changed', () => {
  keep(open('a'))
  expect(texts.size).toBe(0)
})
