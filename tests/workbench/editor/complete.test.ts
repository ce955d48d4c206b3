import { CompletionContext, nextSnippetField, type Completion } from '@codemirror/autocomplete'
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { expect, it } from 'vitest'
import { completeJson } from '../../../src/workbench/editor/complete.ts'

type Apply = Exclude<Completion['apply'], string | undefined>

const others = new Map([
  [
    'quillon/instance.json',
    JSON.stringify({
      services: [
        { id: 0, name: 'Preventive visit' },
        { id: '0', name: 'Primary care visit' },
      ],
      scenarios: [{ id: 'toString', display: 'Hardly ever' }],
      locations: [{ id: 'Zürich', name: 'Zürich office' }],
      surcharges: [{ id: 'smoke', statement: 'I smoke' }],
      savingsStyles: [{ id: 'saver', displayText: 'I save' }],
      salaryBands: [null, { id: { no: 'id' } }, { id: 'upper', name: 'Upper' }],
    }),
  ],
])
const complete = (path: string) => completeJson(path, (other) => others.get(other))

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

/** Someone at an editor, with the caret at the bar of a text. */
function writerAt(path: string, marked: string) {
  const selection = { anchor: marked.indexOf('|') }
  const editor = {
    state: EditorState.create({ doc: marked.replace('|', ''), selection }),
    dispatch: (change: Transaction | TransactionSpec) => {
      editor.state = 'state' in change ? change.state : editor.state.update(change).state
    },
  }
  return {
    async take(wanted: string) {
      const { to } = editor.state.selection.main
      const found = await complete(path)(new CompletionContext(editor.state, to, true))
      const option = found?.options.find(({ label, displayLabel = label }) => displayLabel === wanted)
      if (!found || !option) throw new Error(`${wanted} is not offered`)
      ;(option.apply as Apply)(editor as unknown as EditorView, option, found.from, to)
    },
    type: (text: string) => editor.dispatch(editor.state.replaceSelection(text)),
    /** Whether Tab leads to a place of a template. */
    tab: () => nextSnippetField(editor),
    written: () => {
      const { doc, selection: caret } = editor.state
      return `${doc.sliceString(0, caret.main.from)}|${doc.sliceString(caret.main.from)}`
    },
  }
}

/** What a text becomes, with a bar at the caret, when one of what is offered is taken. */
async function taking(path: string, marked: string, wanted: string) {
  const writer = writerAt(path, marked)
  await writer.take(wanted)
  return writer.written()
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

it.each([
  ['zephyr/instance.json', '../../../schemas/instance.schema.json'],
  ['zephyr/2028/instance.json', '../../../../schemas/instance.schema.json'],
])('starts %s with the address of its schema', async (path, address) => {
  const written = await taking(path, '|', 'A client with every feature')
  expect(JSON.parse(written.replace('|', ''))).toMatchObject({ $schema: address })
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

it.each([
  ['a text', '"lab"', 'la', '{ "service": "lab", "payment": { "copay": 40 } }'],
  ['a number', '7', '', '{ "service": 7, "payment": { "copay": 40 } }'],
])(
  'leads on to the next place of a template, and then behind it, from %s that was offered',
  async (_, id, begun, row) => {
    const services = '"services": [{ "id": "lab" }, { "id": 7 }]'
    const writer = writerAt('acme/plans.json', `{ ${services}, "plans": [{ "services": [|] }] }`)
    await writer.take('Copay')
    writer.type(begun)
    await writer.take(id)
    expect(writer.tab()).toBe(true)
    writer.type('40')
    expect(writer.tab()).toBe(true)
    expect(writer.written().replaceAll(/\s+/g, ' ')).toBe(
      `{ ${services}, "plans": [{ "services": [${row}|] }] }`,
    )
    expect(writer.tab()).toBe(false)
  },
)

it('stays in a template when a picture is taken, and ends behind it', async () => {
  const writer = writerAt('acme/instance.json', '{ "scenarios": [|] }')
  await writer.take('Scenario')
  for (const word of ['birth', 'A birth']) {
    writer.type(word)
    writer.tab()
  }
  await writer.take('"baby"')
  expect(writer.tab()).toBe(true)
  expect(writer.written()).toMatch(/"id": "birth",\s*"display": "A birth",\s*"icon": "baby"\s*}\|\] }$/)
})

it.each(['instance.json', 'plans.json'])('never comes to $schema in the places of %s', async (file) => {
  const writer = writerAt(`acme/${file}`, '|')
  await writer.take('A client with every feature')
  do writer.type('0')
  while (writer.tab())
  expect(writer.written()).toMatch(/"\$schema": "\.\.\/\.\.\/\.\.\/schemas\/\w+\.schema\.json",[^]*\}0\|$/)
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
