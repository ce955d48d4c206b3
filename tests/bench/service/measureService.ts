import type { Table } from '../table.ts'
import { fullDurations, quickDurations, type Durations } from './durations.ts'
import { largeClientTable } from './load/largeClient.ts'
import { soakTable } from './load/soak.ts'
import { throughputTable } from './load/throughput.ts'
import { uncachedTable } from './load/uncachedTable.ts'

const measures: [label: string, measure: (durations: Durations) => Table | Promise<Table>][] = [
  ['throughput', throughputTable],
  ['results that are not cached', uncachedTable],
  ['a large client', largeClientTable],
  ['memory under load', soakTable],
]

/** Measures node.ts as a process under load. */
export async function measureService(isQuick: boolean, log: (progress: string) => void): Promise<Table[]> {
  const tables: Table[] = []
  for (const [label, measure] of measures) {
    log(`Service: ${label}`)
    tables.push(await measure(isQuick ? quickDurations : fullDurations))
  }
  return tables
}
