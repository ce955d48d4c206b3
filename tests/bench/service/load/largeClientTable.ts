import type { Table } from '../../table.ts'
import type { Lengths } from '../lengths.ts'
import { atMost } from '../verdict.ts'
import { measureLargeClient, size } from './largeClient.ts'

/** What a very large client costs, and what it costs the callers of others. */
export async function largeClientTable({ largeRequests, largeSeconds }: Lengths): Promise<Table> {
  const figures = await measureLargeClient(largeRequests, largeSeconds)
  const row = (label: string, target: number, figure: number, unit: string) => [
    label,
    `${figure.toFixed(0)} ${unit}`,
    ...atMost(target, figure, unit),
  ]
  const { services, plans, persons } = size
  return {
    title: `A client of ${services} services × ${plans} plans × ${persons} persons`,
    heads: ['measure', 'result', 'target', 'ok?'],
    rows: [
      row('processor time per request', 50, figures.processor, 'ms'),
      row('answer, uncompressed', 1000, figures.answered / 1000, 'kB'),
      row('longest wait of another caller, 10 requests a second', 500, figures.steady.calculation, 'ms'),
      row('… of /healthz', 100, figures.steady.health, 'ms'),
      row('longest wait of another caller, 600 requests at once', 500, figures.burst.calculation, 'ms'),
      row('… of /healthz', 500, figures.burst.health, 'ms'),
    ],
    note: `One caller asks for custom scenarios with all ${services} services (${(figures.asked / 1000).toFixed(0)} kB) at the rate of the default limit for ${largeSeconds} s, and then with all requests of a window at once. Another caller asks for a family's calculation of a sample client, and a third for /healthz, every 50 ms. Processor time: mean of ${largeRequests} requests in turn, compressed.`,
  }
}
