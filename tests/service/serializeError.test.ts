import { expect, it } from 'vitest'
import { serializeError } from '../../src/service/serializeError.ts'

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
