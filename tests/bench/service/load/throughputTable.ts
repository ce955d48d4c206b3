import type { Table } from '../../table.ts'
import { atLeast, noTarget } from '../targetCells.ts'
import type { Durations } from '../durations.ts'
import { startComparison } from './comparison.ts'
import { measureThroughput, throughputMeasures } from './throughput.ts'

const names = Object.keys(throughputMeasures) as (keyof typeof throughputMeasures)[]
const encodings = ['identity', 'gzip'] as const
const secondsPerDay = 86_400

/** Throughput of a cached calculation on Node, compared with the same service with a constant response. */
export async function throughputTable({
  throughputRounds: rounds,
  secondsPerRound: seconds,
}: Durations): Promise<Table> {
  const comparison = await startComparison()
  try {
    const rows: string[][] = []
    let cpuPerRequest = 0
    for (const encoding of encodings) {
      const servers = [comparison.calculating, comparison.fixed]
      const [calculating, fixed] = await measureThroughput(servers, { encoding, rounds, seconds })
      cpuPerRequest = calculating!.cpu
      for (const name of names) {
        const ratio = calculating![name] / fixed![name]
        rows.push([
          `${throughputMeasures[name]}, ${encoding}`,
          fixed![name].toFixed(0),
          calculating![name].toFixed(0),
          `${ratio.toFixed(2)} ×`,
          ...(name === 'perSecond' ? atLeast(0.85, ratio, '×') : noTarget),
        ])
      }
    }
    return {
      title: 'A cached calculation over HTTP',
      headers: ['measure', 'constant answer', 'cached', 'cached ÷ constant', 'target', 'ok?'],
      rows,
      note: `node.ts as in production, with logging (to /dev/null), metrics, and rate limits; the constant answer has the same ${comparison.size} bytes and headers, compressed once. autocannon on the same machine, 20 connections; medians of ${rounds} alternating rounds of ${seconds} s.\n${formatDailyCpu(cpuPerRequest)}`,
    }
  } finally {
    await comparison.stop()
  }
}

/** @param microseconds of CPU time per request */
function formatDailyCpu(microseconds: number) {
  const share = (100 * microseconds) / secondsPerDay
  return `A million cached calculations a day, compressed: ${microseconds.toFixed(0)} s of CPU time, ${share.toFixed(1)} % of one core.`
}
