import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Toggle } from '../../../src/calculator/ui/Toggle.tsx'

it.each([
  [false, true],
  [true, false],
])('turns %j to %j, by mouse and by keyboard', async (isOn, next) => {
  const onToggle = vi.fn<(isOn: boolean) => void>()
  render(<Toggle id="a" label="Spouse" {...{ isOn, onToggle }} />)
  await userEvent.click(screen.getByText('Spouse'))
  expect(onToggle).toHaveBeenLastCalledWith(next)
  screen.getByRole('switch', { name: 'Spouse', checked: isOn }).focus()
  await userEvent.keyboard(' ')
  expect(onToggle).toHaveBeenCalledTimes(2)
})
