// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendEarly } from '../../../src/calculator/api/earlyInstance.ts'
import { loadInstance } from '../../../src/calculator/api/loadInstance.ts'
import { requests, setResponse, setFault } from '../../server.ts'
import { received, settings, withPage } from './page.ts'

withPage()

const instance = {
  client: { planYear: 2027, displayName: 'Zephyr & Sons' },
  features: {},
  scenarios: [{ id: 'usual', display: 'A usual year' }],
}

let caller: AbortController

beforeEach(() => {
  caller = new AbortController()
  setResponse('instance', instance)
})

const load = (year: string | null = null) => loadInstance(year, settings, caller.signal)

describe('the early call', () => {
  it.each([
    [null, 'GET /v1/mediplan/instance'],
    ['2028', 'GET /v1/mediplan/instance/2028'],
  ])('for the year %s is the only one, with the headers of any other', async (year, call) => {
    sendEarly(year, settings)
    await vi.waitFor(() => expect(received()).toEqual([call]))
    expect(await load(year)).toMatchObject(instance)
    expect(received()).toEqual([call])
    const early = requests[0]!.headers
    await load(year)
    expect([...early]).toEqual([...requests[1]!.headers])
    expect(early.get('is-api-key')).toBe(settings.key)
    expect(early.get('x-xsrf-token')).toBeNull()
  })

  it.each(['http500', 'offline'] as const)(
    'that fails (%s) before anyone takes it is the first of three attempts',
    async (fault) => {
      const fetched = vi.spyOn(globalThis, 'fetch')
      setFault(fault)
      sendEarly(null, settings)
      await Promise.allSettled([fetched.mock.results[0]!.value])
      await expect(load()).rejects.toMatchObject({ name: 'ApiError' })
      expect(fetched).toHaveBeenCalledTimes(3)
    },
  )

  it('counts its 15 seconds from when it was sent', async () => {
    setFault('loading')
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    sendEarly(null, settings)
    const loading = load()
    expect(timeout.mock.calls).toEqual([[15_000]])
    deadline.abort()
    await expect(loading).rejects.toMatchObject({ failure: 'timeout' })
  })

  it('is sent again when its time was up before anyone took it', async () => {
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
    sendEarly(null, settings)
    await vi.waitFor(() => expect(received()).toHaveLength(1))
    deadline.abort()
    expect(await load()).toMatchObject(instance)
    expect(received()).toHaveLength(2)
    expect(timeout.mock.calls).toEqual([[15_000], [15_000]])
  })

  it('goes on when its caller takes it before it is answered', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    sendEarly('2028', settings)
    expect(await load('2028')).toMatchObject(instance)
    expect(fetched.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false])
  })

  it('is aborted with its caller', async () => {
    setFault('loading')
    sendEarly(null, settings)
    const loading = load()
    caller.abort('gone')
    await expect(loading).rejects.toBe('gone')
  })

  it('is aborted if the first caller asks for another year', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    sendEarly('2028', settings)
    const loading = load()
    // The call for this year is sent at once.
    expect(fetched.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, false])
    expect(await loading).toMatchObject(instance)
  })
})
