import { describe, expect, it, vi } from 'vitest'
import { largestBody } from '../../../src/service/http/jsonBody.ts'
import { answers, checkedApp, json, key, problemOf } from './checkedApp.ts'

const app = checkedApp()
const body = JSON.stringify(answers)

describe('A body', () => {
  it.each([
    ['as large as it may be', largestBody, 200],
    ['one byte larger', largestBody + 1, 413],
  ])('%s is answered, with its length said or not', async (_, size, status) => {
    const padded = body.padEnd(size)
    const answersTo = [
      await app.post(padded),
      await app.post(padded, { 'Content-Length': String(size) }),
      await app.post(inPieces(padded).stream),
    ]
    expect(answersTo.map((each) => each.status)).toEqual([status, status, status])
  })

  it('is measured in bytes, not in letters', async () => {
    const wide = JSON.stringify({ ...answers, note: 'é'.repeat(largestBody / 2) })
    expect(wide.length).toBeLessThan(largestBody)
    expect(await problemOf(await app.post(wide))).toMatchObject({ status: 413, kind: 'too-large' })
  })

  it('that never ends is not read to its end', async () => {
    const { stream, read } = inPieces(' '.repeat(largestBody * 10))
    expect((await app.post(stream)).status).toBe(413)
    expect(read()).toBeLessThan(largestBody * 2)
  })

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
    'application/vnd.api+json; version=1',
  ])('of the type %s is read', async (type) => {
    expect((await app.post(body, { 'Content-Type': type })).status).toBe(200)
  })

  it.each([
    'text/plain',
    'text/plain;application/json',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    'application/jsonp',
    'application/json, text/plain',
    'text/plain, application/json',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; charset=latin1',
    '+json',
    'application/+json',
    '',
  ])('of the type "%s" is not read', async (type) => {
    const response = await app.post(body, { 'Content-Type': type })
    expect(await problemOf(response)).toMatchObject({ status: 415, pointers: ['/content-type'] })
  })

  it('without a type is not read', async () => {
    const init = { method: 'POST', headers: key, body: new TextEncoder().encode(body) }
    expect((await app.request('/mediplan/calculate', init)).status).toBe(415)
  })

  it('that is compressed is not read', async () => {
    const response = await app.post(body, { 'Content-Encoding': 'gzip' })
    expect(await problemOf(response)).toMatchObject({ status: 415, pointers: ['/content-encoding'] })
  })
})

describe('A method that a path does not have', () => {
  it.each([
    ['POST', '/mediplan/instance', 'GET, HEAD'],
    ['DELETE', '/mediplan/instance/2027', 'GET, HEAD'],
    ['OPTIONS', '/mediplan/instance', 'GET, HEAD'],
    ['BREW', '/mediplan/instance', 'GET, HEAD'],
    ['GET', '/mediplan/calculate', 'POST'],
    ['HEAD', '/mediplan/calculate', 'POST'],
    ['PUT', '/mediplan/calculate/2027', 'POST'],
    ['POST', '/openapi.json', 'GET, HEAD'],
  ])('%s %s is refused, and told which there are', async (method, path, allowed) => {
    // Not even a key is needed to hear that.
    const response = await app.request(path, { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed])
    if (method !== 'HEAD') expect(await problemOf(response)).toMatchObject({ kind: 'wrong-method' })
  })
})

describe('A request that takes too long', () => {
  it.each([
    [
      'its client does not come',
      checkedApp({ timeout: 20 }, { get: () => new Promise(() => {}) }),
      () => body,
    ],
    ['its body does not come', checkedApp({ timeout: 20 }), () => new ReadableStream()],
  ])('because %s is given up', async (_, slow, content) => {
    const response = await slow.post(content())
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(await problemOf(response)).toMatchObject({ status: 503, kind: 'out-of-time' })
  })
})

describe('A fault of our own', () => {
  it('is told to the log and not to the caller', async () => {
    const onError = vi.fn<(error: Error) => void>()
    const error = new Error('The namespace is at 10.0.0.7')
    const broken = checkedApp({ onError }, { get: () => Promise.reject(error) })
    const response = await broken.get()
    expect(await response.text()).toBe(
      '{"type":"urn:mediplan:problem:fault","title":"Something went wrong here","status":500}',
    )
    expect(onError.mock.calls.map(([told]) => told)).toEqual([error])
  })

  it('is none when the caller leaves in the middle of the body', async () => {
    const onError = vi.fn<(error: Error) => void>()
    const leaving = new AbortController()
    const response = checkedApp({ onError }).request('/mediplan/calculate', {
      method: 'POST',
      headers: json,
      body: new ReadableStream({
        pull(controller) {
          leaving.abort()
          controller.error(new Error('aborted'))
        },
      }),
      duplex: 'half',
      signal: leaving.signal,
    } as RequestInit)
    expect(await problemOf(await response)).toMatchObject({ status: 400, kind: 'broken-off' })
    expect(onError).not.toHaveBeenCalled()
  })
})

/** A text as a stream, and how much of it has been asked for. */
function inPieces(text: string) {
  const piece = 16 * 1024
  let position = 0
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(position, (position += piece))))
      if (position >= text.length) controller.close()
    },
  })
  return { stream, read: () => position }
}
