import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, json } from './http/checkedApp.ts'
import { startService, type Service } from './operations/startService.ts'
import { checkAnswered } from './parity/checkAnswered.ts'
import type { Answer, Call } from './parity/exchange.ts'
import { sendOverHttp } from './parity/homes/sendOverHttp.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

let site: string

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(site, 'assets'))
  await writeFile(
    join(site, 'index.html'),
    `<meta name="api-host" content="" /><meta name="api-key" content="" /><title>Calculator</title>${' '.repeat(600)}`,
  )
  await writeFile(join(site, 'assets/index-abc.js'), `// ${'so '.repeat(1000)}`)
  await writeFile(join(site, 'picture.png'), 'not really')
})
afterAll(() => rm(site, { recursive: true }))

describe('On its own', () => {
  const served = serving({ BASE_PATH: '/' })

  it('serves the page, never from a cache unasked', async () => {
    const { status, headers, body } = await served.get('/')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('<title>Calculator</title>')
  })

  it.each(['/coverage', '/preview/2028', '/anything/else'])(
    'serves the page to who goes to %s',
    async (path) => {
      const { status, body } = await served.get(path, { Accept: 'text/html,application/xhtml+xml' })
      expect([status, body.includes('Calculator')]).toEqual([200, true])
    },
  )

  it.each([
    ['/assets/index-old.js', { 'Sec-Fetch-Mode': 'no-cors' }],
    ['/assets/index-old.js', { Accept: 'text/html' }],
    ['/missing.png', { Accept: 'image/*' }],
    ['/coverage', { Accept: '*/*' }],
    ['/../package.json', {}],
    ['/%2e%2e/package.json', { Accept: '*/*' }],
    ['/docs/page', { Accept: 'text/html' }],
  ])('has nothing at %s for %j', async (path, headers) => {
    expect(await served.get(path, headers)).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
    })
  })

  it.each(['/', '/coverage', '/assets/index-abc.js', '/docs', '/docs/start.js', '/healthz', '/metrics'])(
    'lets %s be got, and nothing else be done with it',
    async (path) => {
      const headers = { Accept: 'text/html' }
      expect(await served.get(path, headers, 'POST')).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD', 'content-type': 'application/problem+json' },
      })
      expect(await served.get(path, headers, 'HEAD')).toMatchObject({ status: 200, body: '' })
    },
  )

  it('lets nobody keep that something is not there', async () => {
    expect(await served.get('/missing.png')).toMatchObject({ headers: { 'cache-control': 'no-store' } })
  })

  it('lets a browser keep what is named by its content', async () => {
    const { headers } = await served.get('/assets/index-abc.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('sends text to who accepts "%s" as %s', async (accepted, encoding) => {
    const { headers } = await served.get('/assets/index-abc.js', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(Number(headers['content-length']) < 1000).toBe(encoding !== undefined)
  })

  it('sends a picture as it is', async () => {
    const { headers, body } = await served.get('/picture.png', { 'Accept-Encoding': 'br' })
    expect([headers['content-type'], headers['content-encoding'], body]).toEqual([
      'image/png',
      undefined,
      'not really',
    ])
  })

  it('sends nothing twice to who has it', async () => {
    const { headers } = await served.get('/', { 'Accept-Encoding': 'br' })
    const again = await served.get('/', {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", ${headers.etag}`,
    })
    expect([again.status, again.body]).toEqual([304, ''])
    const other = await served.get('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag! })
    expect(other.status).toBe(200)
  })

  it.each([
    ['/', policy],
    ['/missing', policy],
    ['/assets/index-abc.js', policy],
    ['/mediplan/instance', "default-src 'none'; frame-ancestors 'none'"],
    ['/mediplan/nothing', "default-src 'none'; frame-ancestors 'none'"],
  ])('guards %s with the security headers', async (path, itsPolicy) => {
    const { headers } = await served.get(path)
    expect(headers).toMatchObject({
      'content-security-policy': itsPolicy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()') as string,
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('answers the API, compressed', async () => {
    const { status, headers } = await served.get('/mediplan/instance/2028', {
      'is-api-key': 'marlow',
      'Accept-Encoding': 'gzip',
    })
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(await served.get('/mediplan/instance', { 'is-api-key': 'nobody' })).toMatchObject({ status: 401 })
  })

  it('answers a calculation', async () => {
    const response = await fetch(new URL('/mediplan/calculate', served.address), {
      method: 'POST',
      headers: json,
      body: JSON.stringify(answers),
    })
    expect(await response.json()).toMatchObject({ bestPlan: 'cdhp' })
  })
})

describe('A body that is too large', () => {
  const served = serving({})

  it('ends its connection, so that nobody’s next request is lost with it', async () => {
    const address = new URL('/mediplan/calculate', served.address)
    for (let time = 0; time < 5; time++) {
      const refused = await fetch(address, { method: 'POST', headers: json, body: ' '.repeat(3_000_000) })
      expect(refused.status).toBe(413)
      await refused.text()
      expect((await fetch(address, { method: 'POST', headers: json, body: '{}' })).status).toBe(422)
    }
  })
})

describe('Under a base path, with another address and key', () => {
  const served = serving({
    BASE_PATH: 'benefits',
    API_HOST: 'https://api.example.com/v1/',
    API_KEY: 'marlow',
  })

  it('says where it is', () => {
    expect(served.address).toMatch(/\/benefits\/$/)
  })

  it.each(['/benefits/', '/benefits/coverage'])(
    'serves the page at %s, address and key written in',
    async (path) => {
      const { body } = await served.get(path, { Accept: 'text/html' })
      expect(body).toContain('<meta name="api-host" content="https://api.example.com/v1/" />')
      expect(body).toContain('<meta name="api-key" content="marlow" />')
    },
  )

  it('leads to the page who forgets the slash', async () => {
    const { status, headers } = await served.get('/benefits')
    expect([status, headers.location]).toEqual([308, '/benefits/'])
  })

  it.each(['/', '/coverage', '/assets/index-abc.js', '/benefitsx'])('has nothing at %s', async (path) => {
    expect(await served.get(path, { Accept: 'text/html' })).toMatchObject({ status: 404 })
  })

  it.each(['/mediplan/instance', '/benefits/mediplan/instance'])('answers the API at %s', async (path) => {
    expect(await served.get(path, { 'is-api-key': 'marlow' })).toMatchObject({ status: 200 })
  })

  it('lets the page call that address too', async () => {
    const { headers } = await served.get('/benefits/')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com;")
  })
})

/** Serves for the tests of a block. */
function serving(environment: Record<string, string>) {
  let service: Service | undefined
  const served = {
    address: '',
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(Number(new URL(served.address).port), { name: path, method, path, headers }),
  }
  beforeAll(async () => {
    service = await startService({ SITE_DIR: site, ...environment })
    served.address = service.address
  })
  afterAll(() => service?.stop())
  return served
}

/** Every exchange with the API is checked, whatever stands beside it. */
async function ask(port: number, call: Call): Promise<Answer> {
  const answer = await sendOverHttp(port, call)
  if (/\/mediplan\/|\/openapi\.json$/.test(call.path)) await checkAnswered(call, answer)
  return answer
}
