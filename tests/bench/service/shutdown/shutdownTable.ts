import type { Table } from '../../table.ts'
import type { Lengths } from '../lengths.ts'
import { atMost, noTarget } from '../verdict.ts'
import type { Outcome } from './sender.ts'
import { shutDownUnderLoad, type Shutdown } from './shutdown.ts'

/** What becomes of requests when a process under load is asked to end, several times over. */
export async function shutdownTable({ shutdowns }: Lengths): Promise<Table> {
  const ends: Shutdown[] = []
  for (let time = 0; time < shutdowns; time++) ends.push(await shutDownUnderLoad())
  const outcomes = ends.flatMap(({ signalled, outcomes: all }) =>
    all.map((each) => ({ ...each, sinceSignal: each.sent - signalled, isOpen: each.ended > signalled })),
  )
  // What was answered before the signal says nothing of it.
  const inFlight = outcomes.filter(({ sinceSignal, isOpen }) => sinceSignal <= 0 && isOpen)
  const after = outcomes.filter(({ sinceSignal }) => sinceSignal > 0)
  const count = (of: Outcome[], end: Outcome['end']) => of.filter((each) => each.end === end).length
  const lost = inFlight.length - count(inFlight, 'answered')
  const lostAfter = after.filter(({ end }) => end === 'lost')
  const firstLost = Math.min(...lostAfter.map(({ sinceSignal }) => sinceSignal)) / 1000
  const otherCodes = ends.filter(({ code }) => code !== 0).length
  return {
    title: `SIGTERM under load, ${shutdowns} times`,
    heads: ['requests', 'count', 'target', 'ok?'],
    rows: [
      ['in flight at the signal, answered', `${count(inFlight, 'answered')}`, ...noTarget],
      ['in flight at the signal, lost', `${lost}`, ...atMost(0, lost)],
      ['sent after it, answered', `${count(after, 'answered')}`, ...noTarget],
      ['sent after it, lost', `${lostAfter.length}`, ...atMost(0, lostAfter.length)],
      ['… the first, seconds after it', lostAfter.length > 0 ? firstLost.toFixed(2) : '–', ...noTarget],
      ['not sent, for there was no connection', `${count(after, 'refused')}`, ...noTarget],
      ['processes that ended with another code than 0', `${otherCodes}`, ...atMost(0, otherCodes)],
    ],
    note: 'Thirty senders keep their connections and send until they get no connection any more, ten of them with a pause of up to 1.5 s in each body; the process drains for one second. No balancer heeds /readyz here: with one, nobody comes any more when it has drained.',
  }
}
