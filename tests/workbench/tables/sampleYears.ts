import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { YearFile } from '../../../src/contract/clientFiles.ts'
import { parseYear } from '../../../src/check/edit/editYear.ts'
import type { YearTexts, YearValues } from '../../../src/contract/yearDocuments.ts'
import type { Table } from '../../../src/workbench/tables/Table.ts'
import type { TableName } from '../../../src/compare/form/sections.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { isSampled } from '../../kit/fullRun.ts'
import { inEnglish } from '../../kit/inEnglish.ts'

const clients = join(import.meta.dirname, '../../../fixtures/clients')

/** The documents of a sample client, such as "lakeshore" or "marlow/2028", in English only. */
export function readSample(folder: string): YearTexts {
  const read = (file: YearFile) => inEnglish(readFileSync(join(clients, folder, file), 'utf8'), file)
  return { 'instance.json': read('instance.json'), 'plans.json': read('plans.json') }
}

export const tableNames = Object.keys(tables) as TableName[]

/** The plan years whose tables are tested. */
export const sampleYears = readdirSync(clients, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/plans.json'))
  .map((path) => path.slice(0, -'/plans.json'.length))
  .filter(isSampled)
  .toSorted()

/** With texts in the client's first language. */
export function toValues(texts: YearTexts): YearValues {
  return parseYear(texts)
}

export function sampleTable(name: TableName, client = 'lakeshore'): Table {
  return tables[name].read(toValues(readSample(client)))
}
