import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { complete, taking } from './writer.ts'

async function completedAt(path: string, marked: string, isAsked = true) {
  const caret = marked.indexOf('|')
  const state = EditorState.create({ doc: marked.replace('|', '') })
  return (await complete(path)(new CompletionContext(state, caret, isAsked))) ?? { from: caret, options: [] }
}

async function optionsAt(path: string, marked: string, isAsked?: boolean) {
  return (await completedAt(path, marked, isAsked)).options
}

/** What is offered where the text has a bar. */
async function offered(path: string, marked: string) {
  return (await optionsAt(path, marked)).map(({ label, displayLabel = label }) => displayLabel)
}

it.each([
  [
    'the properties that are not there yet',
    'lakeshore/instance.json',
    '{ "features": { "savings": true, "|" } }',
    ['salaryBands', 'locations', 'singleChild', 'customScenario'],
  ],
  [
    'the icons',
    'lakeshore/instance.json',
    '{ "scenarios": [{ "icon": | }] }',
    ['"sun"', '"cloud"', '"rain"', '"storm"', '"hospital"', '"baby"'],
  ],
  [
    'the properties of a plan',
    'lakeshore/2028/plans.json',
    '{ "plans": [{ | }] }',
    ['key', 'displayName', 'deductible'],
  ],
])('offers %s', async (_, path, text, labels) => {
  expect(await offered(path, text)).toEqual(expect.arrayContaining(labels))
})

it('sorts by what is shown, so that the amounts for a year come before those per pay period', async () => {
  const options = await optionsAt('lakeshore/plans.json', '{ "plans": [{ "payroll": [|] }] }')
  expect(options.map(({ sortText = '' }) => sortText).toSorted()).toEqual([
    'For everyone, amounts for a year',
    'For everyone, amounts per pay period',
    'For one salary band, amounts for a year',
    'For one salary band, amounts per pay period',
  ])
})

it.each([
  ['{ "services": [{ "id": | }] }', ['0 Preventive visit', '"0" Primary care visit']],
  ['{ "scenarios": [{ "id": "|" }] }', ['"toString" Hardly ever']],
  ['{ "locations": [{ "id": "Z|" }] }', ['"Zürich" Zürich office']],
  ['{ "surcharges": [{ "id": | }] }', ['"smoke" I smoke']],
  ['{ "savingsStyles": [{ "id": | }] }', ['"saver" I save']],
  ['{ "plans": [{ "payroll": [{ "salaryBand": up| }] }] }', ['"upper" Upper']],
  ['{ "plans": [{ "services": [{ "service": | }] }], "services": [{ "id": 7, "name": "Lab" }] }', ['7 Lab']],
  ['{ "scenarios": [{ "uses": [{ "service": | }] }], "services": [{ "id": "x" }] }', ['"x" ']],
  ['{ "scenarios": [{ "id": "toString" | }] }', []],
])('offers in %s what the client has, and its words', async (text, ids) => {
  const options = await optionsAt('quillon/plans.json', text)
  expect(options.map(({ label, detail }) => `${label} ${detail}`)).toEqual(ids)
})

it("offers the names of the instance's own services where uses go by name", async () => {
  const text = '{ "services": [{ "id": 7, "name": "Lab" }], "customScenarioUses": [{ "name": | }] }'
  expect(await offered('acme/instance.json', text)).toEqual(['"Lab"'])
})

it('offers no id, rather than one that is made up, to a client whose lists are not there', async () => {
  expect(await offered('acme/plans.json', '{ "locations": [{ "id": | }] }')).toEqual([])
})

it.each([
  [
    'an id in place of what was there',
    '{ "scenarios": [{ "id": "t|" }] }',
    '"toString"',
    '{ "scenarios": [{ "id": "toString"| }] }',
  ],
  [
    'an id in place of a word',
    '{ "scenarios": [{ "id": to| }] }',
    '"toString"',
    '{ "scenarios": [{ "id": "toString"| }] }',
  ],
  ['no id with the property', '{ "scenarios": [{ | }] }', 'id', '{ "scenarios": [{ "id": | }] }'],
  [
    'a property that has its value already',
    '{ "scenarios": [{ "i|": 7 }] }',
    'id',
    '{ "scenarios": [{ "id"|: 7 }] }',
  ],
  ['a value, and stands behind it', '{ "accountMoney": | }', '"full"', '{ "accountMoney": "full"| }'],
])('writes %s', async (_, before, wanted, after) => {
  expect(await taking('quillon/plans.json', before, wanted)).toBe(after)
})

const unasked = [
  ['a quote', '{ "|" }', true],
  ['a letter', '{ "plans": [{ "payment": { "deductible": t| } }] }', true],
  ['a comma', '{ "plans": [{},|] }', false],
  ['a brace', '{ "plans": [{|}] }', false],
  ['a digit', '{ "plans": [{ "payment": { "coinsurance": 2| } }] }', false],
  ['the quote that ends a text', '{ "accountMoney": "full"| }', false],
] as const
it.each(unasked)('after %s, in %s, offers something without being asked: %s', async (_, text, isOffered) => {
  expect(await optionsAt('acme/plans.json', text)).not.toEqual([])
  expect((await optionsAt('acme/plans.json', text, false)).length > 0).toBe(isOffered)
})
