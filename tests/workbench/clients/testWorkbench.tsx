import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useLayoutEffect } from 'react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { ClientMenu } from '../../../src/workbench/clients/ClientMenu.tsx'
import { NoticeToast } from '../../../src/workbench/frame/NoticeToast.tsx'
import { ChecklistPanel } from '../../../src/workbench/panels/ChecklistPanel.tsx'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { useDiskSync } from '../../../src/workbench/state/useDisk.ts'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { stubServer } from '../stubServer.ts'

const samples = join(import.meta.dirname, '../../../fixtures/clients')
export let folder = ''
export let model: Model

/** Copies sample clients to a folder before each test, and serves it to the page. */
export function prepareWorkbench(): void {
  beforeEach(prepare)
  afterEach(async () => {
    vi.unstubAllGlobals()
    await rm(folder, { recursive: true })
  })
}

async function prepare() {
  folder = await mkdtemp(join(tmpdir(), 'mediplan-clients-'))
  for (const part of ['keys.json', 'accepted.json', 'alder', 'marlow', 'prairie'])
    await cp(join(samples, part), join(folder, part), { recursive: true })
  localStorage.clear()
  stubServer(folder)
}

/** The menu, the notices, and the checklist of the workbench, with a button that edits the open file. */
function TestWorkbench() {
  useDiskSync()
  const current = useWorkbench()
  const dispatch = useDispatch()
  const { path, files } = current
  useLayoutEffect(() => {
    model = current
  })
  const edit = (from: RegExp, to: string) =>
    dispatch({ type: 'filesEdited', texts: { [path]: files[path]!.text.replace(from, to) } })
  return (
    <>
      <ClientMenu />
      <NoticeToast />
      <ChecklistPanel />
      <button type="button" onClick={() => edit(/"displayName": (\{ "en": )?"/, '$&New ')}>
        Edit
      </button>
    </>
  )
}

export async function open(client: string) {
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), client }}>
      <TestWorkbench />
    </WorkbenchProvider>,
  )
  await waitFor(() => expect(model.client).toBe(client))
  await waitFor(() => expect(Object.keys(model.files)).not.toEqual([]))
}

export async function choose(item: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Client and years' }))
  await userEvent.click(screen.getByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}

export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

export const read = (path: string) => readFile(join(folder, path), 'utf8')

export async function expectNotice(message: string) {
  expect(await screen.findByText(message)).toBeInTheDocument()
}
