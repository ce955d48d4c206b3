import { samples } from '../../../kit/samples.ts'
import { familyAnswers, lakeshoreJson as json } from '../../../service/familyAnswers.ts'
import { atMost, type Table } from '../../table.ts'
import type { Durations } from '../durations.ts'
import { readCpuTime, startServer } from '../server/startServer.ts'
import { calculation } from './comparison.ts'

const warmUpRequests = 300

/** CPU time and size of a family's calculation over HTTP without a cache, for each scenario of the sample client. */
export async function uncachedTable({ uncachedRequests: requests }: Durations): Promise<Table> {
  const server = await startServer({ environment: { CACHE_MEGABYTES: '0' } })
  try {
    const url = server.address + calculation.path
    const rows: string[][] = []
    for (const { id } of samples.get(json['is-api-key'])!.current.instance.scenarios) {
      const body = JSON.stringify({ ...familyAnswers, scenario: id })
      await send(url, body, warmUpRequests)
      const start = await readCpuTime(server)
      const size = await send(url, body, requests)
      const [cpu, kilobytes] = [((await readCpuTime(server)) - start) / requests, size / 1000]
      rows.push(
        [`CPU time per request, ${id}`, `${cpu.toFixed(1)} ms`, ...atMost(6, cpu, 'ms')],
        ['… response, uncompressed', `${kilobytes.toFixed(1)} kB`, ...atMost(40, kilobytes, 'kB')],
      )
    }
    return {
      title: 'A result that is not cached',
      headers: ['measure', 'result', 'target', 'ok?'],
      rows,
      note: `A family of four compares three plans. node.ts without a cache; means of ${requests} sequential requests, compressed.`,
    }
  } finally {
    await server.stop()
  }
}

/** @returns the uncompressed size of the response, in bytes */
async function send(url: string, body: string, count: number): Promise<number> {
  let size = 0
  for (let request = 0; request < count; request++) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...json, 'Accept-Encoding': 'gzip' },
      body,
    })
    if (!response.ok) throw new Error(`A request failed with status ${response.status}`)
    size = (await response.arrayBuffer()).byteLength
  }
  return size
}
