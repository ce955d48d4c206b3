// @vitest-environment node
// Node's fetch takes and refuses what a browser's does; the simulated one is more lenient.
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/calculator/api/ApiError.ts'
import { request } from '../../../src/calculator/api/request.ts'
import type { Call } from '../../../src/calculator/api/send.ts'
import { ContractError } from '../../../src/contract/ContractError.ts'
import { requests, server, setResponse, setFault } from '../../server.ts'
import { received, settings, withPage } from './page.ts'

withPage()

const path = 'mediplan/instance'
const asItIs = (payload: unknown) => payload

function call({ parse = asItIs, ...how }: Partial<Call> & { parse?: (payload: unknown) => unknown } = {}) {
  return request(path, settings, { signal: new AbortController().signal, ...how }, parse)
}

function answer(response: () => Response | Promise<Response>) {
  server.use(http.get(`${settings.host}${path}`, response))
}

const neverAnswer = () => answer(() => new Promise(() => undefined))

describe('a call', () => {
  it('gives what the check makes of the answer', async () => {
    setResponse('instance', { planYear: 2027 })
    const parse = vi.fn<(payload: unknown) => unknown>(() => 'narrowed')
    expect(await call({ parse })).toBe('narrowed')
    expect(parse).toHaveBeenCalledExactlyOnceWith({ planYear: 2027 })
  })

  it('reads the path below the API unless told otherwise, with the headers of a call that reads', async () => {
    setResponse('instance', {})
    await call()
    expect(received()).toEqual(['GET /v1/mediplan/instance'])
    expect(requests[0]!.headers.get('is-api-key')).toBe(settings.key)
    expect(requests[0]!.headers.get('accept')).toBe('application/json')
    expect(requests[0]!.headers.get('x-xsrf-token')).toBeNull()
  })

  it.each<[what: string, call: Partial<Call>, body: unknown, type: string | null]>([
    ['no body', {}, undefined, null],
    ['a body', { method: 'POST', body: { coverage: 'EE' } }, { coverage: 'EE' }, 'application/json'],
    ['a body of null', { method: 'POST', body: null }, null, 'application/json'],
  ])('with %s says what it carries', async (_, how, body, type) => {
    setResponse('instance', {})
    await call(how)
    expect(requests[0]!.body).toEqual(body)
    expect(requests[0]!.headers.get('content-type')).toBe(type)
  })

  it.each([400, 404, 429, 500, 503])('that is refused with %i says so', async (status) => {
    setResponse('instance', {}, status)
    await expect(call()).rejects.toEqual(new ApiError('status', { status }))
  })

  it('that does not reach the API says so, and why', async () => {
    setFault('offline')
    await expect(call()).rejects.toMatchObject({
      failure: 'network',
      status: 0,
      cause: expect.any(TypeError) as unknown,
    })
  })

  it('follows no redirect, which would carry the key away', async () => {
    answer(() => HttpResponse.redirect('https://elsewhere.example/mediplan/instance'))
    await expect(call()).rejects.toMatchObject({ failure: 'network' })
    expect(requests).toEqual([])
  })

  it('answered with something else than JSON tells the console', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    answer(() => HttpResponse.html('<h1>Down for maintenance</h1>'))
    await expect(call()).rejects.toMatchObject({
      failure: 'shape',
      cause: expect.any(SyntaxError) as unknown,
    })
    expectComplaint(/^mediplan\/instance: .*JSON/)
  })

  it('answered with something that does not fit tells the console what', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const cause = new ContractError('instance', [{ pointer: '/client', expected: 'object', found: 'null' }])
    const parse = () => {
      throw cause
    }
    await expect(call({ parse })).rejects.toMatchObject({ failure: 'shape', cause })
    expectComplaint(/^mediplan\/instance: .*\n.*\/client: expected object, found null/)
  })
})

describe('a call without an answer', () => {
  it('is given up after 15 seconds', async () => {
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    neverAnswer()
    queueMicrotask(() => deadline.abort())
    await expect(call()).rejects.toMatchObject({ failure: 'timeout', status: 0 })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
  })

  it.each([
    ['before it is made', (caller: AbortController) => caller.abort('gone')],
    ['while it is under way', (caller: AbortController) => queueMicrotask(() => caller.abort('gone'))],
  ])('ends with the reason of the caller who gives up %s', async (_, giveUp) => {
    const caller = new AbortController()
    neverAnswer()
    giveUp(caller)
    await expect(call({ signal: caller.signal })).rejects.toBe('gone')
  })
})

describe('the error of a call', () => {
  it.each([
    [new ApiError('status', { status: 503 }), 'ApiError: The call to the API failed: 503'],
    [new ApiError('timeout'), 'ApiError: The call to the API failed: timeout'],
  ])('reads %s', (error, text) => {
    expect(String(error)).toBe(text)
  })
})

function expectComplaint(words: RegExp) {
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(words))
  vi.mocked(console.error).mockClear()
}
