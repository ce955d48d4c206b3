import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { click, openForm, readSample, submitName, write } from './openForm.tsx'

const instance = readSample('lakeshore', 'instance.json')
const plans = readSample('lakeshore', 'plans.json')

const options = (name: string) => within(screen.getByRole('listbox', { name })).getAllByRole('option')
const titles = (name: string) => options(name).map(({ textContent }) => textContent)
const chosen = (name: string) =>
  options(name).find((option) => option.getAttribute('aria-selected') === 'true')
const button = (name: string) => screen.getByRole('button', { name })
const planButton = (name: string) =>
  within(screen.getByRole('listbox', { name: 'Plans' }).parentElement!).getByRole('button', { name })

function ids(document: unknown, list: string) {
  return (document as Record<string, { id: string }[]>)[list]!.map(({ id }) => id)
}

it('asks for the text of a term that is not in the calculator before it adds it', () => {
  const form = openForm({ section: 'client' })
  click(button('Add term…'))
  expect(screen.getByRole('textbox', { name: 'What is left out' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'What is left out' })).toHaveValue('')
  submitName(' ')
  expect(form.value('instance.json')).not.toHaveProperty('notInCalculator')
  submitName('Care abroad')
  expect(form.value('instance.json')).toMatchObject({ notInCalculator: [{ text: 'Care abroad' }] })
  expect(chosen('Not in the calculator')).toHaveTextContent('Care abroad')
})

describe('A list of entries with IDs', () => {
  it('adds an entry with a name, from which it derives the ID, in both files as one step', () => {
    const form = openForm({ section: 'scenarios' })
    click(button('Add scenario…'))
    expect(button('Add')).toBeDisabled()
    submitName('A broken leg')
    expect(ids(form.value('instance.json'), 'scenarios').at(-1)).toBe('a-broken-leg')
    expect(ids(form.value('plans.json'), 'scenarios').at(-1)).toBe('a-broken-leg')
    expect(chosen('Scenarios')).toHaveTextContent('A broken leg')
    expect(form.model().histories.lakeshore!.done).toHaveLength(1)
    expect(document.activeElement).toHaveValue('A broken leg')
  })

  it('adds typical years of the catalog with the services that they use as one step', () => {
    const form = openForm({ section: 'scenarios', client: 'alder' })
    click(button('Add from catalog…'))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('checkbox', { name: 'A healthy year' })).toBeDisabled()
    click(dialog.getByRole('checkbox', { name: 'Having a baby' }))
    click(button('Add'))
    expect(ids(form.value('instance.json'), 'scenarios').at(-1)).toBe('baby')
    expect(ids(form.value('plans.json'), 'services').at(-1)).toBe('maternity')
    expect(chosen('Scenarios')).toHaveTextContent('Having a baby')
    expect(form.model().histories.alder!.done).toHaveLength(1)
  })

  it('duplicates the chosen entry after it', () => {
    openForm({ section: 'scenarios' })
    click(button('Duplicate scenario'))
    expect(titles('Scenarios').slice(0, 2)).toEqual(['A healthy year', 'A healthy year (copy)'])
    expect(chosen('Scenarios')).toHaveTextContent('A healthy year (copy)')
  })

  it('confirms a deletion that removes references, and says which', () => {
    const text = plans.replace('"yearly": ', '"plans": ["ppo", "traditional"], "yearly": ')
    const form = openForm({ section: 'plans', texts: { 'plans.json': text } })
    click(planButton('Delete plan'))
    const dialog = screen.getByRole('dialog', { name: 'Delete “PPO Plan”?' })
    expect(dialog).toHaveTextContent(
      'This also deletes 4 rates and 9 payments. Surcharges that no longer name it: “I or my spouse use tobacco”. Undo brings everything back.',
    )
    click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(titles('Plans')).not.toContain('PPO Plan')
    expect(form.text('plans.json')).not.toContain('"ppo"')
  })

  it('chooses and moves entries by keyboard, keeps the focus, and announces the new place', () => {
    const form = openForm({ section: 'scenarios' })
    const press = (key: string, altKey = false) => fireEvent.keyDown(document.activeElement!, { key, altKey })
    click(options('Scenarios')[0]!)
    press('End')
    expect(chosen('Scenarios')).toHaveTextContent('Having a baby')
    press('Home')
    press('ArrowDown')
    expect(screen.getByRole('textbox', { name: 'Scenario name' })).toHaveValue('A usual year')
    press('ArrowUp', true)
    expect(titles('Scenarios').slice(0, 2)).toEqual(['A usual year', 'A healthy year'])
    expect(document.activeElement).toBe(options('Scenarios')[0])
    expect(screen.getByText('A usual year is now 1 of 5.')).toBeInTheDocument()
    expect(ids(form.value('instance.json'), 'scenarios').slice(0, 2)).toEqual(['usual', 'healthy'])
    expect(ids(form.value('plans.json'), 'scenarios').slice(0, 2)).toEqual(['usual', 'healthy'])
  })

  it.each([
    ['repeated', ['a', 'a', 'a']],
    ['missing', ['a', undefined, undefined]],
  ])('deletes, duplicates, and moves the chosen entry if IDs are %s', (_, keys) => {
    const document = JSON.parse(plans) as { plans: { key?: string | undefined; displayName: string }[] }
    const [plan] = document.plans
    document.plans = keys.map((key, index) => ({ ...plan!, key, displayName: `Plan ${index + 1}` }))
    openForm({ section: 'plans', texts: { 'plans.json': JSON.stringify(document) } })
    click(options('Plans')[1]!)
    click(planButton('Move plan down (Alt+↓)'))
    expect(titles('Plans')).toEqual(['Plan 1', 'Plan 3', 'Plan 2'])
    click(options('Plans')[1]!)
    click(planButton('Duplicate plan'))
    expect(titles('Plans')).toEqual(['Plan 1', 'Plan 3', 'Plan 3', 'Plan 2'])
    click(planButton('Delete plan'))
    expect(titles('Plans')).toEqual(['Plan 1', 'Plan 3', 'Plan 2'])
  })
})

describe('A question', () => {
  const without = (list: string, feature: string) => {
    const document = JSON.parse(instance) as { features: object }
    const features = { ...document.features, [feature]: false }
    return { 'instance.json': JSON.stringify({ ...document, [list]: [], features }) }
  }

  it('is collapsed while it is off, and its switch writes the flag', () => {
    const text = instance.replace('"locations": true', '"locations": false')
    const form = openForm({ section: 'questions', texts: { 'instance.json': text } })
    const question = within(screen.getByRole('region', { name: 'Locations' }))
    expect(question.getByText(/^Asks employees for "Your Location"/)).toBeVisible()
    click(question.getByRole('switch', { name: 'Ask employees: Locations' }))
    expect(form.text('instance.json')).toBe(instance)
    expect(question.queryByText(/^Asks employees/)).not.toBeInTheDocument()
  })

  it('gets the typical savings styles when it is switched on without any', () => {
    const form = openForm({ section: 'questions', texts: without('savingsStyles', 'savings') })
    click(screen.getByRole('switch', { name: 'Ask employees: Savings styles' }))
    expect(ids(form.value('instance.json'), 'savingsStyles')).toEqual(['saver', 'none'])
    expect(ids(form.value('plans.json'), 'savingsStyles')).toEqual(['saver', 'none'])
    expect(form.value('instance.json')).toMatchObject({ features: { savings: true } })
  })

  it('without choices asks for the first one before it is switched on', () => {
    const form = openForm({ section: 'questions', texts: without('locations', 'locations') })
    click(screen.getByRole('switch', { name: 'Ask employees: Locations' }))
    expect(form.value('instance.json')).toMatchObject({ features: { locations: false } })
    submitName('Utah')
    expect(form.value('instance.json')).toMatchObject({
      features: { locations: true },
      locations: [{ id: 'utah' }],
    })
  })
})

describe('An ID', () => {
  it('is renamed in both files as one step, unless it is taken', () => {
    const form = openForm({ section: 'scenarios' })
    expect(screen.queryByRole('button', { name: 'Rename it…' })).toBeNull()
    write(screen.getByRole('textbox', { name: 'Scenario name' }), 'All is well')
    const renamed = form.text('instance.json')
    expect(screen.getByText(/^The ID of “All is well” is still/)).toBeVisible()
    click(button('Rename it…'))
    const field = screen.getByRole('textbox', { name: 'New ID' })
    expect(field).toHaveValue('all-is-well')
    submitName('usual')
    expect(field).toHaveAccessibleDescription(/Another scenario has the ID usual/)
    expect(form.text('instance.json')).toBe(renamed)
    submitName('well')
    expect(form.text('instance.json')).toBe(renamed.replace('"healthy"', '"well"'))
    expect(form.text('plans.json')).toBe(plans.replaceAll('"healthy"', '"well"'))
    expect(form.model().histories.lakeshore!.done).toHaveLength(2)
    expect(screen.queryByText(/^The ID of/)).toBeNull()
  })

  it('with a problem is below its grid, and the problem leads to it', async () => {
    const pointer = `/services/${ids(JSON.parse(plans), 'services').indexOf('lab')}/id`
    const diagnostic: Diagnostic = {
      file: 'lakeshore/plans.json',
      pointer,
      rule: 'unique-ids',
      severity: 'error',
      start: { offset: 0, line: 1, column: 1 },
      end: { offset: 1, line: 1, column: 2 },
      message: 'Another service has this ID.',
      help: 'Choose another one.',
    }
    const form = openForm({ section: 'client', diagnostics: [diagnostic] })
    form.dispatch({ type: 'jumped', jump: { path: 'lakeshore/plans.json', pointer } })
    const region = within(screen.getByRole('region', { name: 'Services and prices' }))
    const rename = region.getByRole('button', { name: 'Rename it…' })
    await expect.poll(() => document.activeElement).toBe(rename)
    expect(region.getByText('Another service has this ID.')).toBeVisible()
    click(rename)
    expect(screen.getByRole('textbox', { name: 'New ID' })).toHaveAccessibleDescription(/This also changes/)
    submitName('laboratory')
    expect(form.text('plans.json')).toBe(plans.replaceAll('"lab"', '"laboratory"'))
  })
})

it('A list of items without IDs is edited, added to from an example, moved, and deleted one item at a time', () => {
  const form = openForm({ section: 'rates' })
  const limits = within(screen.getByRole('group', { name: 'Contribution limits' }))
  const before = titles('Contribution limits')
  click(limits.getByRole('option', { name: '2027 HSA' }))
  write(limits.getByLabelText(/^Limit for a family/), '9,100')
  expect(form.text('plans.json')).toBe(plans.replace('"family": 9000', '"family": 9100'))
  click(limits.getByRole('button', { name: 'Add yearly limit' }))
  click(limits.getByRole('menuitem', { name: 'FSA, 2026' }))
  expect(titles('Contribution limits')).toEqual([...before, '2026 FSA'])
  click(limits.getByRole('button', { name: 'Move yearly limit up (Alt+↑)' }))
  expect(titles('Contribution limits').at(-2)).toBe('2026 FSA')
  click(limits.getByRole('button', { name: 'Delete yearly limit' }))
  expect(titles('Contribution limits')).toEqual(before)
})
