import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { restoreState, selectPersistedState } from '../../../src/workbench/state/PersistedState.ts'
import { openForm, readSample, write } from './openForm.tsx'

const instance = readSample('lakeshore', 'instance.json')
const plans = readSample('lakeshore', 'plans.json')

describe('A text field', () => {
  it('writes only its own range of the text, so that comments and formatting survive', async () => {
    const commented = instance
      .replace('"planYear"', '// The year\n    "planYear"')
      .replace('"url":', '"url"  :')
    const form = openForm({ section: 'client', texts: { 'instance.json': commented } })
    await write(screen.getByRole('textbox', { name: 'Client name' }), 'Zephyr & Sons')
    expect(form.text('instance.json')).toBe(commented.replace('Lakeshore Outfitters', 'Zephyr & Sons'))
  })

  it('is one step for Undo, however much is typed', async () => {
    const form = openForm({ section: 'client' })
    await userEvent.type(screen.getByRole('textbox', { name: /^Client name/ }), ' and more')
    await userEvent.tab()
    expect(form.model().histories.lakeshore!.done).toHaveLength(1)
    form.dispatch({ type: 'undone' })
    expect(form.text('instance.json')).toBe(instance)
    expect(screen.getByRole('textbox', { name: /^Client name/ })).toHaveValue('Lakeshore Outfitters')
  })

  it('writes after a pause, without leaving the field', async () => {
    const form = openForm({ section: 'client' })
    await userEvent.type(screen.getByRole('textbox', { name: /^Client name/ }), '!')
    expect(form.text('instance.json')).toBe(instance)
    await expect.poll(() => form.text('instance.json')).toContain('Lakeshore Outfitters!')
    expect(screen.getByRole('textbox', { name: /^Client name/ })).toHaveFocus()
  })

  it('writes before a keyboard shortcut', async () => {
    const form = openForm({ section: 'client' })
    await userEvent.type(screen.getByRole('textbox', { name: /^Client name/ }), '!{Control>}s{/Control}')
    expect(form.text('instance.json')).toContain('Lakeshore Outfitters!')
  })

  it('removes its property when it is cleared', async () => {
    const form = openForm({ section: 'client' })
    await write(screen.getByRole('textbox', { name: 'Client address' }), '')
    expect(form.value('instance.json')).toMatchObject({ client: { planYear: 2027 } })
    expect(form.text('instance.json')).not.toContain('"url"')
  })
})

const cap = () => screen.getByRole('textbox', { name: 'Self-only cap' })

describe('A number field', () => {
  it.each([
    ['$1,250', 1250],
    ['1,250.50', 1250.5],
    ['0', 0],
  ])('reads %s', async (text, value) => {
    const form = openForm({ section: 'rates' })
    await write(cap(), text)
    expect(form.value('plans.json')).toMatchObject({ selfOnlyCap: value })
  })

  it('keeps a text that is no number, says so, and does not write it', async () => {
    const form = openForm({ section: 'rates' })
    await write(cap(), '12k')
    expect(cap()).toHaveValue('12k')
    expect(cap()).toHaveAccessibleDescription(/write only the number/)
    expect(cap()).toBeInvalid()
    expect(form.text('plans.json')).toBe(plans)
    await write(cap(), '12')
    expect(cap()).toBeValid()
    expect(form.value('plans.json')).toMatchObject({ selfOnlyCap: 12 })
  })

  it('shows a value of another type as it is in the file until it is corrected', async () => {
    const text = plans.replace('"selfOnlyCap": 12000', '"selfOnlyCap": "12,0O0"')
    const form = openForm({ section: 'rates', texts: { 'plans.json': text } })
    expect(cap()).toHaveValue('12,0O0')
    await userEvent.click(cap())
    await userEvent.tab()
    expect(form.text('plans.json')).toBe(text)
    await write(cap(), '12,000')
    expect(form.text('plans.json')).toBe(plans)
  })
})

describe('An optional group', () => {
  it('comes into being with its first field, and goes with its last one', async () => {
    const form = openForm({ section: 'client' })
    const logo = within(screen.getByRole('group', { name: 'Logo' }))
    await write(logo.getByRole('textbox', { name: 'Alternative text' }), 'Lakeshore')
    expect(form.value('instance.json')).toMatchObject({ client: { logo: { alt: 'Lakeshore' } } })
    await write(logo.getByRole('textbox', { name: 'Alternative text' }), '')
    expect(form.text('instance.json')).not.toContain('logo')
  })

  it('with parts of its own is added from an example of the schema, and removed', async () => {
    const form = openForm({ section: 'plans' })
    const account = within(screen.getByRole('group', { name: 'Account' }))
    await userEvent.click(account.getByRole('button', { name: 'Add account' }))
    await userEvent.click(screen.getByRole('menuitem', { name: /^HRA/ }))
    expect(form.value('plans.json')).toMatchObject({
      plans: [{ key: 'ppo', account: { type: 'HRA', companyMoney: { EE: 750 } } }, {}, {}],
    })
    await userEvent.click(account.getByRole('button', { name: 'Remove' }))
    expect(form.value('plans.json')).toEqual(JSON.parse(plans))
  })
})

describe('A question', () => {
  it('is collapsed while it is off, and its switch writes the flag', async () => {
    const text = instance.replace('"locations": true', '"locations": false')
    const form = openForm({ section: 'questions', texts: { 'instance.json': text } })
    const question = within(screen.getByRole('region', { name: 'Locations' }))
    expect(question.getByText(/^Asks employees for "Your Location"/)).toBeVisible()
    await userEvent.click(question.getByRole('switch', { name: 'Ask employees: Locations' }))
    expect(form.text('instance.json')).toBe(instance)
    expect(question.queryByText(/^Asks employees/)).not.toBeInTheDocument()
  })
})

it('References are chosen by name, and none means all', async () => {
  const form = openForm({ section: 'plans' })
  const offeredTo = screen.getByRole('combobox', { name: 'Offered to' })
  const { name, id } = (JSON.parse(instance) as { salaryBands: { name: string; id: string }[] })
    .salaryBands[0]!
  await userEvent.selectOptions(offeredTo, name)
  expect(form.value('plans.json')).toMatchObject({ plans: [{ salaryBands: [id] }, {}, {}] })
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
  expect(form.value('plans.json')).toEqual(JSON.parse(plans))
})

it('A text that a field cannot use stays in it, is counted in the tab, and survives another section', async () => {
  const form = openForm({ section: 'rates' })
  await write(cap(), 'none at all')
  expect(cap()).toBeInvalid()
  expect(screen.getByRole('tab', { name: /^Rates/ })).toHaveTextContent('Rates1 with errors')
  expect(form.text('plans.json')).toBe(plans)
  form.dispatch({ type: 'viewChanged', view: { section: 'plans' } })
  form.dispatch({ type: 'viewChanged', view: { section: 'rates' } })
  expect(cap()).toHaveValue('none at all')
  expect(cap()).toBeInvalid()
})

it('A text that a field cannot use survives a reload', async () => {
  const form = openForm({ section: 'rates' })
  await write(cap(), 'none at all')
  const persisted = selectPersistedState(form.model())
  expect(Object.values(restoreState(persisted).unapplied)).toMatchObject([
    { label: 'Self-only cap', text: 'none at all' },
  ])
})

it.each([
  ['Escape', '{Escape}'],
  ['the value that the file has', '{Control>}a{/Control}12,000{Tab}'],
])('A text that a field cannot use ends with %s', async (_, keys) => {
  const form = openForm({ section: 'rates' })
  await write(cap(), 'none at all')
  await userEvent.click(cap())
  await userEvent.keyboard(keys)
  expect(cap()).toHaveValue('12,000')
  expect(cap()).toBeValid()
  expect(form.model().unapplied).toEqual({})
})

it('A text that a field cannot use is dropped when its value changes in another way', async () => {
  const form = openForm({ section: 'rates' })
  await write(cap(), 'none at all')
  const text = plans.replace('"selfOnlyCap": 12000', '"selfOnlyCap": 9300')
  form.dispatch({ type: 'filesEdited', texts: { 'lakeshore/plans.json': text } })
  expect(cap()).toHaveValue('9,300')
  expect(within(screen.getByRole('tab', { name: /^Rates/ })).queryByText('1')).toBeNull()
})
