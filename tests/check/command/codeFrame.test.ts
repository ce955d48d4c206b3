import { describe, expect, it, test } from 'vitest'
import { codeFrame, splitLines } from '../../../src/check/command/formats/codeFrame.ts'
import { LineMap } from '../../../src/clients/LineMap.ts'

/** The marked line and the line of carets below it, without the gutter. */
function markedLines(text: string, marked: string) {
  const lines = new LineMap(text)
  const offset = text.indexOf(marked)
  const range = { start: lines.positionAt(offset), end: lines.positionAt(offset + marked.length) }
  const shown = codeFrame(splitLines(text), range).split('\n')
  const line = shown.findIndex((each) => each.startsWith('>'))
  return shown.slice(line, line + 2).map((each) => each.slice(each.indexOf('|') + 2))
}

describe('Marks', () => {
  const long = 'x'.repeat(200)

  it.each([
    [
      'the first line of a comment next to a long line',
      `{\n/* a\n${long} */\n}`,
      `/* a\n${long} */`,
      '/* a',
      '^^^^',
    ],
    ['wide characters', '{"東京": 1}', '東京', '{"東京": 1}', '  ^^^^'],
    ['text after wide characters', '{"a": "東京 <b>"}', '<b>', '{"a": "東京 <b>"}', '            ^^^'],
    ['text after an emoji', '{"a": "🎉 <b>"}', '<b>', '{"a": "🎉 <b>"}', '          ^^^'],
    ['text after a tab', '\t{"a": 1}', '1', '\t{"a": 1}', '\t      ^'],
    ['text after control characters', '{"\u001b[2J\u202e": 1}', '1', '{"␛[2J·": 1}', '          ^'],
  ])('%s', (_, text, marked, line, carets) => {
    expect(markedLines(text, marked)).toEqual([line, carets])
  })
})

test('puts the caret after a truncated text', () => {
  expect(codeFrame(splitLines('{"a": 1'), endOf('{"a": 1'))).toMatch(/\n +\| {8}\^$/)
})

test('paints the marks', () => {
  const frame = codeFrame(splitLines('{"a": 1}'), endOf('{"a": '), (marks) => `<${marks}>`)
  expect(frame).toBe('<>> 1 | {"a": 1}\n    |       <^>')
})

function endOf(text: string) {
  const end = new LineMap(text).positionAt(text.length)
  return { start: end, end }
}
