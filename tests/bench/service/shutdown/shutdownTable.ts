import type { Table } from '../../table.ts'
import type { Durations } from '../durations.ts'
import { atMost, noTarget } from '../targetCells.ts'
import type { Outcome } from './sender.ts'
import { shutDownUnderLoad, type Shutdown } from './shutdown.ts'

/** Outcomes of requests when a server under load receives SIGTERM, over several shutdowns. */
export async function shutdownTable({ shutdowns }: Durations): Promise<Table> {
  const results: Shutdown[] = []
  for (let run = 0; run < shutdowns; run++) results.push(await shutDownUnderLoad())
  const outcomes = results.flatMap(({ signaled, outcomes: all }) =>
    all.map((outcome) => ({
      ...outcome,
      sinceSignal: outcome.sent - signaled,
      isOpen: outcome.ended > signaled,
    })),
  )
  // Excludes responses that arrived before the signal.
  const inFlight = outcomes.filter(({ sinceSignal, isOpen }) => sinceSignal <= 0 && isOpen)
  const after = outcomes.filter(({ sinceSignal }) => sinceSignal > 0)
  const count = (group: Outcome[], wanted: Outcome['result']) =>
    group.filter(({ result }) => result === wanted).length
  const lost = inFlight.length - count(inFlight, 'answered')
  const lostAfter = after.filter(({ result }) => result === 'lost')
  const firstLost = Math.min(...lostAfter.map(({ sinceSignal }) => sinceSignal)) / 1000
  const failedExits = results.filter(({ exitCode }) => exitCode !== 0).length
  return {
    title: `SIGTERM under load, ${shutdowns} times`,
    headers: ['requests', 'count', 'target', 'ok?'],
    rows: [
      ['in flight at the signal, answered', `${count(inFlight, 'answered')}`, ...noTarget],
      ['in flight at the signal, lost', `${lost}`, ...atMost(0, lost)],
      ['sent after the signal, answered', `${count(after, 'answered')}`, ...noTarget],
      ['sent after the signal, lost', `${lostAfter.length}`, ...atMost(0, lostAfter.length)],
      [
        '… the first of these, seconds after the signal',
        lostAfter.length > 0 ? firstLost.toFixed(2) : '–',
        ...noTarget,
      ],
      ['refused, because no connection was possible', `${count(after, 'refused')}`, ...noTarget],
      ['processes with an exit code other than 0', `${failedExits}`, ...atMost(0, failedExits)],
    ],
    note: 'Thirty senders use persistent connections and send until they are refused, ten of them with a pause of up to 1.5 s in each body; the process drains for one second. There is no load balancer; one that checks /readyz would send no requests after the drain time.',
  }
}
