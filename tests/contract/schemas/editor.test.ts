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
    ['instance/fail/flag-as-text', '"yes"', 'Write true or false, without quotes.'],
    ['instance/fail/scenario-called-custom', '"custom"', /: custom is the scenario that employees make/],
    [
      'instance/advice/unknown-feature',
      '"salaryBand"',
      /^The features are salaryBands, locations, savings, /,
    ],
    ['instance/advice/unknown-icon', '"moon"', /^The icons are sun, cloud, rain, /],
    [
      'instance/advice/address-without-https',
      '"example.com/benefits"',
      /^Write the whole address, such as https:/,
    ],
    ['plans/fail/money-as-text', '"$500"', /^Write dollars without quotes, signs, or thousands separators/],
    ['plans/fail/unknown-account-money', '"half"', 'Write "capped" or "full".'],
    [
      'plans/fail/service-id-reserved',
      '"__proto__"',
      'Choose another id, in the other file too: __proto__ is reserved.',
    ],
    [
      'plans/fail/surcharge-yearly-and-per-pay',
      '{ "id": "tobacco", "yearly": 1500, "perPay": 57.69 }',
      'Keep one of yearly, perPay, yearlyByTier, and perPayByTier: one amount is enough.',
    ],
    [
      'plans/fail/payroll-without-amount',
      '{ "salaryBand": "part-time" }',
      'Add yearly or perPay: an amount per year or per pay period.',
    ],
    [
      'instance/advice/unknown-property-of-a-client',
      '"slogan"',
      /^The client has planYear, displayName, languages, url, dontTint, logo, colors, and contact, in braces\./,
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
    ['instance.json', instance, '"singleChild"', 'Single child', 'Gives employees with one child'],
    ['instance.json', instance, '"locations": [', 'Locations', 'The choices of "Your Location"'],
    ['plans.json', plans, '"deductible": {', 'Deductible', 'before the plan pays its share'],
    [
      'plans.json',
      plans,
      '"outOfPocketMaximum"',
      'Out-of-pocket maximum',
      'above it, the plan pays everything',
    ],
    ['plans.json', plans, '"individual"', 'Individual amount', 'if the kind is embedded'],
    ['plans.json', plans, '"companyMoney"', 'Company money', 'the company pays into it in a year'],
    ['plans.json', plans, '"copay"', 'Copay', 'Dollars for each use'],
    ['plans.json', plans, '"self"', 'Limit for one person', '4500 for an HSA in 2027'],
  ])('of %s', async (file, text, at, title, words) => {
    const shown = await hoverText(
      `${clients}/lakeshore/${file}`,
      text.replace(at, `${at.slice(0, 2)}‸${at.slice(2)}`),
    )
    expect(shown.split('\n')[0]).toBe(title)
    expect(shown).toContain(words)
  })

  it.each([
    ['{ "account": { "companyMoney": { "E‸E": 500 } } }', 'the company pays into the account in a year'],
    ['{ "payroll": [{ "yearly": { "E‸E": 1800 } }] }', 'deducted from pay in a year'],
    ['{ "payroll": [{ "perPay": { "E‸E": 75 } }] }', 'of each payroll deduction'],
  ])('of a tier in %s', async (plan, words) => {
    expect(await hoverText(`${clients}/lakeshore/plans.json`, `{ "plans": [${plan}] }`)).toContain(words)
  })

  it('of payPeriods, with the difference between payroll deductions and paychecks', async () => {
    const words = await hoverText(`${clients}/lakeshore/plans.json`, '{ "pay‸Periods": 24 }')
    expect(words).toContain('Payroll deductions per year')
    expect(words).toContain('26 paychecks with 24 deductions are common')
  })

  it('of a value of an enum', async () => {
    expect(
      await hoverText(`${clients}/lakeshore/plans.json`, plans.replace('"capped"', '"cap‸ped"')),
    ).toContain('`capped`: It covers at most the out-of-pocket expenses')
  })
})

/** Quillon's ids show that any text is an id. One of them is empty. */
function hasEmptyId(path: string) {
  return path.startsWith('quillon/')
}

function textOf(path: string) {
  return readFile(join(root, clients, path), 'utf8')
}
