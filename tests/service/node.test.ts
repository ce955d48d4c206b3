import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { json } from './http/checkedApp.ts'
import { startService, type Service } from './operations/startService.ts'
import { serveSite } from './site/serveSite.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const samples = join(import.meta.dirname, '../../fixtures/clients')

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

describe('Every response', () => {
  const site = serveSite()

  it.each([
    ['/', policy],
    ['/missing', policy],
    ['/assets/index-abc.js', policy],
    ['/mediplan/instance', "default-src 'none'; frame-ancestors 'none'"],
    ['/mediplan/nothing', "default-src 'none'; frame-ancestors 'none'"],
  ])('of %s has the security headers', async (path, expectedPolicy) => {
    const { headers } = await site.get(path)
    expect(headers).toMatchObject({
      'content-security-policy': expectedPolicy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()') as string,
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

describe('A body over the size limit', () => {
  const site = serveSite()

  it('closes its connection, so that the next request is not lost', async () => {
    const address = new URL('/mediplan/calculate', site.address)
    for (let round = 0; round < 5; round++) {
      const rejected = await fetch(address, { method: 'POST', headers: json, body: ' '.repeat(3_000_000) })
      expect(rejected.status).toBe(413)
      await rejected.text()
      expect((await fetch(address, { method: 'POST', headers: json, body: '{}' })).status).toBe(422)
    }
  })
})

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
    await change(path, content.replace(/"displayName": (?:"[^"]*"|\{[^}]*\})/, `"displayName": "${how}"`))
    await expect.poll(() => loadName('marlow')).toBe(how)
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('logs the problems of a file and keeps the last valid version of its client', async () => {
    const name = await loadName('fernhill')
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
    expect(await loadName('fernhill')).toBe(name)
  })

  async function loadName(key: string) {
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

  it.each([
    ['/', '/benefits/'],
    ['/benefits/', '/'],
  ])('with BASE_PATH %s and a calculator that was built for %s', async (base, builtBase) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'))
    await writeFile(join(folder, 'index.html'), `<script src="${builtBase}assets/index.js"></script>`)
    const sentence = `BASE_PATH is "${base}", but the calculator in "${folder}" was built for "${builtBase}": set BASE_PATH to "${builtBase}", or build it with \`npm run build -- --base=${base}\`.\n`
    expect(await failure({ BASE_PATH: base, SITE_DIR: folder })).toEqual([1, sentence])
    await rm(folder, { recursive: true })
  })

  it('on a port in use', async () => {
    const blocker = createServer().listen(0)
    await once(blocker, 'listening')
    const { port } = blocker.address() as AddressInfo
    const sentence = `PORT ${port} is not available (EADDRINUSE): set it to a free port.\n`
    expect(await failure({ PORT: String(port), SITE_DIR: '' })).toEqual([1, sentence])
    blocker.close()
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
