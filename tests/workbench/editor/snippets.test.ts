import { expect, it } from 'vitest'
import { toTemplate } from '../../../src/workbench/editor/snippets.ts'

it.each([
  ['"planYear": $1', '"planYear": ${1}'],
  ['"planYear": ${1:2027}', '"planYear": ${1:2027}'],
  ['{\n\t"id": "${1:id}"$0\n}', '{\n\t"id": "${1:id}"${0}\n}'],
  ['"icon": ${1|"sun","cloud"|}', '"icon": ${1:"sun"}'],
  ['"price": "\\$5"', '"price": "$5"'],
  ['"${TM_FILENAME/.*/$schema/}": 1', '"$schema": 1'],
])('converts %s to %s', (snippet, template) => {
  expect(toTemplate(snippet, 'acme/plans.json')).toBe(template)
})
