import { expect, it, vi } from 'vitest'
import { DocumentError } from '../../src/clients/DocumentError.ts'
import { ContractError } from '../../src/contract/ContractError.ts'
import { reportError, serializeError } from '../../src/service/serializeError.ts'

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
  expect(serialized.frames[0]).toContain('serializeError.test.ts')
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
