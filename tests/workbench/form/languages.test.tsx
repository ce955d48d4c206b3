import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { setLanguages } from '../../../src/check/edit/translations.ts'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { openForm, readSample, write } from './openForm.tsx'

const english = {
  'instance.json': readSample('lakeshore', 'instance.json'),
  'plans.json': readSample('lakeshore', 'plans.json'),
}
const texts = setLanguages(english, ['en', 'es'])

interface Instance {
  client: { displayName: unknown; languages?: string[]; contact?: { text?: unknown } }
}

const clientOf = (form: ReturnType<typeof openForm>) => (form.value('instance.json') as Instance).client

const input = (name: string) => screen.getByRole('textbox', { name })

describe('A text of a client with two languages', () => {
  it('has an input for each language with its language and the first text as a placeholder', () => {
    openForm({ section: 'client', texts })
    expect(input('Client name (English)')).toHaveValue('Lakeshore Outfitters')
    expect(input('Client name (English)')).toHaveAttribute('lang', 'en')
    const spanish = input('Client name (Spanish)')
    expect(spanish).toHaveValue('')
    expect(spanish).toHaveAttribute('lang', 'es')
    expect(spanish).toHaveAttribute('dir', 'auto')
    expect(spanish).toHaveAttribute('placeholder', 'Lakeshore Outfitters')
  })

  it('becomes a map with a translation, and a string again without', async () => {
    const form = openForm({ section: 'client', texts })
    await write(input('Client name (Spanish)'), 'Tiendas Lakeshore')
    expect(clientOf(form).displayName).toEqual({ en: 'Lakeshore Outfitters', es: 'Tiendas Lakeshore' })
    await write(input('Client name (English)'), 'Lakeshore Stores')
    expect(clientOf(form).displayName).toEqual({ en: 'Lakeshore Stores', es: 'Tiendas Lakeshore' })
    await write(input('Client name (Spanish)'), '')
    expect(clientOf(form).displayName).toBe('Lakeshore Stores')
  })

  it('can be written in an object that the file does not have yet', async () => {
    const form = openForm({ section: 'client', texts })
    expect(clientOf(form).contact).toBeUndefined()
    await write(input('Contact text (Spanish)'), 'Beneficios')
    expect(clientOf(form).contact).toEqual({ text: { es: 'Beneficios' } })
    await write(input('Contact text (English)'), 'Benefits')
    expect(clientOf(form).contact).toEqual({ text: { en: 'Benefits', es: 'Beneficios' } })
    await write(input('Contact text (English)'), '')
    expect(clientOf(form).contact).toEqual({ text: { es: 'Beneficios' } })
  })

  it('shows the diagnostics of a translation at its input', () => {
    const diagnostic: Diagnostic = {
      file: 'lakeshore/instance.json',
      pointer: '/client/displayName/es',
      rule: 'empty-text',
      severity: 'error',
      start: { offset: 0, line: 1, column: 1 },
      end: { offset: 1, line: 1, column: 2 },
      message: 'The Spanish name is empty.',
      help: 'Write it.',
    }
    openForm({ section: 'client', texts, diagnostics: [diagnostic] })
    expect(input('Client name (Spanish)')).toHaveAccessibleDescription(/The Spanish name is empty/)
    expect(input('Client name (Spanish)')).toBeInvalid()
    expect(input('Client name (English)')).toBeValid()
  })

  it('gets the focus by a jump to its pointer', async () => {
    const form = openForm({ section: 'client', texts })
    form.dispatch({
      type: 'jumped',
      jump: { path: 'lakeshore/instance.json', offset: 0, pointer: '/client/displayName/es' },
    })
    await expect.poll(() => document.activeElement).toBe(input('Client name (Spanish)'))
  })
})

it('requires for screen readers what has a star, in the first language only', () => {
  openForm({ section: 'client', texts })
  const names = ['Client name (English)', 'Client name (Spanish)', 'Client address']
  const required = names.map((name) => screen.getByRole('textbox', { name }).getAttribute('aria-required'))
  expect(required).toEqual(['true', null, null])
})

describe('The languages of a client', () => {
  const languages = () => within(screen.getByRole('group', { name: 'Languages' }))
  const checkbox = (name: RegExp) => languages().getByRole('checkbox', { name })

  it('are English without a list', () => {
    openForm({ section: 'client', texts: english })
    expect(checkbox(/^English/)).toBeChecked()
    expect(checkbox(/^English/)).toBeDisabled()
    expect(checkbox(/^Spanish/)).not.toBeChecked()
  })

  it('can be any other one, with a file of its texts, as one step for Undo', async () => {
    const form = openForm({ section: 'client', texts: english })
    await userEvent.click(languages().getByRole('button', { name: 'Add another language…' }))
    const dialog = within(screen.getByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: /^Language/ })
    await userEvent.type(field, 'spanish')
    expect(field).toHaveAccessibleDescription(/Spanish is in the list already/)
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, 'Klingonese')
    expect(field).toHaveAccessibleDescription(/not the English name or the tag of a language/)
    await userEvent.clear(field)
    await userEvent.type(field, 'Haitian Creole')
    expect(field).toHaveAccessibleDescription(/^Haitian Creole, with the tag ht\. Adds a file/)
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect.poll(() => clientOf(form).languages).toEqual(['en', 'ht'])
    expect(form.value('languages/ht.json')).toMatchObject({ locale: 'ht', shell: { tryAgain: 'Try again' } })
    expect(form.model().notice?.message).toContain('Translate the texts in languages/ht.json under JSON.')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(checkbox(/^Haitian Creole/)).toBeChecked()
    form.dispatch({ type: 'undone' })
    expect(clientOf(form)).not.toHaveProperty('languages')
    expect(form.model().files).not.toHaveProperty('lakeshore/languages/ht.json')
  })

  it('are added and removed without a change of texts', async () => {
    const form = openForm({ section: 'client', texts: english })
    await userEvent.click(checkbox(/^Spanish/))
    expect(clientOf(form).languages).toEqual(['en', 'es'])
    await write(input('Client name (Spanish)'), 'Tiendas')
    await userEvent.click(checkbox(/^Spanish/))
    expect(clientOf(form)).not.toHaveProperty('languages')
    expect(clientOf(form).displayName).toEqual({ en: 'Lakeshore Outfitters', es: 'Tiendas' })
    expect(screen.getByRole('textbox', { name: 'Client name' })).toHaveValue('Lakeshore Outfitters')
  })

  it('keep the language of every text when the default changes, as one step for Undo', async () => {
    const form = openForm({ section: 'client', texts })
    await userEvent.click(languages().getByRole('button', { name: 'Make Spanish the default' }))
    expect(clientOf(form).languages).toEqual(['es', 'en'])
    expect(clientOf(form).displayName).toEqual({ en: 'Lakeshore Outfitters' })
    expect(input('Client name (English)')).toHaveValue('Lakeshore Outfitters')
    expect(input('Client name (Spanish)')).toHaveValue('')
    form.dispatch({ type: 'undone' })
    expect(form.text('instance.json')).toBe(texts['instance.json'])
    expect(form.text('plans.json')).toBe(texts['plans.json'])
  })
})
