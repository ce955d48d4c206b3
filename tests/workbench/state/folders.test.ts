import { describe, expect, it } from 'vitest'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import type { WorkbenchEvent } from '../../../src/workbench/state/reducer.ts'
import { acme, after, onDisk, opened, opening } from './reducing.ts'
import { newSession } from '../../../src/workbench/state/session/SavedSession.ts'
import { selectSession } from '../../../src/workbench/state/selectors.ts'
import { compareWithDisk } from '../../../src/workbench/state/OpenFile.ts'

const plans = 'acme/plans.json'
const year = 'acme/2028/plans.json'
const typing = (text: string, path = plans): WorkbenchEvent => ({ type: 'textTyped', path, text, at: 0 })
const removing = (folder: string): WorkbenchEvent => ({ type: 'folderRemoved', folder })
const restoring = (folder: string): WorkbenchEvent => ({ type: 'folderRestored', folder })
const textOf = ({ files }: Model, path = plans) => files[path]?.text

describe('Removing a folder', () => {
  it('leaves the open file of a client whose name starts like the removed one', () => {
    const two = { 'acme-two/instance.json': onDisk('t'), 'acme-two/plans.json': onDisk('p') }
    const path = 'acme-two/plans.json'
    const both = after(opened, ...opening('acme-two', two), { type: 'fileChosen', path })
    expect(after(both, removing('acme'))).toMatchObject({ client: 'acme-two', path })
  })
})

describe('Restoring a folder', () => {
  const withYear = after(emptyModel(), ...opening('acme', { ...acme, [year]: onDisk('y') }))

  it('of a client restores what could be undone', () => {
    const restored = after(
      withYear,
      typing('mine'),
      removing('acme'),
      restoring('acme'),
      ...opening('acme', acme),
    )
    expect(textOf(restored)).toBe('mine')
    expect(textOf(after(restored, { type: 'undone' }))).toBe('b')
  })

  it('of a year keeps the edits since, and what they can undo', () => {
    const restored = after(
      withYear,
      typing('before'),
      typing('theirs', year),
      removing('acme/2028'),
      { type: 'textReplaced', path: plans, text: 'after' },
      restoring('acme/2028'),
    )
    expect(textOf(restored, year)).toBe('theirs')
    expect(textOf(restored)).toBe('after')
    expect(textOf(after(restored, { type: 'undone' }))).toBe('before')
  })
})

describe('Opening a client', () => {
  it('restores its drafts', () => {
    const path = 'acme/plans.json'
    const model = { ...emptyModel(), drafts: { [path]: { text: 'draft', version: 'v-before' } }, path }
    const next = after(model, ...opening('acme', acme))
    expect(next.files[path]).toMatchObject({ text: 'draft', diskText: 'b', version: 'v-before' })
    expect(next).toMatchObject({ path, drafts: {} })
  })

  it('keeps the drafts of a client that was deleted elsewhere, as conflicts', () => {
    const path = 'acme/plans.json'
    const model = { ...emptyModel(), drafts: { [path]: { text: 'draft', version: 'v-before' } } }
    const next = after(model, ...opening('acme', { [path]: null }))
    expect(next.files[path]).toMatchObject({ text: 'draft', version: 'v-before' })
    expect(compareWithDisk(next.files[path]!)).toBe('gone')
  })

  it('keeps the edits if it is opened twice', () => {
    const typed = after(opened, { type: 'textTyped', path: 'acme/plans.json', text: 'mine', at: 0 })
    const again = after(typed, ...opening('acme', acme))
    expect(again.files).toEqual(typed.files)
  })

  it('does not switch to it if the user has chosen another client meanwhile', () => {
    const [choose, open] = opening('slow', { 'slow/instance.json': onDisk('s') })
    const model = after(emptyModel(), choose, ...opening('acme', acme), open)
    expect(model).toMatchObject({ client: 'acme', path: 'acme/instance.json' })
    expect(after(model, choose)).toMatchObject({ client: 'slow', path: 'slow/instance.json' })
  })
})

describe('Switching to another client', () => {
  const other = { 'other/instance.json': onDisk('o') }
  const session = { ...newSession, step: 'coverage', isStarted: true } as const
  const choosing = (client: string): WorkbenchEvent => ({ type: 'clientChosen', client })
  const changing = (client: string): WorkbenchEvent => ({
    type: 'sessionChanged',
    client,
    session,
    step: 'personal',
  })

  it('starts a new session, and switching back continues the first', () => {
    const away = after(opened, changing('acme'), ...opening('other', other))
    expect([selectSession(away), away.step]).toEqual([null, null])
    expect(selectSession(after(away, choosing('acme')))).toEqual(session)
  })

  it('does not apply late events of the first client to it', () => {
    const away = after(opened, ...opening('other', other), changing('acme'))
    const loaded = { type: 'clientLoaded', client: 'acme', texts: {}, error: 'late' } as const
    const late = after(away, loaded)
    expect(late).toMatchObject({ step: null, sessions: { acme: session }, clientError: null })
    expect(selectSession(late)).toBeNull()
  })

  it('keeps a simulated failure', () => {
    const view = { simulation: { kind: 'offline' } } as const
    const away = after(opened, { type: 'viewChanged', view }, ...opening('other', other))
    expect(away).toMatchObject({ view })
  })

  it('chooses the open client again if the other cannot be opened', () => {
    const failed = after(opened, choosing('other'), { type: 'openingFailed', client: 'other' })
    expect(failed).toMatchObject({ client: 'acme', chosenClient: 'acme' })
  })
})
