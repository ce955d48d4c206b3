import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { findCompletions, findMarkers } from './jsonService.ts'
import { root } from './schemaFiles.ts'
import { acceptPlaceholders } from './snippets.ts'

const clients = 'fixtures/clients'
const instance = await readFile(join(root, clients, 'lakeshore/instance.json'), 'utf8')
const plans = await readFile(join(root, clients, 'lakeshore/plans.json'), 'utf8')

describe('An editor offers', () => {
  it.each([
    ['features', '"features": {', instance, ['salaryBands', 'customScenario'], 'locations', 'Asks employees'],
    ['icons', '"icon": ', instance, ['"sun"', '"storm"'], '"baby"', 'a year with a birth'],
  ] as const)('%s with their descriptions', async (_, before, text, labels, label, words) => {
    const found = await findCompletions(`${clients}/lakeshore/instance.json`, cutAfter(text, before))
    expect([...found.keys()]).toEqual(expect.arrayContaining([...labels]))
    expect(found.get(label)?.documentation).toContain(words)
  })

  it.each([
    ['instance.json', '"scenarios": [', ['Scenario']],
    ['plans.json', '"contributionLimits": [', ['HSA, 2027', 'FSA, 2026', 'FSA, 2025']],
    ['plans.json', '"payment": ', ['No charge', 'Copay', 'Deductible, then percentage']],
  ])('in %s after %s the usual values', async (file, before, labels) => {
    const text = file === 'plans.json' ? plans : instance
    const found = await findCompletions(`${clients}/lakeshore/${file}`, cutAfter(text, before))
    expect([...found.keys()]).toEqual(expect.arrayContaining(labels))
  })

  it('the codes of warnings in accepted.json with their rules', async () => {
    const found = await findCompletions(`${clients}/accepted.json`, '{ "zephyr/plans.json": {‸} }')
    expect(found.get('never-best-plan')?.documentation).toContain(
      'Every plan is the best choice for someone.',
    )
    expect(found.has('wrong-type')).toBe(false)
  })
})

test.each([
  ['instance.json', 'A client without questions'],
  ['instance.json', 'A client with every feature'],
  ['plans.json', 'A client without questions'],
  ['plans.json', 'A client with every feature'],
])('In an empty %s of a new client, "%s" inserts a complete document', async (file, label) => {
  const path = `${clients}/zephyr/${file}`
  const text = acceptPlaceholders((await findCompletions(path, '‸')).get(label)?.insertText ?? '')
  expect((JSON.parse(text) as { $schema: string }).$schema).toBe(
    `../../../schemas/${file.replace('.json', '.schema.json')}`,
  )
  expect(await findMarkers(path, text)).toEqual([])
})

describe('With a property, an editor inserts its required value', () => {
  it.each([
    ['instance.json', '{‸}', 'client', { planYear: 2027, displayName: 'Zephyr & Sons' }],
    ['instance.json', '{ "client": {‸} }', 'planYear', 2027],
    ['instance.json', '{ "client": {‸} }', 'url', 'https://example.com/benefits'],
    ['plans.json', '{‸}', 'persons', { EE: { adults: 1, children: 0 }, EF: { adults: 2, children: 2 } }],
    ['plans.json', '{ "contributionLimits": [{‸}] }', 'catchUp', { age: 55, amount: 1000 }],
    ['keys.json', '{‸}', 'keys', { zephyr: 'zephyr' }],
  ])('in %s at %s for %s', async (file, text, property, value) => {
    const path = file === 'keys.json' ? `${clients}/${file}` : `${clients}/zephyr/${file}`
    const { insertText = '' } = (await findCompletions(path, text)).get(property) ?? {}
    const written = JSON.parse(`{${acceptPlaceholders(insertText)}}`) as unknown
    expect(written).toMatchObject({ [property]: value })
  })
})

/** A document that is written up to the end of `before`. */
function cutAfter(text: string, before: string) {
  return `${text.slice(0, text.indexOf(before) + before.length)}‸`
}
