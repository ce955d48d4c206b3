import { describe, expect, it } from 'vitest'
import { parseClipboard, parseDelimited } from '../../../src/workbench/cells/delimited.ts'
import { fc } from '../../kit/fc.ts'

describe('parseClipboard', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['$1,250\t20%', [['$1,250', '20%']]],
    ['"line 1\nline 2"\tb', [['line 1\nline 2', 'b']]],
    ['"say ""hello"""\tb', [['say "hello"', 'b']]],
    ['5" pipe\tb', [['5" pipe', 'b']]],
    [
      'a\t\tc\n\t\t\n',
      [
        ['a', '', 'c'],
        ['', '', ''],
      ],
    ],
    ['62.50', [['62.50']]],
    ['', []],
  ])('splits %j', (text, cells) => {
    expect(parseClipboard(text)).toEqual(cells)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseClipboard(text)).toBeInstanceOf(Array)
      }),
    )
  })
})

describe('parseDelimited', () => {
  it.each([
    [
      '\uFEFFPlan,EE\r\n"Premier, PPO","$1,250.50"\r\n',
      [
        ['Plan', 'EE'],
        ['Premier, PPO', '$1,250.50'],
      ],
    ],
    [
      'Plan;EE\nPremier;"1,250.50"\nSaver;300\n',
      [
        ['Plan', 'EE'],
        ['Premier', '1,250.50'],
        ['Saver', '300'],
      ],
    ],
    [
      'Plan\tEE\nPremier\t$1,250.50',
      [
        ['Plan', 'EE'],
        ['Premier', '$1,250.50'],
      ],
    ],
    [
      "Name,Amount\n'=1+1,-300\n",
      [
        ['Name', 'Amount'],
        ['=1+1', '-300'],
      ],
    ],
    [
      "Name,Amount\n'til June,1\n",
      [
        ['Name', 'Amount'],
        ["'til June", '1'],
      ],
    ],
  ])('splits %j', (text, cells) => {
    expect(parseDelimited(text)).toEqual(cells)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseDelimited(text)).toBeInstanceOf(Array)
      }),
    )
  })
})
