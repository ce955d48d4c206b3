import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { LiveClients } from '../../../src/clients/LiveClients.ts'
import { createService } from '../../../src/service/operations/createService.ts'
import { createLog } from '../../../src/service/operations/log.ts'
import { createMetrics } from '../../../src/service/operations/metrics.ts'
import { readSettings } from '../../../src/service/settings.ts'
import { answers, json } from '../http/checkedApp.ts'
import { checked } from '../openapi/checkExchange.ts'
import type { Line } from './startService.ts'
import { samples } from '../../kit/samples.ts'

const samplesFolder = join(import.meta.dirname, '../../../fixtures/clients')
const connection = { incoming: { socket: { remoteAddress: '10.0.0.1' }, complete: true } }

let root: string
let clients: LiveClients
let lines: Line[]
let service: ReturnType<typeof createService>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clients-'))
  await cp(samplesFolder, root, { recursive: true })
  clients = new LiveClients(root, ({ kind }) => {
    if (kind === 'failed') metrics.reloadFailed()
  })
  const metrics = createMetrics(clients)
  await clients.scan({ isFirst: true })
  lines = []
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Line) })
  const calculator = { files: new Map(), apiHost: '' }
  const settings = readSettings({ BASE_PATH: '/benefits/' })
  service = createService({ settings, clients, calculator, log, metrics, isShuttingDown: () => false })
})
afterAll(() => rm(root, { recursive: true }))

test('/healthz reports up', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'up' })
})

describe('/readyz reports ready', () => {
  it('if all files pass their checks', async () => {
    const response = await get('/readyz')
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ready', clients: samples.size, lookedAt: clients.scannedAt.toISOString(), problems: [] },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('with the problems of a file that does not', async () => {
    await writeFile(join(root, 'marlow/plans.json'), '{')
    await clients.scan()
    await clients.scan()
    const response = await get('/readyz')
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: 'ready',
        clients: samples.size,
        lookedAt: expect.any(String) as string,
        problems: [
          {
            client: 'marlow',
            file: 'marlow/plans.json',
            since: expect.any(String) as string,
            errors: [{ pointer: '', expected: 'JSON (close brace expected)', line: 1, column: 2 }],
          },
        ],
      },
    ])
    expect(await metric('mediplan_client_problems')).toEqual(['mediplan_client_problems 1'])
    expect(await metric('mediplan_client_reload_failures_total')).toEqual([
      'mediplan_client_reload_failures_total 1',
    ])
  })
})

describe('Metrics', () => {
  it.each([
    ['/mediplan/instance/2028', '/mediplan/instance/:year?', 200],
    ['/benefits/mediplan/instance', '/benefits/mediplan/instance/:year?', 200],
    ['/benefits/mediplan/odd', '/benefits/mediplan/*', 404],
    ['/benefits/some/screen', '/benefits/*', 404],
    ['/somewhere/else', '/*', 404],
    ['/openapi.json', '/openapi.json', 200],
  ])('count a request for %s by the route %s', async (path, route, status) => {
    const labels = `{method="GET",route="${route}",status="${status}",ok="${status === 200}"}`
    const before = await metric('http_requests_total')
    await get(path, { 'is-api-key': 'marlow' })
    const after = (await metric('http_requests_total')).filter((line) => !before.includes(line))
    expect(after.map((line) => line.slice(0, line.lastIndexOf(' ')))).toContain(
      `http_requests_total${labels}`,
    )
    expect(lines.at(-1)).toMatchObject({ msg: 'request', route, status })
  })

  it('count a 304 as ok', async () => {
    const headers = { 'is-api-key': 'marlow' }
    const { headers: first } = await get('/mediplan/instance', headers)
    await get('/mediplan/instance', { ...headers, 'If-None-Match': first.get('ETag')! })
    expect((await metric('http_requests_total')).join()).toMatch(/status="304",ok="true"/)
  })

  it('contain no paths', async () => {
    await get('/mediplan/instance/1999', { 'is-api-key': 'marlow' })
    // Only in labels: a number may contain these digits.
    expect(await (await get('/metrics')).text()).not.toMatch(/="[^"\n]*(?:1999|somewhere)/)
  })

  it('include the process and the clients', async () => {
    expect(await metric('process_resident_memory_bytes')).toHaveLength(1)
    expect(await metric('mediplan_clients')).toEqual([`mediplan_clients ${samples.size}`])
    expect(await metric('mediplan_clients_looked_at_seconds')).toEqual([
      `mediplan_clients_looked_at_seconds ${clients.scannedAt.getTime() / 1000}`,
    ])
  })
})

test('Metrics count calculations by whether their answer was cached', async () => {
  const body = JSON.stringify(answers)
  for (let count = 0; count < 3; count++) {
    const request = new Request('http://localhost/mediplan/calculate', {
      method: 'POST',
      headers: json,
      body,
    })
    expect((await service.fetch(request, { ...connection })).status).toBe(200)
  }
  expect(await metric('mediplan_cache_lookups_total')).toEqual([
    'mediplan_cache_lookups_total{result="miss"} 1',
    'mediplan_cache_lookups_total{result="hit"} 2',
  ])
})

test('An unexpected error is logged with its type, stack frames, and request ID, without its message', async () => {
  vi.spyOn(clients, 'get').mockImplementationOnce(() => {
    throw new RangeError('zqmark')
  })
  const response = await get('/mediplan/instance', {
    'is-api-key': 'marlow',
    'X-Request-Id': '0123456789abcdef',
  })
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, '0123456789abcdef'])
  const line = lines.find(({ msg }) => msg === 'unexpected error')
  expect(line).toMatchObject({ level: 'error', id: '0123456789abcdef', err: { type: 'RangeError' } })
  expect(JSON.stringify(line)).toContain('createService.test.ts')
  expect(JSON.stringify(lines)).not.toContain('zqmark')
})

/** Checks every exchange with the API. */
function get(path: string, headers: Record<string, string> = {}) {
  const handle = (request: Request) => service.fetch(request, { ...connection })
  const isApiPath = /\/mediplan\/|\/openapi\.json$/.test(path)
  return (isApiPath ? checked(handle) : handle)(new Request(`http://localhost${path}`, { headers }))
}

async function metric(name: string): Promise<string[]> {
  const text = await (await get('/metrics')).text()
  return text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line))
}
