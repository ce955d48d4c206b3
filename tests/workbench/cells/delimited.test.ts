import { expect, it } from 'vitest'
import { formatDelimited, parseClipboard, parseDelimited } from '../../../src/workbench/cells/delimited.ts'
import { fc } from '../../kit/fc.ts'

/** Rows with a bar between their cells. */
const show = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('|'))

it.each([
  ['a\tb\r\nc\td\r\n', ['a|b', 'c|d']],
  ['a\tb\nc\td', ['a|b', 'c|d']],
  ['$1,250\t20%', ['$1,250|20%']],
  ['"line 1\nline 2"\tb', ['line 1\nline 2|b']],
  ['"say ""hello"""\tb', ['say "hello"|b']],
  ['5" pipe\tb', ['5" pipe|b']],
  ['a\t\tc\n\t\t\n', ['a||c', '||']],
  ['62.50', ['62.50']],
  ['', []],
])('Splits the clipboard’s text %j', (text, rows) => {
  expect(show(parseClipboard(text))).toEqual(rows)
})

it.each([
  ['\uFEFFPlan,EE\r\n"Premier, PPO","$1,250.50"\r\n', ['Plan|EE', 'Premier, PPO|$1,250.50']],
  ['Plan;EE\nPremier;"1,250.50"\nSaver;300\n', ['Plan|EE', 'Premier|1,250.50', 'Saver|300']],
  ['Plan\tEE\nPremier\t$1,250.50', ['Plan|EE', 'Premier|$1,250.50']],
  ["Name,Amount\n'=1+1,-300\n", ['Name|Amount', '=1+1|-300']],
  ["Name,Amount\n'til June,1\n", ['Name|Amount', "'til June|1"]],
])('Splits the file %j', (text, rows) => {
  expect(show(parseDelimited(text))).toEqual(rows)
})

it('Splits every text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseClipboard(text)).toBeInstanceOf(Array)
      expect(parseDelimited(text)).toBeInstanceOf(Array)
    }),
  )
})

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['@x', "'@x"],
  ['-x', "'-x"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['-1+WEBSERVICE("http://example.com")', '"\'-1+WEBSERVICE(""http://example.com"")"'],
  ['-$1+1', "'-$1+1"],
  ['-(1+cmd)', "'-(1+cmd)"],
  ['－1', "'－1"],
  ['＝1', "'＝1"],
  [' =1', "' =1"],
  ['\u200B=1', "'\u200B=1"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['-300', '-300'],
  ['-$1,250.00', '"-$1,250.00"'],
  ['-12.5%', '-12.5%'],
  ["'-300", "'-300"],
])('Writes %j as %j, so that spreadsheets do not calculate it', (text, written) => {
  expect(formatDelimited([[text]], ',')).toBe(written)
})
