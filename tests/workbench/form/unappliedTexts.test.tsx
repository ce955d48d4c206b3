import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { restoreState, selectPersistedState } from '../../../src/workbench/state/PersistedState.ts'
import { openForm, readSample } from './openForm.tsx'

const plans = readSample('lakeshore', 'plans.json')
const cap = () => screen.getByRole('textbox', { name: /^Self-only cap/ })

async function typeCap(text: string) {
  await userEvent.clear(cap())
  await userEvent.type(cap(), text)
  await userEvent.tab()
}

it('A text that a field cannot use stays in it, is counted in the tab, and survives another section', async () => {
  const form = openForm({ section: 'rates' })
  await typeCap('none at all')
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
  await typeCap('none at all')
  const persisted: unknown = JSON.parse(JSON.stringify(selectPersistedState(form.model())))
  expect(Object.values(restoreState(persisted).unapplied)).toMatchObject([
    { label: 'Self-only cap', text: 'none at all' },
  ])
})

it.each([
  ['Escape', '{Escape}'],
  ['the value that the file has', '{Control>}a{/Control}12,000{Tab}'],
])('A text that a field cannot use ends with %s', async (_, keys) => {
  const form = openForm({ section: 'rates' })
  await typeCap('none at all')
  await userEvent.click(cap())
  await userEvent.keyboard(keys)
  expect(cap()).toHaveValue('12,000')
  expect(cap()).toBeValid()
  expect(form.model().unapplied).toEqual({})
})

it('A text that a field cannot use is dropped when its value changes in another way', async () => {
  const form = openForm({ section: 'rates' })
  await typeCap('none at all')
  const text = plans.replace('"selfOnlyCap": 12000', '"selfOnlyCap": 9300')
  form.dispatch({ type: 'filesEdited', texts: { 'lakeshore/plans.json': text } })
  expect(cap()).toHaveValue('9,300')
  expect(within(screen.getByRole('tab', { name: /^Rates/ })).queryByText('1')).toBeNull()
})
