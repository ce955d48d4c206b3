import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi, onTestFinished } from 'vitest'
import { readDocuments } from '../../../src/clients/readDocuments.ts'
import type * as module from '../../../src/service/edge.ts'
import { clientEntries } from '../../../src/service/edge/clientEntries.ts'
import { checked } from '../openapi/checkExchange.ts'
import { spawn } from 'node:child_process'
import { findFreePort } from '../../kit/findFreePort.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { importFresh } from '../../kit/importFresh.ts'
import { bundleEdge } from './bundleEdge.ts'

const entries = new Map(
  clientEntries(await readDocuments(join(import.meta.dirname, '../../../fixtures/clients'))).map(
    ({ name, value }) => [name, value],
  ),
)
const limit = vi.fn<(counter: { key: string }) => Promise<{ success: boolean }>>()

/** Evaluated for each test, because it keeps the bindings of its first request. The modules that it imports are shared. */
let edge: (typeof module)['default']

beforeEach(async () => {
  edge = ((await importFresh('service/edge.ts')) as typeof module).default
  limit.mockResolvedValue({ success: true })
})
afterEach(() => vi.resetAllMocks())

async function load(key: string, { settings = {}, headers = {} } = {}) {
  const request = new Request('https://api.example.com/mediplan/instance', {
    headers: {
      'is-api-key': key,
      'CF-Connecting-IP': '192.0.2.7',
      'X-Forwarded-For': '203.0.113.9',
      ...headers,
    },
  })
  const CLIENTS = { get: async (name: string) => entries.get(name) ?? null }
  const fetch = checked((received) => edge.fetch(received, { CLIENTS, RATE_LIMITER: { limit }, ...settings }))
  return fetch(request)
}

describe('The edge runtime', () => {
  it('leaves compression to the platform, so that its ETag is weak', async () => {
    const { headers } = await load('marlow', { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(headers.has('Content-Encoding')).toBe(false)
    expect(headers.get('ETag')).toMatch(/^W\/"[\da-f]{32}"$/)
  })

  it('counts requests by the address from the platform, which the caller cannot forge', async () => {
    await load('marlow')
    const { key } = limit.mock.calls[0]![0]
    expect(key).toContain('192.0.2.7')
    expect(key).not.toContain('203.0.113.9')
  })

  it('fails while a setting cannot be used', async () => {
    await expect(load('marlow', { settings: { ALLOWED_ORIGINS: '*' } })).rejects.toThrow(
      /^ALLOWED_ORIGINS cannot be/,
    )
  })

  it('logs the problems of an entry and does not expose them', async () => {
    entries.set('client:broken-key', '{"folder":"broken","documents":{}}')
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const response = await load('broken-key')
    expect(response.status).toBe(503)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.text()).not.toContain('broken')
    expect(log).toHaveBeenCalledOnce()
    expect(log.mock.calls[0]![0]).toContain('broken/instance.json')
    expect(log.mock.calls[0]![0]).not.toContain('broken-key')
  })
})

it('The bundle of the edge imports no module that workerd would have to provide', async () => {
  const { imports, dynamicImports } = await bundleEdge()
  expect([...imports, ...dynamicImports]).toEqual([])
})

// Starts wrangler three times. In the full run, the parity test starts the same worker without it.
it.runIf(isFullRun)('npm run edge fills the local namespace and serves its clients', async () => {
  const port = String(await findFreePort())
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/service/edge/serve.ts', '--port', port, '--inspector-port', '0'],
    { stdio: 'ignore' },
  )
  onTestFinished(() => void server.kill('SIGTERM'))
  const loadStatus = async () => {
    const address = `http://127.0.0.1:${port}/mediplan/instance`
    const response = await fetch(address, { headers: { 'is-api-key': 'marlow' } }).catch(() => undefined)
    return response?.status
  }
  await expect.poll(loadStatus, { timeout: 100_000, interval: 500 }).toBe(200)
})
