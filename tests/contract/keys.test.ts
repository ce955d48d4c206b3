import { describe, expect, it, test } from 'vitest'
import { parseKeys } from '../../src/contract/keys.ts'
import { rejectionIssues } from './rejection.ts'

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
