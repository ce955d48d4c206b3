import { expect, it } from 'vitest'
import { parseJson } from '../../../src/workbench/editor/jsonService.ts'

it('parses a text once, until the text or its file changes', () => {
  const parsed = parseJson('acme/instance.json', '{ "a": 1 }')
  expect(parseJson('acme/instance.json', '{ "a": 1 }')).toBe(parsed)
  expect(parseJson('acme/instance.json', '{ "a": 12 }').document.getText()).toBe('{ "a": 12 }')
  expect(parseJson('acme/plans.json', '{ "a": 12 }').document.uri).toMatch(/plans\.json$/)
})
