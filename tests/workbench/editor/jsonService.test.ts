import { expect, it } from 'vitest'
import { readJson } from '../../../src/workbench/editor/jsonService.ts'

it('reads a text once, however often it is asked about, and anew once it or its file is another', () => {
  const read = readJson('acme/instance.json', '{ "a": 1 }')
  expect(readJson('acme/instance.json', '{ "a": 1 }')).toBe(read)
  expect(readJson('acme/instance.json', '{ "a": 12 }').document.getText()).toBe('{ "a": 12 }')
  expect(readJson('acme/plans.json', '{ "a": 12 }').document.uri).toMatch(/plans\.json$/)
})
