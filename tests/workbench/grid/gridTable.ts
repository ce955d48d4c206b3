import { listGridColumns, type GridTable } from '../../../src/workbench/grid/gridCells.ts'
import { tables, type TableName } from '../../../src/workbench/tables/tables.ts'
import { readSample, toValues } from '../tables/sampleYears.ts'

/** A table of a sample client. */
export function sampleTable(name: TableName, client = 'lakeshore'): GridTable {
  const table = tables[name].read(toValues(readSample(client)))
  return { ...table, gridColumns: listGridColumns(table) }
}
