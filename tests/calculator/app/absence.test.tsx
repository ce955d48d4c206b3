import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { requests } from '../../server.ts'
import { goToResults, heading, visit, withService } from '../visit.tsx'

withService()

/** Leaves the page and returns to it. `persisted`: the browser restores it, instead of loading it again. */
function returnAfter(milliseconds: number, persisted = true) {
  const now = Date.now()
  act(() => {
    vi.spyOn(Date, 'now').mockReturnValue(now)
    window.dispatchEvent(new Event('pagehide'))
    vi.mocked(Date.now).mockReturnValue(now + milliseconds)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    vi.mocked(Date.now).mockRestore()
  })
}

it('starts over when the browser restores the page after five minutes', async () => {
  const { user } = visit()
  await goToResults(user)
  await screen.findByText('This is based on:')
  returnAfter(299_999)
  returnAfter(600_000, false)
  expect(screen.getByText('This is based on:')).toBeVisible()

  returnAfter(300_000)
  expect(screen.queryByText('This is based on:')).toBeNull()
  expect(await heading('Do the math on medical')).toBeVisible()
  expect(window.location.pathname).toBe('/')
  expect(screen.queryAllByRole('link', { name: /Personal|Coverage|Scenario|Results/ })).toEqual([])
  await user.click(screen.getByRole('button', { name: "Let's go" }))
  for (const select of await screen.findAllByRole('combobox'))
    expect(select).toHaveDisplayValue('Please select')
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
})
