import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Coverage } from '../../../../src/calculator/steps/coverage/Coverage.tsx'
import { instanceWith } from '../../instances.ts'
import { showStep } from '../../provided.tsx'

it('names the tier of the family entered, without a baby of the chosen scenario', () => {
  const instance = instanceWith({
    features: { household: true },
    scenarios: [{ id: 'baby', display: 'A baby', adds: 'child' }],
  })
  const inputs = showStep(Coverage, { instance, answers: { family: { spouse: true, children: 0 } } })
  expect(screen.getByText('employee and spouse').parentElement).toHaveTextContent(
    'You need employee and spouse coverage.',
  )
  expect(inputs()).toMatchObject({ coverage: 'EF' })
})
