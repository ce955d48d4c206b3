import { describe, expect, it, vi } from 'vitest'
import {
  createLink,
  mergeLinkedState,
  readLink,
  createStateFile,
  readStateFile,
} from '../../../src/workbench/state/link.ts'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import {
  restoreState,
  selectLinkedState,
  selectPersistedState,
  type PersistedState,
} from '../../../src/workbench/state/PersistedState.ts'
import { noSimulation } from '../../../src/workbench/state/session/Simulation.ts'
import { openModel } from './openModel.ts'

const hashFrom = (link: string) => new URL(link).hash

const ownKey = 'acme/plans.json#/selfOnlyCap'

describe('A link', () => {
  it('contains all files of the client, including those that match the disk', async () => {
    const link = await createLink('http://localhost:5174/#old', selectLinkedState(openModel))
    expect(await readLink(hashFrom(link))).toEqual({
      ...selectPersistedState(openModel),
      sessions: { acme: openModel.sessions.acme },
      unapplied: { [ownKey]: openModel.unapplied[ownKey] },
      drafts: {
        'acme/instance.json': { text: 'as on disk', version: 'as on disk' },
        'acme/plans.json': { text: 'ändert 👩‍👧', version: 'before' },
      },
    })
  })

  it('compresses a long file', async () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ id: `location-${index}` })))
    const link = await createLink('http://localhost/', {
      ...selectLinkedState(openModel),
      drafts: { 'a/plans.json': { text, version: null } },
    })
    expect(link.length).toBeLessThan(text.length / 4)
    expect(hashFrom(link)).toMatch(/^#bench=[\w-]+$/)
  })

  it.each(['#other', '#bench=', '#bench=!!!', '#bench=AAAA'])(
    'is ignored if its hash is %j',
    async (hash) => {
      expect(await readLink(hash)).toBeUndefined()
    },
  )

  it.each([
    { version: 0 },
    { client: 1 },
    { path: null },
    { drafts: null },
    { drafts: { 'acme/plans.json': null } },
    { drafts: { 'acme/plans.json': { text: 1, version: null } } },
    { carets: null },
    { view: null },
    { unapplied: null },
    { reviewed: null },
    { sessions: [] },
  ])('is ignored if it is of another version or damaged: %j', async (damage) => {
    const state = { ...selectLinkedState(openModel), ...damage } as unknown as PersistedState
    expect(await readLink(hashFrom(await createLink('http://localhost/', state)))).toBeUndefined()
  })
})

describe('The persisted state', () => {
  const persisted = selectPersistedState(openModel)

  it('has the unsaved texts of every client, and restores where the user was', () => {
    expect(persisted.drafts).toEqual({
      'acme/plans.json': { text: 'ändert 👩‍👧', version: 'before' },
      'other/plans.json': { text: 'mine', version: null },
      'closed/plans.json': { text: 'not saved', version: '1' },
    })
    const { version: _, ...state } = persisted
    expect(restoreState(JSON.parse(JSON.stringify(persisted)) as PersistedState)).toEqual({
      ...emptyModel(),
      ...state,
    })
  })

  it('leaves out a simulation that could not be applied', () => {
    const { view } = selectPersistedState({ ...openModel, simulationError: 'There is none.' })
    expect(view.simulation).toEqual(noSimulation)
  })

  it('restores no drafts of files that are not documents', () => {
    const draft = { text: 'a', version: null }
    expect(restoreState({ drafts: { '../x/instance.json': draft, 'acme/.env': draft } })).toEqual(
      emptyModel(),
    )
  })
})

it.each([{ cell: { table: 'unknown', row: '0', column: 'EE' } }, { cell: null }, null])(
  'restores no unapplied text of a table that does not exist: %j',
  (text) => {
    const unapplied = { 'acme/plans.json#unknown': text } as unknown as PersistedState['unapplied']
    expect(restoreState({ unapplied })).toEqual(emptyModel())
  },
)

describe('mergeLinkedState', () => {
  const withDrafts = (texts: Record<string, string>) => {
    const drafts = Object.entries(texts).map(([path, text]) => [path, { text, version: '1' }] as const)
    return { ...emptyModel(), drafts: Object.fromEntries(drafts) }
  }
  const current = withDrafts({ 'acme/plans.json': 'mine', 'other/plans.json': 'mine too' })

  it.each([
    ['a file without a draft', { 'acme/instance.json': 'theirs' }],
    ['a file with an identical draft', { 'acme/plans.json': 'mine' }],
  ])('adds %s, and keeps the other drafts', (_, drafts) => {
    const confirm = vi.fn<(paths: string[]) => boolean>(() => false)
    const linked = { ...withDrafts(drafts), client: 'acme' }
    expect(mergeLinkedState(current, linked, confirm)).toEqual({
      ...linked,
      drafts: { ...current.drafts, ...linked.drafts },
    })
    expect(confirm).not.toHaveBeenCalled()
  })

  it('replaces a different draft only after confirmation', () => {
    const linked = withDrafts({ 'acme/plans.json': 'theirs' })
    const confirm = vi.fn<(paths: string[]) => boolean>(() => true)
    expect(mergeLinkedState(current, linked, confirm).drafts).toEqual({ ...current.drafts, ...linked.drafts })
    expect(confirm).toHaveBeenCalledWith(['acme/plans.json'])
    expect(mergeLinkedState(current, linked, () => false)).toBe(current)
  })
})

const state = selectLinkedState(openModel)

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
  ['of another version', '{ "workbenchState": { "version": 0 } }'],
  ['without records', '{ "workbenchState": { "version": 1, "client": "acme", "drafts": null } }'],
  ['of another kind', '{ "plans": [] }'],
])('recognizes a damaged state file: %s', (_, text) => {
  expect(readStateFile('acme.mediplan.json', text)).toBeNull()
})
