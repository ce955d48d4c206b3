import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { completeJson } from '../../../src/workbench/editor/complete.ts'

/** What is offered where the text has a bar. */
async function offered(path: string, marked: string) {
  const caret = marked.indexOf('|')
  const state = EditorState.create({ doc: marked.replace('|', '') })
  const result = await completeJson(path)(new CompletionContext(state, caret, true))
  return result?.options.map(({ displayLabel }) => displayLabel) ?? []
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
