import { CompletionContext, type Completion } from '@codemirror/autocomplete'
import { EditorState, type TransactionSpec } from '@codemirror/state'
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
  [
    'a property before another',
    '{ "plans": [{ | "id": 7 }] }',
    'key',
    '{ "plans": [{ "key": |, "id": 7 }] }',
  ],
  [
    'a property, and selects its example',
    '{ | }',
    '$schema',
    '{ "$schema": "|../../node_modules/mediplan/schemas/v1/plans.schema.json|" }',
  ],
  ['a value, with the caret behind it', '{ "accountMoney": | }', '"full"', '{ "accountMoney": "full"| }'],
])('inserts %s', async (_, before, label, after) => {
  expect(await textAfterPicking('quillon/plans.json', before, label)).toBe(after)
})

it.each([
  ['quillon/2028/instance.json', '../../../node_modules/mediplan/schemas/v1/instance.schema.json'],
  ['quillon/2028/plans.json', '../../../node_modules/mediplan/schemas/v1/plans.schema.json'],
  ['quillon/instance.json', '../../node_modules/mediplan/schemas/v1/instance.schema.json'],
  ['quillon/languages/es.json', '../../../node_modules/mediplan/schemas/v1/language.schema.json'],
])('inserts the address of the schema from %s, with its property and as a value', async (path, address) => {
  expect(await textAfterPicking(path, '{ | }', '$schema')).toBe(`{ "$schema": "|${address}|" }`)
  expect(await textAfterPicking(path, '{ "$schema": | }', `"${address}"`)).toBe(
    `{ "$schema": "${address}"| }`,
  )
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

it('indents the lines of a property like the line that it is on', async () => {
  const before = '{\n  "client": {\n    |\n  }\n}'
  expect(await textAfterPicking('quillon/instance.json', before, 'languages')).toBe(
    '{\n  "client": {\n    "languages": [\n      "en",\n      "es"\n    ]|\n  }\n}',
  )
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

/**
 * The text after a completion is picked. A bar marks the caret, or each end of the selection.
 * @param marked the text before, with a bar at the caret
 */
async function textAfterPicking(path: string, marked: string, label: string) {
  const anchor = marked.indexOf('|')
  const editor = {
    state: EditorState.create({ doc: marked.replace('|', ''), selection: { anchor } }),
    dispatch: (change: TransactionSpec) => {
      editor.state = editor.state.update(change).state
    },
  }
  const found = await complete(path)(new CompletionContext(editor.state, anchor, true))
  const option = found?.options.find((each) => (each.displayLabel ?? each.label) === label)
  if (!found || !option) throw new Error(`${label} is not offered`)
  ;(option.apply as Apply)(editor as unknown as EditorView, option, found.from, anchor)
  const { doc, selection } = editor.state
  const { from, to, empty } = selection.main
  const selected = empty ? '' : `${doc.sliceString(from, to)}|`
  return `${doc.sliceString(0, from)}|${selected}${doc.sliceString(to)}`
}
