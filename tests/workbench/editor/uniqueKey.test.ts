import { expect, it } from 'vitest'
import { withUniqueKey } from '../../../src/workbench/editor/uniqueKey.ts'

const copay = '{\n\t"service": "${1:primary}",\n\t"copay": ${2:25}\n}'
const plan = '{\n\t"key": "${1:ppo}"\n}'
const withLab = copay.replace('primary', 'lab')

it.each([
  ['keeps its own key if that is free', copay, ['"lab"'], ['lab', 'primary'], copay],
  ["takes the client's first unused key", copay, ['"primary"'], ['primary', 'lab', 'mri'], withLab],
  ["takes a key of the client's if its own is unknown", copay, [], ['lab', 'mri'], withLab],
  ['writes a number without quotes', copay, ['"7"'], ['7', 7], copay.replace('"${1:primary}"', '${1:7}')],
  ['skips a key with special characters', copay, [], ['{$1}', 'lab'], withLab],
  ["keeps its own key if all of the client's are used", copay, ['"lab"'], ['lab'], copay],
  ['keeps a free key if any key will do', plan, ['"hdhp"'], undefined, plan],
  ['adds a number if any key will do', plan, ['"ppo"', '"ppo-2"'], undefined, plan.replace('ppo', 'ppo-3')],
  ['stays as it is without a key to fill in', '{ "id": "lab" }', ['"lab"'], ['mri'], '{ "id": "lab" }'],
])('a snippet for a row %s', (_, snippet, used, known, expected) => {
  const property = snippet === plan ? 'key' : 'service'
  const text = `{ "rows": [${used.map((key) => `{ "${property}": ${key} }`).join()} null, ] }`
  const location = ['rows', used.length]
  expect(withUniqueKey(snippet, { text, location, knownKeys: () => known })).toBe(expected)
})

it('a snippet outside a list stays as it is', () => {
  const row = { text: '{ "key": "ppo" }', location: [], knownKeys: () => undefined }
  expect(withUniqueKey(plan, row)).toBe(plan)
})
