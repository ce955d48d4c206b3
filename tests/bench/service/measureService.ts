import type { Table } from '../table.ts'
import { abuseTable } from './abuse/abuseTable.ts'
import { growthTable } from './engine/growth.ts'
import { samplesTable } from './engine/samples.ts'
import { fullLengths, quickLengths, type Lengths } from './lengths.ts'
import { largeClientTable } from './load/largeClientTable.ts'
import { soakTable } from './load/soakTable.ts'
import { throughputTable } from './load/throughputTable.ts'
import { shutdownTable } from './shutdown/shutdownTable.ts'

type Measure = (lengths: Lengths) => Table | Promise<Table>

const measures: [what: string, measure: Measure][] = [
  ['a calculation', ({ engineRounds }) => samplesTable(engineRounds)],
  ['growth', ({ engineRounds }) => growthTable(engineRounds)],
  ['requests a second', throughputTable],
  ['a large client', largeClientTable],
  ['SIGTERM under load', shutdownTable],
  ['generated requests', abuseTable],
  ['memory under load', soakTable],
]

/** The service's figures: its engine alone, and node.ts as a process under load and abuse. */
export async function measureService(isQuick: boolean, say: (progress: string) => void): Promise<Table[]> {
  const tables: Table[] = []
  for (const [what, measure] of measures) {
    say(`Service: ${what}`)
    tables.push(await measure(isQuick ? quickLengths : fullLengths))
  }
  return tables
}
