import { describe, expect, it } from 'vitest'
import { answers, checkedApp } from './checkedApp.ts'

const origin = 'https://benefits.example.com'
const app = checkedApp({ allowedOrigins: [origin, 'https://other.example.com'] })

function preflight(headers: Record<string, string>) {
  return app.request('/mediplan/calculate', { method: 'OPTIONS', headers })
}

function aboutOrigins({ headers }: Response) {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))
}

describe('A page of an origin that is let in', () => {
  it('is told what it may send', async () => {
    const response = await preflight({ Origin: origin, 'Access-Control-Request-Method': 'POST' })
    expect(response.status).toBe(204)
    expect(aboutOrigins(response)).toEqual({
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
    ['an instance that it has', () => app.get({ Origin: origin, 'If-None-Match': '*' }), 304],
    ['a calculation', () => app.post(JSON.stringify(answers), { Origin: origin }), 200],
    ['a problem', () => app.post('{}', { Origin: origin }), 422],
    ['a problem with its key', () => app.get({ Origin: origin, 'is-api-key': '' }), 401],
  ])('may read %s', async (_, ask, status) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expect(aboutOrigins(response)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag,Retry-After',
    })
    expect(response.headers.get('Vary')).toContain('Origin')
  })
})

describe('A page of another origin', () => {
  it.each([
    'https://evil.example.com',
    'http://benefits.example.com',
    'https://benefits.example.com.evil.com',
    'https://benefits.example.com:444',
    'HTTPS://BENEFITS.EXAMPLE.COM',
    'null',
    '*',
    '',
  ])('such as %j gets no word on origins', async (other) => {
    for (const response of [await app.get({ Origin: other }), await preflight({ Origin: other })]) {
      expect(aboutOrigins(response)).toEqual({})
      expect(response.headers.get('Vary')).toContain('Origin')
    }
    expect((await app.get({ Origin: other })).headers.get('Vary')).toBe('Accept-Encoding, is-api-key, Origin')
  })

  it('may do nothing but what the path can', async () => {
    const response = await preflight({ Origin: 'https://evil.example.com' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

it('Without origins that are let in, an answer does not depend on them', async () => {
  const response = await checkedApp().get({ Origin: origin })
  expect(aboutOrigins(response)).toEqual({})
  expect(response.headers.get('Vary')).not.toContain('Origin')
})

it('A star is no origin', async () => {
  const response = await checkedApp({ allowedOrigins: ['*'] }).get({ Origin: origin })
  expect(aboutOrigins(response)).toEqual({})
})
