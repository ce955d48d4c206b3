import { describe, expect, it } from 'vitest'
import { parseFlags, recoverFlags, withFlag } from '../../../src/workbench/files/flags.ts'

const text = `{
  "features": {
    "savings": true,
    "locations": false
  },
  "scenarios": []
}
`

describe('a switch', () => {
  it.each([
    ['turns a flag off', 'savings', false, '"savings": false'],
    ['turns a flag on', 'locations', true, '"locations": true'],
    ['adds a flag that was not there', 'singleChild', true, '"singleChild": true'],
  ] as const)('%s', (_, flag, isOn, line) => {
    const changed = withFlag(text, flag, isOn)
    expect(changed).toContain(line)
    expect(parseFlags(changed)?.has(flag)).toBe(isOn)
    expect(changed.replace(/"features": \{[^}]*\}/, '')).toBe(text.replace(/"features": \{[^}]*\}/, ''))
  })

  it.each([
    ['is broken', '{ "features": { "savings": true ', false],
    ['has no features', '{}', false],
    ['has features that are none', '{ "features": null }', false],
    ['is whole', text, true],
  ])('works on a text that %s: %s', (_, document, isTaken) => {
    expect(parseFlags(document) !== null).toBe(isTaken)
  })

  it('shows none of a text that is nested too deeply to be read', () => {
    expect(recoverFlags('['.repeat(20_000))).toEqual(new Set())
  })

  it('shows what can still be read of a broken text', () => {
    expect(recoverFlags('{ "features": { "savings": true, "locations"')).toEqual(new Set(['savings']))
  })
})
