import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Counter } from '../../../src/calculator/ui/Counter.tsx'

function show(count: number) {
  const onCount = vi.fn<(count: number) => void>()
  render(<Counter id="a" label="Children" min={0} max={9} {...{ count, onCount }} />)
  const group = within(screen.getByRole('group', { name: 'Children' }))
  return {
    onCount,
    add: group.getByRole('button', { name: 'Add one' }),
    remove: group.getByRole('button', { name: 'Remove one' }),
    output: group.getByRole('status'),
  }
}

it('goes up and down by one', async () => {
  const { onCount, add, remove, output } = show(4)
  expect(output).toHaveTextContent('4')
  await userEvent.click(add)
  expect(onCount).toHaveBeenLastCalledWith(5)
  await userEvent.click(remove)
  expect(onCount).toHaveBeenLastCalledWith(3)
})

it.each([
  [0, 'remove'],
  [9, 'add'],
] as const)('at %j does not %s, and its button keeps the focus', async (count, which) => {
  const shown = show(count)
  await userEvent.click(shown[which])
  expect(shown.onCount).not.toHaveBeenCalled()
  expect(shown[which]).toHaveFocus()
  expect(shown[which]).toHaveAttribute('aria-disabled', 'true')
})
