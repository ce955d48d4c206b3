import type { Table } from '../../table.ts'
import { atLeast, noTarget } from '../verdict.ts'
import type { Lengths } from '../lengths.ts'
import { startPair } from './constantPair.ts'
import { throughputMeasures, throughputOf } from './throughput.ts'

const names = Object.keys(throughputMeasures) as (keyof typeof throughputMeasures)[]
const codings = ['identity', 'gzip'] as const
const secondsOfADay = 86_400

/** Requests a second of the calculation on Node, beside the same app with a constant answer. */
export async function throughputTable({
  throughputRounds: rounds,
  secondsPerRound: seconds,
}: Lengths): Promise<Table> {
  const pair = await startPair()
  try {
    const rows: string[][] = []
    let perRequest = 0
    for (const coding of codings) {
      const [ours, constant] = await throughputOf([pair.ours, pair.constant], { coding, rounds, seconds })
      perRequest = ours!.processor
      for (const name of names) {
        const ratio = ours![name] / constant![name]
        rows.push([
          `${throughputMeasures[name]}, ${coding}`,
          constant![name].toFixed(0),
          ours![name].toFixed(0),
          `${ratio.toFixed(2)} ×`,
          ...(name === 'perSecond' ? atLeast(0.6, ratio, '×') : noTarget),
        ])
      }
    }
    return {
      title: 'The calculation over HTTP',
      heads: ['measure', 'constant answer', 'calculated', 'calculated ÷ constant', 'target', 'ok?'],
      rows,
      note: `node.ts as in production, each request logged (to /dev/null), counted and limited; the constant answer has the same ${pair.size} bytes and headers. autocannon on the same machine, 20 connections; medians of ${rounds} rounds of ${seconds} s by turns.\n${millionADay(perRequest)}`,
    }
  } finally {
    await pair.stop()
  }
}

/** @param microseconds of a processor, per request. */
function millionADay(microseconds: number) {
  const share = (100 * microseconds) / secondsOfADay
  return `A million calculations a day, compressed: ${microseconds.toFixed(0)} s of one processor, ${share.toFixed(1)} % of its day.`
}
