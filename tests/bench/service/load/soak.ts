import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Memory } from '../server/memoryProbe.ts'
import { startServer, type Server } from '../server/startServer.ts'
import { mixedRequests } from './mixedRequests.ts'

interface Look extends Memory {
  /** Since the load began. */
  minutes: number
}

export interface Soak {
  looks: Look[]
  /** How many answers there were by status. */
  statuses: Map<string, number>
  /** Requests without an answer. */
  errors: number
}

/** The part of the time that memory may take to settle, before the first look. */
const settling = 0.2

/** Loads a server with requests of every kind for so many seconds, and looks at its memory as often, evenly. */
export async function soak(seconds: number, count: number): Promise<Soak> {
  const server = await startServer({
    flags: ['--expose-gc', '--import', './tests/bench/service/server/memoryProbe.ts'],
    hasMessages: true,
    // Callers from many addresses, each counted by itself and forgotten with the window.
    environment: { TRUST_PROXY: '1', RATE_LIMIT: '999999999/10' },
  })
  try {
    const load = autocannon({
      url: server.address,
      connections: 20,
      duration: seconds,
      requests: mixedRequests(),
    })
    const looks = await lookAt(server, seconds, count)
    const { statusCodeStats = {}, errors } = await load
    const statuses = Object.entries(statusCodeStats).map(
      ([status, stats]) => [status, stats?.count ?? 0] as const,
    )
    return { looks, statuses: new Map(statuses), errors }
  } finally {
    await server.stop()
  }
}

async function lookAt({ process: child }: Server, seconds: number, count: number): Promise<Look[]> {
  const looks: Look[] = []
  const start = performance.now()
  const first = seconds * settling
  const apart = (seconds - first) / count
  for (let index = 0; index < count; index++) {
    await setTimeout((first + index * apart) * 1000 - (performance.now() - start))
    child.send('memory')
    const [memory] = (await once(child, 'message')) as [Memory]
    looks.push({ ...memory, minutes: (performance.now() - start) / 60_000 })
  }
  return looks
}
