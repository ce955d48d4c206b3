import { expect, it } from 'vitest'
import { withUniqueName } from '../../../src/workbench/editor/uniqueName.ts'

const copay = '{\n\t"service": "${1:primary}",\n\t"copay": ${2:25}\n}'
const plan = '{\n\t"key": "${1:ppo}"\n}'
const underLab = copay.replace('primary', 'lab')

it.each([
  ['keeps its own name as long as that is free', copay, ['"lab"'], ['lab', 'primary'], copay],
  ["takes the first of the client's that is left", copay, ['"primary"'], ['primary', 'lab', 'mri'], underLab],
  ["takes one of the client's where its own is none", copay, [], ['lab', 'mri'], underLab],
  ['writes a number as such', copay, ['"7"'], ['7', 7], copay.replace('"${1:primary}"', '${1:7}')],
  ['passes over a name that a snippet would read', copay, [], ['{$1}', 'lab'], underLab],
  ["keeps its own where none of the client's is left", copay, ['"lab"'], ['lab'], copay],
  ['keeps a free name where any will do', plan, ['"hdhp"'], undefined, plan],
  ['gets a number where any will do', plan, ['"ppo"', '"ppo-2"'], undefined, plan.replace('ppo', 'ppo-3')],
  ['without a name to fill in stays', '{ "id": "lab" }', ['"lab"'], ['mri'], '{ "id": "lab" }'],
])('a template of a row %s', (_, snippet, names, known, expected) => {
  const property = snippet === plan ? 'key' : 'service'
  const text = `{ "rows": [${names.map((name) => `{ "${property}": ${name} }`).join()} null, ] }`
  expect(withUniqueName(snippet, { text, place: ['rows', names.length], known: () => known })).toBe(expected)
})

it('a template that is no row of a list stays as it is', () => {
  expect(withUniqueName(plan, { text: '{ "key": "ppo" }', place: [], known: () => undefined })).toBe(plan)
})
