import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import type { YearTexts, YearValues } from '../../../src/contract/yearDocuments.ts'

const clients = join(import.meta.dirname, '../../../fixtures/clients')

/** The documents of a sample client, such as "lakeshore" or "marlow/2028". */
export function readSample(folder: string): YearTexts {
  const read = (file: string) => readFileSync(join(clients, folder, file), 'utf8')
  return { 'instance.json': read('instance.json'), 'plans.json': read('plans.json') }
}

/** Every plan year of every sample client. */
export const sampleYears = readdirSync(clients, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/plans.json'))
  .map((path) => path.slice(0, -'/plans.json'.length))
  .toSorted()

export function toValues(texts: YearTexts): YearValues {
  return { 'instance.json': parse(texts['instance.json']), 'plans.json': parse(texts['plans.json']) }
}
