import { expect, it } from 'vitest'
import { asTemplate } from '../../../src/workbench/editor/snippetTemplate.ts'

it.each([
  ['"planYear": $1', '"planYear": ${1}'],
  ['"planYear": ${1:2027}', '"planYear": ${1:2027}'],
  ['{\n\t"id": "${1:id}"$0\n}', '{\n\t"id": "${1:id}"${0}\n}'],
  ['"icon": ${1|"sun","cloud"|}', '"icon": ${1:"sun"}'],
  ['"price": "\\$5"', '"price": "$5"'],
])('%s becomes %s', (snippet, template) => {
  expect(asTemplate(snippet)).toBe(template)
})

it('takes the first choice that fits, and the first of all where none does', () => {
  const address = '"$schema": "${1|../a.json,../../a.json|}"'
  expect(asTemplate(address, (choice) => choice.startsWith('../../'))).toContain('${1:../../a.json}')
  expect(asTemplate(address, () => false)).toContain('${1:../a.json}')
})
