import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { parseInstance } from '../../src/contract/instance.ts'
import { parseOutputs } from '../../src/contract/outputs.ts'
import { withFaults, type Fault } from '../../src/service/faults.ts'

const instance = new Request('http://localhost/base/mediplan/instance/2028')
const calculate = new Request('http://localhost/base/mediplan/calculate')
const strike = (fault: Fault) =>
  withFaults(
    () => new Response('well'),
    () => fault,
  )

afterEach(() => vi.useRealTimers())

test('Without a fault the answer passes', async () => {
  const response = await strike({ kind: 'none' })(instance)
  expect(await response.text()).toBe('well')
})

test('Offline is an answer that never came', async () => {
  const { type } = await strike({ kind: 'offline' })(instance)
  expect(type).toBe('error')
})

test.each([
  ['http404', 404],
  ['http500', 500],
] as const)('The server can refuse: %s', async (kind, expected) => {
  const { status } = await strike({ kind })(instance)
  expect(status).toBe(expected)
})

test('A network can answer with a page of its own', async () => {
  const response = await strike({ kind: 'html' })(instance)
  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow(SyntaxError)
})

test('An answer can fail to come for good', async () => {
  vi.useFakeTimers()
  const arrived = vi.fn<(response: Response) => void>()
  void Promise.resolve(strike({ kind: 'loading' })(instance)).then(arrived)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(arrived).not.toHaveBeenCalled()
})

test('A malformed answer is JSON that no check takes', async () => {
  const response = await strike({ kind: 'malformed' })(calculate)
  const payload = (await response.json()) as unknown
  expect(() => parseInstance(payload)).toThrow('does not fit')
  expect(() => parseOutputs(payload)).toThrow('does not fit')
})

test('A slow answer comes when its time has passed', async () => {
  vi.useFakeTimers()
  const arrived = vi.fn<(response: Response) => void>()
  void Promise.resolve(strike({ kind: 'slow', delay: 3000 })(instance)).then(arrived)
  await vi.advanceTimersByTimeAsync(2999)
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(arrived).toHaveBeenCalledOnce()
})

describe('A fault of one route', () => {
  it.each([
    ['instance', instance, 500],
    ['instance', calculate, 200],
    ['calculate', instance, 200],
    ['calculate', calculate, 500],
  ] as const)('of %s strikes that alone (%#)', async (route, request, expected) => {
    const { status } = await strike({ kind: 'http500', route })(request)
    expect(status).toBe(expected)
  })
})

test('The fault is asked for at each request', async () => {
  let fault: Fault = { kind: 'none' }
  const handle = withFaults(
    () => new Response(),
    () => fault,
  )
  expect((await handle(instance)).status).toBe(200)
  fault = { kind: 'http500' }
  expect((await handle(instance)).status).toBe(500)
})
