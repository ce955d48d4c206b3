import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Disclosure } from '../../../src/calculator/ui/Disclosure.tsx'

it('renders its content when it is first opened, and keeps it', async () => {
  render(<Disclosure summary="More">the rest</Disclosure>)
  const user = userEvent.setup()
  expect(screen.queryByText('the rest')).toBeNull()
  await user.click(screen.getByText('More'))
  expect(await screen.findByText('the rest')).toBeVisible()
  await user.click(screen.getByText('More'))
  expect(screen.getByText('the rest')).not.toBeVisible()
})
