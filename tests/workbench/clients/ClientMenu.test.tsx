import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, test, vi } from 'vitest'
import { choose, click, expectNotice, folder, model, open, prepareWorkbench } from './testWorkbench.tsx'

prepareWorkbench()

async function undoFromMenu(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Client and years' }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

describe('Next year', () => {
  it('creates an unsaved year as one step for Undo, with a checklist that remembers what is done', async () => {
    await open('prairie')
    const dialog = await choose('Next year…')
    expect(dialog.getByText('Plan year: 2027 → 2028')).toBeInTheDocument()
    expect(dialog.getByText(/HSA contribution limit is not known for 2028/)).toBeInTheDocument()
    await click('Create 2028')
    expect(model.path).toBe('prairie/2028/instance.json')
    expect(model.view.panel).toBe('checklist')
    expect(await readdir(join(folder, 'prairie'))).not.toContain('2028')
    const progress = await screen.findByText(/^0 of \d+ reviewed/)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Deductibles, Traditional Plan' }))
    expect(progress).toHaveTextContent(/^1 of \d+ reviewed/)
    await userEvent.click(screen.getAllByRole('button', { name: 'Traditional Plan' })[1]!)
    expect(model.jump).toMatchObject({ path: 'prairie/2028/plans.json', pointer: '/plans/2/deductible' })
    expect(model.files['prairie/2028/plans.json']!.text.slice(model.jump!.offset)).toMatch(
      /^\{\s*"individual": 750/,
    )
    expect(model.reviewed.prairie?.join()).toMatch(/^2028 .*deductible/)
    expect(model.histories.prairie!.done).toHaveLength(1)
  })

  it('does not replace a year that the client has', async () => {
    await open('marlow')
    const dialog = await choose('Next year…')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Copy' }), '2027 (current)')
    const year = dialog.getByRole('spinbutton', { name: 'New plan year' })
    await userEvent.clear(year)
    await userEvent.type(year, '2028')
    expect(dialog.getByText('The client has 2028 already.')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: /^Create/ })).toBeDisabled()
    await click('Cancel')
    expect(screen.getByText(/^Open a plan year that follows another one/)).toBeInTheDocument()
  })
})

describe('The key', () => {
  it('is masked until it is revealed, and can be changed to a random one', async () => {
    await open('alder')
    const dialog = await choose('Key…')
    const current = dialog.getByLabelText('Current key')
    await waitFor(() => expect(current).toHaveValue('alder'))
    expect(current).toHaveAttribute('type', 'password')
    await userEvent.click(dialog.getByRole('button', { name: 'Reveal' }))
    expect(current).toHaveAttribute('type', 'text')
    await userEvent.click(dialog.getByRole('button', { name: 'Random' }))
    const key = dialog.getByRole<HTMLInputElement>('textbox', { name: 'New key' }).value
    expect(key).toMatch(/^[0-9a-f]{24}$/)
    await click('Change key')
    await expectNotice('Changed the key of alder.')
    expect(model.keys.alder).toBe(key)
    await click('Undo')
    await expectNotice('Undone: Changed the key of alder.')
    expect(model.keys.alder).toBe('alder')
  })

  it('says that another client has it', async () => {
    await open('alder')
    const dialog = await choose('Key…')
    await userEvent.type(dialog.getByRole('textbox', { name: 'New key' }), 'marlow')
    await click('Change key')
    expect(await dialog.findByText(/already leads to a client/)).toBeInTheDocument()
  })
})

test('a renamed client keeps its unsaved edits, and Undo names it as before', async () => {
  await open('alder')
  await click('Edit')
  const dialog = await choose('Rename…')
  const name = dialog.getByRole('textbox', { name: 'Folder' })
  await userEvent.clear(name)
  await userEvent.type(name, 'elder')
  await click('Rename')
  await expectNotice('Renamed alder to elder.')
  expect(model.client).toBe('elder')
  expect(model.files['elder/instance.json']!.text).toContain('"New Alder')
  expect(await readdir(folder)).toContain('elder')
  await click('Undo')
  await expectNotice('Undone: Renamed alder to elder.')
  expect(model.client).toBe('alder')
  expect(model.files['alder/instance.json']!.text).toContain('"New Alder')
})

test('a deleted client is back after Undo, with its unsaved edits', async () => {
  await open('alder')
  await click('Edit')
  const dialog = await choose('Delete alder…')
  expect(dialog.getByText('your unsaved edits')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await userEvent.type(dialog.getByRole('textbox'), 'alder')
  await click('Delete')
  await expectNotice('Deleted alder.')
  expect(model.client).toBe('marlow')
  expect(await readdir(folder)).not.toContain('alder')
  await click('Undo')
  await expectNotice('Undone: Deleted alder.')
  expect(model.client).toBe('alder')
  expect(model.files['alder/instance.json']!.text).toContain('"New Alder')
  expect(model.files['alder/instance.json']!.version).toBe(model.files['alder/instance.json']!.diskVersion)
})

test('a deleted year is back after Undo from the menu', async () => {
  await open('marlow')
  const dialog = await choose('Delete 2028…')
  await userEvent.type(dialog.getByRole('textbox'), '2028')
  await click('Delete')
  await expectNotice('Deleted marlow 2028.')
  expect(Object.keys(model.files)).not.toContain('marlow/2028/plans.json')
  await userEvent.click(screen.getByRole('button', { name: 'Client and years' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Undo: Deleted marlow 2028' }))
  await expectNotice('Undone: Deleted marlow 2028.')
  expect(Object.keys(model.files)).toContain('marlow/2028/plans.json')
})

test('unsaved edits keep a preview year from becoming the current one', async () => {
  await open('marlow')
  await click('Edit')
  const dialog = await choose('Make 2028 the current year…')
  expect(dialog.getByRole('alert')).toHaveTextContent('Save your edits first')
  expect(dialog.getByRole('button', { name: 'Make 2028 current' })).toBeDisabled()
})

test('a preview year becomes the current one, and the old one gets a folder', async () => {
  await open('marlow')
  await choose('Make 2028 the current year…')
  await click('Make 2028 current')
  await expectNotice('Changed the current year of marlow.')
  expect(Object.keys(model.files).filter((path) => path.startsWith('marlow/'))).toEqual(
    expect.arrayContaining(['marlow/2027/plans.json', 'marlow/plans.json']),
  )
  expect(model.files['marlow/instance.json']!.text).toContain('"planYear": 2028')
  expect(model.client).toBe('marlow')
})

describe('Undo keeps unsaved edits:', () => {
  it('of a client that it would delete', async () => {
    await open('alder')
    const dialog = await choose('New client…')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Zephyr')
    await click('Create client')
    await expectNotice('Created zephyr.')
    await waitFor(() => expect(model.client).toBe('zephyr'))
    await click('Edit')
    await undoFromMenu('Undo: Created zephyr')
    await expectNotice('Not undone. Undo your edits first, because this deletes the client.')
    expect(model.files['zephyr/instance.json']!.text).toContain('"New Zephyr')
    expect(await readdir(folder)).toContain('zephyr')
  })

  it('of a client whose years it would move', async () => {
    await open('marlow')
    await choose('Make 2028 the current year…')
    await click('Make 2028 current')
    await expectNotice('Changed the current year of marlow.')
    await click('Edit')
    await undoFromMenu('Undo: Changed the current year of marlow')
    await expectNotice('Not undone. Save your edits first, because this moves files on disk.')
    expect(model.files['marlow/instance.json']!.text).toContain('"New Marlow')
    expect(await readdir(join(folder, 'marlow'))).toContain('2027')
  })
})

describe('If the disk cannot be listed after a change, a notice says what was done', () => {
  const failLists = () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      address === '/client-files' ? Promise.reject(new TypeError('Failed')) : fetch(address, init),
    )
  }

  it('and the dialog closes', async () => {
    await open('alder')
    const dialog = await choose('Key…')
    await userEvent.click(dialog.getByRole('button', { name: 'Random' }))
    failLists()
    await click('Change key')
    expect(
      await screen.findByText(/^Changed the key of alder\. Reload the page to see it: /),
    ).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('and that it is undone', async () => {
    await open('alder')
    const dialog = await choose('Key…')
    await userEvent.click(dialog.getByRole('button', { name: 'Random' }))
    await click('Change key')
    await expectNotice('Changed the key of alder.')
    failLists()
    await click('Undo')
    expect(await screen.findByText(/^Undone: Changed the key of alder\. Reload/)).toBeInTheDocument()
  })
})

describe('Undoing the creation of a client', () => {
  const create = async () => {
    await open('alder')
    const dialog = await choose('New client…')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Zephyr')
    await click('Create client')
    await waitFor(() => expect(model.client).toBe('zephyr'))
  }

  it.each([
    ['keeps the client if the user does not confirm', false],
    ['deletes the client if the user confirms', true],
  ])('%s', async (_, isConfirmed) => {
    const confirm = vi.fn<(message?: string) => boolean>(() => isConfirmed)
    vi.stubGlobal('confirm', confirm)
    await create()
    await undoFromMenu('Undo: Created zephyr')
    expect(confirm).toHaveBeenCalledWith('This deletes zephyr. Continue?')
    if (isConfirmed) await expectNotice('Undone: Created zephyr.')
    expect((await readdir(folder)).includes('zephyr')).toBe(!isConfirmed)
  })

  it('is not offered in another tab', async () => {
    await create()
    sessionStorage.clear()
    cleanup()
    await open('alder')
    await userEvent.click(screen.getByRole('button', { name: 'Client and years' }))
    expect(screen.queryByRole('menuitem', { name: /^Undo/ })).not.toBeInTheDocument()
  })
})
