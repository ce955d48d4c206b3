// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
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
/** The milliseconds that were waited for; no test waits for them. */
let waits: unknown[]
let duringWait: () => void

beforeEach(() => {
  caller = new AbortController()
  waits = []
  duringWait = () => undefined
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((goOn: () => void, wait?: number) => {
    waits.push(wait)
    duringWait()
    goOn()
  }) as typeof setTimeout)
})

const load = (year: string | null = null) => loadInstance(year, settings, caller.signal)

describe('loading the instance', () => {
  it.each([
    [null, 'GET /v1/mediplan/instance'],
    ['2028', 'GET /v1/mediplan/instance/2028'],
  ])('for the year %s asks once, by %s', async (year, call) => {
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
  ])('that is refused with %i is tried %i times', async (status, times) => {
    setResponse('instance', {}, status)
    await expect(load()).rejects.toMatchObject({ failure: 'status', status })
    expect(requests).toHaveLength(times)
  })

  it('waits for half a second, then for a whole one, where the API cannot be reached', async () => {
    setFault('offline')
    await expect(load()).rejects.toMatchObject({ failure: 'network' })
    expect(waits).toEqual([500, 1000])
  })

  it('that succeeds at the second attempt has succeeded', async () => {
    setResponse('instance', {}, 500)
    duringWait = () => setResponse('instance', instance)
    expect(await load()).toMatchObject(instance)
    expect(waits).toEqual([500])
  })

  it('is not tried again when the answer does not fit', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    setFault('malformed')
    await expect(load()).rejects.toMatchObject({ failure: 'shape' })
    expect(waits).toEqual([])
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })
})

describe('a caller who gives up', () => {
  it.each([[new Error('gone')], ['gone'], [{ failure: 'network', status: 503 }]])(
    'gets the reason %s back at once, whatever it is',
    async (reason) => {
      caller.abort(reason)
      await expect(load()).rejects.toBe(reason)
      expect(waits).toEqual([])
    },
  )

  it('between two attempts sees no other', async () => {
    setFault('offline')
    duringWait = () => caller.abort('gone')
    await expect(load()).rejects.toBe('gone')
    expect(waits).toEqual([500])
  })
})
