import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addEntries } from '../../../src/check/edit/addEntries.ts'
import { parseYear } from '../../../src/check/edit/editYear.ts'
import { CellNote } from '../../../src/workbench/grid/CellNote.tsx'
import { CellContent, GridContext } from '../../../src/workbench/grid/GridCell.tsx'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { cellKey } from '../../../src/workbench/tables/Table.ts'
import { sampleTexts } from '../../check/edit/sampleYear.ts'
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

it('does not show $0 as the typical price of a new service, because nobody knows its price', () => {
  const { texts } = addEntries(sampleTexts(), 'services', ['Sleep study'])
  const table = tables.services.read(parseYear(texts))
  const row = table.rows.length - 1
  const column = table.columns.findIndex(({ title }) => title === 'Price of one use')
  const key = cellKey({ row: table.rows[row]!.name, column: table.columns[column]!.name })
  const model = { table, unapplied: new Map(), diagnostics: new Map(), typicalCells: new Map([[key, '']]) }
  render(
    <WorkbenchProvider initial={emptyModel()}>
      <GridContext value={{ ...model, ghost: null } as never}>
        <CellContent row={{ name: table.rows[row]!.name, index: row }} columnIndex={column} />
      </GridContext>
      <CellNote
        model={model as never}
        cell={{ row, column }}
        hintId="hint"
        onFocusCell={() => undefined}
        actions={{} as never}
      />
    </WorkbenchProvider>,
  )
  expect(screen.getByTitle('not known')).toBeVisible()
  expect(screen.queryByText('$0')).toBeNull()
  expect(screen.getByText('The amount is not known. Enter it, or mark 0 as reviewed.')).toBeVisible()
})
