import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowConsole } from '../../kit/consoleGuard.ts'
import { stubServer } from '../stubServer.ts'
import { Header } from '../../../src/workbench/frame/Header.tsx'
import { EmptyState } from '../../../src/workbench/frame/EmptyState.tsx'
import {
  WorkbenchProvider,
  useWorkbench,
  useDispatch,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { Panels } from '../../../src/workbench/panels/Panels.tsx'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import { hasNothingToOpen } from '../../../src/workbench/state/selectors.ts'
import { useDiskSync } from '../../../src/workbench/state/useDisk.ts'

let home = ''
let folder = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mediplan-workbench-'))
  folder = join(home, 'clients')
  await mkdir(folder)
  stubServer(folder)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(home, { recursive: true })
})

/** The workbench without its panes, and with a text area as its editor. */
function TestWorkbench({ children }: { children?: ReactNode }) {
  useDiskSync()
  const model = useWorkbench()
  const dispatch = useDispatch()
  const { path, files } = model
  return (
    <>
      <Header />
      {hasNothingToOpen(model) ? (
        <EmptyState />
      ) : (
        <textarea
          aria-label={path}
          value={files[path]?.text ?? ''}
          onChange={({ currentTarget: { value } }) =>
            dispatch({ type: 'textTyped', path, text: value, at: 0 })
          }
        />
      )}
      {children}
    </>
  )
}

const open = (panels?: ReactNode) =>
  render(
    <WorkbenchProvider initial={emptyModel()}>
      <TestWorkbench>{panels}</TestWorkbench>
    </WorkbenchProvider>,
  )

async function write(client: string, text: string) {
  await mkdir(join(folder, client), { recursive: true })
  await writeFile(join(folder, client, 'instance.json'), text)
}

const findEditor = (client: string) => screen.findByRole('textbox', { name: `${client}/instance.json` })
const type = (editor: HTMLElement, text: string) =>
  fireEvent.change(editor, { target: { value: (editor as HTMLTextAreaElement).value + text } })
const findNotice = async (message: string | RegExp) => (await screen.findByText(message)).parentElement
const button = (name: string) => screen.getByRole('button', { name })

it('offers to create the first client, and finds one that another program creates', async () => {
  open()
  await screen.findByText(`No clients in ${folder} yet.`)
  await userEvent.click(button('New client…'))
  expect(await screen.findByRole('dialog', { name: 'New client' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  for (const name of ['File', 'Save']) expect(button(name)).toBeDisabled()
  await write('acme', '{}')
  await userEvent.click(button('Refresh'))
  expect(await findEditor('acme')).toHaveValue('{}')
  expect(button('Save')).toBeEnabled()
})

it('opens the next client if the first cannot be opened, and says why', async () => {
  await mkdir(join(folder, 'acme'))
  await symlink('instance.json', join(folder, 'acme/instance.json'))
  allowConsole(/ELOOP/)
  await write('zenith', '{}')
  open()
  await findEditor('zenith')
  expect(await findNotice(/^acme cannot be opened\./)).toHaveAttribute('data-tone', 'bad')
  const clients = screen.getByRole('combobox', { name: 'Client' })
  expect(
    within(clients)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['acme', 'zenith'])
})

it('shows and announces Save as disabled while there is nothing to save, and keeps its focus', async () => {
  await write('acme', '{}')
  open()
  const editor = await findEditor('acme')
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Save')).toHaveAccessibleDescription('Nothing to save')
  type(editor, 'x')
  expect(button('Save')).toHaveAttribute('aria-disabled', 'false')
  expect(button('Save')).toHaveAccessibleDescription('Save (Ctrl+S)')
  await userEvent.click(button('Save'))
  await screen.findByText('Saved instance.json.')
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Save')).toHaveFocus()
  await userEvent.keyboard('{Control>}S{/Control}')
  expect(await screen.findByText('There is nothing to save.')).toBeVisible()
})

it('saves once when Save is clicked twice', async () => {
  await write('acme', '{}')
  open()
  type(await findEditor('acme'), 'x')
  await Promise.all([userEvent.click(button('Save')), userEvent.click(button('Save'))])
  expect(await screen.findByText('There is nothing to save.')).toBeVisible()
  expect(await readFile(join(folder, 'acme/instance.json'), 'utf8')).toBe('{}x')
})

it('names the file that cannot be saved', async () => {
  await write('acme', '{}')
  open()
  type(await findEditor('acme'), 'x')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    init?.method === 'PUT' ? Promise.reject(new TypeError('offline')) : fetch(address, init),
  )
  await userEvent.click(button('Save'))
  expect(await findNotice(/^instance\.json is not saved\. /)).toHaveAttribute('data-tone', 'bad')
  expect(button('Save')).toHaveAttribute('aria-disabled', 'false')
})

describe('Save of a file with another version on disk', () => {
  const onDisk = () => readFile(join(folder, 'acme/instance.json'), 'utf8').catch(() => null)
  const instance = (displayName: string) => JSON.stringify({ client: { displayName } })
  const cases: [string, () => Promise<void>, RegExp, string][] = [
    [
      'that has changed',
      () => write('acme', instance('Theirs')),
      /Client name: “Theirs” → “Mine”/,
      'Overwrite',
    ],
    ['that was deleted', () => rm(join(folder, 'acme/instance.json')), /no longer on disk/, 'Save it again'],
  ]

  async function openConflict(changeOnDisk: () => Promise<void>) {
    await write('acme', instance('Before'))
    await writeFile(join(folder, 'acme/plans.json'), '{}')
    open()
    const editor = await findEditor('acme')
    fireEvent.change(editor, { target: { value: instance('Mine') } })
    await changeOnDisk()
    return editor
  }

  it.each(cases)(
    '%s asks, also when clicked twice, and then saves it',
    async (_, change, words, overwrite) => {
      await openConflict(change)
      const theirs = await onDisk()
      await Promise.all([userEvent.dblClick(button('Save')), userEvent.keyboard('{Control>}s{/Control}')])
      const dialog = await screen.findByRole('dialog', { name: 'instance.json has changed on disk' })
      expect(dialog).toHaveTextContent(words)
      expect(await onDisk()).toBe(theirs)
      await userEvent.click(within(dialog).getByRole('button', { name: overwrite }))
      await screen.findByText('Saved instance.json.')
      expect(await onDisk()).toBe(instance('Mine'))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('asks again after the choice to keep editing, and after another change on disk', async () => {
    await openConflict(() => write('acme', instance('Theirs')))
    await userEvent.click(button('Save'))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(button('Save'))
    const overwrite = await screen.findByRole('button', { name: 'Overwrite' })
    await write('acme', instance('Latest'))
    await userEvent.click(overwrite)
    await waitFor(() => expect(screen.getByText('Client name: “Latest” → “Mine”')).toBeVisible())
    expect(await onDisk()).toBe(instance('Latest'))
  })

  it('can load the version on disk, which Undo takes back', async () => {
    const editor = await openConflict(() => write('acme', instance('Theirs')))
    await userEvent.click(button('Save'))
    await userEvent.click(await screen.findByRole('button', { name: 'Load the version on disk' }))
    expect(editor).toHaveValue(instance('Theirs'))
    await userEvent.click(button('Undo (Ctrl+Z)'))
    expect(editor).toHaveValue(instance('Mine'))
  })

  it('does not ask if the disk has the same text', async () => {
    await openConflict(() => write('acme', instance('Mine')))
    await userEvent.click(button('Save'))
    expect(await screen.findByText('Saved instance.json.')).toBeVisible()
  })
})

it('reports that a client has no key, until it has one', async () => {
  await write('acme', '{}')
  await writeFile(join(folder, 'keys.json'), '{ "keys": { "secret": "other" } }')
  open(<Panels />)
  const message = await screen.findByText(/^No key leads to the folder acme yet/)
  expect(screen.getByRole('tab', { name: 'Problems 1 with errors' })).toBeVisible()
  await writeFile(join(folder, 'keys.json'), '{ "keys": { "secret": "other", "mine": "acme" } }')
  window.dispatchEvent(new Event('focus'))
  await screen.findByText('No problems in these files.')
  expect(message).not.toBeInTheDocument()
})

it('logs what a save changes, and nothing for a save that only changes the formatting', async () => {
  await write('acme', '{ "client": { "planYear": 2027 } }')
  await writeFile(join(folder, 'acme/plans.json'), '{}')
  open()
  const editor = await findEditor('acme')
  const save = async (text: string) => {
    fireEvent.change(editor, { target: { value: text } })
    await userEvent.click(button('Save'))
    await screen.findByText('Saved instance.json.')
  }
  await save('{ "client": {"planYear": 2027} }')
  expect(await readdir(join(folder, 'acme'))).toEqual(['instance.json', 'plans.json'])
  await save('{ "client": { "planYear": 2028 } }')
  expect(await readFile(join(folder, 'acme/CHANGES.md'), 'utf8')).toContain(
    '### acme 2028\n\n- Plan year: 2027 → 2028\n',
  )
})

it('says that a save is not logged', async () => {
  await write('acme', '{}')
  open()
  type(await findEditor('acme'), 'x')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    init?.method === 'POST' ? Promise.reject(new TypeError('offline')) : fetch(address, init),
  )
  await userEvent.click(button('Save'))
  const notice = await findNotice(/^Saved instance\.json, but not the log of changes in CHANGES\.md\. /)
  expect(notice).toHaveAttribute('data-tone', 'bad')
})

it('keeps the line endings of the file', async () => {
  await write('acme', '{\r\n}\r\n')
  open()
  type(await findEditor('acme'), '[]\n')
  await userEvent.click(button('Save'))
  await screen.findByText('Saved instance.json.')
  expect(await readFile(join(folder, 'acme/instance.json'), 'utf8')).toBe('{\r\n}\r\n[]\r\n')
})
