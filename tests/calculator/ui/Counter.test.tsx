import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Counter } from '../../../src/calculator/ui/Counter.tsx'

const countNames = ['no children', '1 child', '2 children']

const texts = { removeLabel: 'Remove one', addLabel: 'Add one' }

function show(count: number) {
  const onCount = vi.fn<(count: number) => void>()
  const element = (shown: number) => (
    <Counter id="a" label="Children" min={0} max={9} {...texts} {...{ countNames, onCount }} count={shown} />
  )
  const { rerender } = render(element(count))
  const group = within(screen.getByRole('group', { name: 'Children' }))
  return {
    onCount,
    setCount: (to: number) => rerender(element(to)),
    add: group.getByRole('button', { name: 'Add one' }),
    remove: group.getByRole('button', { name: 'Remove one' }),
    spinButton: group.getByRole('spinbutton', { name: 'Children' }),
    status: group.getByRole('status'),
  }
}

it('is a spin button with its range and value', () => {
  const { spinButton, setCount } = show(1)
  expect(spinButton).toHaveTextContent('1')
  expect(spinButton).toHaveAttribute('aria-valuemin', '0')
  expect(spinButton).toHaveAttribute('aria-valuemax', '9')
  expect(spinButton).toHaveAttribute('aria-valuenow', '1')
  expect(spinButton).toHaveAttribute('aria-valuetext', '1 child')
  setCount(7)
  expect(spinButton).toHaveAttribute('aria-valuetext', '7')
})

it.each([
  ['ArrowUp', 4, 5],
  ['ArrowDown', 4, 3],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['ArrowUp', 9, null],
  ['ArrowDown', 0, null],
  ['End', 9, null],
  ['ArrowLeft', 4, null],
])('on %s goes from %d to %j', async (key, from, to) => {
  const { onCount } = show(from)
  await userEvent.tab()
  await userEvent.keyboard(`{${key}}`)
  expect(onCount.mock.calls).toEqual(to === null ? [] : [[to]])
})

it('does not scroll the page with its keys, and leaves key combinations to the browser', () => {
  const { spinButton, onCount } = show(4)
  // fireEvent returns false when the default is prevented.
  for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'End'])
    expect(fireEvent.keyDown(spinButton, { key })).toBe(false)
  expect(onCount).toHaveBeenCalledTimes(4)
  expect(fireEvent.keyDown(spinButton, { key: 'ArrowUp', altKey: true })).toBe(true)
  expect(fireEvent.keyDown(spinButton, { key: 'Tab' })).toBe(true)
  expect(onCount).toHaveBeenCalledTimes(4)
})

it('is one tab stop, with buttons for pointers', async () => {
  const { onCount, add, remove, spinButton } = show(4)
  await userEvent.tab()
  expect(spinButton).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  fireEvent.click(add)
  expect(onCount).toHaveBeenLastCalledWith(5)
  fireEvent.click(remove)
  expect(onCount).toHaveBeenLastCalledWith(3)
})

it('announces a value that a button changed, but not one that a key changed', async () => {
  const { add, spinButton, status, setCount } = show(1)
  expect(status).toBeEmptyDOMElement()
  fireEvent.click(add)
  setCount(2)
  expect(status).toHaveTextContent('2 children')
  fireEvent.keyDown(spinButton, { key: 'ArrowDown' })
  setCount(1)
  expect(status).toBeEmptyDOMElement()
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
