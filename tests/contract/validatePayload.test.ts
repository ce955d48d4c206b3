import { expect, test, describe, it } from 'vitest'
import { parseInstance } from '../../src/contract/instance.ts'
import { rejectionIssues } from './rejection.ts'
import { parseKeys } from '../../src/contract/keys.ts'

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

const secret = 'k3y'

test('accepts several keys for one folder', () => {
  const keys = parseKeys({ $schema: 'keys.schema.json', keys: { one: 'marlow', other: 'marlow' } })
  expect([...keys]).toEqual([
    ['one', 'marlow'],
    ['other', 'marlow'],
  ])
})

test('accepts a key with the name of an object’s property', () => {
  const payload: unknown = JSON.parse('{"keys":{"__proto__":"marlow","toString":"prairie"}}')
  expect(parseKeys(payload).get('__proto__')).toBe('marlow')
})

describe('rejects keys.json, without showing a key,', () => {
  it.each([
    ['that is missing', undefined, ['']],
    ['that is a list', [secret], ['']],
    ['with the keys at the top level', { [secret]: 'marlow' }, ['/keys', '']],
    ['with a misspelled property', { keys: { [secret]: 'marlow' }, kyes: { [secret]: 'marlow' } }, ['']],
    ['without a key', { keys: {} }, ['/keys']],
    ['with an empty key, which requests without a key have', { keys: { '': 'marlow' } }, ['/keys']],
    ['with a key that is not a valid header value', { keys: { [`${secret} ü`]: 'marlow' } }, ['/keys']],
    ['with a key without a folder name', { keys: { [secret]: 5 } }, ['/keys']],
    ['with a list of keys', { keys: [secret] }, ['/keys']],
  ])('%s', (_, payload, paths) => {
    const issues = rejectionIssues(parseKeys, payload)
    expect(issues.map(({ pointer }) => pointer)).toEqual(paths)
    expect(JSON.stringify(issues)).not.toContain(secret)
  })
})
