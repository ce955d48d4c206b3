import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { startService, type Service } from './startService.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const samples = join(import.meta.dirname, '../../../fixtures/clients')

describe('A running service', () => {
  let root: string
  let service: Service

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'clients-'))
    await cp(samples, root, { recursive: true })
    service = await startService({ CLIENTS_DIR: root, RATE_LIMIT: 'off' })
  })
  afterAll(async () => {
    await service.stop()
    await rm(root, { recursive: true })
  })

  it.each([
    ['a file that is overwritten', (path: string, content: string) => writeFile(path, content)],
    [
      'a file that is replaced',
      async (path: string, content: string) => {
        await writeFile(`${path}.tmp`, content)
        await rename(`${path}.tmp`, path)
      },
    ],
  ])('loads %s within two seconds', async (how, change) => {
    const path = join(root, 'marlow/instance.json')
    const content = await readFile(path, 'utf8')
    const start = performance.now()
    await change(path, content.replace(/"displayName": "[^"]*"/, `"displayName": "${how}"`))
    await expect.poll(() => nameOf('marlow')).toBe(how)
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('logs the problems of a file and keeps the last good version of its client', async () => {
    const name = await nameOf('fernhill')
    await writeFile(join(root, 'fernhill/instance.json'), '{"client":\n  {"planYear": "2027"}}')
    const line = await service.line('a client file has problems; the last valid version is served')
    expect(line).toMatchObject({
      level: 'error',
      client: 'fernhill',
      file: 'fernhill/instance.json',
      run: `npx mediplan check ${join(root, 'fernhill')}`,
    })
    const position = { pointer: '/client/planYear', line: 2, column: 4 }
    expect(line.errors).toContainEqual({ ...position, expected: 'integer' })
    expect(await nameOf('fernhill')).toBe(name)
  })

  it('loads a new client with its key', async () => {
    await cp(join(samples, 'prairie'), join(root, 'another'), { recursive: true })
    const keys = JSON.parse(await readFile(join(root, 'keys.json'), 'utf8')) as { keys: object }
    await writeFile(join(root, 'keys.json'), JSON.stringify({ keys: { ...keys.keys, 'new-key': 'another' } }))
    await expect.poll(() => nameOf('new-key')).toBe('Prairie County Schools')
  })

  async function nameOf(key: string) {
    const response = await fetch(new URL('/mediplan/instance', service.address), {
      headers: { 'is-api-key': key },
    })
    const { client } = (await response.json()) as { client?: { displayName: string } }
    return client?.displayName
  }
})

test('Without a client, the service is up but not ready', async () => {
  const root = await mkdtemp(join(tmpdir(), 'clients-'))
  const service = await startService({ CLIENTS_DIR: root })
  const responses = ['/healthz', '/readyz'].map(async (path) => fetch(new URL(path, service.address)))
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 503])
  await service.stop()
  await rm(root, { recursive: true })
})

describe('The service does not start, and says what to do,', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT cannot be "http": set it to a whole number from 0 to 65535.\n'],
    [{ CLIENTS_DIR: '/nowhere' }, /^CLIENTS_DIR "\/nowhere" is not a folder: set it to .*\.\n$/],
    [{ CLIENTS_DIR: 'package.json' }, /^CLIENTS_DIR "package.json" is not a folder: set it to .*\.\n$/],
    [{ SITE_DIR: '/nowhere' }, /^SITE_DIR "\/nowhere" has no calculator: build it .*\.\n$/],
  ])('with %j', async (environment, sentence) => {
    expect(await failure(environment)).toEqual([1, expect.stringMatching(sentence)])
  })

  it('on a port in use', async () => {
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const sentence = `PORT ${port} is not available (EADDRINUSE): set it to a free port.\n`
    expect(await failure({ PORT: String(port), SITE_DIR: '' })).toEqual([1, sentence])
    taken.close()
  })
})

/** The exit code and the output on standard error. */
async function failure(environment: Record<string, string>): Promise<[number, string]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/service/node.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>])
  return [code, output]
}
