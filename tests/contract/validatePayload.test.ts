import { expect, test } from 'vitest'
import { parseInstance } from '../../src/contract/instance.ts'
import { rejectionIssues } from './rejection.ts'

const broken = {
  client: { planYear: 'soon', displayName: 'x'.repeat(200) },
  features: { locations: true },
  locations: [],
  scenarios: [{ id: '__proto__' }],
}

test('lists every issue with its pointer, what was expected, and what was found', () => {
  expect(() => parseInstance(broken)).toThrow(
    expect.objectContaining({
      name: 'ContractError',
      message: [
        'The instance does not fit its schema (4):',
        '  /locations: expected at least 1 in the list, found a list of 0',
        '  /client/planYear: expected integer, found "soon"',
        '  /scenarios/0/display: expected a value, found nothing',
        '  /scenarios/0/id: expected another value (this word is reserved), found "__proto__"',
      ].join('\n'),
    }),
  )
})

test('names the whole payload', () => {
  expect(() => parseInstance('<html>')).toThrow('  (root): expected object, found "<html>"')
})

test('describes briefly what was found', () => {
  const long = { ...broken, client: 'x'.repeat(500), features: Array(9).fill(0), scenarios: { a: 1, b: 2 } }
  expect(rejectionIssues(parseInstance, long)).toEqual([
    { pointer: '/client', expected: 'object', found: `"${'x'.repeat(79)}` },
    { pointer: '/features', expected: 'object', found: 'a list of 9' },
    { pointer: '/scenarios', expected: 'array', found: 'an object (a, b)' },
  ])
})

test('lists the first 20 issues', () => {
  const scenarios = Array.from({ length: 30 }, () => ({ id: 1 }))
  const lines = () => parseInstance({ client: { planYear: 2027, displayName: 'x' }, features: {}, scenarios })
  expect(lines).toThrow(/\(30\):(\n  \/scenarios\/1?\d\/display: expected a value, found nothing){20}$/)
})
