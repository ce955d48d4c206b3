import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readAlike } from '../../../src/workbench/grid/CellSuggestions.tsx'
import { findPosition } from '../../../src/workbench/grid/gridCells.ts'
import { GridReport } from '../../../src/workbench/grid/GridReport.tsx'
import { cellKey } from '../../../src/workbench/tables/Table.ts'
import { sampleTable } from '../tables/sampleYears.ts'

const table = sampleTable('payroll')
const [first, second, third] = table.rows.map(({ name }) => ({ row: name, column: 'EE' }))
const refused = [
  { ...first!, text: '1.074,50', message: 'No.' },
  { ...second!, text: '720,5', message: 'No.' },
  { ...third!, text: 'n/a', message: 'No.' },
]

it('Texts that are not applied are read like the one that was decided, as long as they are there', () => {
  const write = vi.fn<(change: unknown, reading: string) => void>()
  const change = vi.fn<(changes: unknown, verb: string) => void>()
  const show = (unapplied: typeof refused, alike: readonly unknown[]) => {
    const model = {
      table,
      definition: {},
      unapplied: new Map(unapplied.map((each) => [cellKey(each), each])),
      warnings: new Map(),
    }
    const editor = { report: { message: '', notes: [], extraRows: [], alike }, change }
    return (
      <GridReport
        model={model as never}
        editor={editor as never}
        cell={null}
        onFocusCell={() => undefined}
        actions={{ write }}
      />
    )
  }
  const { rerender } = render(show(refused, []))
  fireEvent.click(screen.getByRole('button', { name: 'Write “$1,074.50”' }))
  expect(write).toHaveBeenCalledWith({ ...first, text: '$1,074.50' }, expect.any(String))
  const alike = readAlike(table, refused, first!, write.mock.calls[0]![1])
  expect(alike).toEqual([{ ...second, text: '$720.50' }])
  rerender(show(refused.slice(1), alike))
  fireEvent.click(screen.getByRole('button', { name: 'Read 1 more cell like this' }))
  expect(change).toHaveBeenCalledWith(alike, 'filled')
  rerender(show(refused.slice(2), alike))
  expect(screen.queryByRole('button', { name: /like this/ })).toBeNull()
})

it('Notes about written texts are dismissed one by one, or all at once', () => {
  const dismissWarnings = vi.fn<(cells: unknown) => void>()
  const warnings = new Map(
    [first!, second!].map((each) => [cellKey(each), { ...each, text: '$1.125', message: 'Or?' }]),
  )
  const onFocusCell = vi.fn<(position: unknown) => void>()
  render(
    <GridReport
      model={{ table, definition: {}, unapplied: new Map(), warnings, dismissWarnings } as never}
      editor={{ report: { message: '', notes: [], extraRows: [], alike: [] } } as never}
      cell={findPosition(table, first!)}
      onFocusCell={onFocusCell}
      actions={{ write: () => undefined }}
    />,
  )
  expect(screen.getAllByRole('button', { name: 'Write “$1,125”' })).toHaveLength(2)
  fireEvent.click(screen.getAllByRole('button', { name: /^Dismiss: .+, Employee only$/ })[1]!)
  expect(dismissWarnings).toHaveBeenLastCalledWith([expect.objectContaining(second!)])
  expect(onFocusCell).toHaveBeenCalledWith(expect.objectContaining({ row: 1 }))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss all 2' }))
  expect(dismissWarnings.mock.lastCall![0]).toHaveLength(2)
})
