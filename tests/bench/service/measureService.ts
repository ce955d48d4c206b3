import type { Table } from '../table.ts'
import { fuzzTable } from './fuzz/fuzzTable.ts'
import { growthTable } from './engine/growthTable.ts'
import { samplesTable } from './engine/samplesTable.ts'
import { fullDurations, quickDurations, type Durations } from './durations.ts'
import { largeClientTable } from './load/largeClientTable.ts'
import { soakTable } from './load/soakTable.ts'
import { throughputTable } from './load/throughputTable.ts'
import { uncachedTable } from './load/uncachedTable.ts'
import { shutdownTable } from './shutdown/shutdownTable.ts'

type Measure = (durations: Durations) => Table | Promise<Table>

const measures: [label: string, measure: Measure][] = [
  ['a calculation', ({ engineRounds }) => samplesTable(engineRounds)],
  ['growth', ({ engineRounds }) => growthTable(engineRounds)],
  ['throughput', throughputTable],
  ['results that are not cached', uncachedTable],
  ['a large client', largeClientTable],
  ['SIGTERM under load', shutdownTable],
  ['generated requests', fuzzTable],
  ['memory under load', soakTable],
]

/** Measures the engine alone, and node.ts as a process under load and with fuzzed requests. */
export async function measureService(isQuick: boolean, log: (progress: string) => void): Promise<Table[]> {
  const tables: Table[] = []
  for (const [label, measure] of measures) {
    log(`Service: ${label}`)
    tables.push(await measure(isQuick ? quickDurations : fullDurations))
  }
  return tables
}
