import { describe, expect, it } from 'vitest'
import { createApp } from '../../../src/service/app.ts'
import { samples } from '../../kit/samples.ts'
import { checkExchange } from './checkExchange.ts'

const app = createApp(samples)
const key = { 'is-api-key': 'fernhill' }

function requestFor(path = 'mediplan/instance', init: RequestInit = { headers: key }) {
  return new Request(`http://localhost/${path}`, init)
}

/** The app's response, modified. */
async function responseWith(change: {
  status?: number
  headers?: Record<string, string | null>
  body?: string
}) {
  const response = await app.fetch(requestFor())
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  return new Response(change.body ?? (await response.text()), { status: change.status ?? 200, headers })
}

describe('checkExchange', () => {
  it('accepts an exchange as described', async () => {
    await expect(checkExchange(requestFor(), await responseWith({}))).resolves.toBeUndefined()
  })

  it.each([
    ['a status', { status: 418 }, /status is not one of 200, 304,/],
    ['a body', { body: '{"client":{}}' }, /the body .*planYear/],
    ['a media type', { headers: { 'Content-Type': 'text/html' } }, /type text\/html is not described/],
    ['a header', { headers: { 'X-Powered-By': 'Magic' } }, /header x-powered-by is not described/],
    ['a header value', { headers: { ETag: 'W/"1"' } }, /header etag is W/],
    ['a missing header', { headers: { ETag: null } }, /header etag is missing/],
  ])('rejects %s that is not described', async (_, change, message) => {
    await expect(checkExchange(requestFor(), await responseWith(change))).rejects.toThrow(message)
  })

  it.each([
    ['without a key', requestFor('mediplan/instance', {}), /the request has no key/],
    ['with a year in words', requestFor('mediplan/instance/next'), /the path .*pattern/],
    ['with an unknown path', requestFor('mediplan/plans'), /status is not one of 404/],
    [
      'with an unknown method',
      requestFor('mediplan/instance', { method: 'DELETE' }),
      /status is not one of 405/,
    ],
    ['that is not JSON', post('coverage=EE', 'text/plain'), /request has type text\/plain/],
    ['that does not fit its schema', post('{}', 'application/json'), /the request .*coverage/],
  ])('rejects a success for a request %s', async (_, request, message) => {
    await expect(checkExchange(request, await responseWith({}))).rejects.toThrow(message)
  })
})

function post(body: string, type: string) {
  return requestFor('mediplan/calculate', { method: 'POST', body, headers: { ...key, 'Content-Type': type } })
}
