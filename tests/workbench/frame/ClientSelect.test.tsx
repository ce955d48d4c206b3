import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ClientSelect } from '../../../src/workbench/frame/ClientSelect.tsx'
import type { DiskListing } from '../../../src/workbench/diskApi.ts'
import { newSession } from '../../../src/workbench/state/session/SavedSession.ts'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import {
  restoreState,
  selectPersistedState,
  type PersistedState,
} from '../../../src/workbench/state/PersistedState.ts'
import { selectHistory, selectSession } from '../../../src/workbench/state/selectors.ts'
import { WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { after, onDisk, opening } from '../state/reducing.ts'

const reload = (model: Model): Model =>
  restoreState(JSON.parse(JSON.stringify(selectPersistedState(model))) as PersistedState)

describe.each(['constructor', '__proto__', 'toString'])('A client with the folder %s', (client) => {
  const path = `${client}/plans.json`
  const listing: DiskListing = {
    folder: 'clients',
    paths: [path],
    clientNames: {},
    ignoredLinks: [],
    accepted: null,
    schemas: '',
    undoable: null,
  }
  const opened = after(
    emptyModel(),
    { type: 'diskListed', listing },
    ...opening(client, { [path]: onDisk('b') }),
  )
  const typed = after(opened, { type: 'textTyped', path, text: 'mine', at: 0 })

  it('has no key, session, or history at first', () => {
    expect(selectSession(opened)).toBeNull()
    expect(opened.keys[client]).toBeUndefined()
    expect(selectHistory(opened)).toEqual({ done: [], undone: [] })
  })

  it('is listed with its folder as its name', () => {
    render(
      <WorkbenchProvider initial={opened}>
        <ClientSelect />
      </WorkbenchProvider>,
    )
    expect(screen.getByRole('option', { name: client })).toBeInTheDocument()
  })

  it('can be edited and reloaded, and Undo works', () => {
    const reloaded = after(reload(typed), ...opening(client, { [path]: onDisk('b') }))
    expect(reloaded.files[path]!.text).toBe('mine')
    expect(after(typed, { type: 'undone' }).files[path]!.text).toBe('b')
  })

  it('has its own session after a reload', () => {
    const used = after(typed, { type: 'sessionChanged', client, session: newSession, step: 'home' })
    expect(selectSession(reload(used))).toEqual(newSession)
  })

  it('can be renamed, removed, and restored', () => {
    const renamed = after(typed, { type: 'folderRenamed', from: client, to: 'acme' })
    expect(after(renamed, { type: 'undone' }).files['acme/plans.json']!.text).toBe('b')
    const restored = after(
      typed,
      { type: 'folderRemoved', folder: client },
      { type: 'folderRestored', folder: client },
      ...opening(client, { [path]: onDisk('b') }),
    )
    expect(after(restored, { type: 'undone' }).files[path]!.text).toBe('b')
  })
})
