import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { readClients } from '../../../src/check/command/readClients.ts'
import { allowConsole } from '../../kit/consoleGuard.ts'
import { choose, click, folder, model, open, prepareWorkbench, read } from './testWorkbench.tsx'

prepareWorkbench()

describe('New client', () => {
  it('creates a client that passes the strict check, and opens it', async () => {
    await open('alder')
    const dialog = await choose('New client…')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Café & Söhne')
    expect(dialog.getByRole('textbox', { name: 'Folder' })).toHaveValue('cafe-sohne')
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Salary bands/ }),
      'Under $60,000{enter}$60,000 and over',
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ask how they like to save?' }))
    await click('Create client')
    await waitFor(() => expect(model.client).toBe('cafe-sohne'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const { texts } = await readClients({ root: folder, selected: ['cafe-sohne'] })
    expect(checkClients(texts).filter(({ file }) => file.startsWith('cafe-sohne/'))).toEqual([])
    expect(JSON.parse(await read('cafe-sohne/instance.json'))).toMatchObject({
      client: { displayName: 'Café & Söhne' },
      features: { savings: true },
      salaryBands: [{ name: 'Under $60,000' }, { name: '$60,000 and over' }],
    })
    const { keys } = JSON.parse(await read('keys.json')) as { keys: Record<string, string> }
    expect(Object.keys(keys).find((key) => keys[key] === 'cafe-sohne')).toMatch(/^[0-9a-f]{24}$/)
  })

  it('shows each problem at its question, and keeps everything typed', async () => {
    await open('alder')
    const dialog = await choose('New client…')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Zephyr')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Web address/ }), 'nonsense')
    await click('Create client')
    const address = dialog.getByRole('textbox', { name: /^Web address/ })
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(/not an http or https address.*, or leave it empty\.$/),
    )
    expect(address).toHaveFocus()
    expect(address).toHaveValue('nonsense')
    expect(await readdir(folder)).not.toContain('zephyr')
  })

  it.each<[string, string, string | RegExp]>([
    ['that another client has', 'marlow', 'Another client has this folder.'],
    ['with odd characters', 'a/b', /^Name the folder with letters/],
  ])('does not accept a folder %s', async (_, name, problem) => {
    await open('alder')
    const clientsBefore = (await readdir(folder)).toSorted()
    const dialog = await choose('New client…')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Zephyr')
    const field = dialog.getByRole('textbox', { name: 'Folder' })
    await userEvent.clear(field)
    await userEvent.type(field, name)
    expect(dialog.getByText(problem)).toBeInTheDocument()
    await click('Create client')
    await waitFor(() => expect(field).toHaveFocus())
    expect((await readdir(folder)).toSorted()).toEqual(clientsBefore)
  })

  it('says at each field what is missing, and focuses the first', async () => {
    await open('alder')
    const dialog = await choose('New client…')
    const name = dialog.getByRole('textbox', { name: /^Client name/ })
    expect(name).toBeRequired()
    await click('Create client')
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter a name\./))
    expect(name).toHaveFocus()
    const described = dialog.getByRole('textbox', { name: /^Folder/ })
    expect(described).toHaveAccessibleDescription(/Enter a folder\./)
    await userEvent.type(name, 'Zephyr')
    expect(dialog.queryByText(/^Enter a/)).not.toBeInTheDocument()
  })

  it('asks for the payroll deductions per year', async () => {
    await open('alder')
    const dialog = await choose('New client…')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Zephyr')
    const deductions = dialog.getByRole('spinbutton', { name: 'Payroll deductions per year' })
    expect(deductions).toHaveValue(26)
    await userEvent.clear(deductions)
    await userEvent.type(deductions, '24')
    await click('Create client')
    await waitFor(() => expect(model.client).toBe('zephyr'))
    expect(JSON.parse(await read('zephyr/plans.json'))).toHaveProperty('payPeriods', 24)
  })

  it('offers copies by display name', async () => {
    await open('alder')
    const dialog = await choose('New client…')
    expect(dialog.getByRole('option', { name: 'A copy of Marlow Instruments' })).toBeInTheDocument()
  })

  it('says why the disk refused, and keeps everything typed', async () => {
    allowConsole(/write-protected/)
    await open('alder')
    const dialog = await choose('New client…')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Zephyr')
    await chmod(join(folder, 'keys.json'), 0o444)
    await click('Create client')
    expect(await dialog.findByText('keys.json: You do not have permission.')).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: /^Client name/ })).toHaveValue('Zephyr')
    await chmod(join(folder, 'keys.json'), 0o644)
    await click('Create client')
    await waitFor(() => expect(model.client).toBe('zephyr'))
  })

  it('copies the languages of another client', async () => {
    await mkdir(join(folder, 'marlow/languages'))
    await writeFile(join(folder, 'marlow/languages/fr.json'), '{ "shell": {} }')
    await open('alder')
    const dialog = await choose('New client…')
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Start with' }),
      'A copy of Marlow Instruments, 2028',
    )
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Zephyr')
    await click('Create client')
    await waitFor(() => expect(model.client).toBe('zephyr'))
    expect(await read('zephyr/languages/fr.json')).toBe('{ "shell": {} }')
    expect(model.files).toHaveProperty(['zephyr/languages/fr.json'])
  })

  it('copies a year of another client', async () => {
    await open('alder')
    const dialog = await choose('New client…')
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Start with' }),
      'A copy of Marlow Instruments, 2028',
    )
    await userEvent.type(dialog.getByRole('textbox', { name: /^Client name/ }), 'Zephyr')
    await click('Create client')
    await waitFor(() => expect(model.client).toBe('zephyr'))
    const copy = await read('zephyr/instance.json')
    expect(copy).toContain('"displayName": "Zephyr"')
    expect(copy).toContain('"$schema": "../../../schemas/instance.schema.json"')
    expect(await read('zephyr/plans.json')).toBe(
      (await read('marlow/2028/plans.json')).replace('../../../../', '../../../'),
    )
  })
})
