import autocannon from 'autocannon'
import { median } from '../../median.ts'
import type { Server } from '../server/startServer.ts'
import { calculation } from './constantPair.ts'
import { metricOf } from './metrics.ts'

const connections = 20

export const throughputMeasures = {
  perSecond: 'requests a second',
  p50: 'p50, ms',
  p99: 'p99, ms',
  processor: 'processor time per request, µs',
}

type Figures = Record<keyof typeof throughputMeasures, number>

interface Options {
  coding: 'identity' | 'gzip'
  rounds: number
  seconds: number
}

/** What servers reach by turns, each round begun by another: the medians of the rounds, after one that does not count. */
export async function throughputOf(
  servers: Server[],
  { coding, rounds, seconds }: Options,
): Promise<Figures[]> {
  const samples = servers.map(() => [] as Figures[])
  for (const server of servers) await figuresOf(server, coding, seconds)
  for (let round = 0; round < rounds; round++)
    for (const [index] of servers.entries()) {
      const turn = (index + round) % servers.length
      samples[turn]!.push(await figuresOf(servers[turn]!, coding, seconds))
    }
  return samples.map((each) => ({
    perSecond: median(each.map(({ perSecond }) => perSecond))!,
    p50: median(each.map(({ p50 }) => p50))!,
    p99: median(each.map(({ p99 }) => p99))!,
    processor: median(each.map(({ processor }) => processor))!,
  }))
}

/** @throws Error when a request fails: fast refusals would look like speed. */
async function figuresOf({ address }: Server, coding: string, seconds: number): Promise<Figures> {
  const { path, headers, ...request } = calculation
  const start = await metricOf(address, 'process_cpu_seconds_total')
  const result = await autocannon({
    ...request,
    url: address + path,
    headers: { ...headers, 'accept-encoding': coding },
    connections,
    duration: seconds,
  })
  const processor = (await metricOf(address, 'process_cpu_seconds_total')) - start
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors under load`)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processor: (processor * 1e6) / result['2xx'],
  }
}
