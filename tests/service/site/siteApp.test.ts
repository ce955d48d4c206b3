import { describe, expect, it } from 'vitest'
import { stepPaths } from '../../../src/calculator/rules/paths.ts'
import { serveSite } from './serveSite.ts'

describe('The calculator', () => {
  const site = serveSite()

  it('serves the page with revalidation', async () => {
    const { status, headers, body } = await site.get('/')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('<title>Calculator</title>')
  })

  it.each(['/coverage', '/preview/2028', '/anything/else'])(
    'serves the page for a navigation to %s',
    async (path) => {
      const { status, body } = await site.get(path, { Accept: 'text/html,application/xhtml+xml' })
      expect([status, body.includes('Calculator')]).toEqual([200, true])
    },
  )

  it.each<Record<string, string>>([{ Accept: '*/*' }, {}, { Accept: 'text/plain;q=0.9, */*;q=0.1' }])(
    'serves the page for a screen to a client that sends %j',
    async (headers) => {
      for (const path of ['/', ...Object.values(stepPaths), '/coverage/', '/preview/2028']) {
        const { status, body } = await site.get(path, headers)
        expect([status, body.includes('Calculator')]).toEqual([200, true])
      }
    },
  )

  it.each([
    ['/assets/index-old.js', { 'Sec-Fetch-Mode': 'no-cors' }],
    ['/assets/index-old.js', { Accept: 'text/html' }],
    ['/missing.png', { Accept: 'image/*' }],
    ['/assets/index-old', { Accept: '*/*' }],
    ['/missing.png', { Accept: '*/*' }],
    ['/benefits/readyz', { Accept: '*/*' }],
    ['/readyzz', {}],
    ['/coverage', { Accept: 'application/json' }],
    ['/coverage', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' }],
    ['/mediplan/nothing', { Accept: '*/*' }],
    ['/../package.json', {}],
    ['/%2e%2e/package.json', { Accept: '*/*' }],
    ['/docs/page', { Accept: 'text/html' }],
  ])('responds 404 at %s for %j', async (path, headers) => {
    expect(await site.get(path, headers)).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
    })
  })

  it.each(['/', '/coverage', '/assets/index-abc.js', '/docs', '/docs/start.js', '/healthz', '/metrics'])(
    'allows only GET and HEAD for %s',
    async (path) => {
      const headers = { Accept: 'text/html' }
      expect(await site.get(path, headers, 'POST')).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD', 'content-type': 'application/problem+json' },
      })
      expect(await site.get(path, headers, 'HEAD')).toMatchObject({ status: 200, body: '' })
    },
  )

  it('forbids caching a 404', async () => {
    expect(await site.get('/missing.png')).toMatchObject({ headers: { 'cache-control': 'no-store' } })
  })

  it('lets a browser cache a hashed file for a year', async () => {
    const { headers } = await site.get('/assets/index-abc.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('for Accept-Encoding "%s" sends text as %s', async (accepted, encoding) => {
    const { headers } = await site.get('/assets/index-abc.js', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(Number(headers['content-length']) < 1000).toBe(encoding !== undefined)
  })

  it('serves the third-party notices as text', async () => {
    const { status, headers, body } = await site.get('/THIRD-PARTY-NOTICES.txt')
    expect([status, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'no-cache',
      'The licenses',
    ])
  })

  it('does not compress a picture', async () => {
    const { headers, body } = await site.get('/picture.png', { 'Accept-Encoding': 'br' })
    expect([headers['content-type'], headers['content-encoding'], body]).toEqual([
      'image/png',
      undefined,
      'not really',
    ])
  })

  const etagFor = async (encoding: string) =>
    (await site.get('/', { 'Accept-Encoding': encoding })).headers.etag!

  it.each([
    ['its ETag among others', (tag: string) => `"other", ${tag}`],
    ['its ETag as a weak one', (tag: string) => `W/${tag}`],
    ['any ETag', () => '*'],
  ])('responds 304 to If-None-Match with %s', async (_, format) => {
    const etag = await etagFor('br')
    for (const method of ['GET', 'HEAD']) {
      const sent = { 'Accept-Encoding': 'br', 'If-None-Match': format(etag) }
      const { status, headers, body } = await site.get('/', sent, method)
      expect([status, body, headers.etag, headers.vary]).toEqual([304, '', etag, 'Accept-Encoding'])
    }
  })
})

describe('A service with a base path, API address, and key', () => {
  const site = serveSite({
    BASE_PATH: 'benefits',
    API_HOST: 'https://api.example.com/v1/',
    API_KEY: 'marlow',
  })

  it('logs its URL', () => {
    expect(site.address).toMatch(/\/benefits\/$/)
  })

  it.each(['/benefits/', '/benefits/coverage'])('serves the page with the settings at %s', async (path) => {
    const { body } = await site.get(path, { Accept: 'text/html' })
    expect(body).toContain('<meta name="api-host" content="https://api.example.com/v1/" />')
    expect(body).toContain('<meta name="api-key" content="marlow" />')
  })

  it('redirects to the trailing slash', async () => {
    const { status, headers } = await site.get('/benefits')
    expect([status, headers.location]).toEqual([308, '/benefits/'])
  })

  it.each(['/', '/coverage', '/assets/index-abc.js', '/benefitsx'])('responds 404 at %s', async (path) => {
    expect(await site.get(path, { Accept: 'text/html' })).toMatchObject({ status: 404 })
  })

  it.each(['/mediplan/instance', '/benefits/mediplan/instance'])('serves the API at %s', async (path) => {
    expect(await site.get(path, { 'is-api-key': 'marlow' })).toMatchObject({ status: 200 })
  })

  it('allows the page to call the API address', async () => {
    const { headers } = await site.get('/benefits/')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com;")
  })
})
