import { expect, it } from 'vitest'
import type { Finding } from '../../src/check/Finding.ts'
import { sameWords } from '../../src/check/sameWords.ts'

const found = (pointer: string, change: Partial<Finding> = {}): Finding => ({
  rule: 'empty-text',
  severity: 'warning',
  file: 'a/plans.json',
  pointer,
  start: { offset: 0, line: 1, column: 1 },
  end: { offset: 1, line: 1, column: 2 },
  message: 'It is empty.',
  mend: 'Say something.',
  ...change,
})

it('says the same once, of all places in the order of the first', () => {
  const [one, other, three] = [found('/1'), found('/2', { message: 'It is long.' }), found('/3')]
  expect(sameWords([one, other, three])).toEqual([[one, three], [other]])
})

it.each<[what: string, change: Partial<Finding>]>([
  ['another file', { file: 'a/instance.json' }],
  ['an error', { severity: 'error' }],
  ['another rule', { rule: 'markup' }],
  ['another way to mend it', { mend: 'Remove it.' }],
])('keeps apart what is about %s', (_, change) => {
  expect(sameWords([found('/1'), found('/2', change)])).toHaveLength(2)
})
