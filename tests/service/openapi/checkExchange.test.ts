import { describe, expect, it } from 'vitest'
import { createApp } from '../../../src/service/app.ts'
import { samples } from '../../server.ts'
import { checkExchange } from './checkExchange.ts'

const app = createApp(samples)
const key = { 'is-api-key': 'fernhill' }

function asked(path = 'mediplan/instance', init: RequestInit = { headers: key }) {
  return new Request(`http://localhost/${path}`, init)
}

/** What the app answers, changed. */
async function answered(change: { status?: number; headers?: Record<string, string | null>; body?: string }) {
  const response = await app.fetch(asked())
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  return new Response(change.body ?? (await response.text()), { status: change.status ?? 200, headers })
}

describe('An exchange', () => {
  it('as described is fine', async () => {
    await expect(checkExchange(asked(), await answered({}))).resolves.toBeUndefined()
  })

  it.each([
    ['a status', { status: 418 }, /status is none of 200, 304,/],
    ['a body', { body: '{"client":{}}' }, /the body .*planYear/],
    ['a media type', { headers: { 'Content-Type': 'text/html' } }, /type text\/html is not described/],
    ['a header', { headers: { 'X-Powered-By': 'Magic' } }, /header x-powered-by is not described/],
    ['the value of a header', { headers: { ETag: 'W/"1"' } }, /header etag is W/],
    ['the lack of a header', { headers: { ETag: null } }, /header etag is missing/],
  ])('with %s that is not described is refused', async (_, change, message) => {
    await expect(checkExchange(asked(), await answered(change))).rejects.toThrow(message)
  })

  it.each([
    ['without a key', asked('mediplan/instance', {}), /it had no key/],
    ['of a year in words', asked('mediplan/instance/next'), /the path .*pattern/],
    ['of an unknown path', asked('mediplan/plans'), /status is none of 404/],
    ['of an unknown method', asked('mediplan/instance', { method: 'DELETE' }), /status is none of 405/],
    ['that is not JSON', post('coverage=EE', 'text/plain'), /request was of the type text\/plain/],
    ['that is not as the schema says', post('{}', 'application/json'), /the request .*coverage/],
  ])('in which a request %s is answered well is refused', async (_, request, message) => {
    await expect(checkExchange(request, await answered({}))).rejects.toThrow(message)
  })
})

function post(body: string, type: string) {
  return asked('mediplan/calculate', { method: 'POST', body, headers: { ...key, 'Content-Type': type } })
}
