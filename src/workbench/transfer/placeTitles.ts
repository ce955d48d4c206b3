import type { CellChange, Table } from '../tables/Table.ts'
import { readRowHeaders } from './rowHeaders.ts'
import type { RowTitle } from './rowChoices.ts'

/** How the rows and columns of a table are called. */
export interface PlaceTitles {
  rows: readonly RowTitle[]
  titleOf: (place: Pick<CellChange, 'row' | 'column'>) => { row: string; column: string }
  /** The first places, and the number of the others. */
  listPlaces: (places: readonly CellChange[]) => string
}

const shownPlaces = 2

export function createPlaceTitles(table: Table): PlaceTitles {
  const rows = readRowHeaders(table).rows.map(({ name, texts }) => ({ name, title: texts.join(', ') }))
  const rowTitles = new Map(rows.map(({ name, title }) => [name, title]))
  const columnTitles = new Map(table.columns.map(({ name, title }) => [name, title]))
  const titleOf: PlaceTitles['titleOf'] = ({ row, column }) => ({
    row: rowTitles.get(row) ?? '',
    column: columnTitles.get(column) ?? '',
  })
  const listPlaces = (places: readonly CellChange[]) => {
    const shown = places
      .slice(0, shownPlaces)
      .map((place) => `${titleOf(place).row}: ${titleOf(place).column}`)
    const rest = places.length - shown.length
    return `${shown.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`
  }
  return { rows, titleOf, listPlaces }
}
