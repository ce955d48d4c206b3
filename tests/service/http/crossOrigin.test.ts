import { describe, expect, it } from 'vitest'
import { answers, checkedApp } from './checkedApp.ts'

const origin = 'https://benefits.example.com'
const app = checkedApp({ allowedOrigins: [origin, 'https://other.example.com'] })

function preflight(headers: Record<string, string>) {
  return app.request('/mediplan/calculate', { method: 'OPTIONS', headers })
}

function corsHeaders({ headers }: Response) {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))
}

describe('An allowed origin', () => {
  it('gets a preflight response', async () => {
    const response = await preflight({ Origin: origin, 'Access-Control-Request-Method': 'POST' })
    expect(response.status).toBe(204)
    expect(corsHeaders(response)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': 'content-type,is-api-key,is-session,x-xsrf-token',
      'access-control-expose-headers': 'ETag,Retry-After',
      'access-control-max-age': '7200',
    })
    expect(response.headers.get('Vary')).toContain('Origin')
  })

  it.each([
    ['an instance', () => app.get({ Origin: origin }), 200],
    ['an unchanged instance', () => app.get({ Origin: origin, 'If-None-Match': '*' }), 304],
    ['a calculation', () => app.post(JSON.stringify(answers), { Origin: origin }), 200],
    ['a problem', () => app.post('{}', { Origin: origin }), 422],
    ['a problem with the key', () => app.get({ Origin: origin, 'is-api-key': '' }), 401],
  ])('may read %s', async (_, send, status) => {
    const response = await send()
    expect(response.status).toBe(status)
    expect(corsHeaders(response)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag,Retry-After',
    })
    expect(response.headers.get('Vary')).toContain('Origin')
  })
})

describe('Another origin', () => {
  it.each([
    'https://evil.example.com',
    'http://benefits.example.com',
    'https://benefits.example.com.evil.com',
    'https://benefits.example.com:444',
    'HTTPS://BENEFITS.EXAMPLE.COM',
    'null',
    '*',
    '',
  ])('such as %j gets no CORS headers', async (other) => {
    for (const response of [await app.get({ Origin: other }), await preflight({ Origin: other })]) {
      expect(corsHeaders(response)).toEqual({})
      expect(response.headers.get('Vary')).toContain('Origin')
    }
    expect((await app.get({ Origin: other })).headers.get('Vary')).toBe(
      'Accept-Encoding, is-api-key, Accept-Language, Origin',
    )
  })

  it('gets no preflight response', async () => {
    const response = await preflight({ Origin: 'https://evil.example.com' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

it('Without allowed origins, responses do not vary by origin', async () => {
  const response = await checkedApp().get({ Origin: origin })
  expect(corsHeaders(response)).toEqual({})
  expect(response.headers.get('Vary')).not.toContain('Origin')
})
