import { afterEach, beforeEach, expect, it } from 'vitest'
import { allowNoise, endOfNoise, listenToConsole } from '../kit/consoleNoise.ts'

const heard: string[] = []
const say = (words: string) => heard.push(words)
const { error } = console

beforeEach(() => {
  heard.length = 0
  console.error = say
})
afterEach(() => {
  console.error = error
})

it('tells what the console said, and is over with it', () => {
  listenToConsole()
  console.error('%s fell', 'It')
  expect(endOfNoise()).toEqual(['It fell'])
  expect(console.error).toBe(say)
  listenToConsole()
  expect(endOfNoise()).toEqual([])
})

it('keeps what is allowed to itself, until the end', () => {
  listenToConsole()
  allowNoise(/fell/)
  console.error('It fell')
  expect(heard).toEqual([])
  expect(endOfNoise()).toEqual([])
  listenToConsole()
  console.error('It fell')
  expect(heard).toEqual(['It fell'])
  expect(endOfNoise()).toEqual(['It fell'])
})
