// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadInstance } from '../../../src/calculator/api/preloadInstance.ts'
import { loadInstance } from '../../../src/calculator/api/loadInstance.ts'
import { requests, setResponse, setFault } from '../../server.ts'
import { instance, received, settings, withPage } from './page.ts'

withPage()

let caller: AbortController

beforeEach(() => {
  caller = new AbortController()
  setResponse('instance', instance)
})

const load = (year: string | null = null) => loadInstance(year, settings, caller.signal)

describe('The preloaded request', () => {
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
