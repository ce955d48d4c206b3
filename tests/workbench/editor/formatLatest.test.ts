import { expect, it } from 'vitest'
import { formatLatest } from '../../../src/workbench/editor/formatLatest.ts'

it.each([
  ['as it was', ['{"a":1}'], '{ "a": 1 }\n'],
  ['typed into once meanwhile', ['{"a":1}', '{"a":12}'], '{ "a": 12 }\n'],
  ['typed into twice meanwhile', ['{"a":1}', '{"a":12}', '{"a":12}', '{"a":123}'], '{ "a": 123 }\n'],
])('formats a text %s, losing nothing of it', async (_, texts, formatted) => {
  const rest = [...texts]
  expect(await formatLatest(() => (rest.length > 1 ? rest.shift()! : rest[0]!))).toBe(formatted)
})
