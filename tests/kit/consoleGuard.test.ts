import { afterEach, beforeEach, expect, it } from 'vitest'
import { allowConsole, takeUnexpectedOutput, guardConsole } from './consoleGuard.ts'

const printed: string[] = []
const print = (text: string) => printed.push(text)
const { error } = console

beforeEach(() => {
  printed.length = 0
  console.error = print
})
afterEach(() => {
  console.error = error
})

it('returns unexpected output and ends', () => {
  guardConsole()
  console.error('%s failed', 'It')
  expect(takeUnexpectedOutput()).toEqual(['It failed'])
  expect(console.error).toBe(print)
  guardConsole()
  expect(takeUnexpectedOutput()).toEqual([])
})

it('does not print allowed output until the end', () => {
  guardConsole()
  allowConsole(/failed/)
  console.error('It failed')
  expect(printed).toEqual([])
  expect(takeUnexpectedOutput()).toEqual([])
  guardConsole()
  console.error('It failed')
  expect(printed).toEqual(['It failed'])
  expect(takeUnexpectedOutput()).toEqual(['It failed'])
})
