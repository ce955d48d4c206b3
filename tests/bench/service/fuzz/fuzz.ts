import { Agent } from 'node:http'
import * as fc from 'fast-check'
import { anyCall } from '../../../service/fuzz/calls.ts'
import { checkResponse } from '../../../service/fuzz/checkResponse.ts'
import { toRequest } from '../../../service/fuzz/toRequest.ts'
import type { Call } from '../../../service/parity/exchange.ts'
import { samples } from '../../../kit/samples.ts'
import { startServer } from '../server/startServer.ts'
import { sendRaw } from './sendRaw.ts'

/** Fixed, so that each run sends the same requests. */
export const seed = 2027

const connections = 8

export interface FuzzResult {
  /** The number of responses for each status, by kind of request. */
  statuses: Map<string, Map<number, number>>
  /** Requests whose response violates the contract. */
  violations: Error[]
}

/** Sends generated requests to a server and checks each response. */
export async function fuzz(count: number): Promise<FuzzResult> {
  const server = await startServer()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const calls = fc.sample(anyCall(samples), { numRuns: count, seed }).values()
  const result: FuzzResult = { statuses: new Map(), violations: [] }
  try {
    // The connections share one iterator, so that each call is sent once.
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const call of calls) await sendAndCheck(server.address, call, agent, result)
      }),
    )
    return result
  } finally {
    agent.destroy()
    await server.stop()
  }
}

async function sendAndCheck(address: string, call: Call, agent: Agent, { statuses, violations }: FuzzResult) {
  try {
    const response = await sendRaw(address, call, agent)
    const counts = statuses.get(call.name) ?? new Map<number, number>()
    statuses.set(call.name, counts.set(response.status, (counts.get(response.status) ?? 0) + 1))
    await checkResponse(toRequest(address, call), response)
  } catch (cause) {
    violations.push(new Error(JSON.stringify(call).slice(0, 1000), { cause }))
  }
}
