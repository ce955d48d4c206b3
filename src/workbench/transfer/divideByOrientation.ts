import type { Table } from '../tables/Table.ts'
import { guessMapping } from './guessMapping.ts'
import { isNumeric, type Sheet } from './sheet.ts'

/** More areas than that are not blocks. */
const maxAreas = 100

/**
 * Divides a sheet if it has tables with tiers in columns and others with tiers in rows, with blank rows between them.
 * @returns the sheet with only the tables of one orientation, and with only those of the other; the rest is blank
 */
export function divideByOrientation(table: Table, sheet: Sheet): Sheet[] {
  const areas: { rows: number[]; isTransposed: boolean | undefined }[] = []
  for (const [index, row] of sheet.grid.entries()) {
    const isBlank = (texts: readonly string[] = []) => texts.every((text) => text === '')
    if (isBlank(row)) continue
    if (isBlank(sheet.grid[index - 1])) areas.push({ rows: [], isTransposed: undefined })
    areas.at(-1)!.rows.push(index)
  }
  if (areas.length < 2 || areas.length > maxAreas) return [sheet]
  for (const area of areas) {
    const { roles, isTransposed } = guessMapping(table, {
      ...sheet,
      grid: area.rows.map((row) => sheet.grid[row]!),
    })
    const isTable = roles.filter(({ kind }) => kind === 'values').length > 1
    if (isTable && roles.some(({ kind }) => kind === 'rowHeader')) area.isTransposed = isTransposed
  }
  if (new Set(areas.flatMap(({ isTransposed }) => isTransposed ?? [])).size < 2) return [sheet]
  // A heading belongs to the table below it, and numbers without titles to the one above them.
  const orientationOf = (index: number) => {
    const isHeading = !areas[index]!.rows.some((row) => sheet.grid[row]!.some(isNumeric))
    const told = (each: (typeof areas)[number]) => each.isTransposed !== undefined
    const above = areas.slice(0, index + 1).findLast(told)
    const below = areas.slice(index).find(told)
    return (isHeading ? (below ?? above) : (above ?? below))!.isTransposed
  }
  const orientations = areas.map((_, index) => orientationOf(index))
  return [false, true].map((isTransposed) => {
    const others = new Set(
      areas.flatMap(({ rows }, index) => (orientations[index] === isTransposed ? [] : rows)),
    )
    return { ...sheet, grid: sheet.grid.map((row, index) => (others.has(index) ? row.map(() => '') : row)) }
  })
}
