import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, visit, withService } from '../visit.tsx'

withService()

it('says what the calculator takes', async () => {
  visit()
  await heading('Do the math on medical')
  const facts = within(screen.getByRole('main')).getByRole('list')
  expect(within(facts).getAllByRole('listitem')).toHaveLength(3)
  expect(facts).toHaveTextContent('About two minutes')
})

it('hides the picture of a result from assistive technology, because its amounts are an example', async () => {
  visit()
  await heading('Do the math on medical')
  const amounts = screen.getAllByText(/^\$[\d,]+$/)
  expect(amounts.map((amount) => amount.closest('[aria-hidden="true"]') !== null)).not.toContain(false)
})
