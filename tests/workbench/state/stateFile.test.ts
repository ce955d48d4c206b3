import { expect, it } from 'vitest'
import type { PersistedState } from '../../../src/workbench/state/PersistedState.ts'
import { createStateFile, readStateFile } from '../../../src/workbench/state/stateFile.ts'

const state = {
  client: 'acme',
  drafts: { 'acme/plans.json': { text: '{}', version: null } },
} as unknown as PersistedState

it('reads the state that it wrote, under any name', () => {
  const { name, text } = createStateFile(state)
  expect(name).toBe('acme.mediplan.json')
  expect(readStateFile(name, text)).toEqual(state)
  expect(readStateFile('acme.mediplan (1).json', text)).toEqual(state)
})

it.each([
  ['a document of a client', 'plans.json', '{ "plans": [] }'],
  ['a file that is not JSON', 'notes.json', 'Notes'],
  ['a file that is not read', 'logo.png', null],
])('does not take %s for a state file', (_, name, text) => {
  expect(readStateFile(name, text)).toBeUndefined()
})

it.each([
  ['cut off', '{ "workbenchState": {'],
  ['without a client', '{ "workbenchState": { "drafts": {} } }'],
  ['without files', '{ "workbenchState": { "client": "acme" } }'],
  ['of another kind', '{ "plans": [] }'],
])('recognizes a damaged state file: %s', (_, text) => {
  expect(readStateFile('acme.mediplan.json', text)).toBeNull()
})
