import { describe, expect, it } from 'vitest'
import { serving } from './serving.ts'

describe('The calculator', () => {
  const served = serving()

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
})
