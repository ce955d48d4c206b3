import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { calculation } from '../load/constantPair.ts'

/** Times are those of `performance.now()`. */
export interface Outcome {
  /** When its headers had left; never where no connection was made. */
  sent: number
  ended: number
  /** Refused: no connection was made any more. Lost: it was sent, and there was no answer, or another than wanted. */
  end: 'answered' | 'refused' | 'lost'
}

/**
 * Sends one calculation after the other on a connection that it keeps, until it is refused or loses one.
 * @param pause milliseconds from the first half of a body to the second
 */
export async function sendUntilRefused(address: string, pause: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const outcomes: Outcome[] = []
  while (outcomes.every(({ end }) => end === 'answered')) outcomes.push(await send(address, agent, pause))
  agent.destroy()
  return outcomes
}

function send(address: string, agent: Agent, pause: number): Promise<Outcome> {
  const { path, method, headers, body } = calculation
  return new Promise((resolve) => {
    let sent = Infinity
    const finish = (end: Outcome['end']) => resolve({ sent, ended: performance.now(), end })
    const call = request(address + path, {
      agent,
      method,
      headers: { ...headers, 'content-length': body.length },
    })
    call.once('error', ({ code }: NodeJS.ErrnoException) =>
      finish(code === 'ECONNREFUSED' ? 'refused' : 'lost'),
    )
    call.once('response', (response) => {
      response.once('error', () => finish('lost'))
      response.once('end', () => finish(response.statusCode === 200 ? 'answered' : 'lost'))
      response.resume()
    })
    const half = Math.floor(body.length / 2)
    call.write(body.slice(0, half), () => {
      sent = performance.now()
    })
    void (pause > 0 ? setTimeout(pause) : Promise.resolve()).then(() => call.end(body.slice(half)))
  })
}
