import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Menu, MenuItem, MenuSeparator } from '../../../src/workbench/ui/Menu.tsx'

function renderMenu() {
  const onRename = vi.fn<() => void>()
  render(
    <>
      <Menu label="Client">
        <MenuItem onSelect={() => {}}>New…</MenuItem>
        <MenuItem disabled onSelect={() => {}}>
          Next year…
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onRename}>Rename…</MenuItem>
      </Menu>
      <button type="button">Outside</button>
    </>,
  )
  return { onRename, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Client' }) }
}

const item = (name: string) => screen.getByRole('menuitem', { name })

it('opens with the focus on the first item, and moves the focus by key past items that are disabled', async () => {
  const { user, button } = renderMenu()
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(item('New…')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowDown', 'Rename…'],
    ['ArrowDown', 'New…'],
    ['ArrowUp', 'Rename…'],
    ['Home', 'New…'],
    ['End', 'Rename…'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(item(name)).toHaveFocus()
  }
})

it('opens by the down arrow key', async () => {
  const { user, button } = renderMenu()
  button.focus()
  await user.keyboard('{ArrowDown}')
  expect(item('New…')).toHaveFocus()
})

it('closes when an item is chosen, with the focus back on its button before the action starts', async () => {
  const { user, button, onRename } = renderMenu()
  onRename.mockImplementation(() => expect(button).toHaveFocus())
  await user.click(button)
  await user.click(item('Rename…'))
  expect(onRename).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

it('closes by Escape, with the focus back on its button', async () => {
  const { user, button } = renderMenu()
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

it.each([
  ['a click outside', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Outside'))],
  ['Tab', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
])('closes by %s', async (_, leave) => {
  const { user, button } = renderMenu()
  await user.click(button)
  await leave(user)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
