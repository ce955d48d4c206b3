// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadInstance } from '../../../src/calculator/api/loadInstance.ts'
import { requests, setResponse, setFault } from '../../server.ts'
import { instance, received, settings, withPage } from './page.ts'
import { preloadInstance } from '../../../src/calculator/api/preloadInstance.ts'

withPage()

let caller: AbortController
/** The milliseconds of each wait. The tests skip the waits. */
let waits: unknown[]
let duringWait: () => void

beforeEach(() => {
  caller = new AbortController()
  waits = []
  duringWait = () => undefined
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((resume: () => void, wait?: number) => {
    waits.push(wait)
    duringWait()
    resume()
  }) as typeof setTimeout)
})

const load = (year: string | null = null) => loadInstance(year, settings, caller.signal)

describe('Loading the instance', () => {
  it.each([
    [null, 'GET /v1/mediplan/instance'],
    ['2028', 'GET /v1/mediplan/instance/2028'],
  ])('for the year %s sends one request: %s', async (year, call) => {
    setResponse('instance', instance)
    expect(await load(year)).toMatchObject(instance)
    expect(received()).toEqual([call])
    expect(waits).toEqual([])
  })

  it.each([
    [500, 3],
    [503, 3],
    [499, 1],
    [429, 1],
    [404, 1],
  ])('after status %i sends %i requests in all', async (status, times) => {
    setResponse('instance', {}, status)
    await expect(load()).rejects.toMatchObject({ failure: 'status', status })
    expect(requests).toHaveLength(times)
  })

  it('waits half a second and then one second if the API is unreachable', async () => {
    setFault('offline')
    await expect(load()).rejects.toMatchObject({ failure: 'network' })
    expect(waits).toEqual([500, 1000])
  })

  it('succeeds with the second request', async () => {
    setResponse('instance', {}, 500)
    duringWait = () => setResponse('instance', instance)
    expect(await load()).toMatchObject(instance)
    expect(waits).toEqual([500])
  })

  it('is not retried if the payload does not match the contract', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    setFault('malformed')
    await expect(load()).rejects.toMatchObject({ failure: 'shape' })
    expect(waits).toEqual([])
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })
})

describe('A caller that aborts', () => {
  it.each([[new Error('gone')], ['gone'], [{ failure: 'network', status: 503 }]])(
    'gets its reason %s at once',
    async (reason) => {
      caller.abort(reason)
      await expect(load()).rejects.toBe(reason)
      expect(waits).toEqual([])
    },
  )

  it('between two requests stops the next one', async () => {
    setFault('offline')
    duringWait = () => caller.abort('gone')
    await expect(load()).rejects.toBe('gone')
    expect(waits).toEqual([500])
  })
})

describe('The preloaded request', () => {
  beforeEach(() => setResponse('instance', instance))

  it.each([
    [null, 'GET /v1/mediplan/instance'],
    ['2028', 'GET /v1/mediplan/instance/2028'],
  ])('for the year %s is the only one, with the usual headers', async (year, call) => {
    preloadInstance(year, settings)
    await vi.waitFor(() => expect(received()).toEqual([call]))
    expect(await load(year)).toMatchObject(instance)
    expect(received()).toEqual([call])
    const preloaded = requests[0]!.headers
    await load(year)
    expect([...preloaded]).toEqual([...requests[1]!.headers])
    expect(preloaded.get('is-api-key')).toBe(settings.key)
    expect(preloaded.get('x-xsrf-token')).toBeNull()
  })

  it.each(['http500', 'offline'] as const)(
    'is the first of three if it fails (%s) before it is taken',
    async (fault) => {
      const fetched = vi.spyOn(globalThis, 'fetch')
      setFault(fault)
      preloadInstance(null, settings)
      await Promise.allSettled([fetched.mock.results[0]!.value])
      await expect(load()).rejects.toMatchObject({ name: 'ApiError' })
      expect(fetched).toHaveBeenCalledTimes(3)
    },
  )

  it('times out 15 seconds after it is sent', async () => {
    setFault('loading')
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    preloadInstance(null, settings)
    const loading = load()
    expect(timeout.mock.calls).toEqual([[15_000]])
    deadline.abort()
    await expect(loading).rejects.toMatchObject({ failure: 'timeout' })
  })

  it('is sent again if it times out before it is taken', async () => {
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
    preloadInstance(null, settings)
    await vi.waitFor(() => expect(received()).toHaveLength(1))
    deadline.abort()
    expect(await load()).toMatchObject(instance)
    expect(received()).toHaveLength(2)
    expect(timeout.mock.calls).toEqual([[15_000], [15_000]])
  })

  it('continues if it is taken before the response arrives', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    preloadInstance('2028', settings)
    expect(await load('2028')).toMatchObject(instance)
    expect(fetched.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false])
  })

  it('is aborted by its caller', async () => {
    setFault('loading')
    preloadInstance(null, settings)
    const loading = load()
    caller.abort('gone')
    await expect(loading).rejects.toBe('gone')
  })

  it('is aborted if the first caller needs another year', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    preloadInstance('2028', settings)
    const loading = load()
    // The request for this year is sent at once.
    expect(fetched.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, false])
    expect(await loading).toMatchObject(instance)
  })
})
