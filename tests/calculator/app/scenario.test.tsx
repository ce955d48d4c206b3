import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setAnswer } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { goToScenario, next, visit, withService } from '../visit.tsx'

withService()

it.each([
  [[{ id: 'usual', display: 'A usual year' }], 'Choose your expected usage to go on.'],
  [[], 'Customize your expected usage to go on.'],
])('tells how to go on with scenarios %j', async (scenarios, hint) => {
  setAnswer('instance', instanceWith({ scenarios }))
  const { user } = visit()
  await goToScenario(user)
  expect(next()).toBeDisabled()
  expect(next()).toHaveAccessibleDescription(hint)
  await user.click(screen.getByRole('button', { name: 'Customize' }))
  await user.click(screen.getByRole('button', { name: 'Use Custom Scenario' }))
  expect(next()).toBeEnabled()
  expect(screen.queryByText(hint)).toBeNull()
})
