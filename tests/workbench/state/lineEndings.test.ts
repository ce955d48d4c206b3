import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import {
  detectLineEnding,
  normalizeLineEndings,
  restoreLineEndings,
} from '../../../src/workbench/state/lineEndings.ts'

it.each(['{\r\n  "a": 1\r\n}\r\n', '{\n  "a": 1\n}', '{\r"a": 1\r\r}', '', '{ "a": "\\r\\n\u2028" }'])(
  'makes of %j a text that the editor gives back as it is',
  (text) => {
    const plain = normalizeLineEndings(text)
    expect(EditorState.create({ doc: plain }).doc.toString()).toBe(plain)
    expect(plain.split('\n')).toEqual(text.split(/\r\n|\r|\n/))
  },
)

it.each(['{\r\n  "a": 1\r\n}\r\n', '{\n  "a": 1\n}', '{\r"a": 1\r\r}', '{}', ''])(
  'writes %j again as it was',
  (text) => {
    expect(restoreLineEndings(normalizeLineEndings(text), detectLineEnding(text))).toBe(text)
  },
)
