import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PlannedCell, PlannedRow } from '../../../../src/workbench/transfer/benefits/BenefitsPlan.ts'
import { BenefitsWordings } from '../../../../src/workbench/transfer/benefits/BenefitsWordings.tsx'

const cell = (text: string, after: string[], status: PlannedCell['status'] = 'imported'): PlannedCell => ({
  column: 1,
  text,
  status,
  after,
  terms: [],
  payrollRow: '',
  outOfNetwork: '',
  questions: [],
  reason: undefined,
})

const rowOf = (cells: PlannedCell[], isProposed = false) => ({ cells, isProposed }) as unknown as PlannedRow

it('lists each reading of a wording with its number of cells, and counts the cells that are as printed', () => {
  render(
    <BenefitsWordings
      rows={[
        rowOf([cell('20%', ['no deductible, then 20%']), cell('$25', ['$25']), cell('1200', ['$1,200'])]),
        rowOf([cell('Not covered', ['not covered'])]),
        rowOf([cell('20%', ['deductible, then 20%']), cell('20%', ['deductible, then 20%'])]),
        rowOf([cell('$600 single; $1,200 family', ['$600', '$1,200']), cell('20', ['20%'])]),
        rowOf([cell('maybe', [], 'question'), cell('–', [], 'skipped')]),
        rowOf([cell('10%', ['deductible, then 10%'])], true),
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“20%” → deductible, then 20% · 2 cells',
    '“20%” → no deductible, then 20% · 1 cell',
    '“$600 single; $1,200 family” → $600 / $1,200 · 1 cell',
    '“20” → 20% · 1 cell',
    '3 cells as printed',
  ])
})
