import { expect, test } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { applyFixes } from '../../../src/check/applyFixes.ts'
import { clientFiles } from '../sample.ts'

test.each([
  ['{\n  "client": 1\n}', '{\n  "$schema": "../../../schemas/instance.schema.json",\n  "client": 1\n}'],
  ['{ "client": 1 }', '{ "$schema": "../../../schemas/instance.schema.json", "client": 1 }'],
  ['{}', '{"$schema": "../../../schemas/instance.schema.json"}'],
  ['{ "$schema": "instance.schema.json" }', '{ "$schema": "../../../schemas/instance.schema.json" }'],
])('fixes $schema in %s', (text, expected) => {
  const files = clientFiles()
    .set('keys.json', '{ "$schema": "../../schemas/keys.schema.json", "keys": { "ours": "ours" } }')
    .set('ours/instance.json', text)
  const diagnostics = checkClients(files).filter(({ file }) => file === 'ours/instance.json')
  expect(applyFixes(text, diagnostics).text).toBe(expected)
})

test.each([
  ['a file that is not in UTF-8', '\uFFFD\uFFFD{\u0000}\u0000'],
  ['a file that is not JSON', '{ "client": }'],
])('does not check $schema in %s', (_, text) => {
  const files = clientFiles()
    .set('keys.json', '{ "$schema": "../../schemas/keys.schema.json", "keys": { "ours": "ours" } }')
    .set('ours/instance.json', text)
  const diagnostics = checkClients(files).filter(({ file }) => file === 'ours/instance.json')
  expect(diagnostics.map(({ rule, fix }) => [rule, fix])).toEqual([
    [expect.not.stringMatching('schema'), undefined],
  ])
})
