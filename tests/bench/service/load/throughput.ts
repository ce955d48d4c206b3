import autocannon from 'autocannon'
import { median } from '../../Samples.ts'
import { atLeast, noTarget, type Table } from '../../table.ts'
import type { Durations } from '../durations.ts'
import { readCpuTime, type Server } from '../server/startServer.ts'
import { calculation, startComparison } from './comparison.ts'

const connections = 20
/** The cache has only compressed results, because every browser accepts gzip. */
const encodings = ['identity', 'gzip'] as const
const secondsPerDay = 86_400

const measures = {
  perSecond: 'requests a second',
  p50: 'p50, ms',
  p99: 'p99, ms',
  cpu: 'CPU time per request, µs',
}
const names = Object.keys(measures) as (keyof typeof measures)[]

type Throughput = Record<keyof typeof measures, number>

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
      const [calculating, fixed] = await measureServers(servers, encoding, rounds, seconds)
      cpuPerRequest = calculating!.cpu
      for (const name of names) {
        const ratio = calculating![name] / fixed![name]
        rows.push([
          `${measures[name]}, ${encoding}`,
          fixed![name].toFixed(0),
          calculating![name].toFixed(0),
          `${ratio.toFixed(2)} ×`,
          ...(name === 'perSecond' && encoding === 'gzip' ? atLeast(0.9, ratio, '×') : noTarget),
        ])
      }
    }
    const share = (100 * cpuPerRequest) / secondsPerDay
    return {
      title: 'A cached calculation over HTTP',
      headers: ['measure', 'constant answer', 'cached', 'cached ÷ constant', 'target', 'ok?'],
      rows,
      note: `node.ts as in production, with logging (to /dev/null), metrics, and rate limits; the constant answer has the same ${comparison.size} bytes and headers, compressed once. autocannon on the same machine, ${connections} connections; medians of ${rounds} alternating rounds of ${seconds} s.\nA million cached calculations a day, compressed: ${cpuPerRequest.toFixed(0)} s of CPU time, ${share.toFixed(1)} % of one core.`,
    }
  } finally {
    await comparison.stop()
  }
}

/** Medians per server, after a warm-up. The servers alternate, and a different one starts each round. */
async function measureServers(
  servers: Server[],
  encoding: string,
  rounds: number,
  seconds: number,
): Promise<Throughput[]> {
  const samples = servers.map(() => [] as Throughput[])
  for (const server of servers) await measureRound(server, encoding, seconds)
  for (let round = 0; round < rounds; round++)
    for (const [index] of servers.entries()) {
      const turn = (index + round) % servers.length
      samples[turn]!.push(await measureRound(servers[turn]!, encoding, seconds))
    }
  return samples.map(
    (all) =>
      Object.fromEntries(names.map((name) => [name, median(all.map((each) => each[name]))])) as Throughput,
  )
}

/** @throws Error if a request fails, because fast failures would count as high throughput */
async function measureRound(server: Server, encoding: string, seconds: number): Promise<Throughput> {
  const { path, headers, ...request } = calculation
  const start = await readCpuTime(server)
  const result = await autocannon({
    ...request,
    url: server.address + path,
    headers: { ...headers, 'accept-encoding': encoding },
    connections,
    duration: seconds,
  })
  const cpu = (await readCpuTime(server)) - start
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} failed responses and ${result.errors} errors under load`)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (cpu * 1000) / result['2xx'],
  }
}
