import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { goToScenario, visit, withService, type User } from '../visit.tsx'

withService()

const scenarios = [
  { id: 'quiet', display: 'A quiet year', uses: [] },
  { id: 'own', display: 'Without uses' },
  { id: 2, display: 'A rough year', uses: [{ service: 'visit', perAdult: 4, perChild: 6 }] },
]

const dialog = () => within(screen.getByRole('dialog', { name: 'Build Custom Scenario' }))
const startFrom = () => dialog().getByRole('combobox', { name: 'Start from' })
const replace = () => dialog().queryByRole('button', { name: 'Replace the uses below' })
const confirm = () => dialog().getByRole('button', { name: 'Use Custom Scenario' })
const uses = () =>
  dialog()
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)

async function openDialog(change: object, chooseScenario?: string) {
  setResponse('instance', instanceWith({ features: { customScenario: true }, ...change }))
  const { user } = visit()
  await goToScenario(user, async (visitor: User) => {
    await visitor.click(screen.getByRole('switch'))
    await visitor.click(screen.getByRole('button', { name: 'Add one child' }))
  })
  if (chooseScenario) await user.click(screen.getByRole('radio', { name: chooseScenario }))
  await user.click(screen.getByRole('button', { name: 'Customize' }))
  return user
}

it('starts from the uses of another scenario', async () => {
  const user = await openDialog({ scenarios })
  const options = within(startFrom())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(options).toEqual(['Please select', 'A quiet year', 'A rough year'])
  expect(startFrom()).toHaveDisplayValue('Please select')
  await user.selectOptions(startFrom(), 'A rough year')
  expect(uses()).toEqual(['14', '0'])
  const announced = dialog().getByText('Uses of A rough year filled in.')
  expect(dialog().getByRole('status')).toContainElement(announced)
  await user.selectOptions(startFrom(), 'A quiet year')
  expect(uses()).toEqual(['0', '0'])
  await user.selectOptions(startFrom(), 'A rough year')
  expect(replace()).toBeNull()
  await user.click(confirm())
  expect(screen.getByText('Your custom scenario is in use.')).toBeVisible()
})

it('replaces typed uses only on request', async () => {
  const user = await openDialog({ scenarios })
  await user.type(dialog().getByRole('textbox', { name: 'Generic drug' }), '7')
  expect(replace()).toBeNull()
  await user.selectOptions(startFrom(), 'A quiet year')
  await user.selectOptions(startFrom(), 'A rough year')
  expect(uses()).toEqual(['0', '07'])
  await user.click(replace()!)
  expect(uses()).toEqual(['14', '0'])
})

it('fills in the uses of each person', async () => {
  const features = { customScenario: true, customPerPerson: true }
  const user = await openDialog({ scenarios, features })
  await user.selectOptions(startFrom(), 'A rough year')
  expect(uses()).toEqual(['4', '4', '6', '0', '0', '0'])
})

it('offers nothing to start from if the API sends no uses', async () => {
  await openDialog({})
  expect(dialog().queryByRole('combobox')).toBeNull()
  expect(replace()).toBeNull()
})

it('asks before it uses a year without any care', async () => {
  const user = await openDialog({ scenarios })
  const question = 'All uses are 0, which means a year without any care. Use it anyway?'
  // The second click of a double click is no answer.
  await user.dblClick(confirm())
  expect(dialog().getByRole('alert')).toHaveTextContent(question)
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Customize' }))
  expect(dialog().queryByRole('alert')).toBeNull()
  await user.click(confirm())
  expect(dialog().getByRole('alert')).toHaveTextContent(question)
  expect(screen.queryByText('Your custom scenario is in use.')).toBeNull()
  await user.click(dialog().getByRole('button', { name: 'Use it with no care' }))
  expect(screen.getByText('Your custom scenario is in use.')).toBeVisible()
})
