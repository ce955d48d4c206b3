import { describe, expect, it, afterAll, beforeAll } from 'vitest'
import { stepPaths } from '../../../src/calculator/rules/paths.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkRecorded, sendOverHttp, type RecordedResponse } from '../exchange.ts'
import { serveInProcess, type ServiceInProcess } from '../serveInProcess.ts'

const html = { Accept: 'text/html,application/xhtml+xml' }
const anything = { Accept: '*/*' }
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
const sitePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

describe('The calculator', () => {
  const site = serveSite()

  it.each([
    ['the page', '/', {}, 'text/html; charset=utf-8', 'no-cache', '<title>Calculator</title>'],
    [
      'a hashed file',
      '/assets/index-abc.js',
      {},
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      '// so',
    ],
    ['the notices', '/THIRD-PARTY-NOTICES.txt', {}, 'text/plain; charset=utf-8', 'no-cache', 'The licenses'],
    ['a picture', '/picture.png', { 'Accept-Encoding': 'br' }, 'image/png', 'no-cache', 'not really'],
  ])('serves %s', async (_, path, sent, type, caching, content) => {
    const { status, headers, body } = await site.get(path, sent)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching])
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toContain(content)
  })

  it('warns at startup that the page has neither a consultancy nor a key', () => {
    expect(site.warnings()).toEqual([
      expect.stringContaining('set CONSULTANCY'),
      'the calculator has no API key: set API_KEY to one in keys.json',
    ])
  })

  it('serves the page for a navigation to any path, and to any client for the path of a screen', async () => {
    const screens = [...Object.values(stepPaths), '/coverage/', '/preview/2028'].flatMap((path) =>
      [anything, {}, { Accept: 'text/plain;q=0.9, */*;q=0.1' }].map((headers) => [path, headers] as const),
    )
    for (const [path, headers] of [['/anything/else', html], ...screens] as const) {
      const { status, body } = await site.get(path, { ...headers })
      expect([path, status, body.includes('Calculator')]).toEqual([path, 200, true])
    }
  })

  it.each([
    ['/assets/index-old.js', { 'Sec-Fetch-Mode': 'no-cors' }],
    ['/assets/index-old.js', html],
    ['/missing.png', { Accept: 'image/*' }],
    ['/assets/index-old', anything],
    ['/benefits/readyz', anything],
    ['/readyzz', {}],
    ['/coverage', { Accept: 'application/json' }],
    ['/coverage', { ...anything, 'Sec-Fetch-Mode': 'cors' }],
    ['/mediplan/nothing', anything],
    ['/../package.json', {}],
    ['/%2e%2e/package.json', anything],
    ['/docs/page', html],
  ])('responds 404 at %s for %j, which no cache may store', async (path, headers) => {
    expect(await site.get(path, { ...headers })).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    })
  })

  it.each(['/', '/coverage', '/assets/index-abc.js', '/docs', '/docs/start.js', '/healthz', '/metrics'])(
    'allows only GET and HEAD for %s',
    async (path) => {
      expect(await site.get(path, html, 'POST')).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD', 'content-type': 'application/problem+json' },
      })
      expect(await site.get(path, html, 'HEAD')).toMatchObject({ status: 200, body: '' })
    },
  )

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('for Accept-Encoding "%s" sends text as %s', async (accepted, encoding) => {
    const { headers } = await site.get('/assets/index-abc.js', { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    expect(Number(headers['content-length']) < 1000).toBe(encoding !== undefined)
  })

  it('responds 304 to GET and HEAD with its ETag', async () => {
    const sent = { 'Accept-Encoding': 'br' }
    const etag = (await site.get('/', sent)).headers.etag!
    for (const method of ['GET', 'HEAD']) {
      const known = { ...sent, 'If-None-Match': `"other", W/${etag}` }
      const { status, headers, body } = await site.get('/', known, method)
      expect([status, body, headers.etag, headers.vary]).toEqual([304, '', etag, 'Accept-Encoding'])
    }
  })

  it.each([
    ['/', sitePolicy],
    ['/missing', sitePolicy],
    ['/assets/index-abc.js', sitePolicy],
    ['/mediplan/instance', apiPolicy],
    ['/mediplan/nothing', apiPolicy],
  ])('responds at %s with the security headers', async (path, policy) => {
    const { headers } = await site.get(path)
    expect(headers).toMatchObject({
      'content-security-policy': policy,
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

describe('A service with a base path, API address, and key', () => {
  const site = serveSite({
    BASE_PATH: 'benefits',
    API_HOST: 'https://api.example.com/v1/',
    API_KEY: 'theirs',
    CONSULTANCY: 'Acme',
  })

  it('has a URL with the base path', () => {
    expect(site.address()).toMatch(/\/benefits\/$/)
  })

  it('does not compare the key of another API with its own', () => {
    expect(site.warnings()).toEqual([])
  })

  it.each(['/benefits/', '/benefits/coverage'])('serves the page with the settings at %s', async (path) => {
    const { headers, body } = await site.get(path, html)
    expect(body).toContain('<meta name="api-host" content="https://api.example.com/v1/" />')
    expect(body).toContain('<meta name="api-key" content="theirs" />')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com;")
  })

  it('redirects to the trailing slash', async () => {
    const { status, headers } = await site.get('/benefits')
    expect([status, headers.location]).toEqual([308, '/benefits/'])
  })

  it.each(['/', '/coverage', '/assets/index-abc.js', '/benefitsx'])('responds 404 at %s', async (path) => {
    expect(await site.get(path, html)).toMatchObject({ status: 404 })
  })

  it.each(['/mediplan/instance', '/benefits/mediplan/instance'])('serves the API at %s', async (path) => {
    expect(await site.get(path, { 'is-api-key': 'marlow' })).toMatchObject({ status: 200 })
  })
})

describe('A service whose base path starts as those of the API', () => {
  const site = serveSite({ BASE_PATH: '/mediplan/', API_KEY: 'marlow' }, 'Acme')

  it('has nothing to warn of with the key of a client, and a consultancy in the page', () => {
    expect(site.warnings()).toEqual([])
  })

  it.each([
    ['/mediplan/', 'text/html; charset=utf-8'],
    ['/mediplan/coverage', 'text/html; charset=utf-8'],
    ['/mediplan/assets/index-abc.js', 'text/javascript; charset=utf-8'],
    ['/mediplan/mediplan/instance', 'application/json'],
  ])('serves %s as %s', async (path, type) => {
    const headers = { 'is-api-key': 'marlow' }
    const response = await sendOverHttp(site.address(), { name: path, method: 'GET', path, headers })
    expect(response).toMatchObject({ status: 200, headers: { 'content-type': type } })
  })
})

describe('A service whose calculator other pages may show in a frame', () => {
  const origins = 'https://portal.example https://intranet.example'
  const site = serveSite({ FRAME_ANCESTORS: origins.replace(' ', ', '), API_KEY: 's3cret' })

  it('warns at startup that the key is of no client', () => {
    expect(site.warnings()).toContain('API_KEY is not in keys.json: set it to a key of a client')
  })

  it.each(['/', '/coverage', '/missing'])('allows their frames at %s', async (path) => {
    const { headers } = await site.get(path, html)
    expect(headers['content-security-policy']).toContain(`; frame-ancestors ${origins};`)
    expect(headers).not.toHaveProperty('x-frame-options')
  })

  it.each(['/mediplan/instance', '/openapi.json', '/docs', '/docs/start.js'])(
    'allows no frames at %s',
    async (path) => {
      expect((await site.get(path)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'x-frame-options': 'DENY',
      })
    },
  )

  it('tells the page', async () => {
    expect((await site.get('/')).body).toContain(`<meta name="frame-ancestors" content="${origins}" />`)
  })

  it('lets their pages load embed.js, in its current version', async () => {
    const { headers } = await site.get('/embed.js')
    const forOthers = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' }
    expect(headers).toMatchObject(forOthers)
    const known = await site.get('/embed.js', { 'If-None-Match': headers.etag! })
    expect(known).toMatchObject({ status: 304, headers: forOthers })
  })
})

/** Serves a sample calculator during the tests of a block. */
function serveSite(environment: Record<string, string> = {}, consultancy = '') {
  let folder: string
  let service: ServiceInProcess
  beforeAll(async () => {
    folder = await writeSite(consultancy)
    service = await serveInProcess({ SITE_DIR: folder, ...environment })
  })
  afterAll(async () => {
    service.stop()
    await rm(folder, { recursive: true })
  })
  return {
    address: () => service.address,
    warnings: () => service.lines.flatMap(({ level, msg }) => (level === 'warn' ? [msg] : [])),
    /** Checks every exchange with the API. */
    async get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RecordedResponse> {
      const call = { name: path, method, path, headers }
      const response = await sendOverHttp(service.address, call)
      if (/\/mediplan\/|\/openapi\.json$/.test(path)) await checkRecorded(call, response)
      return response
    },
  }
}

/** Writes the files of a minimal calculator. */
async function writeSite(consultancy: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    `<meta name="api-host" content="" /><meta name="api-key" content="" /><meta name="consultancy" content="${consultancy}" /><meta name="frame-ancestors" content="" /><title>Calculator</title>${' '.repeat(600)}`,
  )
  await writeFile(join(folder, 'assets/index-abc.js'), `// ${'so '.repeat(1000)}`)
  await writeFile(join(folder, 'embed.js'), '// a frame')
  await writeFile(join(folder, 'picture.png'), 'not really')
  await writeFile(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'The licenses')
  return folder
}
