import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SignOffMenu } from '../../../src/workbench/signOff/SignOffMenu.tsx'
import type { Model } from '../../../src/workbench/state/model.ts'
import { useWorkbench, WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../openClient.ts'

function Notice() {
  return <output>{useWorkbench().notice?.message}</output>
}

async function openSummary(model: Model) {
  render(
    <WorkbenchProvider initial={model}>
      <SignOffMenu />
      <Notice />
    </WorkbenchProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign-off' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Configuration summary' }))
}

const alder = openClient('alder')
const warning = /^By law, copays count/

it.each([
  ['has not finished', alder.checked],
  ['is of another client', { ...alder.checked, texts: { 'fernhill/plans.json': '{}' } }],
  ['failed', { ...alder.checked, error: 'RangeError' }],
])('lists the warnings of the present files if the check of the page %s', async (_, checked) => {
  await openSummary({ ...alder, checked })
  expect(await screen.findByText(warning, undefined, { timeout: 10_000 })).toBeVisible()
})

it('asks to fix the errors of the files', async () => {
  const broken = { ...alder.files[alder.path]!, text: '{' }
  await openSummary({ ...alder, files: { ...alder.files, [alder.path]: broken } })
  expect(await screen.findByText('The files have errors. Fix them first: Problems lists them.')).toBeVisible()
})

it('does not blame the files for another failure', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('No access.'))
  await openSummary(alder)
  expect(await screen.findByText('The summary cannot be created. No access.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Configuration summary' })).toBeNull()
  digest.mockRestore()
})
