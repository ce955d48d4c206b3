import { describe, expect, it, vi } from 'vitest'
import { answers, checkedApp, json, readProblem } from './checkedApp.ts'

const app = checkedApp()
const body = JSON.stringify(answers)

describe('A method that a path does not support', () => {
  it.each([
    ['POST', '/mediplan/instance', 'GET, HEAD'],
    ['BREW', '/mediplan/instance', 'GET, HEAD'],
    ['GET', '/mediplan/calculate', 'POST'],
    ['HEAD', '/mediplan/calculate', 'POST'],
  ])('%s %s responds 405 with the allowed methods', async (method, path, allowed) => {
    // Without a key.
    const response = await app.request(path, { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed])
    if (method !== 'HEAD') expect(await readProblem(response)).toMatchObject({ kind: 'wrong-method' })
  })
})

describe('A problem says what was expected and what was found', () => {
  it.each([
    ['/is-api-key', 'the key of a client, found something else', () => app.get({ 'is-api-key': 'nobody' })],
    [
      '/year',
      'a year of this client, found 1999',
      () => app.request('/mediplan/instance/1999', { headers: json }),
    ],
    [
      '/content-type',
      'application/json, found text/plain',
      () => app.post(body, { 'Content-Type': 'text/plain' }),
    ],
    ['/content-type', 'application/json, found nothing', () => app.post(body, { 'Content-Type': '' })],
    ['/content-encoding', 'identity, found br', () => app.post(body, { 'Content-Encoding': 'br' })],
    ['', 'at most 262144 bytes, found more', () => app.post(' '.repeat(300_000))],
    ['', 'JSON, found other text', () => app.post('coverage=EE')],
  ])('at "%s": %s', async (pointer, expected, send) => {
    const { pointers, details } = await readProblem(await send())
    expect([pointers, details]).toEqual([[pointer], [`expected ${expected}`]])
  })
})

describe('A request that times out', () => {
  const forever = new Promise<never>(() => {})
  const incomplete = () =>
    new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) })

  it('while its client is read responds 503', async () => {
    const response = await checkedApp({ timeout: 20 }, { get: () => forever }).post(incomplete())
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(await readProblem(response)).toMatchObject({ status: 503, kind: 'out-of-time' })
  })

  it.each([
    ['in chunks', {}],
    ['with its length', { 'Content-Length': '500' }],
  ])('while its body arrives %s responds 408', async (_, headers) => {
    const response = await checkedApp({ timeout: 20 }).post(incomplete(), headers)
    expect(await readProblem(response)).toMatchObject({ status: 408, kind: 'too-slow' })
  })
})

describe('An unexpected error', () => {
  it('is reported and not exposed to the caller', async () => {
    const onError = vi.fn<(error: Error) => void>()
    const error = new Error('The namespace is at 10.0.0.7')
    const broken = checkedApp({ onError }, { get: () => Promise.reject(error) })
    const response = await broken.get()
    expect(await response.text()).toBe(
      '{"type":"urn:mediplan:problem:fault","title":"Something went wrong on our side","status":500}',
    )
    expect(onError.mock.calls.map(([reported]) => reported)).toEqual([error])
  })

  it('is not reported when the caller disconnects during the body', async () => {
    const onError = vi.fn<(error: Error) => void>()
    const disconnect = new AbortController()
    const response = checkedApp({ onError }).request('/mediplan/calculate', {
      method: 'POST',
      headers: json,
      body: new ReadableStream({
        pull(controller) {
          disconnect.abort()
          controller.error(new Error('aborted'))
        },
      }),
      duplex: 'half',
      signal: disconnect.signal,
    } as RequestInit)
    expect(await readProblem(await response)).toMatchObject({ status: 400, kind: 'broken-off' })
    expect(onError).not.toHaveBeenCalled()
  })
})
