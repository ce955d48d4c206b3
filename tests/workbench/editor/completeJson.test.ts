import { CompletionContext, nextSnippetField, type Completion } from '@codemirror/autocomplete'
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state'
import { expect, it } from 'vitest'
import { isInWord, completeJson } from '../../../src/workbench/editor/completeJson.ts'
import type { EditorView } from '@codemirror/view'

async function completeAt(path: string, marked: string, isExplicit = true) {
  const caret = marked.indexOf('|')
  const state = EditorState.create({ doc: marked.replace('|', '') })
  return (
    (await complete(path)(new CompletionContext(state, caret, isExplicit))) ?? { from: caret, options: [] }
  )
}

async function optionsAt(path: string, marked: string, isExplicit?: boolean) {
  return (await completeAt(path, marked, isExplicit)).options
}

/** The labels offered at the bar in the text. */
async function labelsAt(path: string, marked: string) {
  return (await optionsAt(path, marked)).map(({ label, displayLabel = label }) => displayLabel)
}

it.each([
  [
    'the missing properties',
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
  ['a plan', 'lakeshore/2028/plans.json', '{ "plans": [{ | }] }', ['key', 'displayName', 'deductible']],
])('offers %s', async (_, path, text, labels) => {
  expect(await labelsAt(path, text)).toEqual(expect.arrayContaining(labels))
})

it('sorts by the label, so that annual amounts come before amounts per pay period', async () => {
  const options = await optionsAt('lakeshore/plans.json', '{ "plans": [{ "payroll": [|] }] }')
  expect(options.map(({ sortText = '' }) => sortText).toSorted()).toEqual([
    'For everyone, amounts for a year',
    'For everyone, amounts per pay period',
    'For one location, amounts for a year',
    'For one salary band, amounts for a year',
    'For one salary band, amounts per pay period',
  ])
})

it.each([
  ['{ "services": [{ "id": | }] }', ['0 Preventive visit', '"0" Primary care visit']],
  ['{ "scenarios": [{ "id": "|" }] }', ['"toString" Hardly ever']],
  ['{ "locations": [{ "id": "Z|" }] }', ['"Zürich" Zürich office']],
  ['{ "surcharges": [{ "id": | }] }', ['"smoke" I smoke']],
  ['{ "plans": [{ "payroll": [{ "salaryBand": up| }] }] }', ['"upper" Upper']],
  ['{ "plans": [{ "services": [{ "service": | }] }], "services": [{ "id": 7, "name": "Lab" }] }', ['7 Lab']],
  ['{ "scenarios": [{ "uses": [{ "service": | }] }], "services": [{ "id": "x" }] }', ['"x" ']],
  [
    '{ "plans": [{ "payment": { "copayWaivedWith": | } }], "services": [{ "id": 7, "name": "Lab" }] }',
    ['7 Lab'],
  ],
  ['{ "surcharges": [{ "plans": [|] }], "plans": [{ "key": "ppo", "displayName": "PPO" }] }', ['"ppo" PPO']],
  ['{ "scenarios": [{ "id": "toString" | }] }', []],
])("offers the client's own keys and labels in %s", async (text, ids) => {
  const options = await optionsAt('quillon/plans.json', text)
  expect(options.map(({ label, detail }) => `${label} ${detail}`)).toEqual(ids)
})

it("offers the names of the instance's services where uses refer to names", async () => {
  const text = '{ "services": [{ "id": 7, "name": "Lab" }], "customScenarioUses": [{ "name": | }] }'
  expect(await labelsAt('acme/instance.json', text)).toEqual(['"Lab"'])
})

it('offers no made-up id to a client without lists', async () => {
  expect(await labelsAt('acme/plans.json', '{ "locations": [{ "id": | }] }')).toEqual([])
})

it.each([
  [
    'over a string',
    '{ "scenarios": [{ "id": "t|" }] }',
    '"toString"',
    '{ "scenarios": [{ "id": "toString"| }] }',
  ],
  [
    'over a word',
    '{ "scenarios": [{ "id": to| }] }',
    '"toString"',
    '{ "scenarios": [{ "id": "toString"| }] }',
  ],
  ['a property without an id', '{ "scenarios": [{ | }] }', 'id', '{ "scenarios": [{ "id": | }] }'],
  ['a property with a value', '{ "scenarios": [{ "i|": 7 }] }', 'id', '{ "scenarios": [{ "id"|: 7 }] }'],
  ['a value, with the caret behind it', '{ "accountMoney": | }', '"full"', '{ "accountMoney": "full"| }'],
])('inserts %s', async (_, before, label, after) => {
  expect(await textAfterPicking('quillon/plans.json', before, label)).toBe(after)
})

const implicit = [
  ['a quote', '{ "|" }', true],
  ['a comma', '{ "plans": [{},|] }', false],
] as const
it.each(implicit)('after %s, in %s, opens without a request: %s', async (_, text, isOffered) => {
  expect(await optionsAt('acme/plans.json', text)).not.toEqual([])
  expect((await optionsAt('acme/plans.json', text, false)).length > 0).toBe(isOffered)
})

it.each([
  ['  "', true],
  ['  "a \\" b', true],
  ['  "on": "', true],
  ['  "on": tr', true],
  ['  "on": "a"', false],
  ['  "on": "a\\\\"', false],
  ['  "on": ', false],
  ['  "on": true,', false],
  ['', false],
])('the line %s ends in a word: %s', (line, isIn) => {
  expect(isInWord(line)).toBe(isIn)
})

it.each([
  ['zephyr/instance.json', '../../../schemas/instance.schema.json'],
  ['zephyr/2028/instance.json', '../../../../schemas/instance.schema.json'],
])('starts %s with a reference to its schema', async (path, address) => {
  const written = await textAfterPicking(path, '|', 'A client with every feature')
  expect(JSON.parse(written.replace('|', ''))).toMatchObject({ $schema: address })
})

it.each([
  ['a string', '"lab"', 'la', '{ "service": "lab", "payment": { "copay": 40 } }'],
  ['a number', '7', '', '{ "service": 7, "payment": { "copay": 40 } }'],
])('leads from %s picked in a template to its next field, and then behind it', async (_, id, typed, row) => {
  const services = '"services": [{ "id": "lab" }, { "id": 7 }]'
  const typist = typistAt('acme/plans.json', `{ ${services}, "plans": [{ "services": [|] }] }`)
  await typist.pick('Copay')
  typist.type(typed)
  await typist.pick(id)
  expect(typist.tab()).toBe(true)
  typist.type('40')
  expect(typist.tab()).toBe(true)
  expect(typist.text().replaceAll(/\s+/g, ' ')).toBe(`{ ${services}, "plans": [{ "services": [${row}|] }] }`)
  expect(typist.tab()).toBe(false)
})

it('stays in a template when an icon is picked, and ends behind it', async () => {
  const typist = typistAt('acme/instance.json', '{ "scenarios": [|] }')
  await typist.pick('Scenario')
  for (const word of ['hail', 'A bad year', 'A new roof']) {
    typist.type(word)
    typist.tab()
  }
  await typist.pick('"storm"')
  expect(typist.tab()).toBe(true)
  expect(typist.text()).toMatch(
    /"id": "hail",\s*"display": "A bad year",\s*"summary": "A new roof",\s*"icon": "storm"\s*}\|\] }$/,
  )
})

it.each(['instance.json', 'plans.json'])('has no field for $schema in the template of %s', async (file) => {
  const typist = typistAt(`acme/${file}`, '|')
  await typist.pick('A client with every feature')
  do typist.type('0')
  while (typist.tab())
  expect(typist.text()).toMatch(/"\$schema": "\.\.\/\.\.\/\.\.\/schemas\/\w+\.schema\.json",[^]*\}0\|$/)
})

type Apply = Exclude<Completion['apply'], string | undefined>

const otherFiles = new Map([
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

/** Completes a file of a client that has other files. */
const complete = (path: string) => completeJson(path, (other) => otherFiles.get(other))

/** Simulates a user who types in an editor. A bar in the text marks the caret. */
function typistAt(path: string, marked: string) {
  const selection = { anchor: marked.indexOf('|') }
  const editor = {
    state: EditorState.create({ doc: marked.replace('|', ''), selection }),
    dispatch: (change: Transaction | TransactionSpec) => {
      editor.state = 'state' in change ? change.state : editor.state.update(change).state
    },
  }
  return {
    /** Picks a completion. */
    async pick(label: string) {
      const { to } = editor.state.selection.main
      const found = await complete(path)(new CompletionContext(editor.state, to, true))
      const option = found?.options.find((each) => (each.displayLabel ?? each.label) === label)
      if (!found || !option) throw new Error(`${label} is not offered`)
      ;(option.apply as Apply)(editor as unknown as EditorView, option, found.from, to)
    },
    type: (text: string) => editor.dispatch(editor.state.replaceSelection(text)),
    /** @returns whether Tab leads to a field of a template. */
    tab: () => nextSnippetField(editor),
    /** The text, with a bar at the caret. */
    text: () => {
      const { doc, selection: caret } = editor.state
      return `${doc.sliceString(0, caret.main.from)}|${doc.sliceString(caret.main.from)}`
    },
  }
}

/** The text after a completion is picked, with a bar at the caret. */
async function textAfterPicking(path: string, marked: string, label: string) {
  const typist = typistAt(path, marked)
  await typist.pick(label)
  return typist.text()
}
