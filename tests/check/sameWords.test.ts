import { expect, it } from 'vitest'
import type { Diagnostic } from '../../src/check/Diagnostic.ts'
import { sameWords } from '../../src/check/sameWords.ts'

const found = (pointer: string, change: Partial<Diagnostic> = {}): Diagnostic => ({
  rule: 'empty-text',
  severity: 'warning',
  file: 'a/plans.json',
  pointer,
  start: { offset: 0, line: 1, column: 1 },
  end: { offset: 1, line: 1, column: 2 },
  message: 'It is empty.',
  help: 'Say something.',
  ...change,
})

it('says the same once, of all places in the order of the first', () => {
  const [one, other, three] = [found('/1'), found('/2', { message: 'It is long.' }), found('/3')]
  expect(sameWords([one, other, three])).toEqual([[one, three], [other]])
})

it.each<[what: string, change: Partial<Diagnostic>]>([
  ['another file', { file: 'a/instance.json' }],
  ['an error', { severity: 'error' }],
  ['another rule', { rule: 'markup' }],
  ['another way to help it', { help: 'Remove it.' }],
])('keeps apart what is about %s', (_, change) => {
  expect(sameWords([found('/1'), found('/2', change)])).toHaveLength(2)
})
