import { CompletionContext, type Completion } from '@codemirror/autocomplete'
import { EditorState, type Transaction } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { expect, it } from 'vitest'
import { completeJson } from '../../../src/workbench/editor/complete.ts'

type Apply = Exclude<Completion['apply'], string | undefined>

async function optionsAt(path: string, marked: string) {
  const caret = marked.indexOf('|')
  const state = EditorState.create({ doc: marked.replace('|', '') })
  return (await completeJson(path)(new CompletionContext(state, caret, true)))?.options ?? []
}

/** What is offered where the text has a bar. */
async function offered(path: string, marked: string) {
  return (await optionsAt(path, marked)).map(({ displayLabel }) => displayLabel)
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
  const state = EditorState.create()
  const result = await completeJson(path)(new CompletionContext(state, 0, true))
  const whole = result!.options.find(({ displayLabel }) => displayLabel === 'A client with every feature')!
  let written = ''
  const editor = { state, dispatch: ({ newDoc }: Transaction) => (written = newDoc.toString()) }
  ;(whole.apply as Apply)(editor as unknown as EditorView, whole, 0, 0)
  expect(JSON.parse(written)).toMatchObject({ $schema: address })
})

it('sorts by what is shown, so that the amounts of a year stand before those of each pay', async () => {
  const options = await optionsAt('lakeshore/plans.json', '{ "plans": [{ "payroll": [|] }] }')
  expect(options.map(({ sortText = '' }) => sortText).toSorted()).toEqual([
    'For everyone, amounts of a year',
    'For everyone, amounts of each pay',
    'For one salary band, amounts of a year',
    'For one salary band, amounts of each pay',
  ])
})
