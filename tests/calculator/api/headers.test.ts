// @vitest-environment node
// Node's Headers reject the same values as a browser's. The simulated ones accept any value.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { headersFor, type Method } from '../../../src/calculator/api/headers.ts'
import { failOnUnexpectedOutput } from '../../kit/consoleGuard.ts'

failOnUnexpectedOutput()

const settings = { host: 'https://api.example/v1/', key: 'key-1', consultancy: '' }

function sent(method: Method = 'POST') {
  const headers = headersFor(method, settings)
  return {
    key: headers.get('is-api-key'),
    session: headers.get('is-session'),
    token: headers.get('X-XSRF-TOKEN'),
  }
}

function withCookie(cookie: string) {
  vi.stubGlobal('document', { cookie })
}

function withSession(session: string | null) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'sessionId' ? session : null) })
}

beforeEach(() => {
  withCookie('')
  withSession(null)
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'es'] })
})

describe('The headers of a request', () => {
  it('always have the key, and the session if one is stored', () => {
    expect(sent('GET')).toEqual({ key: 'key-1', session: null, token: null })
    withSession('session-1')
    expect(sent('GET')).toEqual({ key: 'key-1', session: 'session-1', token: null })
  })

  it.each([
    [undefined, 'fr-CA,es;q=0.9'],
    ['es', 'es'],
  ])('have the language of the settings, %s, or else those of the visitor', (language, expected) => {
    const headers = headersFor('GET', { ...settings, language })
    expect(headers.get('accept-language')).toBe(expected)
  })

  it.each([
    ['POST', 'a=b'],
    ['GET', null],
  ] as const)('of a %s have the decoded anti-forgery token: %s', (method, token) => {
    withCookie('other=1; XSRF-TOKEN=a%3Db; NOT-XSRF-TOKEN=c')
    expect(sent(method).token).toBe(token)
  })

  it('have the current token', () => {
    withCookie('XSRF-TOKEN=first')
    expect(sent().token).toBe('first')
    withCookie('XSRF-TOKEN=second')
    expect(sent().token).toBe('second')
  })

  it.each(['', 'XSRF-TOKEN', 'MY-XSRF-TOKEN=x'])('have no token with the cookie "%s"', (cookie) => {
    withCookie(cookie)
    expect(sent().token).toBeNull()
  })

  it('have a token unchanged if it cannot be decoded', () => {
    withCookie('XSRF-TOKEN=%E0%A4%A')
    expect(sent().token).toBe('%E0%A4%A')
  })

  it('have an empty token if the cookie is empty', () => {
    withCookie('XSRF-TOKEN=')
    expect(sent().token).toBe('')
  })

  it('have the key even if storage and cookies throw', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: denied })
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: denied }))
    expect(sent()).toEqual({ key: 'key-1', session: null, token: null })
  })

  it('omit values that are not valid in a header', () => {
    vi.mocked(console.warn).mockImplementation(() => undefined)
    withSession('line\nbreak')
    withCookie('XSRF-TOKEN=%E2%9C%93')
    expect(sent()).toEqual({ key: 'key-1', session: null, token: null })
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['The value for is-session cannot be sent in a header.'],
      ['The value for X-XSRF-TOKEN cannot be sent in a header.'],
    ])
    vi.mocked(console.warn).mockClear()
  })
})
