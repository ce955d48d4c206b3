import { expect, it } from 'vitest'
import { reportEdit, reportPaste } from '../../../src/workbench/grid/report.ts'

const change = { row: 'a', column: 'b', text: '1' }

it.each([
  [24, 2, '22 of 24 cells filled in.'],
  [24, 0, '24 cells filled in.'],
  [1, 0, ''],
  [1, 1, ''],
  [0, 0, ''],
])('reports %i changes with %i rejected', (count, rejected, message) => {
  const rejectedChange = { ...change, message: '' }
  const edit = { rejected: Array.from({ length: rejected }, () => rejectedChange), doubtful: [] }
  expect(
    reportEdit(
      Array.from({ length: count }, () => change),
      edit,
      'filled in',
    ).message,
  ).toBe(message)
})

it.each([
  [['1', '2'], 0, '2 cells filled in.'],
  [['1', '', '3'], 0, '2 cells filled in, 1 cleared.'],
  [['', ''], 0, '2 cells cleared.'],
  [['1', '', 'abc'], 1, '1 of 3 cells filled in, 1 cleared.'],
])('reports the paste of %o with %i rejected', (texts, rejectedCount, message) => {
  const changes = texts.map((text, index) => ({ row: 'a', column: `${index}`, text }))
  const rejected = changes.slice(texts.length - rejectedCount).map((each) => ({ ...each, message: '' }))
  expect(reportPaste(changes, { rejected, doubtful: [] }).message).toBe(message)
})
