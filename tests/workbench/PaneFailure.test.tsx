import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PaneFailure } from '../../src/workbench/PaneFailure.tsx'
import { WorkbenchProvider } from '../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../src/workbench/state/model.ts'
import { openFile } from '../../src/workbench/state/OpenFile.ts'
import { createPersister, readPersistedState } from '../../src/workbench/state/storage.ts'
import { selectPersistedState } from '../../src/workbench/state/PersistedState.ts'

const mine = { text: 'mine', version: null }
const bench = {
  ...emptyModel(),
  client: 'acme',
  files: { 'acme/plans.json': openFile(null, mine) },
  drafts: { 'other/plans.json': mine },
}
const stores = { tab: sessionStorage, browser: localStorage }

function fail() {
  const persister = createPersister(stores, {})
  persister.persist(selectPersistedState(bench))
  render(
    <WorkbenchProvider initial={bench}>
      <PaneFailure name="panels" persister={persister} />
    </WorkbenchProvider>,
  )
}
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('gives what is not saved as files', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  fail()
  await userEvent.click(screen.getByRole('button', { name: 'Download what is kept' }))
  expect(names).toEqual(['other-plans.json', 'acme-plans.json'])
})

it("starts anew from the disk, and leaves the other clients' files", async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  fail()
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(reload).toHaveBeenCalled()
  expect(readPersistedState(stores)).toEqual({ drafts: { 'other/plans.json': mine } })
})
