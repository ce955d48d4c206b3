// @vitest-environment node
// Node's fetch behaves as a browser's does. The simulated one is more lenient.
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/calculator/api/ApiError.ts'
import { request } from '../../../src/calculator/api/request.ts'
import type { RequestOptions } from '../../../src/calculator/api/send.ts'
import { ContractError } from '../../../src/contract/ContractError.ts'
import { requests, server, setResponse, setFault } from '../../server.ts'
import { received, settings, withPage } from './page.ts'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { calculate } from '../../../src/calculator/api/calculate.ts'
import type { CalculationInputs } from '../../../src/contract/inputs.ts'

withPage()

const path = 'mediplan/instance'
const unchanged = (payload: unknown) => payload

function call({
  parse = unchanged,
  ...how
}: Partial<RequestOptions> & { parse?: (payload: unknown) => unknown } = {}) {
  return request(path, settings, { signal: new AbortController().signal, ...how }, parse)
}

function answer(response: () => Response | Promise<Response>) {
  server.use(http.get(`${settings.host}${path}`, response))
}

const neverRespond = () => answer(() => new Promise(() => undefined))

describe('A request', () => {
  it('returns the parsed payload', async () => {
    setResponse('instance', { planYear: 2027 })
    const parse = vi.fn<(payload: unknown) => unknown>(() => 'narrowed')
    expect(await call({ parse })).toBe('narrowed')
    expect(parse).toHaveBeenCalledExactlyOnceWith({ planYear: 2027 })
  })

  it('is a GET below the base address by default', async () => {
    setResponse('instance', {})
    await call()
    expect(received()).toEqual(['GET /v1/mediplan/instance'])
    expect(requests[0]!.headers.get('is-api-key')).toBe(settings.key)
    expect(requests[0]!.headers.get('accept')).toBe('application/json')
    expect(requests[0]!.headers.get('x-xsrf-token')).toBeNull()
  })

  it.each<[what: string, call: Partial<RequestOptions>, body: unknown, type: string | null]>([
    ['no body', {}, undefined, null],
    ['a body', { method: 'POST', body: { coverage: 'EE' } }, { coverage: 'EE' }, 'application/json'],
    ['a body of null', { method: 'POST', body: null }, null, 'application/json'],
  ])('with %s has the matching content type', async (_, how, body, type) => {
    setResponse('instance', {})
    await call(how)
    expect(requests[0]!.body).toEqual(body)
    expect(requests[0]!.headers.get('content-type')).toBe(type)
  })

  it.each([
    [400, true],
    [404, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('fails with status %i, which rejects the request: %s', async (status, isRejection) => {
    setResponse('instance', {}, status)
    const error = await call().catch((failure: unknown) => failure)
    expect(error).toEqual(new ApiError('status', { status }))
    expect(error).toMatchObject({ isRejection, message: `The call to the API failed: ${status}` })
  })

  it('fails with the cause if the API is unreachable', async () => {
    setFault('offline')
    await expect(call()).rejects.toMatchObject({
      failure: 'network',
      status: 0,
      isRejection: false,
      message: 'The call to the API failed: network',
      cause: expect.any(TypeError) as unknown,
    })
  })

  it('follows no redirect, which would send the key elsewhere', async () => {
    answer(() => HttpResponse.redirect('https://elsewhere.example/mediplan/instance'))
    await expect(call()).rejects.toMatchObject({ failure: 'network' })
    expect(requests).toEqual([])
  })

  it('logs a response that is not JSON', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    answer(() => HttpResponse.html('<h1>Down for maintenance</h1>'))
    await expect(call()).rejects.toMatchObject({
      failure: 'shape',
      cause: expect.any(SyntaxError) as unknown,
    })
    expectLogged(/^mediplan\/instance: .*JSON/)
  })

  it('logs how a payload differs from the contract', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const cause = new ContractError('instance', [{ pointer: '/client', expected: 'object', found: 'null' }])
    const parse = () => {
      throw cause
    }
    await expect(call({ parse })).rejects.toMatchObject({ failure: 'shape', cause })
    expectLogged(/^mediplan\/instance: .*\n.*\/client: expected object, found null/)
  })
})

describe('A request without a response', () => {
  it('times out after 15 seconds', async () => {
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    neverRespond()
    queueMicrotask(() => deadline.abort())
    await expect(call()).rejects.toMatchObject({ failure: 'timeout', status: 0 })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
  })

  it.each([
    ['before the request is sent', (caller: AbortController) => caller.abort('gone')],
    ['after the request is sent', (caller: AbortController) => queueMicrotask(() => caller.abort('gone'))],
  ])('rejects with the reason of a caller that aborts %s', async (_, abort) => {
    const caller = new AbortController()
    neverRespond()
    abort(caller)
    await expect(call({ signal: caller.signal })).rejects.toBe('gone')
  })
})

function expectLogged(words: RegExp) {
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(words))
  vi.mocked(console.error).mockClear()
}

const inputs: CalculationInputs = {
  coverage: 'EE',
  scenario: 'usual',
  customScenario: null,
  surcharges: { tobacco: true },
  ...noPersonalAnswers,
  location: 0,
  savingsStyle: '',
}
const { signal } = new AbortController()

describe('a calculation', () => {
  it.each([
    [null, 'POST /v1/mediplan/calculate'],
    ['2028', 'POST /v1/mediplan/calculate/2028'],
  ])('for the year %s posts the inputs unchanged to %s', async (year, address) => {
    setResponse('calculate', { plans: { basic: aPlan }, bestPlan: 'basic' })
    const { bestPlan, plans } = await calculate(inputs, year, settings, signal)
    expect([bestPlan, plans]).toEqual(['basic', { basic: { ...aPlan, explanation: [] } }])
    expect(received()).toEqual([address])
    expect(requests[0]!.body).toEqual(inputs)
  })

  it('is requested once, even if it fails', async () => {
    setResponse('calculate', {}, 500)
    await expect(calculate(inputs, null, settings, signal)).rejects.toMatchObject({ status: 500 })
    expect(requests).toHaveLength(1)
  })
})

const aPlan = {
  displayName: 'Basic',
  outOfPocketExpenses: 1200.5,
  hsaFunds: 500,
  payrollDeduction: 2400,
  surchargeTotal: 0,
  totalCost: 3100.5,
}
