import { expect, it } from 'vitest'
import { emulateQuery } from '../../../../src/workbench/frame/iframe/emulateMedia.ts'

const always = '(min-width: 0px)'
const never = '(max-width: -1px)'

it.each([
  ['(prefers-color-scheme: dark)', 'dark', 'screen', always],
  ['(prefers-color-scheme: dark)', 'light', 'screen', never],
  ['(prefers-color-scheme: dark)', 'system', 'screen', '(prefers-color-scheme: dark)'],
  ['screen and (prefers-color-scheme: dark)', 'dark', 'screen', `screen and ${always}`],
  ['screen and (prefers-color-scheme: dark)', 'dark', 'print', `all and ${never} and ${always}`],
  ['print', 'system', 'print', 'all'],
  ['screen', 'system', 'print', `all and ${never}`],
  ['print', 'light', 'screen', 'print'],
  ['only screen and (max-width: 30rem)', 'system', 'print', `all and ${never} and (max-width: 30rem)`],
  ['(prefers-reduced-motion: reduce)', 'dark', 'print', '(prefers-reduced-motion: reduce)'],
] as const)('%s in %s on %s is %s', (query, scheme, medium, emulated) => {
  expect(emulateQuery(query, { scheme, medium })).toBe(emulated)
})
