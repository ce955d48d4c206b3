import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Announcer, useAnnounce } from '../../../src/calculator/ui/Announcer.tsx'

function AnnounceButton() {
  const announce = useAnnounce()
  return <button onClick={() => announce('Sorted.')}>Sort</button>
}

const view = (status: string) => (
  <Announcer status={status}>
    <AnnounceButton />
  </Announcer>
)

it('announces each sentence, even the same again, and then the next status, in one live region', async () => {
  const user = userEvent.setup()
  const { rerender } = render(view('Searching'))
  const region = screen.getByRole('status')
  const sort = () => user.click(screen.getByRole('button'))
  expect(region).toHaveTextContent(/^Searching$/)
  await sort()
  const first = region.firstChild
  expect(region).toHaveTextContent(/^Sorted\.$/)
  await sort()
  expect(region.firstChild).not.toBe(first)
  expect(region).toHaveTextContent(/^Sorted\.$/)
  rerender(view('Found'))
  expect(region).toHaveTextContent(/^Found$/)
  await sort()
  expect(region).toHaveTextContent(/^Sorted\.$/)
  expect(screen.getByRole('status')).toBe(region)
})
