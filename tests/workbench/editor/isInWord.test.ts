import { expect, it } from 'vitest'
import { isInWord } from '../../../src/workbench/editor/isInWord.ts'

it.each([
  ['  "', true],
  ['  "plan', true],
  ['  "a \\" b', true],
  ['  "on": "', true],
  ['  "on": tr', true],
  ['  "on": "a"', false],
  ['  "on": "a\\\\"', false],
  ['  "on": ', false],
  ['  "on": 12', false],
  ['  "on": true,', false],
  ['{', false],
  ['', false],
])('of %s says %s', (line, isIn) => {
  expect(isInWord(line)).toBe(isIn)
})
