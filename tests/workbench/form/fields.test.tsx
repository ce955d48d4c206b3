import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setLanguages } from '../../../src/check/edit/translations.ts'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { typicalValues } from '../../../src/check/typicalValues.ts'
import { restoreState, selectPersistedState } from '../../../src/workbench/state/PersistedState.ts'
import { click, openForm, readSample, write } from './openForm.tsx'

const instance = readSample('lakeshore', 'instance.json')
const plans = readSample('lakeshore', 'plans.json')

const input = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' })

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('A text field', () => {
  it('writes only its own range of the text when the focus leaves, and removes its property when it is cleared', () => {
    const commented = instance
      .replace('"planYear"', '// The year\n    "planYear"')
      .replace('"displayName":', '"displayName"  :')
    const form = openForm({ section: 'client', texts: { 'instance.json': commented } })
    write(screen.getByRole('textbox', { name: 'Client name' }), 'Zephyr & Sons')
    expect(form.text('instance.json')).toBe(commented.replace('Lakeshore Outfitters', 'Zephyr & Sons'))
    write(input('Client address'), '')
    expect(form.text('instance.json')).not.toContain('lakeshore/benefits')
  })

  it('completes the address of a web page, and leaves other texts to the check', () => {
    const form = openForm({ section: 'client' })
    const written = () => (form.value('instance.json') as { client: { url: string } }).client.url
    write(input('Client address'), ' www.zephyr.com/benefits ')
    expect(written()).toBe('https://www.zephyr.com/benefits')
    expect(input('Client address')).toHaveValue('https://www.zephyr.com/benefits')
    write(input('Client address'), 'ask HR')
    expect(written()).toBe('ask HR')
  })

  it('offers https:// for an address that must have it', () => {
    const form = openForm({ section: 'client' })
    write(input('Button address'), 'http://example.com/enroll')
    expect(input('Button address')).toHaveAccessibleDescription(/must start with https:/)
    fireEvent.click(screen.getByRole('button', { name: 'Write “https://example.com/enroll”' }))
    expect(form.text('instance.json')).toContain('"https://example.com/enroll"')
    write(input('Client address'), 'http://example.com')
    expect(form.text('instance.json')).toContain('"http://example.com"')
  })

  it('writes after a pause, without leaving the field, and is one step for Undo', async () => {
    const form = openForm({ section: 'client' })
    const name = screen.getByRole('textbox', { name: 'Client name' })
    name.focus()
    for (const typed of ['L', 'Lakeshore', 'Lakeshore!']) type(name, typed)
    expect(form.text('instance.json')).toBe(instance)
    await expect.poll(() => form.text('instance.json')).toContain('"Lakeshore!"')
    expect(name).toHaveFocus()
    expect(form.model().histories.lakeshore!.done).toHaveLength(1)
    form.dispatch({ type: 'undone' })
    expect(name).toHaveValue('Lakeshore Outfitters')
  })

  it('writes before a keyboard shortcut', () => {
    const form = openForm({ section: 'client' })
    const name = screen.getByRole('textbox', { name: 'Client name' })
    type(name, 'Lakeshore!')
    fireEvent.keyDown(name, { key: 's', ctrlKey: true })
    expect(form.text('instance.json')).toContain('"Lakeshore!"')
  })
})

describe('A payment field', () => {
  it('reads a payment in words, and keeps a text that is none', () => {
    const document = JSON.parse(plans) as { plans: { otherProviders?: object[] }[] }
    document.plans[0]!.otherProviders = [{ name: 'Out of network', share: 5 }]
    const form = openForm({ section: 'plans', texts: { 'plans.json': JSON.stringify(document) } })
    const written = () => (form.value('plans.json') as typeof document).plans[0]!.otherProviders![0]
    write(input('Usual payment there'), 'deductible, then 40%')
    expect(written()).toMatchObject({ payment: { deductible: true, coinsurance: 40 } })
    write(input('Usual payment there'), 'nothing at all, perhaps')
    expect(written()).toMatchObject({ payment: { deductible: true, coinsurance: 40 } })
    write(input('Usual payment there'), '60% after deductible')
    click(screen.getByRole('button', { name: 'The plan pays 60%: “deductible, then 40%”' }))
    expect(input('Usual payment there')).toHaveFocus()
    expect(input('Usual payment there')).toHaveValue('deductible, then 40%')
    expect(form.model().unapplied).toEqual({})
    write(input('Usual payment there'), '20%, then 50% after 6 months')
    click(screen.getByRole('button', { name: 'Add to “Not in the calculator”' }))
    expect(input('Usual payment there')).toHaveValue('deductible, then 40%')
    expect(form.model().unapplied).toEqual({})
    expect(form.value('instance.json')).toMatchObject({
      notInCalculator: [{ text: 'Out of network: Usual payment there: 20%, then 50% after 6 months' }],
    })
    form.dispatch({ type: 'undone' })
    expect(input('Usual payment there')).toHaveValue('20%, then 50% after 6 months')
    expect(form.value('instance.json')).not.toHaveProperty('notInCalculator')
    write(input('Usual payment there'), '60% after deductible')
    click(screen.getByRole('button', { name: 'The member pays 60%: “deductible, then member pays 60%”' }))
    expect(written()).toMatchObject({ payment: { deductible: true, coinsurance: 60 } })
    write(input('Usual payment there'), '')
    expect(written()).toEqual({ name: 'Out of network', share: 5 })
  })
})

it('Deleting the only item of an optional list removes the list', () => {
  const document = JSON.parse(plans) as { plans: { otherProviders?: object[] }[] }
  document.plans[0]!.otherProviders = [
    { name: 'Out of network', share: 5 },
    { name: 'Tier 2', share: 9 },
  ]
  const form = openForm({ section: 'plans', texts: { 'plans.json': JSON.stringify(document) } })
  const written = () => (form.value('plans.json') as typeof document).plans[0]
  const list = within(screen.getByRole('listbox', { name: 'Other providers' }))
  fireEvent.keyDown(list.getByRole('option', { name: 'Out of network 5' }), { key: 'Delete' })
  expect(written()).toMatchObject({ otherProviders: [{ name: 'Tier 2' }] })
  fireEvent.keyDown(list.getByRole('option', { name: 'Tier 2 9' }), { key: 'Delete' })
  expect(written()).not.toHaveProperty('otherProviders')
})

describe('A number field', () => {
  const cap = () => input('Self-only cap')

  it('reads amounts, and keeps a text that is no number, says so, and does not write it', () => {
    const form = openForm({ section: 'rates' })
    const written = () => (form.value('plans.json') as { selfOnlyCap: number }).selfOnlyCap
    for (const [text, value] of [
      ['$1,250', 1250],
      ['1,250.50', 1250.5],
      ['0', 0],
    ] as const) {
      write(cap(), text)
      expect(written()).toBe(value)
    }
    write(cap(), '12k')
    expect(cap()).toHaveValue('12k')
    expect(cap()).toHaveAccessibleDescription(/write only the number/)
    expect(cap()).toBeInvalid()
    expect(screen.getByRole('tab', { name: /^Rates/ })).toHaveTextContent('Rates1 with errors')
    expect(written()).toBe(0)
    form.dispatch({ type: 'viewChanged', view: { section: 'plans' } })
    form.dispatch({ type: 'viewChanged', view: { section: 'rates' } })
    expect(cap()).toHaveValue('12k')
    expect(cap()).toBeInvalid()
    const persisted = selectPersistedState(form.model())
    expect(Object.values(restoreState(persisted).unapplied)).toMatchObject([
      { label: 'Self-only cap', text: '12k' },
    ])
    write(cap(), '12')
    expect(cap()).toBeValid()
    expect(written()).toBe(12)
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(cap(), { key: 'Escape' })],
    ['the value that the file has', () => write(cap(), '12,000')],
  ])('drops a text that is no number with %s', (_, end) => {
    const form = openForm({ section: 'rates' })
    write(cap(), 'none at all')
    end()
    expect(cap()).toHaveValue('12,000')
    expect(cap()).toBeValid()
    expect(form.model().unapplied).toEqual({})
    write(cap(), 'none at all')
    const text = plans.replace('"selfOnlyCap": 12000', '"selfOnlyCap": 9300')
    form.dispatch({ type: 'filesEdited', texts: { 'lakeshore/plans.json': text } })
    expect(cap()).toHaveValue('9,300')
  })

  it('makes a refused text a step for Undo, in which a quick correction replaces it', async () => {
    const form = openForm({ section: 'rates' })
    write(cap(), '9000')
    write(cap(), '$300 or so')
    form.dispatch({ type: 'undone' })
    expect(cap()).toHaveValue('9,000')
    expect(form.model().notice?.message).toBe('Undone: Self-only cap “$300 or so”.')
    form.dispatch({ type: 'redone' })
    expect(cap()).toHaveValue('$300 or so')
    form.dispatch({ type: 'undone' })
    const later = Date.now() + 1000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    write(cap(), '300 or so')
    write(cap(), '300')
    expect(form.model().unapplied).toEqual({})
    form.dispatch({ type: 'undone' })
    expect(cap()).toHaveValue('9,000')
    expect(form.model().unapplied).toEqual({})
  })

  it('shows a value of another type as it is in the file until it is corrected', () => {
    const text = plans.replace('"selfOnlyCap": 12000', '"selfOnlyCap": "12,0O0"')
    const form = openForm({ section: 'rates', texts: { 'plans.json': text } })
    expect(cap()).toHaveValue('12,0O0')
    fireEvent.blur(cap())
    expect(form.text('plans.json')).toBe(text)
    write(cap(), '12,000')
    expect(form.text('plans.json')).toBe(plans)
  })
})

describe('An optional group', () => {
  it('comes into being with its first field, and goes with its last one', () => {
    const form = openForm({ section: 'client' })
    write(input('Alternative text'), 'Lakeshore')
    expect(form.value('instance.json')).toMatchObject({ client: { logo: { alt: 'Lakeshore' } } })
    write(input('Alternative text'), '')
    expect(form.text('instance.json')).not.toContain('logo')
  })

  it('with parts of its own is added from an example of the schema, and removed', () => {
    const form = openForm({ section: 'plans' })
    const account = within(screen.getByRole('group', { name: 'Account' }))
    click(account.getByRole('button', { name: 'Add account' }))
    click(account.getByRole('menuitem', { name: /^HRA/ }))
    expect(form.value('plans.json')).toMatchObject({
      plans: [{ key: 'ppo', account: { type: 'HRA', companyMoney: { EE: 750 } } }, {}, {}],
    })
    // The client has not entered the amounts of the example.
    expect(typicalValues(form.value('plans.json')).map(({ pointer }) => pointer)).toContain(
      '/plans/0/account/companyMoney/EE',
    )
    click(account.getByRole('button', { name: 'Remove' }))
    expect(form.value('plans.json')).toEqual(JSON.parse(plans))
  })
})

it('References are chosen by name, and none means all', () => {
  const form = openForm({ section: 'plans' })
  const [{ name, id }] = (JSON.parse(instance) as { salaryBands: [{ name: string; id: string }] }).salaryBands
  const select = screen.getByLabelText<HTMLSelectElement>('Offered to')
  const { value } = within(select).getByRole<HTMLOptionElement>('option', { name })
  fireEvent.change(select, { target: { value } })
  expect(form.value('plans.json')).toMatchObject({ plans: [{ salaryBands: [id] }, {}, {}] })
  click(screen.getByRole('button', { name: `Remove ${name}` }))
  expect(form.value('plans.json')).toEqual(JSON.parse(plans))
})

const english = { 'instance.json': instance, 'plans.json': plans }
const texts = setLanguages(english, ['en', 'es'])

interface Instance {
  client: { displayName: unknown; languages?: string[]; contact?: { text?: unknown } }
}

const clientOf = (form: ReturnType<typeof openForm>) => (form.value('instance.json') as Instance).client

describe('A text of a client with two languages', () => {
  it('has an input for each language, of which only the first is required', () => {
    openForm({ section: 'client', texts })
    expect(input('Client name (English)')).toHaveValue('Lakeshore Outfitters')
    expect(input('Client name (English)')).toHaveAttribute('lang', 'en')
    expect(input('Client name (English)')).toHaveAttribute('aria-required', 'true')
    const spanish = input('Client name (Spanish)')
    expect(spanish).toHaveValue('')
    expect(spanish).toHaveAttribute('lang', 'es')
    expect(spanish).toHaveAttribute('dir', 'auto')
    expect(spanish).toHaveAttribute('placeholder', 'Lakeshore Outfitters')
    expect(spanish).not.toHaveAttribute('aria-required')
  })

  it('becomes a map with a translation, and a string again without', () => {
    const form = openForm({ section: 'client', texts })
    write(input('Client name (Spanish)'), 'Tiendas Lakeshore')
    expect(clientOf(form).displayName).toEqual({ en: 'Lakeshore Outfitters', es: 'Tiendas Lakeshore' })
    write(input('Client name (English)'), 'Lakeshore Stores')
    expect(clientOf(form).displayName).toEqual({ en: 'Lakeshore Stores', es: 'Tiendas Lakeshore' })
    write(input('Client name (Spanish)'), '')
    expect(clientOf(form).displayName).toBe('Lakeshore Stores')
    expect(clientOf(form).contact).toBeUndefined()
    write(input('Contact text (Spanish)'), 'Beneficios')
    expect(clientOf(form).contact).toEqual({ text: { es: 'Beneficios' } })
    write(input('Contact text (English)'), 'Benefits')
    write(input('Contact text (English)'), '')
    expect(clientOf(form).contact).toEqual({ text: { es: 'Beneficios' } })
  })

  it('shows the diagnostics of a translation at its input, to which a jump leads', async () => {
    const pointer = '/client/displayName/es'
    const diagnostic: Diagnostic = {
      file: 'lakeshore/instance.json',
      pointer,
      rule: 'empty-text',
      severity: 'error',
      start: { offset: 0, line: 1, column: 1 },
      end: { offset: 1, line: 1, column: 2 },
      message: 'The Spanish name is empty.',
      help: 'Write it.',
    }
    const form = openForm({ section: 'client', texts, diagnostics: [diagnostic] })
    const spanish = input('Client name (Spanish)')
    expect(spanish).toHaveAccessibleDescription(/The Spanish name is empty/)
    expect(spanish).toBeInvalid()
    expect(input('Client name (English)')).toBeValid()
    form.dispatch({ type: 'jumped', jump: { path: 'lakeshore/instance.json', offset: 0, pointer } })
    await expect.poll(() => document.activeElement).toBe(spanish)
  })
})

describe('The languages of a client', () => {
  const languages = () => within(screen.getByRole('group', { name: 'Languages' }))
  const checkbox = (name: RegExp) => languages().getByRole('checkbox', { name })

  it('are English without a list, and are added and removed without a change of texts', () => {
    const form = openForm({ section: 'client', texts: english })
    expect(checkbox(/^English/)).toBeChecked()
    expect(checkbox(/^English/)).toBeDisabled()
    click(checkbox(/^Spanish/))
    expect(clientOf(form).languages).toEqual(['en', 'es'])
    write(input('Client name (Spanish)'), 'Tiendas')
    click(checkbox(/^Spanish/))
    expect(clientOf(form)).not.toHaveProperty('languages')
    expect(clientOf(form).displayName).toEqual({ en: 'Lakeshore Outfitters', es: 'Tiendas' })
  })

  it('can be any other one, with a file of its texts, as one step for Undo', async () => {
    const form = openForm({ section: 'client', texts: english })
    click(languages().getByRole('button', { name: 'Add another language…' }))
    const dialog = within(screen.getByRole('dialog'))
    const field = dialog.getByRole('textbox')
    type(field, 'spanish')
    expect(field).toHaveAccessibleDescription(/Spanish is in the list already/)
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
    type(field, 'Klingonese')
    expect(field).toHaveAccessibleDescription(/not the English name or the tag of a language/)
    type(field, 'Haitian Creole')
    expect(field).toHaveAccessibleDescription(/^Haitian Creole, with the tag ht\. Adds a file/)
    click(dialog.getByRole('button', { name: 'Add' }))
    await expect.poll(() => clientOf(form).languages).toEqual(['en', 'ht'])
    expect(form.value('languages/ht.json')).toMatchObject({ locale: 'ht', shell: { tryAgain: 'Try again' } })
    expect(form.model().notice?.message).toContain(
      'Translate the texts in languages/ht.json with File → Show JSON.',
    )
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    form.dispatch({ type: 'undone' })
    expect(clientOf(form)).not.toHaveProperty('languages')
    expect(form.model().files).not.toHaveProperty('lakeshore/languages/ht.json')
  })

  it('keep the language of every text when the default changes, as one step for Undo', () => {
    const form = openForm({ section: 'client', texts })
    click(languages().getByRole('button', { name: 'Make default: Spanish' }))
    expect(clientOf(form).languages).toEqual(['es', 'en'])
    expect(clientOf(form).displayName).toEqual({ en: 'Lakeshore Outfitters' })
    expect(input('Client name (English)')).toHaveValue('Lakeshore Outfitters')
    expect(input('Client name (Spanish)')).toHaveValue('')
    form.dispatch({ type: 'undone' })
    expect(form.text('instance.json')).toBe(texts['instance.json'])
    expect(form.text('plans.json')).toBe(texts['plans.json'])
  })
})
