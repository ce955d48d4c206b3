import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import {
  detectLineEnding,
  normalizeLineEndings,
  restoreLineEndings,
} from '../../../src/workbench/state/diskClient.ts'

it.each(['{\r\n  "a": 1\r\n}\r\n', '{\n  "a": 1\n}', '{\r"a": 1\r\r}', '', '{ "a": "\\r\\n\u2028" }'])(
  'normalizes %j to a text that the editor does not change',
  (text) => {
    const normalized = normalizeLineEndings(text)
    expect(EditorState.create({ doc: normalized }).doc.toString()).toBe(normalized)
    expect(normalized.split('\n')).toEqual(text.split(/\r\n|\r|\n/))
  },
)

it.each(['{\r\n  "a": 1\r\n}\r\n', '{\n  "a": 1\n}', '{\r"a": 1\r\r}', '{}', ''])(
  'restores the line endings of %j',
  (text) => {
    expect(restoreLineEndings(normalizeLineEndings(text), detectLineEnding(text))).toBe(text)
  },
)
