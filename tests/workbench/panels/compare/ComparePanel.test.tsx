import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { ChangedFile } from '../../../../src/workbench/panels/compare/ChangedFile.tsx'
import { ComparePanel } from '../../../../src/workbench/panels/compare/ComparePanel.tsx'
import { openTexts } from '../../../../src/workbench/state/clientYears.ts'
import { recordSignOff } from '../../../../src/workbench/state/signOff.ts'
import { editText, openFile } from '../../../../src/workbench/state/OpenFile.ts'
import type { Model } from '../../../../src/workbench/state/model.ts'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../../openClient.ts'
import { stubServer } from '../../stubServer.ts'

function State() {
  const { jump, files, path } = useWorkbench()
  const dispatch = useDispatch()
  return (
    <>
      <output>{JSON.stringify({ jump, path })}</output>
      <pre data-testid="text">{files['fernhill/plans.json']?.text}</pre>
      <button type="button" onClick={() => dispatch({ type: 'undone' })}>
        Undo
      </button>
    </>
  )
}

function open(model: Model) {
  render(
    <WorkbenchProvider initial={model}>
      <ComparePanel />
      <State />
    </WorkbenchProvider>,
  )
}

/** A model with replaced texts in the open file. */
function edited(model: Model, ...replacements: [before: string, after: string][]): Model {
  const file = { ...model.files[model.path]! }
  const text = replacements.reduce((changed, [before, after]) => changed.replace(before, after), file.text)
  expect(text).not.toBe(file.text)
  editText(file, text)
  return { ...model, files: { ...model.files, [model.path]: file } }
}

const choose = (title: string | RegExp) =>
  userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Compare' }),
    screen.getByRole('option', { name: title }),
  )
const lines = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('button')[0]!.textContent)
const output = () => JSON.parse(document.querySelector('output')!.textContent) as Pick<Model, 'jump' | 'path'>

const core = openClient('fernhill')
const change: [string, string] = ['"coinsurance": 10', '"coinsurance": 15']

it('shows edits in words, and leads to their place', async () => {
  open(edited(core, change))
  expect(screen.getByRole('heading', { name: 'From the disk to your edits: 1 difference' })).toBeVisible()
  expect(lines()).toEqual(['Core Plan, usual payment: deductible, then 10% → deductible, then 15%'])
  await userEvent.click(screen.getByRole('button', { name: /^Core Plan, usual payment/ }))
  const { jump } = output()
  expect(jump).toMatchObject({
    path: 'fernhill/plans.json',
    pointer: expect.stringMatching(/^\/plans\/0\/payment/),
  })
  expect(screen.getByTestId('text').textContent.slice(jump!.offset)).toMatch(/^\{\s*"deductible"/)
})

it.each([
  [
    'only their formatting differs',
    (text: string) => text,
    'From the disk to your edits: no value differs, only how a file is written',
  ],
  ['they are not on disk', () => null, 'plans.json is not on disk yet. Saving creates it.'],
])('never says that changed files have no differences: %s', (_, diskTextOf, words) => {
  const file = core.files[core.path]!
  const text = JSON.stringify(JSON.parse(file.text))
  const diskText = diskTextOf(file.text)
  const changed = { ...file, text, diskText, ...(diskText === null && { version: null, diskVersion: null }) }
  open({ ...core, files: { ...core.files, [core.path]: changed } })
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText(/no differences/)).toBeNull()
})

it('reverts one difference as a step that Undo restores', async () => {
  open(edited(core, change, ['"allowedAmount": 175', '"allowedAmount": 180']))
  expect(lines()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: /^Revert Core Plan/ }))
  await waitFor(() => expect(lines()).toEqual(['Preventive visit, allowed amount: $175 → $180 (+$5, +2.9%)']))
  expect(screen.getByRole('heading', { name: /1 difference/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(lines()).toHaveLength(2))
})

it('reverts a file to the latest text on disk, also while the panel shows an earlier one', async () => {
  const path = 'fernhill/plans.json'
  const shown = edited(core, change).files[path]!
  const latest = { ...shown, diskText: '{ "saved": true }' }
  render(
    <WorkbenchProvider initial={{ ...core, files: { ...core.files, [path]: latest } }}>
      <ChangedFile path={path} file={shown} />
      <State />
    </WorkbenchProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Revert to the version on disk' }))
  expect(screen.getByTestId('text')).toHaveTextContent('{ "saved": true }')
})

it('lists the same change of two entries with the same ID', () => {
  const { services, ...others } = JSON.parse(core.files[core.path]!.text) as PlansDocument
  const visit = services.find(({ allowedAmount }) => allowedAmount === 175)
  const text = JSON.stringify({ ...others, services: [...services, visit] })
  const file = openFile({ text, version: '1', lineEnding: '\n' })
  editText(file, text.replaceAll('"allowedAmount":175', '"allowedAmount":180'))
  open({ ...core, files: { ...core.files, [core.path]: file } })
  expect(lines()).toEqual(Array(2).fill('Preventive visit, allowed amount: $175 → $180 (+$5, +2.9%)'))
})

it('filters by words and by amounts', async () => {
  open(
    edited(
      core,
      change,
      ['"displayName": "Premier Plan"', '"displayName": "Best Plan"'],
      ['"allowedAmount": 175', '"allowedAmount": 180'],
    ),
  )
  expect(lines()).toHaveLength(3)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only amounts' }))
  expect(lines()).toHaveLength(2)
  await userEvent.type(screen.getByRole('searchbox'), 'VISIT allowed')
  expect(lines()).toEqual(['Preventive visit, allowed amount: $175 → $180 (+$5, +2.9%)'])
  await userEvent.type(screen.getByRole('searchbox'), ' nothing')
  expect(screen.getByText('No difference has these words.')).toBeVisible()
})

it('says which file cannot be read, and still shows its text', () => {
  open(edited(core, ['"plans": [', '"plans": [[[']))
  expect(screen.getByRole('alert')).toHaveTextContent('plans.json of your edits cannot be read')
  expect(screen.getByText('The text of plans.json')).toBeVisible()
})

it('compares two years, the earlier one first, and opens the later one', async () => {
  open(openClient('marlow'))
  await choose('This year with 2028')
  expect(screen.getByRole('heading', { name: /^From marlow 2027 to marlow 2028/ })).toBeVisible()
  expect(lines()).toContain('Plan year: 2027 → 2028')
  expect(lines()).toContain(
    'Saver 3,600 with HSA, Under $40,000, employee only: $28.00 → $29.68 per paycheck (+$1.68, +6%)',
  )
  expect(screen.queryByRole('button', { name: /^Revert/ })).toBeNull()
  await userEvent.click(
    screen.getByRole('button', { name: /^Saver 3,600 with HSA, Under \$40,000, employee only/ }),
  )
  expect(output()).toMatchObject({
    path: 'marlow/2028/plans.json',
    jump: { pointer: '/plans/0/payroll/0/perPay/EE' },
  })
  expect(screen.getByRole('heading', { name: /^From marlow 2027 to marlow 2028/ })).toBeVisible()
})

it('compares with another client, whose files it reads from the disk', async () => {
  const pelican = openClient('pelican')
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.replace('/client-files/', '')
    return Promise.resolve(new Response(pelican.files[path]?.text, { headers: { etag: '"1"' } }))
  })
  open({ ...core, paths: [...core.paths, ...pelican.paths] })
  await choose('This client with pelican')
  expect(await screen.findByRole('heading', { name: /^From pelican 2027 to fernhill 2027/ })).toBeVisible()
  expect(lines()).toContain('Plan removed: Shipyard HMO')
})

it('says that files of another client cannot be read', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  open({ ...core, paths: [...core.paths, 'gone/plans.json'] })
  await choose('This client with gone')
  expect(await screen.findByRole('alert')).toHaveTextContent('gone/instance.json is not on disk.')
})

it('copies the differences that are shown as a table', async () => {
  const user = userEvent.setup()
  open(edited(core, change))
  await user.click(screen.getByRole('button', { name: 'Copy as table' }))
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Section\tPlace\tBefore\tAfter\tChange\tDifference',
      'Services\tCore Plan, usual payment\tdeductible, then 10%\tdeductible, then 15%\t\tCore Plan, usual payment: deductible, then 10% → deductible, then 15%',
    ].join('\n'),
  )
})

it('lists what has changed since the sign-off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-compare-'))
  await mkdir(join(folder, 'fernhill'))
  stubServer(folder)
  const texts = openTexts(core.files, 'fernhill')!
  await recordSignOff('fernhill', { signedBy: 'Jane Doe', signedOn: '2026-11-28', texts })
  open({ ...edited(core, change), signOffs: ['fernhill/signed.json'] })
  await choose('Changes since sign-off')
  const heading = 'From the sign-off by Jane Doe to fernhill 2027: 1 difference'
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})
