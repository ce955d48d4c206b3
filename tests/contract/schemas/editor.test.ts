import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../../src/clients/clientFolder.ts'
import { hoverText, findMarkers } from './jsonService.ts'
import { root } from './schemaFiles.ts'

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
