import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useLayoutEffect } from 'react'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { readClients } from '../../../src/command/readClients.ts'
import type { PlansDocument } from '../../../src/contract/plans.ts'
import { ClientMenu } from '../../../src/workbench/clients/ClientMenu.tsx'
import { NoticeToast } from '../../../src/workbench/frame/NoticeToast.tsx'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { useDiskSync } from '../../../src/workbench/state/useDisk.ts'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { stubServer } from '../stubServer.ts'

const samples = join(import.meta.dirname, '../../../fixtures/clients')
let folder = ''
let model: Model

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mediplan-clients-'))
  for (const part of ['keys.json', 'accepted.json', 'alder', 'marlow'])
    await cp(join(samples, part), join(folder, part), { recursive: true })
  localStorage.clear()
  stubServer(folder)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

/** The menu and the notices of the workbench, with buttons that edit the open file and revert it. */
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
      <button type="button" onClick={() => edit(/"displayName": (\{ "en": )?"/, '$&New ')}>
        Edit
      </button>
      <button type="button" onClick={() => dispatch({ type: 'undone' })}>
        Revert
      </button>
    </>
  )
}

async function open(client: string) {
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), client }}>
      <TestWorkbench />
    </WorkbenchProvider>,
  )
  await waitFor(() => expect(Object.keys(model.files)).not.toEqual([]))
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function chooseItem(name: string) {
  click('Client and years')
  fireEvent.click(screen.getByRole('menuitem', { name }))
}

async function choose(item: string) {
  chooseItem(item)
  return within(await screen.findByRole('dialog'))
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const read = (path: string) => readFile(join(folder, path), 'utf8')

const expectNotice = async (message: string | RegExp) =>
  expect(await screen.findByText(message)).toBeInTheDocument()

describe('Next year', () => {
  it('creates an unsaved year as one step for Undo, and shows its checklist', async () => {
    await open('alder')
    const dialog = await choose('Next year…')
    expect(dialog.getByText('Plan year: 2027 → 2028')).toBeInTheDocument()
    click('Create 2028')
    expect(model.path).toBe('alder/2028/instance.json')
    expect(model.view.panel).toBe('checklist')
    expect(model.histories.alder!.done).toHaveLength(1)
    expect(await readdir(join(folder, 'alder'))).not.toContain('2028')
  })

  it('does not replace a year that the client has', async () => {
    await open('marlow')
    const dialog = await choose('Next year…')
    fill(dialog.getByRole('spinbutton', { name: 'New plan year' }), '2028')
    expect(dialog.getByText('The client has 2028 already.')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: /^Create/ })).toBeDisabled()
  })
})

describe('The key', () => {
  it('is masked until it is revealed, and can be changed to a random one', async () => {
    await open('alder')
    const dialog = await choose('Key…')
    const current = dialog.getByLabelText('Current key')
    await waitFor(() => expect(current).toHaveValue('alder'))
    expect(current).toHaveAttribute('type', 'password')
    click('Reveal')
    expect(current).toHaveAttribute('type', 'text')
    click('Random')
    const key = dialog.getByRole<HTMLInputElement>('textbox', { name: 'New key' }).value
    expect(key).toMatch(/^[0-9a-f]{24}$/)
    click('Change key')
    await expectNotice('Changed the key of alder.')
    expect(model.keys.alder).toBe(key)
    click('Undo')
    await expectNotice('Undone: Changed the key of alder.')
    expect(model.keys.alder).toBe('alder')
  })

  it('cannot be that of another client, and the dialog keeps what is typed', async () => {
    await open('alder')
    const dialog = await choose('Key…')
    const field = dialog.getByRole('textbox', { name: 'New key' })
    fill(field, 'marlow')
    click('Change key')
    expect(await dialog.findByText(/already leads to marlow/)).toBeInTheDocument()
    expect(field).toHaveValue('marlow')
  })

  it('has changed, as a notice says, also if the disk cannot be listed afterwards', async () => {
    await open('alder')
    await choose('Key…')
    click('Random')
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      address === '/client-files' ? Promise.reject(new TypeError('Failed')) : fetch(address, init),
    )
    click('Change key')
    await expectNotice(/^Changed the key of alder\. Reload the page to see it: /)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('a renamed client keeps its unsaved edits, and Undo names it as before', async () => {
  await open('alder')
  click('Edit')
  const dialog = await choose('Rename…')
  fill(dialog.getByRole('textbox', { name: 'Folder' }), 'elder')
  click('Rename')
  await expectNotice('Renamed alder to elder.')
  expect(model.client).toBe('elder')
  expect(model.files['elder/instance.json']!.text).toContain('"New Alder')
  expect(await readdir(folder)).toContain('elder')
  click('Undo')
  await expectNotice('Undone: Renamed alder to elder.')
  expect(model.client).toBe('alder')
  expect(model.files['alder/instance.json']!.text).toContain('"New Alder')
})

test('a deleted client is back after Undo, with its unsaved edits', async () => {
  await open('alder')
  click('Edit')
  const dialog = await choose('Delete alder…')
  expect(dialog.getByText('your unsaved edits')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  fill(dialog.getByRole('textbox'), 'alder')
  click('Delete')
  await expectNotice('Deleted alder.')
  expect(model.client).toBe('marlow')
  expect(await readdir(folder)).not.toContain('alder')
  click('Undo')
  await expectNotice('Undone: Deleted alder.')
  const file = model.files['alder/instance.json']!
  expect(file.text).toContain('"New Alder')
  expect(file.version).toBe(file.diskVersion)
})

test('unsaved edits keep a preview year from becoming the current one', async () => {
  await open('marlow')
  click('Edit')
  const dialog = await choose('Make 2028 the current year…')
  expect(dialog.getByText(/^Save your edits first/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Make 2028 current' })).toBeDisabled()
})

test('a preview year becomes the current one, and Undo keeps edits since', async () => {
  await open('marlow')
  await choose('Make 2028 the current year…')
  click('Make 2028 current')
  await expectNotice('Changed the current year of marlow.')
  expect(Object.keys(model.files)).toEqual(
    expect.arrayContaining(['marlow/2027/plans.json', 'marlow/plans.json']),
  )
  expect(model.files['marlow/instance.json']!.text).toContain('"planYear": 2028')
  click('Edit')
  chooseItem('Undo: Changed the current year of marlow')
  await expectNotice(/^Not undone\. Save or undo your edits first/)
  expect(model.files['marlow/instance.json']!.text).toContain('"New Marlow')
  expect(await readdir(join(folder, 'marlow'))).toContain('2027')
})

describe('A new client', () => {
  async function fillNewClient(name: string) {
    await open('alder')
    const dialog = await choose('New client…')
    fill(dialog.getByRole('textbox', { name: /^Client name/ }), name)
    return dialog
  }

  it('lacks only its own values for a strict check, and is opened', async () => {
    const dialog = await fillNewClient('Café & Söhne')
    expect(dialog.getByRole('textbox', { name: /^Folder/ })).toHaveValue('cafe-sohne')
    fill(dialog.getByRole('textbox', { name: /^Salary bands/ }), 'Under $60,000\n$60,000 and over')
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Ask how they like to save?' }))
    fill(dialog.getByRole('spinbutton', { name: 'Payroll deductions per year' }), '24')
    click('Create client')
    await waitFor(() => expect(model.client).toBe('cafe-sohne'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const { texts } = await readClients({ root: folder, selected: ['cafe-sohne'] })
    const problems = checkClients(texts).filter(({ file }) => file.startsWith('cafe-sohne/'))
    expect(problems.map(({ rule }) => rule)).toEqual(['typical-values'])
    expect(JSON.parse(await read('cafe-sohne/instance.json'))).toMatchObject({
      client: { displayName: 'Café & Söhne' },
      features: { savings: true },
      salaryBands: [{ name: 'Under $60,000' }, { name: '$60,000 and over' }],
    })
    expect(JSON.parse(await read('cafe-sohne/plans.json'))).toHaveProperty('payPeriods', 24)
    const { keys } = JSON.parse(await read('keys.json')) as { keys: Record<string, string> }
    expect(Object.keys(keys).find((key) => keys[key] === 'cafe-sohne')).toMatch(/^[0-9a-f]{24}$/)
  })

  it('has the picked services and typical years, and those that they need', async () => {
    const dialog = await fillNewClient('Zephyr')
    const services = within(dialog.getByRole('group', { name: /^Services: \d+ of \d+$/ }))
    expect(services.getByRole('checkbox', { name: 'Primary care visit' })).toBeDisabled()
    const urgent = services.getByRole('checkbox', { name: 'Urgent care visit' })
    expect(urgent).not.toHaveAccessibleDescription()
    fireEvent.click(services.getByRole('switch', { name: 'Show details and sources' }))
    expect(urgent).toHaveAccessibleDescription(/^\$\d+ · .+, \d{4}/)
    fill(dialog.getByRole('spinbutton', { name: 'PPO' }), '0')
    fireEvent.click(urgent)
    fill(services.getByRole('searchbox'), 'Same-day surgery')
    expect(services.getAllByRole('checkbox')).toHaveLength(1)
    const years = within(dialog.getByRole('group', { name: /^Typical years/ }))
    fireEvent.click(years.getByRole('checkbox', { name: 'A healthy year' }))
    expect(dialog.getByText('Care: 5 typical years, 14 services')).toBeInTheDocument()
    click('Create client')
    await waitFor(() => expect(model.client).toBe('zephyr'))
    const { services: priced, scenarios } = JSON.parse(await read('zephyr/plans.json')) as PlansDocument
    expect(priced.map(({ id }) => id)).toContain('primary')
    expect(priced.map(({ id }) => id)).not.toContain('urgent')
    expect(scenarios.map(({ id }) => id)).not.toContain('healthy')
  })

  it.each<[answer: string, field: [role: string, name: string | RegExp], text: string, problem: RegExp]>([
    [
      'an address',
      ['textbox', /^Web address/],
      'nonsense',
      /not an http or https address.*, or leave it empty\.$/,
    ],
    ['a question', ['textbox', /^Salary bands/], 'A\nA', /another row in this list/],
    ['a credit', ['textbox', /get money for/], 'I walk\nI walk', /I walk/],
    ['plans', ['spinbutton', 'PPO'], '0', /at least one plan/],
  ])(
    'is not created while %s has a problem, which its field says',
    async (_, [role, name], text, problem) => {
      const dialog = await fillNewClient('Zephyr')
      fill(dialog.getByRole('spinbutton', { name: 'High deductible with HSA' }), '0')
      const field = dialog.getByRole(role, { name })
      fill(field, text)
      click('Create client')
      await waitFor(() => expect(field).toHaveFocus())
      expect(field).toHaveAccessibleDescription(problem)
      expect(field).toBeVisible()
      expect(dialog.getByRole('alert')).toHaveTextContent('Nothing is created yet. Correct what is marked.')
      expect(await readdir(folder)).not.toContain('zephyr')
      fill(field, '2')
      expect(field).toBeValid()
    },
  )

  it('has another folder than a client with its name', async () => {
    const dialog = await fillNewClient('Marlow')
    expect(dialog.getByRole('textbox', { name: /^Folder/ })).toHaveValue('marlow-2')
  })

  it('cannot have the folder of another one', async () => {
    const dialog = await fillNewClient('Zephyr')
    const field = dialog.getByRole('textbox', { name: /^Folder/ })
    fill(field, 'marlow')
    expect(field).toHaveAccessibleDescription(/Another client has this folder\./)
    click('Create client')
    await waitFor(() => expect(field).toHaveFocus())
  })

  it('can be a copy of a year of another client, with its languages', async () => {
    await mkdir(join(folder, 'marlow/languages'))
    await writeFile(join(folder, 'marlow/languages/fr.json'), '{ "shell": {} }')
    const dialog = await fillNewClient('Zephyr')
    const source = dialog.getByRole('combobox', { name: 'Start with' })
    expect(within(source).getByRole('option', { name: 'A copy of Marlow Instruments, 2028' })).toHaveValue(
      'marlow/2028',
    )
    fill(source, 'marlow/2028')
    click('Create client')
    await waitFor(() => expect(model.client).toBe('zephyr'))
    const copy = await read('zephyr/instance.json')
    expect(copy).toContain('"displayName": "Zephyr"')
    expect(copy).toContain('"$schema": "../../../schemas/v1/instance.schema.json"')
    expect(await read('zephyr/plans.json')).toBe(
      (await read('marlow/2028/plans.json')).replace('../../../../', '../../../'),
    )
    expect(await read('zephyr/languages/fr.json')).toBe('{ "shell": {} }')
  })

  it('needs a name as a copy too', async () => {
    const dialog = await fillNewClient(' ')
    fill(dialog.getByRole('textbox', { name: /^Folder/ }), 'zephyr')
    fill(dialog.getByRole('combobox', { name: 'Start with' }), 'marlow/2028')
    click('Create client')
    expect(await dialog.findByText(/^Nothing is created yet\./)).toBeInTheDocument()
    expect(await readdir(folder)).not.toContain('zephyr')
  })

  it('is deleted by Undo after a confirmation, unless it has unsaved edits', async () => {
    const confirm = vi.fn<(message?: string) => boolean>(() => false)
    vi.stubGlobal('confirm', confirm)
    await fillNewClient('Zephyr')
    click('Create client')
    await expectNotice('Created zephyr.')
    click('Edit')
    chooseItem('Undo: Created zephyr')
    await expectNotice(/^Not undone\. Save or undo your edits first/)
    expect(confirm).not.toHaveBeenCalled()
    click('Revert')
    chooseItem('Undo: Created zephyr')
    expect(confirm).toHaveBeenCalledWith('This deletes zephyr. Continue?')
    expect(await readdir(folder)).toContain('zephyr')
    confirm.mockReturnValue(true)
    chooseItem('Undo: Created zephyr')
    await expectNotice('Undone: Created zephyr.')
    expect(await readdir(folder)).not.toContain('zephyr')
  })
})
