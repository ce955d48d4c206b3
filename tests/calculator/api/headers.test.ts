// @vitest-environment node
// Node's Headers refuse what a browser's do; the simulated ones take anything.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveUrl } from '../../../src/calculator/api/url.ts'
import { headersFor } from '../../../src/calculator/api/headers.ts'

const settings = { host: 'https://api.example/v1/', key: 'key-1', consultancy: '' }

function sent(path: string, method = 'POST') {
  const headers = headersFor(path, method, resolveUrl(path, settings.host), settings)
  return {
    key: headers.get('is-api-key'),
    session: headers.get('is-session'),
    token: headers.get('X-XSRF-TOKEN'),
  }
}

const page = { baseURI: 'https://page.example/', cookie: '' }

function withCookie(cookie: string) {
  vi.stubGlobal('document', { ...page, cookie })
}

function withSession(session: string | null) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'sessionId' ? session : null) })
}

beforeEach(() => {
  withCookie('')
  withSession(null)
})

describe('the headers of a call', () => {
  it('carry the key always, and the session where one is stored', () => {
    expect(sent('mediplan/instance', 'GET')).toEqual({ key: 'key-1', session: null, token: null })
    withSession('session-1')
    expect(sent('mediplan/instance', 'GET')).toEqual({ key: 'key-1', session: 'session-1', token: null })
  })

  it.each([
    ['POST', 'mediplan/calculate', 'a=b'],
    ['post', '/mediplan/calculate', 'a=b'],
    ['DELETE', 'mediplan/calculate', 'a=b'],
    ['GET', 'mediplan/calculate', null],
    ['HEAD', 'mediplan/calculate', null],
    ['POST', 'https://api.example/v1/mediplan/calculate', null],
  ])('carry the anti-forgery token, decoded: %s %s: %s', (method, path, token) => {
    withCookie('other=1; XSRF-TOKEN=a%3Db; NOT-XSRF-TOKEN=c')
    expect(sent(path, method).token).toBe(token)
  })

  it('read the token anew for each request', () => {
    withCookie('XSRF-TOKEN=first')
    expect(sent('mediplan/calculate').token).toBe('first')
    withCookie('XSRF-TOKEN=second')
    expect(sent('mediplan/calculate').token).toBe('second')
  })

  it.each(['', 'XSRF-TOKEN', 'MY-XSRF-TOKEN=x'])('leave the token out with the cookie "%s"', (cookie) => {
    withCookie(cookie)
    expect(sent('mediplan/calculate').token).toBeNull()
  })

  it('carry a token as it stands where it cannot be decoded', () => {
    withCookie('XSRF-TOKEN=%E0%A4%A')
    expect(sent('mediplan/calculate').token).toBe('%E0%A4%A')
  })

  it('carry the token that is empty, as long as the cookie is there', () => {
    withCookie('XSRF-TOKEN=')
    expect(sent('mediplan/calculate').token).toBe('')
  })

  it('go nowhere but to the API', () => {
    withSession('session-1')
    withCookie('XSRF-TOKEN=token')
    const nothing = { key: null, session: null, token: null }
    expect(sent('https://elsewhere.example/mediplan/calculate')).toEqual(nothing)
    expect(sent('//elsewhere.example/mediplan/calculate')).toEqual(nothing)
    expect(sent('https://api.example/v2/mediplan/calculate')).toEqual(nothing)
  })

  it('are made all the same when storage and cookies throw', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: denied })
    vi.stubGlobal('document', Object.defineProperty({ ...page }, 'cookie', { get: denied }))
    expect(sent('mediplan/calculate')).toEqual({ key: 'key-1', session: null, token: null })
  })

  it('leave out what no header can carry', () => {
    vi.mocked(console.warn).mockImplementation(() => undefined)
    withSession('line\nbreak')
    withCookie('XSRF-TOKEN=%E2%9C%93')
    expect(sent('mediplan/calculate')).toEqual({ key: 'key-1', session: null, token: null })
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['The value for is-session cannot be sent in a header.'],
      ['The value for X-XSRF-TOKEN cannot be sent in a header.'],
    ])
    vi.mocked(console.warn).mockClear()
  })
})
