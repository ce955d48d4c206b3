import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { samples } from '../../kit/samples.ts'
import { setDocuments } from '../../server.ts'
import { goToScenario, heading, next, posted, visit, withService, type User } from '../visit.tsx'

withService()

beforeEach(() => {
  const { instance, model } = samples.get('lakeshore')!.current
  setDocuments({ ...instance, features: { ...instance.features, customPerPerson: true } }, model.document)
})

const dialog = () => within(screen.getByRole('dialog', { name: 'Build Custom Scenario' }))
const input = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name })
const titles = () =>
  dialog()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

const coverSpouseAndChild = async (user: User) => {
  await user.click(screen.getByRole('switch'))
  await user.click(screen.getByRole('button', { name: 'Add one child' }))
}

async function openDialog(chooseCoverage?: (user: User) => Promise<void>) {
  const { user } = visit()
  await goToScenario(user, chooseCoverage)
  await user.click(screen.getByRole('button', { name: 'Customize' }))
  return user
}

async function fill(user: User, name: string, text: string) {
  await user.clear(input(name))
  await user.type(input(name), text)
}

const confirm = async (user: User) =>
  user.click(dialog().getByRole('button', { name: 'Use Custom Scenario' }))

async function changeChildren(user: User, button: 'Add one child' | 'Remove one child') {
  await user.click(screen.getByRole('link', { name: /Coverage/ }))
  await user.click(await screen.findByRole('button', { name: button }))
  await user.click(next())
  await heading(/look like/)
}

async function calculate(user: User) {
  await user.click(next())
  await heading('Your results')
  await screen.findByText('OUT-OF-POCKET EXPENSES')
  return posted().at(-1)!.body
}

const familyMembers = [
  { role: 'subscriber', number: 1 },
  { role: 'spouse', number: 1 },
  { role: 'child', number: 1 },
]

it('asks for the uses of each covered person, posts them, and receives an estimate for these persons', async () => {
  const user = await openDialog(coverSpouseAndChild)
  expect(screen.getByText('How many times will each person use each service in 2027?')).toBeVisible()
  expect(titles()).toEqual(['Service', 'You', 'Spouse', 'Child 1'])
  await fill(user, 'Primary care visit, You', '2')
  await fill(user, 'Primary care visit, Child 1', '5')
  await fill(user, 'X-ray, Spouse', '1')
  await confirm(user)
  expect(screen.getByText('Your custom scenario is in use.')).toBeVisible()
  expect(await calculate(user)).toMatchObject({
    coverage: 'EF',
    scenario: 'custom',
    persons: familyMembers,
    customScenario: expect.arrayContaining([
      { id: 'preventive', name: 'Preventive visit', uses: 0, usesByPerson: [0, 0, 0] },
      { id: 'primary', name: 'Primary care visit', uses: 7, usesByPerson: [2, 0, 5] },
      { id: 'xray', name: 'X-ray', uses: 1, usesByPerson: [0, 1, 0] },
    ]),
  })
  expect(screen.getByText('The estimate is for you, your spouse, and 1 child.')).toBeInTheDocument()
  expect(screen.queryByText(/divided among these people/)).toBeNull()
})

it('asks an employee without a family for one number', async () => {
  const user = await openDialog()
  expect(titles()).toEqual(['Service', 'You'])
  await fill(user, 'X-ray, You', '3')
  await confirm(user)
  expect(await calculate(user)).toMatchObject({
    persons: [{ role: 'subscriber', number: 1 }],
    customScenario: expect.arrayContaining([{ id: 'xray', name: 'X-ray', uses: 3, usesByPerson: [3] }]),
  })
})

it('keeps the numbers of a removed child without posting them', async () => {
  const user = await openDialog(coverSpouseAndChild)
  await fill(user, 'X-ray, You', '1')
  await fill(user, 'X-ray, Child 1', '4')
  await confirm(user)
  await changeChildren(user, 'Remove one child')
  await user.click(screen.getByRole('button', { name: 'Customize' }))
  expect(titles()).toEqual(['Service', 'You', 'Spouse'])
  expect(input('X-ray, You')).toHaveValue('1')
  await confirm(user)
  expect(await calculate(user)).toMatchObject({
    persons: familyMembers.slice(0, 2),
    customScenario: expect.arrayContaining([{ id: 'xray', name: 'X-ray', uses: 1, usesByPerson: [1, 0] }]),
  })
  await changeChildren(user, 'Add one child')
  await user.click(screen.getByRole('button', { name: 'Customize' }))
  expect(input('X-ray, Child 1')).toHaveValue('4')
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  expect(await calculate(user)).toMatchObject({
    persons: familyMembers,
    customScenario: expect.arrayContaining([{ id: 'xray', name: 'X-ray', uses: 5, usesByPerson: [1, 0, 4] }]),
  })
})

it.each(['-1', '1.5', '901', 'two'])('says what to enter instead of %s, and for whom', async (text) => {
  const user = await openDialog(coverSpouseAndChild)
  await fill(user, 'X-ray, Spouse', text)
  await confirm(user)
  expect(input('X-ray, Spouse')).toBeInvalid()
  expect(input('X-ray, Spouse')).toHaveFocus()
  expect(input('X-ray, Spouse')).toHaveAccessibleDescription('Spouse: Enter a whole number from 0 to 900.')
  expect(input('X-ray, You')).not.toBeInvalid()
  await fill(user, 'X-ray, Spouse', '2')
  expect(input('X-ray, Spouse')).not.toBeInvalid()
  await confirm(user)
  expect(screen.getByText('Your custom scenario is in use.')).toBeVisible()
})

it('lists several errors with links to their inputs, and marks the title of the page until they are gone', async () => {
  const user = await openDialog(coverSpouseAndChild)
  const correct = 'Scenario – Medical plan calculator'
  await expect.poll(() => document.title).toBe(correct)
  await fill(user, 'Preventive visit, You', '-1')
  await fill(user, 'X-ray, Spouse', '901')
  await confirm(user)
  const summary = dialog().getByRole('region', { name: 'Correct 2 answers' })
  expect(summary).toHaveFocus()
  expect(document.title).toBe(`Error: ${correct}`)
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Preventive visit, You: Enter a whole number from 0 to 900.',
    'X-ray, Spouse: Enter a whole number from 0 to 900.',
  ])
  await user.click(links[1]!)
  expect(input('X-ray, Spouse')).toHaveFocus()
  expect(window.location.hash).toBe('')
  await fill(user, 'X-ray, Spouse', '1')
  expect(dialog().queryByRole('region')).toBeNull()
  expect(document.title).toBe(`Error: ${correct}`)
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  expect(document.title).toBe(correct)
})
