import type { Table } from '../../table.ts'
import type { Lengths } from '../lengths.ts'
import { atMost, noTarget } from '../verdict.ts'
import type { Outcome } from './sender.ts'
import { shutDownUnderLoad, type Shutdown } from './shutdown.ts'

/** What becomes of requests when a process under load is asked to end, several times over. */
export async function shutdownTable({ shutdowns }: Lengths): Promise<Table> {
  const ends: Shutdown[] = []
  for (let time = 0; time < shutdowns; time++) ends.push(await shutDownUnderLoad())
  const outcomes = ends.flatMap((end) => end.outcomes)
  const count = (wasBefore: boolean, end: Outcome['end']) =>
    outcomes.filter((each) => each.wasBefore === wasBefore && each.end === end).length
  const lost = count(true, 'lost') + count(true, 'refused')
  const otherCodes = ends.filter(({ code }) => code !== 0).length
  return {
    title: `SIGTERM under load, ${shutdowns} times`,
    heads: ['requests', 'count', 'target', 'ok?'],
    rows: [
      ['sent before the signal, answered', `${count(true, 'answered')}`, ...noTarget],
      ['sent before the signal, lost', `${lost}`, ...atMost(0, lost)],
      ['sent after it, answered', `${count(false, 'answered')}`, ...noTarget],
      ['sent after it, cut off', `${count(false, 'lost')}`, ...noTarget],
      ['sent after it, refused', `${count(false, 'refused')}`, ...noTarget],
      ['processes that ended with another code than 0', `${otherCodes}`, ...atMost(0, otherCodes)],
    ],
    note: 'Thirty senders keep their connections and send until one gets no answer, ten of them with a pause of up to 1.5 s in each body. Cut off after the signal are those whose new connection the listener had not yet taken when it closed: a balancer that heeds /readyz sends none by then.',
  }
}
