import { expect, it } from 'vitest'
import { shownTitle } from '../../../src/workbench/grid/gridCells.ts'
import { measureColumns, shortenMeaning } from '../../../src/workbench/grid/measureColumns.ts'
import { sampleTable } from '../tables/sampleYears.ts'

/** The width of the grid, in a window of 1280 pixels. */
const usual = 606

it.each(['pelican', 'marlow', 'prairie', 'fernhill'])(
  'shows all tiers of %s next to the row headers',
  (client) => {
    const table = sampleTable('payroll', client)
    const { widths } = measureColumns(table, usual)
    const lastTier = table.columns.findIndex((column) => shownTitle(column) === 'Family')
    expect(widths.slice(0, lastTier + 1).reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(usual)
  },
)

it.each([300, 478, usual, 2000])(
  'keeps row headers in view that take less than half of %i pixels',
  (available) => {
    const { widths, frozenCount, fits } = measureColumns(sampleTable('payroll', 'pelican'), available)
    const frozen = widths.slice(0, frozenCount).reduce((sum, width) => sum + width, 0)
    expect(fits || frozen <= available * 0.45).toBe(true)
  },
)

it('wraps row headers only in a table that is wider than the grid', () => {
  const table = sampleTable('payroll')
  expect(new Set(measureColumns(table, 2000).rowHeights)).toEqual(new Set([28]))
  const { rowHeights, widths } = measureColumns(table, usual)
  expect(rowHeights[0]).toBeGreaterThan(28)
  const headers = widths.filter((_, index) => table.columns[index]!.isRowHeader)
  expect(Math.max(...headers)).toBeLessThan(150)
})

it.each([
  ['money', 'as all others', '–'],
  ['money', 'by tier', 'by tier'],
  ['text', 'as all others', 'as all others'],
] as const)('shows in an empty cell of %s that means “%s”: %s', (kind, meaning, shown) => {
  expect(shortenMeaning(kind, meaning)).toBe(shown)
})
