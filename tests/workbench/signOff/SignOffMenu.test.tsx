import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SignOffMenu } from '../../../src/workbench/signOff/SignOffMenu.tsx'
import type { Model } from '../../../src/workbench/state/model.ts'
import { useWorkbench, WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { editText } from '../../../src/workbench/state/OpenFile.ts'
import { openClient } from '../openClient.ts'
import { stubServer } from '../stubServer.ts'

function Notice() {
  return <output>{useWorkbench().notice?.message}</output>
}

function openSummary(model: Model) {
  render(
    <WorkbenchProvider initial={model}>
      <SignOffMenu />
      <Notice />
    </WorkbenchProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sign-off' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Configuration summary' }))
}

const alder = openClient('alder')
/** Its summary takes less time. */
const fernhill = openClient('fernhill')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mediplan-sign-off-'))
  await mkdir(join(folder, 'fernhill'))
  await writeFile(join(folder, 'fernhill/plans.json'), '{}')
  stubServer(folder)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

// By text and label, because finding roles in a whole summary takes seconds.
it('records who has signed the summary, and shows it there and in the menu', async () => {
  openSummary(fernhill)
  fireEvent.click(await screen.findByText('Record sign-off…', undefined, { timeout: 20_000 }))
  fireEvent.change(screen.getByLabelText(/^Signed by/), { target: { value: 'Jane Doe' } })
  fireEvent.change(screen.getByLabelText(/^Signed on/), { target: { value: '2026-11-28' } })
  fireEvent.click(screen.getByText('Record'))
  const signed = 'Signed by Jane Doe on November 28, 2026. No changes since.'
  expect(await screen.findAllByText(signed, undefined, { timeout: 20_000 })).toHaveLength(2)
  fireEvent.click(screen.getByText('Back to the workbench'))
  fireEvent.click(screen.getByRole('button', { name: 'Sign-off' }))
  expect(await screen.findByRole('menuitem', { name: signed })).toBeEnabled()
})

it('records only what is saved', async () => {
  const file = { ...fernhill.files[fernhill.path]! }
  editText(file, `${file.text}\n`)
  openSummary({ ...fernhill, files: { ...fernhill.files, [fernhill.path]: file } })
  expect(
    await screen.findByText(/^To record the sign-off, save your edits/, undefined, { timeout: 20_000 }),
  ).toBeVisible()
  expect(screen.queryByText('Record sign-off…')).toBeNull()
})

it('lists the warnings of the present files if the check of the page is of others', async () => {
  const checked = { ...alder.checked, texts: { 'fernhill/plans.json': '{}' } }
  openSummary({ ...alder, checked })
  expect(await screen.findByText(/^By law, copays count/, undefined, { timeout: 10_000 })).toBeVisible()
})

it('asks to fix the errors of the files', async () => {
  const broken = { ...alder.files[alder.path]!, text: '{' }
  openSummary({ ...alder, files: { ...alder.files, [alder.path]: broken } })
  expect(await screen.findByText('The files have errors. Fix them first: Problems lists them.')).toBeVisible()
})

it('does not blame the files for another failure', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('No access.'))
  openSummary(alder)
  expect(await screen.findByText('The summary cannot be created. No access.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Configuration summary' })).toBeNull()
  digest.mockRestore()
})
