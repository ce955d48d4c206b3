import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setClient, setFault } from '../../server.ts'
import { posted, press, visitStep, withService } from '../visit.tsx'

withService()

const total = () => screen.getAllByRole('definition').at(-1)!.textContent
const isBusy = () => document.querySelector('.best-plan')!.getAttribute('aria-busy') === 'true'
const change = () => document.querySelector('.answers-change')?.textContent
const announced = () => screen.getAllByRole('status')[0]!.textContent
const spouse = () => screen.getByRole('switch', { name: 'Spouse' })

/** Opens the results of a single employee, and the question about the family. */
async function openFamily() {
  await visitStep('results')
  fireEvent.click(screen.getByRole('button', { name: 'You' }))
  act(() => spouse().focus())
}

it('An answer changed on the results updates them, and the question keeps the focus', async () => {
  await openFamily()
  const before = total()
  setFault('slow', { route: 'calculate', delay: 50 })
  fireEvent.click(spouse())
  expect(screen.getByRole('button', { name: 'You and your spouse' })).toBeVisible()
  expect([isBusy(), total(), change()]).toEqual([true, before, undefined])
  expect(screen.queryByText('Finding your best plan…')).toBeNull()
  await waitFor(() => expect(isBusy()).toBe(false))
  expect(posted().map(({ body }) => body)).toMatchObject([{ coverage: 'EE' }, { coverage: 'ES' }])
  expect(total()).not.toBe(before)
  expect(change()).toMatch(/^\$[\d,]+ more than before\./)
  expect(announced()).toMatch(/the best plan for you may be the: .*\. \$[\d,]+ more than before\.$/)
  expect(spouse()).toHaveFocus()
})

it('A slow calculation in place is announced after a second', async () => {
  await openFamily()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  setFault('loading', { route: 'calculate' })
  fireEvent.click(spouse())
  expect(announced()).toBe('')
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(announced()).toBe('Finding your best plan…')
})

it('What the estimate of a changed answer leaves out is announced with its result', async () => {
  setClient('lakeshore')
  await visitStep('results', { scenario: 'baby' })
  fireEvent.click(screen.getByRole('button', { name: 'Having a baby' }))
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  await waitFor(() => expect(announced()).toMatch(/ than before\. This estimate leaves out your baby\.$/))
})

it('An answer that is changed back before its result arrives leaves the results as they are', async () => {
  await openFamily()
  const before = total()
  setFault('loading', { route: 'calculate' })
  fireEvent.click(spouse())
  expect(isBusy()).toBe(true)
  fireEvent.click(spouse())
  expect([isBusy(), total(), change()]).toEqual([false, before, undefined])
})

it('A failure keeps the question, and Try again shows the results of the changed answers', async () => {
  await openFamily()
  setFault('http500', { route: 'calculate' })
  fireEvent.click(spouse())
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answers are still here.')
  expect(spouse()).toHaveFocus()
  expect(spouse()).toBeChecked()
  setFault('none')
  await press('Try again')
  await waitFor(() => expect(change()).toMatch(/more than before/))
  expect(posted().at(-1)!.body).toMatchObject({ coverage: 'ES' })
})

it('A baby who is included gives the focus to the family, which now has the baby', async () => {
  await visitStep('results', { scenario: 'baby' })
  fireEvent.click(screen.getByRole('button', { name: 'Having a baby' }))
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  const include = await screen.findByRole('button', { name: 'Include your baby' })
  act(() => include.focus())
  fireEvent.click(include)
  expect(screen.getByRole('button', { name: 'You and your baby' })).toHaveFocus()
  await waitFor(() => expect(include).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'You and your baby' })).toHaveFocus()
})
