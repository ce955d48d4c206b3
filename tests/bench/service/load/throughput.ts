import autocannon from 'autocannon'
import { median } from '../../median.ts'
import type { Server } from '../server/startServer.ts'
import { calculation } from './comparison.ts'
import { readMetric } from './metrics.ts'

const connections = 20

export const throughputMeasures = {
  perSecond: 'requests a second',
  p50: 'p50, ms',
  p99: 'p99, ms',
  cpu: 'CPU time per request, µs',
}

type Throughput = Record<keyof typeof throughputMeasures, number>

interface Options {
  encoding: 'identity' | 'gzip'
  rounds: number
  seconds: number
}

/** Medians per server, after a warm-up. The servers alternate, and a different one starts each round. */
export async function measureThroughput(
  servers: Server[],
  { encoding, rounds, seconds }: Options,
): Promise<Throughput[]> {
  const samples = servers.map(() => [] as Throughput[])
  for (const server of servers) await measureRound(server, encoding, seconds)
  for (let round = 0; round < rounds; round++)
    for (const [index] of servers.entries()) {
      const turn = (index + round) % servers.length
      samples[turn]!.push(await measureRound(servers[turn]!, encoding, seconds))
    }
  return samples.map((all) => ({
    perSecond: median(all.map(({ perSecond }) => perSecond))!,
    p50: median(all.map(({ p50 }) => p50))!,
    p99: median(all.map(({ p99 }) => p99))!,
    cpu: median(all.map(({ cpu }) => cpu))!,
  }))
}

/** @throws Error if a request fails, because fast failures would count as high throughput */
async function measureRound({ address }: Server, encoding: string, seconds: number): Promise<Throughput> {
  const { path, headers, ...request } = calculation
  const start = await readMetric(address, 'process_cpu_seconds_total')
  const result = await autocannon({
    ...request,
    url: address + path,
    headers: { ...headers, 'accept-encoding': encoding },
    connections,
    duration: seconds,
  })
  const cpu = (await readMetric(address, 'process_cpu_seconds_total')) - start
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} failed responses and ${result.errors} errors under load`)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (cpu * 1e6) / result['2xx'],
  }
}
