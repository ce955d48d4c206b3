import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HelpMenu } from '../../../src/workbench/frame/HelpMenu.tsx'

it('lists the keyboard shortcuts', async () => {
  render(<HelpMenu />)
  await userEvent.click(screen.getByRole('button', { name: 'Help' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Ctrl+S')
})
