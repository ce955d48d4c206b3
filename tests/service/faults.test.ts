import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { parseInstance } from '../../src/contract/instance.ts'
import { parseOutputs } from '../../src/contract/outputs.ts'
import { withFaults, type Fault } from '../../src/service/faults.ts'
import { DocumentError } from '../../src/clients/DocumentError.ts'
import { ContractError } from '../../src/contract/ContractError.ts'
import { reportError, serializeError } from '../../src/service/serializeError.ts'

const instance = new Request('http://localhost/base/mediplan/instance/2028')
const calculate = new Request('http://localhost/base/mediplan/calculate')
const inject = (fault: Fault) =>
  withFaults(
    () => new Response('ok'),
    () => fault,
  )

afterEach(() => vi.useRealTimers())

test.each<[Fault['kind'], Partial<Response>]>([
  ['none', { status: 200 }],
  ['offline', { type: 'error' }],
  ['http404', { status: 404 }],
  ['http500', { status: 500 }],
])('%s responds with %o', async (kind, expected) => {
  expect(await inject({ kind })(instance)).toMatchObject(expected)
})

test('html is a page instead of JSON', async () => {
  const response = await inject({ kind: 'html' })(instance)
  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow(SyntaxError)
})

test('loading never responds', async () => {
  vi.useFakeTimers()
  const onResponse = vi.fn<(response: Response) => void>()
  void Promise.resolve(inject({ kind: 'loading' })(instance)).then(onResponse)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(onResponse).not.toHaveBeenCalled()
})

test('malformed is JSON that fits no schema', async () => {
  const response = await inject({ kind: 'malformed' })(calculate)
  const payload = (await response.json()) as unknown
  expect(() => parseInstance(payload)).toThrow('does not fit')
  expect(() => parseOutputs(payload)).toThrow('does not fit')
})

test('slow responds after its delay', async () => {
  vi.useFakeTimers()
  const onResponse = vi.fn<(response: Response) => void>()
  void Promise.resolve(inject({ kind: 'slow', delay: 3000 })(instance)).then(onResponse)
  await vi.advanceTimersByTimeAsync(2999)
  expect(onResponse).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onResponse).toHaveBeenCalledOnce()
})

describe('A fault of one route affects only that route', () => {
  it.each([
    ['instance', instance, 500],
    ['instance', calculate, 200],
    ['calculate', instance, 200],
    ['calculate', calculate, 500],
  ] as const)('%s (%#)', async (route, request, expected) => {
    const { status } = await inject({ kind: 'http500', route })(request)
    expect(status).toBe(expected)
  })
})

const secret = 'zq-answer'

it.each([
  ['a message', () => new TypeError(secret)],
  ['a message that looks like a stack frame', () => new Error(`x\n    at ${secret} (/a.ts:1:1)`)],
  ['a message with several lines', () => new RangeError(`${secret}\n${secret}`)],
  ['a cause', () => new Error('x', { cause: new Error(secret) })],
  ['a code', () => Object.assign(new Error('x'), { code: secret })],
  ['a name', () => Object.assign(new Error('x'), { name: secret })],
  ['a property', () => Object.assign(new Error('x'), { body: secret })],
  ['a message that was changed', () => Object.assign(new Error(secret), { message: 'other' })],
  ['a value that is not an error', () => secret],
])('Omits %s', (_, create) => {
  expect(JSON.stringify(serializeError(create()))).not.toContain(secret)
})

it('Keeps the type, code, cause, and stack frames', () => {
  const serialized = serializeError(Object.assign(new TypeError('x', { cause: 'y' }), { code: 'EACCES' }))
  expect(serialized).toMatchObject({ type: 'TypeError', code: 'EACCES', cause: { type: 'string' } })
  expect(serialized.frames[0]).toContain('faults.test.ts')
})

it('Reports the problems of a document, and any other error without its message', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const issue = { pointer: '/plans', expected: 'a value', found: 'nothing' }
  reportError(new DocumentError('marlow/plans.json', new ContractError('plans document', [issue])))
  reportError(new TypeError(secret))
  const [first, second] = log.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)
  log.mockRestore()
  expect(first).toEqual({
    level: 'error',
    message: 'a document cannot be served',
    path: 'marlow/plans.json',
    errors: [issue],
  })
  expect(second).toMatchObject({ level: 'error', message: 'unexpected error', type: 'TypeError' })
  expect(JSON.stringify(second)).not.toContain(secret)
})
