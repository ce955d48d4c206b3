import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../../src/clients/readDocuments.ts'
import { hoverText, findMarkers, findCompletions } from './jsonService.ts'
import { root } from './schemaFiles.ts'
import { acceptPlaceholders } from './snippets.ts'

const clients = 'fixtures/clients'
const samples = [...(await readDocuments(join(root, clients))).keys()]
const instance = await textOf('lakeshore/instance.json')
const plans = await textOf('lakeshore/plans.json')

describe.each(samples)('In %s', async (path) => {
  const text = await textOf(path)
  // As deep as the samples, but not in a folder of the editor settings.
  const elsewhere = join('elsewhere/clients', path)

  it('an editor finds the schema by $schema and underlines nothing', async () => {
    expect(await hoverText(elsewhere, text.replace('$schema', '$sch‸ema'))).toMatch(/^Schema\n/)
    const markers = await findMarkers(elsewhere, text)
    const unexpected = markers.filter(
      ({ message }) => !(hasEmptyId(path) && message.includes('shorter than')),
    )
    expect(unexpected).toEqual([])
  })
})

describe('An editor explains how to write', () => {
  it.each([
    ['instance/fail/year-as-text', '"2027"', 'Write the year in four digits without quotes, such as 2027.'],
    [
      'instance/advice/unknown-feature',
      '"salaryBand"',
      /^The features are salaryBands, locations, savings, /,
    ],
    ['plans/fail/money-as-text', '"$500"', /^Write dollars without quotes, signs, or thousands separators/],
    [
      'plans/fail/surcharge-yearly-and-per-pay',
      '{ "id": "tobacco", "yearly": 1500, "perPay": 57.69 }',
      'Keep one of yearly, perPay, yearlyByTier, and perPayByTier: one amount is enough.',
    ],
    ['keys/fail/key-with-a-space', '"my key"', /without spaces\.$/],
    ['accepted/fail/misspelled-code', '"nevr-best-plan"', /^Write the code of a warning, as mediplan check/],
  ])('a value in %s', async (file, text, message) => {
    const path = `fixtures/schemas/${file}.json`
    expect(await findMarkers(path, await readFile(join(root, path), 'utf8'))).toEqual([
      expect.objectContaining({ text, message: expect.stringMatching(message) as unknown }),
    ])
  })
})

describe('An editor shows the description of a property', () => {
  it.each([
    ['instance.json', instance, '"displayName"', 'Client name', 'in the footer, "Created by'],
    ['plans.json', plans, '"deductible": {', 'Deductible', 'before the plan pays its share'],
  ])('of %s', async (file, text, at, title, words) => {
    const shown = await hoverText(
      `${clients}/lakeshore/${file}`,
      text.replace(at, `${at.slice(0, 2)}‸${at.slice(2)}`),
    )
    expect(shown.split('\n')[0]).toBe(title)
    expect(shown).toContain(words)
  })
})

/** Quillon's ids show that any text is an id. One of them is empty. */
function hasEmptyId(path: string) {
  return path.startsWith('quillon/')
}

function textOf(path: string) {
  return readFile(join(root, clients, path), 'utf8')
}

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
    expect(found.get('copays-over-maximum')?.documentation).toContain(
      'Copays count toward the out-of-pocket maximum.',
    )
    expect(found.has('wrong-type')).toBe(false)
  })
})

describe.each([
  ['zephyr', '../../node_modules/mediplan/schemas/v1/'],
  ['zephyr/2028', '../../../node_modules/mediplan/schemas/v1/'],
])('In the folder %s of a new client', (folder, schemas) => {
  it.each([
    ['instance.json', 'A client without questions'],
    ['instance.json', 'A client with every feature'],
    ['plans.json', 'A client without questions'],
    ['plans.json', 'A client with every feature'],
  ])('in an empty %s, "%s" inserts a complete document', async (file, label) => {
    const path = `${clients}/${folder}/${file}`
    const snippet = (await findCompletions(path, '‸')).get(label)?.insertText ?? ''
    const text = acceptPlaceholders(snippet, 0, folder)
    expect((JSON.parse(text) as { $schema: string }).$schema).toBe(
      `${schemas}${file.replace('.json', '.schema.json')}`,
    )
    expect(await findMarkers(path, text)).toEqual([])
  })
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
