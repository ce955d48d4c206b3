import { describe, expect, it, test } from 'vitest'
import { parseKeys } from '../../src/contract/keys.ts'
import { refusal } from './refusal.ts'

const secret = 'k3y'

test('Several keys may lead to one folder', () => {
  const keys = parseKeys({ $schema: 'keys.schema.json', keys: { one: 'marlow', other: 'marlow' } })
  expect([...keys]).toEqual([
    ['one', 'marlow'],
    ['other', 'marlow'],
  ])
})

test('A key may have the name of what every object has', () => {
  const payload: unknown = JSON.parse('{"keys":{"__proto__":"marlow","toString":"prairie"}}')
  expect(parseKeys(payload).get('__proto__')).toBe('marlow')
})

describe('A document of keys is refused', () => {
  it.each([
    ['that is not there', undefined, ['']],
    ['that is a list', [secret], ['']],
    ['whose keys stand at its top', { [secret]: 'marlow' }, ['/keys', '']],
    ['with a slip of the pen', { keys: { [secret]: 'marlow' }, kyes: { [secret]: 'marlow' } }, ['']],
    ['without a key', { keys: {} }, ['/keys']],
    ['with an empty key, which every call without one would have', { keys: { '': 'marlow' } }, ['/keys']],
    ['with a key that no header can carry', { keys: { [`${secret} ü`]: 'marlow' } }, ['/keys']],
    ['with a key that leads to no name', { keys: { [secret]: 5 } }, ['/keys']],
    ['that lists its keys', { keys: [secret] }, ['/keys']],
  ])('%s, and no key is told', (_, payload, paths) => {
    const issues = refusal(parseKeys, payload)
    expect(issues.map(({ pointer }) => pointer)).toEqual(paths)
    expect(JSON.stringify(issues)).not.toContain(secret)
  })
})
