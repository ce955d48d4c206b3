import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, visit, withService } from '../visit.tsx'

withService()

it('says what the calculator takes, and what happens to the answers', async () => {
  visit()
  await heading('Do the math on medical')
  const facts = within(screen.getByRole('main')).getByRole('list')
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'About two minutes',
    'No name, no sign-in',
    'Answers are sent only to calculate your costs',
    'If you reload or leave, this tab keeps your answers for 30 minutes',
  ])
})

it('hides the picture of a result from assistive technology, because its amounts are an example', async () => {
  visit()
  await heading('Do the math on medical')
  const amounts = screen.getAllByText(/^\$[\d,]+$/)
  expect(amounts.map((amount) => amount.closest('[aria-hidden="true"]') !== null)).not.toContain(false)
})
