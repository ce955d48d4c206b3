import { setImmediate } from 'node:timers/promises'
import { HTTPException } from 'hono/http-exception'
import { describe, expect, it } from 'vitest'
import { generateClient } from '../../../fixtures/generate.ts'
import { createYear } from '../../../src/clients/clients.ts'
import { FairQueue } from '../../../src/service/operations/FairQueue.ts'
import { checkedApp, readProblem } from '../http/checkedApp.ts'

/** A queue that runs one piece of work per batch. */
const oneByOne = (limit?: number) => new FairQueue(0, limit)

describe('Work', () => {
  it('alternates between callers', async () => {
    const queue = oneByOne()
    const done: string[] = []
    const run = (caller: string, name: string) => queue.run(caller, () => done.push(name))
    await Promise.all([
      run('a', 'a1'),
      run('a', 'a2'),
      run('a', 'a3'),
      run('b', 'b1'),
      run('c', 'c1'),
      run('b', 'b2'),
    ])
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('is followed by many turns of the event loop, which accept connections', async () => {
    const queue = oneByOne()
    let done = 0
    const all = [1, 2, 3].map(() => queue.run('a', () => done++))
    for (let turn = 0; turn < 20; turn++) await setImmediate()
    expect(done).toBe(1)
    await all.at(-1)
    expect(done).toBe(3)
  })

  it('that is short shares a batch', async () => {
    const queue = new FairQueue(60_000)
    let done = 0
    for (let index = 0; index < 10; index++) void queue.run('a', () => done++)
    await setImmediate()
    expect(done).toBe(10)
  })

  it('that takes several turns of the event loop is completed before the next', async () => {
    const queue = oneByOne()
    const events: string[] = []
    const run = (name: string) =>
      queue.run(name, async () => {
        events.push(`${name} starts`)
        for (let turn = 0; turn < 200; turn++) await setImmediate()
        events.push(`${name} ends`)
      })
    await Promise.all([run('a'), run('b')])
    expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
  })

  it('that throws does not affect other work', async () => {
    const queue = oneByOne()
    const failed = queue.run('a', () => {
      throw new Error('no')
    })
    const next = queue.run('a', () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })

  it('is rejected for a caller with too much waiting, not for others', async () => {
    const queue = oneByOne(2)
    const work = () => 'done'
    const results = ['a', 'a', 'a', 'b'].map((caller) => queue.run(caller, work))
    expect(results.map(Boolean)).toEqual([true, true, false, true])
    await results.at(-1)
    expect(await queue.run('a', work)).toBe('done')
  })
})

describe('A calculation', () => {
  const { instance, plans } = generateClient({ locations: 1, services: 20 })
  const year = createYear(instance, plans)
  const client = { current: year, years: new Map([[year.instance.client.planYear, year]]) }
  const body = JSON.stringify({
    coverage: 'EF',
    scenario: 'much',
    customScenario: null,
    surcharges: {},
    location: 'location-0',
    salaryBand: 'band-0',
    savingsStyle: 'saver',
  })
  const app = (queue: FairQueue) =>
    checkedApp({ queue, callerAddress: ({ req }) => req.header('Address') ?? '' }, { get: () => client })

  it('waits for a single one of another caller, whose network counts as one caller', async () => {
    const { post } = app(oneByOne())
    const completed: string[] = []
    const send = async (Address: string) => {
      expect((await post(body, { Address })).status).toBe(200)
      completed.push(Address)
    }
    const busy = Array.from({ length: 20 }, (_, index) => send(`2001:db8::${index}`))
    await Promise.all([...busy, send('192.0.2.1')])
    expect(completed.indexOf('192.0.2.1')).toBeLessThan(5)
  })

  /** An app whose queue runs work on demand. */
  function manualApp(timeout?: number) {
    const waiting: (() => Promise<unknown>)[] = []
    const run = <T>(_: string, work: () => T | Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push(async () => {
          const done = Promise.resolve().then(work)
          done.then(resolve, reject)
          return done
        })
      })
    return { ...checkedApp({ queue: { run }, timeout }, { get: () => client }), waiting }
  }

  it('does not run for a caller who has disconnected', async () => {
    const { request, waiting } = manualApp()
    const caller = new AbortController()
    const headers = { 'is-api-key': 'vastley', 'Content-Type': 'application/json' }
    const { signal } = caller
    const response = request('/mediplan/calculate', { method: 'POST', headers, body, signal })
    await expect.poll(() => waiting.length).toBe(1)
    caller.abort()
    void waiting[0]!().catch(() => undefined)
    expect(await readProblem(await response)).toMatchObject({ kind: 'broken-off' })
  })

  it('does not run after its request has timed out', async () => {
    const { post, waiting } = manualApp(50)
    expect((await post(body)).status).toBe(503)
    const late = await waiting[0]!().catch((error: unknown) => error)
    expect(late).toBeInstanceOf(HTTPException)
    expect(await readProblem((late as HTTPException).res!.clone())).toMatchObject({ kind: 'out-of-time' })
  })

  it('responds 503 with Retry-After when too many are waiting', async () => {
    const { post } = app(oneByOne(1))
    const responses = await Promise.all([post(body), post(body), post(body)])
    expect(responses.filter(({ status }) => status === 503)).toHaveLength(2)
    const rejected = responses.find(({ status }) => status === 503)!
    expect(rejected.headers.get('Retry-After')).toBe('5')
    expect(await readProblem(rejected)).toMatchObject({ kind: 'busy' })
  })
})
