import { samples } from '../../../kit/samples.ts'
import { familyAnswers, lakeshoreJson as json } from '../../../service/familyAnswers.ts'
import { atMost, type Table } from '../../table.ts'
import { cpuRounds, type Durations } from '../durations.ts'
import { readCpuTime, startServer } from '../server/startServer.ts'
import { calculation } from './comparison.ts'

const warmUpRequests = 300

/** CPU time and size of a family's calculation over HTTP without a cache, for each scenario of the sample client. */
export async function uncachedTable({ uncachedRequests }: Durations): Promise<Table> {
  const requests = uncachedRequests / cpuRounds
  const server = await startServer({ environment: { CACHE_MEGABYTES: '0' } })
  try {
    const url = server.address + calculation.path
    const scenarios = samples.get(json['is-api-key'])!.current.instance.scenarios.map(({ id }) => ({
      id,
      body: JSON.stringify({ ...familyAnswers, scenario: id }),
      cpu: Infinity,
      size: 0,
    }))
    for (const { body } of scenarios) await send(url, body, warmUpRequests)
    for (let round = 0; round < cpuRounds; round++)
      for (const scenario of scenarios) {
        const start = await readCpuTime(server)
        scenario.size = await send(url, scenario.body, requests)
        scenario.cpu = Math.min(scenario.cpu, ((await readCpuTime(server)) - start) / requests)
      }
    return {
      title: 'A result that is not cached',
      headers: ['measure', 'result', 'target', 'ok?'],
      rows: scenarios.flatMap(({ id, cpu, size }) => [
        [`CPU time per request, ${id}`, `${cpu.toFixed(1)} ms`, ...atMost(6, cpu, 'ms')],
        ['… response, uncompressed', `${(size / 1000).toFixed(1)} kB`, ...atMost(40, size / 1000, 'kB')],
      ]),
      note: `A family of four compares three plans. node.ts without a cache; the lowest of ${cpuRounds} means of ${requests} sequential requests, compressed.`,
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
