import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SignOffMenu } from '../../../src/workbench/signOff/SignOffMenu.tsx'
import type { Model } from '../../../src/workbench/state/model.ts'
import { useWorkbench, WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../openClient.ts'

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
