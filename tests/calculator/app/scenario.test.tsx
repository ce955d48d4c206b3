import type { Instance } from '../../../src/contract/instance.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { samples } from '../../kit/samples.ts'
import { setDocuments, setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { goToResults, goToScenario, next, posted, visit, withService } from '../visit.tsx'

withService()

it('says to choose a scenario while Next is disabled', async () => {
  const { user } = await openScenario([{ id: 'usual', display: 'A usual year' }])
  expect(next()).toBeDisabled()
  expect(next()).toHaveAccessibleDescription('Choose your expected usage to continue')
  expect(customize()).not.toHaveAccessibleDescription()
  await user.click(screen.getByRole('radio'))
  expect(next()).toBeEnabled()
  expect(screen.queryByText(/to continue$/)).toBeNull()
})

it('says to customize if the client has no scenarios', async () => {
  const { user } = await openScenario([])
  expect(screen.getByRole('heading', { level: 2, name: 'Your Expected Usage' })).toBeVisible()
  expect(next()).toBeDisabled()
  expect(customize()).toHaveAccessibleDescription('Customize your expected usage to continue')
  await user.click(customize())
  await user.type(screen.getByRole('textbox', { name: 'Generic drug' }), '1')
  await user.click(screen.getByRole('button', { name: 'Use Custom Scenario' }))
  expect(next()).toBeEnabled()
  expect(screen.queryByText(/to continue$/)).toBeNull()
})

describe('the summary of a scenario', () => {
  const scenarios = [
    { id: 'quiet', display: 'A quiet year', summary: 'A check-up each' },
    { id: 'usual', display: 'A usual year', summary: null },
    { id: 'rough', display: 'A rough year', summary: '' },
  ]

  it('describes its tile', async () => {
    await openScenario(scenarios)
    expect(screen.getByText('A check-up each')).toBeVisible()
    const [quiet, ...others] = screen.getAllByRole('radio')
    expect(quiet).toHaveAccessibleName('A quiet year')
    expect(quiet).toHaveAccessibleDescription('A check-up each')
    for (const other of others) expect(other).not.toHaveAttribute('aria-describedby')
  })

  it('is below the list in a narrow window once the scenario is chosen', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
    )
    const { user } = await openScenario(scenarios)
    const list = screen.getByRole('combobox', { name: 'Your Expected Usage' })
    expect(screen.queryByText('A check-up each')).toBeNull()
    await user.selectOptions(list, 'A quiet year')
    expect(list).toHaveAccessibleDescription('A check-up each')
    await user.selectOptions(list, 'A usual year')
    expect(list).not.toHaveAttribute('aria-describedby')
  })
})

async function openScenario(scenarios: Instance['scenarios']) {
  setResponse('instance', instanceWith({ scenarios }))
  const view = visit()
  await goToScenario(view.user)
  return view
}

describe('the surcharges and credits', () => {
  const surcharges = [
    { id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['ES', 'EF'] },
    { id: 'family', statement: 'My family will get flu shots', appliesTo: ['EC', 'EF'] },
  ]
  const heading2 = () => screen.queryByRole('heading', { level: 2, name: 'Surcharges and Credits' })
  const statements = () =>
    screen
      .queryAllByRole<HTMLInputElement>('checkbox')
      .map(({ labels, checked }) => [labels![0]!.textContent, checked])

  it('are those that apply to the coverage, and keep their choices while they do not apply', async () => {
    setResponse('instance', instanceWith({ features: {}, surcharges }))
    const { user } = visit()
    await goToScenario(user)
    expect(heading2()).toBeNull()
    expect(statements()).toEqual([])

    const toggleSpouse = async () => {
      await user.click(screen.getByRole('link', { name: /Coverage/ }))
      await user.click(await screen.findByRole('switch'))
      await user.click(next())
      await screen.findByRole('heading', { level: 1, name: /look like/ })
    }
    await toggleSpouse()
    expect(heading2()).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'My spouse has other coverage' }))
    expect(statements()).toEqual([['My spouse has other coverage', true]])
    await toggleSpouse()
    expect(statements()).toEqual([])
    await toggleSpouse()
    expect(statements()).toEqual([['My spouse has other coverage', true]])
  })

  it('of other tiers are posted as false, and the results still have their labels', async () => {
    const { instance, model } = samples.get('lakeshore')!.current
    const limited = instance.surcharges.map((surcharge) => ({ ...surcharge, appliesTo: ['EF'] }))
    setDocuments({ ...instance, surcharges: limited }, model.document)
    const { user } = visit()
    await goToResults(user)
    expect(await screen.findByText('PAYROLL DEDUCTION & CHARGES')).toBeVisible()
    expect(posted()[0]!.body).toMatchObject({
      surcharges: Object.fromEntries(limited.map(({ id }) => [id, false])),
    })
    expect(
      screen.getByRole('columnheader', { name: 'Surcharges and Credits', hidden: true }),
    ).toBeInTheDocument()
  })
})

const customize = () => screen.getByRole('button', { name: 'Customize' })
