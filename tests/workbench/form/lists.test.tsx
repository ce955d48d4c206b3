import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openForm, readSample, write } from './openForm.tsx'

const instance = readSample('lakeshore', 'instance.json')
const plans = readSample('lakeshore', 'plans.json')

const scenarios = () => within(screen.getByRole('listbox', { name: 'Scenarios' }))
const titles = () =>
  scenarios()
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

function ids(document: unknown, list: string) {
  return (document as Record<string, { id: string }[]>)[list]!.map(({ id }) => id)
}

describe('A list of entries with IDs', () => {
  it('adds an entry with a name, from which it derives the ID, in both files as one step', async () => {
    const form = openForm({ section: 'scenarios' })
    await userEvent.click(screen.getByRole('button', { name: 'Add scenario…' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'A broken leg{Enter}')
    expect(ids(form.value('instance.json'), 'scenarios').at(-1)).toBe('a-broken-leg')
    expect(ids(form.value('plans.json'), 'scenarios').at(-1)).toBe('a-broken-leg')
    expect(scenarios().getByRole('option', { selected: true })).toHaveTextContent('A broken leg')
    expect(form.model().histories.lakeshore!.done).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: /^Scenario name/ })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: /^Scenario name/ })).toHaveValue('A broken leg')
  })

  it('asks for a name before it adds', async () => {
    const form = openForm({ section: 'scenarios' })
    await userEvent.click(screen.getByRole('button', { name: 'Add scenario…' }))
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
    expect(form.text('instance.json')).toBe(instance)
  })

  it('duplicates the chosen entry after it', async () => {
    openForm({ section: 'scenarios' })
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate scenario' }))
    expect(titles().slice(0, 2)).toEqual(['A healthy year', 'A healthy year (copy)'])
    expect(scenarios().getByRole('option', { selected: true })).toHaveTextContent('A healthy year (copy)')
  })

  it('confirms a deletion that removes references, and says which', async () => {
    const form = openForm({ section: 'questions' })
    form.dispatch({ type: 'viewChanged', view: { section: 'plans' } })
    const text = plans.replace('"yearly": ', '"plans": ["ppo"], "yearly": ')
    form.dispatch({ type: 'textReplaced', path: 'lakeshore/plans.json', text })
    const region = within(screen.getByRole('region', { name: 'Plans' }))
    await userEvent.click(region.getByRole('button', { name: 'Delete plan' }))
    const dialog = screen.getByRole('dialog', { name: /^Delete PPO Plan/ })
    expect(dialog).toHaveTextContent(/This also deletes .+\. Undo brings everything back\./)
  })

  it('moves the chosen entry by keyboard, keeps the focus, and announces the new place', async () => {
    const form = openForm({ section: 'scenarios' })
    await userEvent.click(scenarios().getByRole('option', { name: 'A usual year' }))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(titles().slice(0, 2)).toEqual(['A usual year', 'A healthy year'])
    expect(scenarios().getByRole('option', { name: 'A usual year' })).toHaveFocus()
    expect(screen.getByText('A usual year is now 1 of 5.')).toBeInTheDocument()
    expect(ids(form.value('instance.json'), 'scenarios').slice(0, 2)).toEqual(['usual', 'healthy'])
    expect(ids(form.value('plans.json'), 'scenarios').slice(0, 2)).toEqual(['usual', 'healthy'])
  })

  it('chooses with the arrow keys, and shows only the form of the chosen entry', async () => {
    openForm({ section: 'scenarios' })
    await userEvent.click(scenarios().getByRole('option', { name: 'A healthy year' }))
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('textbox', { name: /^Scenario name/ })).toHaveValue('A usual year')
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('textbox', { name: /^Scenario name/ })).toHaveValue('Having a baby')
  })
})

describe('An entry whose ID is missing or repeated', () => {
  const withKeys = (keys: (string | undefined)[]) => {
    const document = JSON.parse(plans) as { plans: { key?: string; displayName: string }[] }
    document.plans = keys.map((key, index) => ({
      ...document.plans[0]!,
      key,
      displayName: `Plan ${index + 1}`,
    }))
    return { 'plans.json': JSON.stringify(document) }
  }
  const names = (form: ReturnType<typeof openForm>) =>
    (form.value('plans.json') as { plans: { displayName: string }[] }).plans.map(
      ({ displayName }) => displayName,
    )
  const planButton = (name: string) =>
    within(screen.getByRole('listbox', { name: 'Plans' }).parentElement!).getByRole('button', { name })

  it.each([
    ['repeated', ['a', 'a', 'a']],
    ['missing', ['a', undefined, undefined]],
  ])('is the one that is deleted, duplicated, and moved if IDs are %s', async (_, keys) => {
    const form = openForm({ section: 'plans', texts: withKeys(keys) })
    await userEvent.click(screen.getByRole('option', { name: 'Plan 2' }))
    await userEvent.click(planButton('Move plan down (Alt+↓)'))
    expect(names(form)).toEqual(['Plan 1', 'Plan 3', 'Plan 2'])
    await userEvent.click(screen.getByRole('option', { name: 'Plan 3' }))
    await userEvent.click(planButton('Duplicate plan'))
    expect(names(form)).toEqual(['Plan 1', 'Plan 3', 'Plan 3', 'Plan 2'])
    await userEvent.click(planButton('Delete plan'))
    expect(names(form)).toEqual(['Plan 1', 'Plan 3', 'Plan 2'])
  })
})

describe('A question without choices', () => {
  const withoutChoices = (list: string, feature: string) => {
    const document = JSON.parse(instance) as { features: object }
    return {
      'instance.json': JSON.stringify({
        ...document,
        [list]: [],
        features: { ...document.features, [feature]: false },
      }),
    }
  }

  it('gets the typical savings styles when it is switched on', async () => {
    const form = openForm({ section: 'questions', texts: withoutChoices('savingsStyles', 'savings') })
    await userEvent.click(screen.getByRole('switch', { name: 'Ask employees: Savings styles' }))
    expect(ids(form.value('instance.json'), 'savingsStyles')).toEqual(['saver', 'none'])
    expect(ids(form.value('plans.json'), 'savingsStyles')).toEqual(['saver', 'none'])
    expect(form.value('instance.json')).toMatchObject({ features: { savings: true } })
  })

  it('asks for the first choice before it is switched on', async () => {
    const form = openForm({ section: 'questions', texts: withoutChoices('locations', 'locations') })
    await userEvent.click(screen.getByRole('switch', { name: 'Ask employees: Locations' }))
    expect(form.value('instance.json')).toMatchObject({ features: { locations: false } })
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Utah{Enter}')
    expect(form.value('instance.json')).toMatchObject({
      features: { locations: true },
      locations: [{ id: 'utah' }],
    })
  })
})

describe('An ID', () => {
  it('is renamed in both files as one step, after a dialog that says what changes', async () => {
    const form = openForm({ section: 'scenarios' })
    await userEvent.click(screen.getByRole('button', { name: 'Rename ID…' }))
    const field = screen.getByRole('textbox', { name: 'New ID' })
    expect(field).toHaveValue('healthy')
    await userEvent.clear(field)
    await userEvent.type(field, 'well{Enter}')
    expect(form.text('instance.json')).toBe(instance.replace('"healthy"', '"well"'))
    expect(form.text('plans.json')).toBe(plans.replaceAll('"healthy"', '"well"'))
    expect(form.model().histories.lakeshore!.done).toHaveLength(1)
  })

  it('cannot be one that is taken', async () => {
    const form = openForm({ section: 'scenarios' })
    await userEvent.click(screen.getByRole('button', { name: 'Rename ID…' }))
    const field = screen.getByRole('textbox', { name: 'New ID' })
    await userEvent.clear(field)
    await userEvent.type(field, 'usual{Enter}')
    expect(field).toHaveAccessibleDescription(/Another scenario has the ID usual/)
    expect(form.text('instance.json')).toBe(instance)
  })

  it('of a row of a grid is below the grid', async () => {
    const form = openForm({ section: 'services' })
    const region = within(screen.getByRole('region', { name: 'Services and prices' }))
    await userEvent.click(region.getByText('IDs'))
    await userEvent.selectOptions(
      region.getByRole('combobox', { name: 'Show the ID of a service' }),
      'Lab test',
    )
    await userEvent.click(region.getByRole('button', { name: 'Rename ID…' }))
    const field = screen.getByRole('textbox', { name: 'New ID' })
    expect(field).toHaveAccessibleDescription(/This also changes/)
    await userEvent.clear(field)
    await userEvent.type(field, 'laboratory{Enter}')
    expect(form.text('plans.json')).toBe(plans.replaceAll('"lab"', '"laboratory"'))
  })
})

describe('A list of items without IDs', () => {
  const limits = () => within(screen.getByRole('group', { name: 'Contribution limits' }))
  const limitTitles = () =>
    within(screen.getByRole('listbox', { name: 'Contribution limits' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)

  it('is edited one item at a time', async () => {
    const form = openForm({ section: 'rates' })
    await userEvent.click(limits().getByRole('option', { name: '2027 HSA' }))
    await write(limits().getByRole('textbox', { name: /^Limit for a family/ }), '9,100')
    expect(form.text('plans.json')).toBe(plans.replace('"family": 9000', '"family": 9100'))
  })

  it('adds an example of the schema, duplicates, moves, and deletes', async () => {
    const form = openForm({ section: 'rates' })
    const before = limitTitles()
    await userEvent.click(limits().getByRole('button', { name: 'Add yearly limit' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'FSA, 2026' }))
    expect(limitTitles()).toEqual([...before, '2026 FSA'])
    await userEvent.click(limits().getByRole('button', { name: 'Move yearly limit up (Alt+↑)' }))
    expect(limitTitles().at(-2)).toBe('2026 FSA')
    await userEvent.click(limits().getByRole('button', { name: 'Delete yearly limit' }))
    expect(limitTitles()).toEqual(before)
    expect(form.value('plans.json')).toEqual(JSON.parse(plans))
  })
})
