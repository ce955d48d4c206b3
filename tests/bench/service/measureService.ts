import type { Table } from '../table.ts'
import { growthTable } from './engine/growthTable.ts'
import { largeClientTable } from './load/largeClient.ts'
import { soakTable } from './load/soak.ts'
import { throughputTable } from './load/throughput.ts'
import { uncachedTable } from './load/uncachedTable.ts'

/** How long and how often each part of the service is measured. */
const fullDurations = {
  engineRounds: 60,
  throughputRounds: 7,
  secondsPerRound: 4,
  soakSeconds: 300,
  /** Memory samples within these seconds. */
  memorySamples: 20,
  /** Calculations of each scenario that are not cached. */
  uncachedRequests: 300,
  /** Calculations of a large client, and the seconds during which one caller sends them. */
  largeRequests: 100,
  largeSeconds: 30,
}

export type Durations = typeof fullDurations

const quickDurations: Durations = {
  engineRounds: 10,
  throughputRounds: 2,
  secondsPerRound: 3,
  soakSeconds: 20,
  memorySamples: 8,
  uncachedRequests: 100,
  largeRequests: 20,
  largeSeconds: 5,
}

const measures: [label: string, measure: (durations: Durations) => Table | Promise<Table>][] = [
  ['growth', growthTable],
  ['throughput', throughputTable],
  ['results that are not cached', uncachedTable],
  ['a large client', largeClientTable],
  ['memory under load', soakTable],
]

/** Measures the engine alone, and node.ts as a process under load. */
export async function measureService(isQuick: boolean, log: (progress: string) => void): Promise<Table[]> {
  const tables: Table[] = []
  for (const [label, measure] of measures) {
    log(`Service: ${label}`)
    tables.push(await measure(isQuick ? quickDurations : fullDurations))
  }
  return tables
}
