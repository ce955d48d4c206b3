import { Agent } from 'node:http'
import * as fc from 'fast-check'
import { anyCall } from '../../../service/fuzz/calls.ts'
import { checkResponse } from '../../../service/fuzz/checkResponse.ts'
import { toRequest } from '../../../service/fuzz/toRequest.ts'
import type { Call } from '../../../service/parity/exchange.ts'
import { samples } from '../../../kit/samples.ts'
import { startServer } from '../server/startServer.ts'
import { exchange } from './exchange.ts'

/** Makes the requests the same in each run. */
export const seed = 2027

const connections = 8

export interface Abuse {
  /** How many answers of a status there were, by the kind of the request. */
  statuses: Map<string, Map<number, number>>
  /** What was not answered as the contract says. */
  violations: Error[]
}

/** Sends a process so many generated requests, and checks each answer. */
export async function abuse(requests: number): Promise<Abuse> {
  const server = await startServer()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const calls = fc.sample(anyCall(samples), { numRuns: requests, seed }).values()
  const outcome: Abuse = { statuses: new Map(), violations: [] }
  try {
    // Each takes the next call that no other has taken.
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const call of calls) await send(server.address, call, agent, outcome)
      }),
    )
    return outcome
  } finally {
    agent.destroy()
    await server.stop()
  }
}

async function send(address: string, call: Call, agent: Agent, { statuses, violations }: Abuse) {
  try {
    const response = await exchange(address, call, agent)
    const ofKind = statuses.get(call.name) ?? new Map<number, number>()
    statuses.set(call.name, ofKind.set(response.status, (ofKind.get(response.status) ?? 0) + 1))
    await checkResponse(toRequest(address, call), response)
  } catch (cause) {
    violations.push(new Error(JSON.stringify(call).slice(0, 1000), { cause }))
  }
}
