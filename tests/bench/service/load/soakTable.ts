import type { Table } from '../../table.ts'
import type { Durations } from '../durations.ts'
import { atMost, noTarget } from '../targetCells.ts'
import { soak } from './soak.ts'

const megabyte = 1e6

/** The maximum ratio of the last sample to the first. Without a leak, only collector and allocator slack remains. */
const maximumHeapGrowth = 1.1
const maximumMemoryGrowth = 1.25

/** Memory under mixed load, which must not grow. */
export async function soakTable({ soakSeconds, memorySamples }: Durations): Promise<Table> {
  const { samples, statuses, errors } = await soak(soakSeconds, memorySamples)
  const failed = sum([...statuses].filter(([status]) => status >= '500').map(([, count]) => count))
  const row = (label: string, bytes: number[], maximumGrowth: number) => {
    const megabytes = bytes.map((value) => value / megabyte)
    const [first, last] = [megabytes[0]!, megabytes.at(-1)!]
    const points = megabytes.map((y, index) => ({ x: samples[index]!.minutes, y }))
    return [
      `${label}, MB`,
      first.toFixed(1),
      last.toFixed(1),
      regressionSlope(points).toFixed(2),
      `${(last / first).toFixed(2)} ×`,
      ...atMost(maximumGrowth, last / first, '×'),
    ]
  }
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return {
    title: `${soakSeconds} seconds of load`,
    headers: ['measure', 'first', 'last', 'per minute', 'last ÷ first', 'target', 'ok?'],
    rows: [
      row(
        'heap after collection',
        samples.map(({ heap }) => heap),
        maximumHeapGrowth,
      ),
      row(
        'all memory (RSS)',
        samples.map(({ rss }) => rss),
        maximumMemoryGrowth,
      ),
      ['responses with status 500 and above', '', `${failed}`, '', '', ...atMost(0, failed)],
      ['requests without a response', '', `${errors}`, '', '', ...atMost(0, errors)],
      ['responses', '', `${sum([...statuses.values()])}`, '', '', ...noTarget],
    ],
    note: `Instances and calculations of every client, and some invalid requests: ${counts}. The first sample is taken after a fifth of the time; per minute: the slope of a linear regression over all ${samples.length}.`,
  }
}

interface Point {
  x: number
  y: number
}

/** The slope of the least-squares line. */
function regressionSlope(points: Point[]): number {
  const center = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
  const covariance = points.reduce((total, { x, y }) => total + (x - center.x) * (y - center.y), 0)
  const variance = points.reduce((total, { x }) => total + (x - center.x) ** 2, 0)
  return covariance / variance
}

function mean(values: number[]) {
  return sum(values) / values.length
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
