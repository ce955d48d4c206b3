import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CellNote } from '../../../src/workbench/grid/CellNote.tsx'
import { WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import { sampleTable } from '../tables/sampleYears.ts'

it('says at the money of an account where its installments are', () => {
  const table = sampleTable('limits')
  const show = (column: string) => {
    const model = { table, unapplied: new Map(), diagnostics: new Map(), typicalCells: new Map() }
    const cell = { row: 0, column: table.columns.findIndex(({ name }) => name === column) }
    return (
      <WorkbenchProvider initial={emptyModel()}>
        <CellNote
          model={model as never}
          cell={cell}
          hintId="hint"
          onFocusCell={() => undefined}
          actions={{} as never}
        />
      </WorkbenchProvider>
    )
  }
  const { rerender } = render(show('account EE'))
  expect(
    screen.getByText(/Company money: employee only.*Installments and a match: in the form/),
  ).toBeVisible()
  rerender(show('deductible individual'))
  expect(screen.queryByText(/Installments/)).toBeNull()
})
