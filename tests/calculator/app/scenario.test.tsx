import type { Instance } from '../../../src/contract/instance.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
  await user.click(screen.getByRole('button', { name: 'Use Custom Scenario' }))
  expect(next()).toBeEnabled()
  expect(screen.queryByText(/to continue$/)).toBeNull()
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
