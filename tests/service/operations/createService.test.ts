import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { createClientFolder } from '../../kit/createClientFolder.ts'
import { samples } from '../../kit/samples.ts'
import { answers, json } from '../http/checkedApp.ts'
import { checked } from '../openapi/checkExchange.ts'
import { serveInProcess, type ServiceInProcess } from '../serveInProcess.ts'
import { Hono } from 'hono'
import { forwardedAddress } from '../../../src/service/operations/createService.ts'

let root: string
let service: ServiceInProcess

beforeAll(async () => {
  root = await createClientFolder({})
  service = await serveInProcess({ CLIENTS_DIR: root, BASE_PATH: '/benefits/' })
})
afterAll(async () => {
  service.stop()
  await rm(root, { recursive: true })
})

test('/healthz reports up', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'up' })
})

describe('/readyz reports ready', () => {
  it('if all files pass their checks', async () => {
    const response = await get('/readyz')
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: 'ready',
        clients: samples.size,
        lookedAt: service.clients.scannedAt.toISOString(),
        problems: [],
      },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('with the problems of a file that does not', async () => {
    await writeFile(join(root, 'marlow/plans.json'), '{')
    await service.clients.scan()
    await service.clients.scan()
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

test('Without a client, the service is up but not ready', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'clients-'))
  onTestFinished(() => rm(empty, { recursive: true }))
  const { address, stop } = await serveInProcess({ CLIENTS_DIR: empty })
  onTestFinished(stop)
  const responses = ['/healthz', '/readyz'].map(async (path) => fetch(new URL(path, address)))
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 503])
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
    expect(service.lines.at(-1)).toMatchObject({ msg: 'request', route, status })
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
      `mediplan_clients_looked_at_seconds ${service.clients.scannedAt.getTime() / 1000}`,
    ])
  })
})

test('Metrics count calculations by whether their answer was cached', async () => {
  const body = JSON.stringify(answers)
  for (let count = 0; count < 3; count++) {
    const { status } = await fetch(new URL('/mediplan/calculate', service.address), {
      method: 'POST',
      headers: json,
      body,
    })
    expect(status).toBe(200)
  }
  expect(await metric('mediplan_cache_lookups_total')).toEqual([
    'mediplan_cache_lookups_total{result="miss"} 1',
    'mediplan_cache_lookups_total{result="hit"} 2',
  ])
})

test('An unexpected error is logged with its type, stack frames, and request ID, without its message', async () => {
  vi.spyOn(service.clients, 'get').mockImplementationOnce(() => {
    throw new RangeError('zqmark')
  })
  const response = await get('/mediplan/instance', {
    'is-api-key': 'marlow',
    'X-Request-Id': '0123456789abcdef',
  })
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, '0123456789abcdef'])
  const line = service.lines.find(({ msg }) => msg === 'unexpected error')
  expect(line).toMatchObject({ level: 'error', id: '0123456789abcdef', err: { type: 'RangeError' } })
  expect(JSON.stringify(line)).toContain('createService.test.ts')
  expect(JSON.stringify(service.lines)).not.toContain('zqmark')
})

/** Checks every exchange with the API. */
function get(path: string, headers: Record<string, string> = {}) {
  // fetch would decompress the body and keep the header.
  const request = new Request(new URL(path, service.address), {
    headers: { 'Accept-Encoding': 'identity', ...headers },
  })
  return /\/mediplan\/|\/openapi\.json$/.test(path) ? checked((each) => fetch(each))(request) : fetch(request)
}

async function metric(name: string): Promise<string[]> {
  const text = await (await get('/metrics')).text()
  return text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line))
}

const connection = {
  incoming: { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
}

it.each([
  [0, undefined, '10.0.0.1'],
  [0, '1.1.1.1', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '9.9.9.9, 1.1.1.1', '1.1.1.1'],
  [2, '9.9.9.9, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [2, '1.1.1.1', '10.0.0.1'],
  [1, '', '10.0.0.1'],
  [1, '1.2.3.4:5000', '1.2.3.4'],
  [1, '[2001:db8::1]:5000', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '2001:db8::1:5000', '2001:db8::1:5000'],
])('Behind %i proxies, X-Forwarded-For %s gives %s', async (proxies, forwarded, address) => {
  const app = new Hono()
  const findAddress = forwardedAddress(proxies)
  app.get('/', (context) => context.text(findAddress(context)))
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]])
  expect(await (await app.request('/', { headers }, connection)).text()).toBe(address)
})
