import type { Table } from '../../table.ts'
import type { Lengths } from '../lengths.ts'
import { atMost, noTarget } from '../verdict.ts'
import { slopeOf } from './slope.ts'
import { soak } from './soak.ts'

const megabyte = 1e6

/** How much more there may be at the end: what a collector and an allocator leave over, and no leak. */
const heapGrowth = 1.1
const memoryGrowth = 1.25

/** Memory under a load of every kind, which is to stay flat. */
export async function soakTable({ soakSeconds, soakLooks }: Lengths): Promise<Table> {
  const { looks, statuses, errors } = await soak(soakSeconds, soakLooks)
  const failed = sum([...statuses].filter(([status]) => status >= '500').map(([, count]) => count))
  const row = (label: string, figures: number[], growth: number) => {
    const megabytes = figures.map((figure) => figure / megabyte)
    const [first, last] = [megabytes[0]!, megabytes.at(-1)!]
    const points = megabytes.map((y, index) => ({ x: looks[index]!.minutes, y }))
    return [
      `${label}, MB`,
      first.toFixed(1),
      last.toFixed(1),
      slopeOf(points).toFixed(2),
      `${(last / first).toFixed(2)} ×`,
      ...atMost(growth, last / first, '×'),
    ]
  }
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return {
    title: `${soakSeconds} seconds of load`,
    heads: ['measure', 'first', 'last', 'per minute', 'last ÷ first', 'target', 'ok?'],
    rows: [
      row(
        'heap after collection',
        looks.map(({ heap }) => heap),
        heapGrowth,
      ),
      row(
        'all memory (RSS)',
        looks.map(({ rss }) => rss),
        memoryGrowth,
      ),
      ['answers of 500 and above', '', `${failed}`, '', '', ...atMost(0, failed)],
      ['requests without an answer', '', `${errors}`, '', '', ...atMost(0, errors)],
      ['answers', '', `${sum([...statuses.values()])}`, '', '', ...noTarget],
    ],
    note: `Instances and calculations of every client, bad requests among them: ${counts}. The first look is after a fifth of the time; per minute: the slope of the line through all ${looks.length}.`,
  }
}

function sum(figures: number[]) {
  return figures.reduce((total, figure) => total + figure, 0)
}
