import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { calculation } from '../load/comparison.ts'

/** One request. Times are values of `performance.now()`. */
export interface Outcome {
  /** When the headers and the first half of the body were sent; Infinity without a connection. */
  sent: number
  ended: number
  /** Refused: no connection. Lost: sent, but without a response, or with a status other than 200. */
  result: 'answered' | 'refused' | 'lost'
}

/**
 * Sends calculations one after the other over a persistent connection, until one is refused or lost.
 * @param pause milliseconds between the two halves of a body
 */
export async function sendUntilRefused(address: string, pause: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const outcomes: Outcome[] = []
  while (outcomes.every(({ result }) => result === 'answered'))
    outcomes.push(await send(address, agent, pause))
  agent.destroy()
  return outcomes
}

function send(address: string, agent: Agent, pause: number): Promise<Outcome> {
  const { path, method, headers, body } = calculation
  return new Promise((resolve) => {
    let sent = Infinity
    const finish = (result: Outcome['result']) => resolve({ sent, ended: performance.now(), result })
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
