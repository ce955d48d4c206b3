import { expect, it } from 'vitest'
import { parsePastedTable } from '../../../src/workbench/transfer/parsePastedTable.ts'

it.each([
  [
    'tabs',
    'a  b\tc\n"d\te"\tf',
    [
      ['a  b', 'c'],
      ['d\te', 'f'],
    ],
  ],
  [
    'vertical bars',
    '| a | b |\n|---|:-:|\n| c | |',
    [
      [' a ', ' b '],
      [' c ', ' '],
    ],
  ],
  [
    'aligned spaces',
    'Care    One   Two\nA visit $5    $10\n  B             $20',
    [
      ['Care', 'One', 'Two'],
      ['A visit $5', '', '$10'],
      ['  B', '', '$20'],
    ],
  ],
  ['nothing', 'one line\nanother', [['one line'], ['another']]],
])('A pasted table with %s between cells is split there', (_, text, cells) => {
  expect(parsePastedTable(text)).toEqual(cells)
})
