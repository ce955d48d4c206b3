// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadInstance } from '../../../src/calculator/api/loadInstance.ts'
import { requests, setResponse, setFault } from '../../server.ts'
import { instance, received, settings, withPage } from './page.ts'

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
