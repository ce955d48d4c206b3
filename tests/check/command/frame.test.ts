import { describe, expect, it, test } from 'vitest'
import { frameOf, linesOf } from '../../../src/check/command/formats/frame.ts'
import { LineMap } from '../../../src/clients/LineMap.ts'

/** The line that is pointed at and the one of the carets, without the gutter. */
function pointed(text: string, meant: string) {
  const lines = new LineMap(text)
  const offset = text.indexOf(meant)
  const place = { start: lines.positionOf(offset), end: lines.positionOf(offset + meant.length) }
  const shown = frameOf(linesOf(text), place).split('\n')
  const line = shown.findIndex((each) => each.startsWith('>'))
  return shown.slice(line, line + 2).map((each) => each.slice(each.indexOf('|') + 2))
}

describe('What is pointed at', () => {
  const long = 'x'.repeat(200)

  it.each([
    [
      'a comment of several lines beside a long one',
      `{\n/* a\n${long} */\n}`,
      `/* a\n${long} */`,
      '/* a',
      '^^^^',
    ],
    ['wide characters', '{"東京": 1}', '東京', '{"東京": 1}', '  ^^^^'],
    [
      'what stands behind wide characters',
      '{"a": "東京 <b>"}',
      '<b>',
      '{"a": "東京 <b>"}',
      '            ^^^',
    ],
    ['what stands behind a picture', '{"a": "🎉 <b>"}', '<b>', '{"a": "🎉 <b>"}', '          ^^^'],
    ['what stands behind a tab', '\t{"a": 1}', '1', '\t{"a": 1}', '\t      ^'],
    ['what would steer a terminal', '{"\u001b[2J\u202e": 1}', '1', '{"␛[2J·": 1}', '          ^'],
  ])('is %s', (_, text, meant, line, carets) => {
    expect(pointed(text, meant)).toEqual([line, carets])
  })
})

test('A caret stands behind a text that ends too early', () => {
  expect(frameOf(linesOf('{"a": 1'), endOf('{"a": 1'))).toMatch(/\n +\| {8}\^$/)
})

test('The marks have the colour of what is found', () => {
  const frame = frameOf(linesOf('{"a": 1}'), endOf('{"a": '), (marks) => `<${marks}>`)
  expect(frame).toBe('<>> 1 | {"a": 1}\n    |       <^>')
})

function endOf(text: string) {
  const end = new LineMap(text).positionOf(text.length)
  return { start: end, end }
}
