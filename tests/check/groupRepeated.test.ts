import { expect, it } from 'vitest'
import { type Diagnostic, groupRepeated } from '../../src/check/Diagnostic.ts'

const diagnostic = (pointer: string, change: Partial<Diagnostic> = {}): Diagnostic => ({
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

it('groups diagnostics with the same text, in the order of their first occurrence', () => {
  const [one, other, three] = [
    diagnostic('/1'),
    diagnostic('/2', { message: 'It is long.' }),
    diagnostic('/3'),
  ]
  expect(groupRepeated([one, other, three])).toEqual([[one, three], [other]])
})
