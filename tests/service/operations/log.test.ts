import { expect, it, test } from 'vitest'
import { errorFacts } from '../../../src/service/errorFacts.ts'
import { createLog } from '../../../src/service/operations/log.ts'

const secret = 'zq-answer'

it.each([
  ['a message', () => new TypeError(secret)],
  ['a message that looks like a frame', () => new Error(`x\n    at ${secret} (/a.ts:1:1)`)],
  ['a message in several lines', () => new RangeError(`${secret}\n${secret}`)],
  ['a cause', () => new Error('x', { cause: new Error(secret) })],
  ['a code', () => Object.assign(new Error('x'), { code: secret })],
  ['a name', () => Object.assign(new Error('x'), { name: secret })],
  ['a property', () => Object.assign(new Error('x'), { body: secret })],
  ['a message that was changed', () => Object.assign(new Error(secret), { message: 'other' })],
  ['what is no error', () => secret],
])('Nothing is told of %s', (_, make) => {
  expect(JSON.stringify(errorFacts(make()))).not.toContain(secret)
})

test('Of an error its type, its code and its frames are told', () => {
  const facts = errorFacts(Object.assign(new TypeError('x', { cause: 'y' }), { code: 'EACCES' }))
  expect(facts).toMatchObject({ type: 'TypeError', code: 'EACCES', cause: { type: 'string' } })
  expect(facts.frames[0]).toContain('log.test.ts')
})

test('A line is JSON with a time and a level in words', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).info({ client: 'a"\n{"b' }, 'hello')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    client: 'a"\n{"b',
    msg: 'hello',
  })
})
