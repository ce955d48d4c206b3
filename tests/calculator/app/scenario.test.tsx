import type { Instance } from '../../../src/contract/instance.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { goToScenario, next, visit, withService } from '../visit.tsx'

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

const customize = () => screen.getByRole('button', { name: 'Customize' })
