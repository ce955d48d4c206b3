import type { Table } from '../../../src/workbench/tables/Table.ts'
import { tables, type TableName } from '../../../src/workbench/tables/tables.ts'
import { readSample, toValues } from '../tables/sampleYears.ts'

export function sampleTable(name: TableName, client = 'lakeshore'): Table {
  return tables[name].read(toValues(readSample(client)))
}
