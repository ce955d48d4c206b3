import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CalculatorProvider } from '../../../../src/calculator/state/CalculatorProvider.tsx'
import { nothingAcknowledged } from '../../../../src/calculator/state/Host.ts'
import type { Session } from '../../../../src/calculator/state/Session.ts'
import { PrintedOrigin } from '../../../../src/calculator/steps/results/Results.tsx'
import { setLanguage } from '../../../../src/calculator/texts/language.ts'
import { instanceWith } from '../../instances.ts'

it('has the date of the results in the current language', () => {
  const session = {
    year: null,
    instance: instanceWith(),
    acknowledged: nothingAcknowledged,
  } as Session
  const page = () => (
    <CalculatorProvider session={session}>
      <PrintedOrigin />
    </CalculatorProvider>
  )
  vi.useFakeTimers({ now: new Date(2026, 10, 22) })
  const { rerender } = render(page())
  expect(screen.getByText('An estimate of November 22, 2026')).toBeInTheDocument()
  vi.setSystemTime(new Date(2026, 10, 23))
  setLanguage({ locale: 'es-US', direction: 'ltr' })
  rerender(page())
  vi.useRealTimers()
  expect(screen.getByText(/22 de noviembre de 2026$/)).toBeInTheDocument()
})
