import { describe, expect, it } from 'vitest'
import { parseFlags, recoverFlags, withFlag } from '../../../../src/workbench/frame/preview/flags.ts'

const text = `{
  "features": {
    "savings": true,
    "locations": false
  },
  "scenarios": []
}
`

describe('A flag', () => {
  it.each([
    ['is turned off', 'savings', false, '"savings": false'],
    ['is turned on', 'locations', true, '"locations": true'],
    ['is added', 'singleChild', true, '"singleChild": true'],
  ] as const)('%s', (_, flag, isOn, line) => {
    const changed = withFlag(text, flag, isOn)
    expect(changed).toContain(line)
    expect(parseFlags(changed)?.has(flag)).toBe(isOn)
    expect(changed.replace(/"features": \{[^}]*\}/, '')).toBe(text.replace(/"features": \{[^}]*\}/, ''))
  })

  it.each([
    ['is incomplete', '{ "features": { "savings": true ', false],
    ['has no features', '{}', false],
    ['has null as its features', '{ "features": null }', false],
    ['is complete', text, true],
  ])('can be read from a text that %s: %s', (_, document, isReadable) => {
    expect(parseFlags(document) !== null).toBe(isReadable)
  })

  it('cannot be recovered from a text that is nested too deeply', () => {
    expect(recoverFlags('['.repeat(20_000))).toEqual(new Set())
  })

  it('is recovered from an incomplete text', () => {
    expect(recoverFlags('{ "features": { "savings": true, "locations"')).toEqual(
      new Set(['savings', 'accountExplorer']),
    )
  })

  it.each([
    ['left out', '{}', true],
    ['null', '{ "accountExplorer": null }', true],
    ['true', '{ "accountExplorer": true }', true],
    ['false', '{ "accountExplorer": false }', false],
  ])('of the account explorer that is %s: %s', (_, features, isOn) => {
    expect(parseFlags(`{ "features": ${features} }`)?.has('accountExplorer')).toBe(isOn)
  })
})
