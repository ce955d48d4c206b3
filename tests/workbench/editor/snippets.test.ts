import { expect, it } from 'vitest'
import { resolveVariables, toTemplate } from '../../../src/workbench/editor/snippets.ts'

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

it.each([
  ['${TM_FILENAME/.*/$schema/}', 'acme/plans.json', '$schema'],
  ['${TM_FILENAME/PLANS/prices/i}', 'acme/plans.json', 'prices.json'],
  ['${TM_DIRECTORY/(.*[\\/\\\\]20\\d\\d$)?.*/${1:+../}/}x', 'acme/plans.json', 'x'],
  ['${TM_DIRECTORY/(.*[\\/\\\\]20\\d\\d$)?.*/${1:+../}/}x', 'acme/2028/plans.json', '../x'],
  ['${TM_DIRECTORY/(.*[\\/\\\\]20\\d\\d$)?.*/${1:+../}/}x', 'acme 2028/plans.json', 'x'],
  ['${TM_DIRECTORY/^$/here/}', 'plans.json', 'here'],
  ['${TM_UNKNOWN/.*/text/}', 'acme/plans.json', ''],
  ['${1:a/b} $2 ${3|c,d|}', 'acme/plans.json', '${1:a/b} $2 ${3|c,d|}'],
])('resolves %s in %s to %s', (snippet, path, text) => {
  expect(resolveVariables(snippet, path)).toBe(text)
})
