import { expect, it } from 'vitest'
import { resolveVariables } from '../../../src/workbench/editor/lspSnippet.ts'

it.each([
  ['${TM_FILENAME/.*/$schema/}', 'acme/plans.json', '$schema'],
  ['${TM_FILENAME/PLANS/prices/i}', 'acme/plans.json', 'prices.json'],
  ['${TM_DIRECTORY/(.*[\\/\\\\]20\\d\\d$)?.*/${1:+../}/}x', 'acme/plans.json', 'x'],
  ['${TM_DIRECTORY/(.*[\\/\\\\]20\\d\\d$)?.*/${1:+../}/}x', 'acme/2028/plans.json', '../x'],
  ['${TM_DIRECTORY/(.*[\\/\\\\]20\\d\\d$)?.*/${1:+../}/}x', 'acme 2028/plans.json', 'x'],
  ['${TM_DIRECTORY/^$/here/}', 'plans.json', 'here'],
  ['${TM_UNKNOWN/.*/text/}', 'acme/plans.json', ''],
  ['${1:a/b} $2 ${3|c,d|}', 'acme/plans.json', '${1:a/b} $2 ${3|c,d|}'],
])('%s in %s is %s', (snippet, path, text) => {
  expect(resolveVariables(snippet, path)).toBe(text)
})
