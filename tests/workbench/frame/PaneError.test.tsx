import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PaneError } from '../../../src/workbench/frame/PaneError.tsx'
import { WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import { createPersister, readPersistedState } from '../../../src/workbench/state/storage.ts'
import { selectPersistedState } from '../../../src/workbench/state/PersistedState.ts'

const mine = { text: 'mine', version: null }
const model = {
  ...emptyModel(),
  client: 'acme',
  files: { 'acme/plans.json': openFile(null, mine) },
  drafts: { 'other/plans.json': mine },
}
const stores = { tab: sessionStorage, browser: localStorage }

function open() {
  const persister = createPersister(stores, {})
  persister.persist(selectPersistedState(model))
  render(
    <WorkbenchProvider initial={model}>
      <PaneError name="panels" persister={persister} />
    </WorkbenchProvider>,
  )
}
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('downloads unsaved edits', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Download unsaved edits' }))
  expect(names).toEqual(['other-plans.json', 'acme-plans.json'])
})

it("discards this client's edits, and keeps those of other clients", async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Discard edits and reload' }))
  expect(reload).toHaveBeenCalled()
  expect(readPersistedState(stores)).toEqual({ drafts: { 'other/plans.json': mine } })
})
