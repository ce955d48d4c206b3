import type { Table } from '../../table.ts'
import type { Durations } from '../durations.ts'
import { atMost } from '../targetCells.ts'
import { measureLargeClient, size } from './largeClient.ts'

/** The cost of a very large client, for its own callers and for the callers of other clients. */
export async function largeClientTable({ largeRequests, largeSeconds }: Durations): Promise<Table> {
  const result = await measureLargeClient(largeRequests, largeSeconds)
  const row = (label: string, target: number, value: number, unit: string) => [
    label,
    `${value.toFixed(0)} ${unit}`,
    ...atMost(target, value, unit),
  ]
  const { services, plans, persons } = size
  return {
    title: `A client of ${services} services × ${plans} plans × ${persons} persons`,
    headers: ['measure', 'result', 'target', 'ok?'],
    rows: [
      row('CPU time per request', 50, result.cpu, 'ms'),
      row('longest block of the event loop', 20, result.longestBlock, 'ms'),
      row('response, uncompressed', 1000, result.responseSize / 1000, 'kB'),
      row('longest wait of another caller, 10 requests a second', 500, result.steady.calculation, 'ms'),
      row('… of /healthz', 100, result.steady.health, 'ms'),
      row('longest wait of another caller, 600 simultaneous requests', 500, result.burst.calculation, 'ms'),
      row('… of /healthz', 500, result.burst.health, 'ms'),
    ],
    note: `One caller sends custom scenarios with all ${services} services (${(result.requestSize / 1000).toFixed(0)} kB) at the rate of the default limit for ${largeSeconds} s, and then all requests of a window at once. Every 50 ms, another caller sends a family's calculation for a sample client, and a third requests /healthz. No answer is cached. CPU time and the event loop: mean and maximum of ${largeRequests} sequential requests, compressed.`,
  }
}
