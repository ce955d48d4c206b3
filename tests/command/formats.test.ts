import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { formats, type Format } from '../../src/command/formats/formats.ts'
import type { Report } from '../../src/command/formats/Report.ts'
import { clientFiles } from '../check/sample.ts'
import { codeFrame, splitLines } from '../../src/command/formats/codeFrame.ts'
import { LineMap } from '../../src/clients/LineMap.ts'

/** A report on some files. */
function createReport(files: Map<string, string>, folder = ''): Report {
  const diagnostics = checkClients(files)
  return {
    files: [...files].map(([path, text]) => ({
      path: `${folder}${path}`,
      text,
      diagnostics: diagnostics.filter(({ file }) => file === path),
      fixed: [],
      accepted: 0,
    })),
  }
}

/** A report with an error, a warning, and a file without problems. */
function sampleReport(): Report {
  const files = clientFiles((instance) => {
    instance.client.planYear = '2027'
    instance.scenarios[0].color = 'red & "blue" <green>'
  })
  return createReport(files, 'my clients/')
}

async function formatSample(format: Format) {
  return formats[format](sampleReport())
}

test('JSON contains the counts, and each diagnostic with its path', async () => {
  const { counts, diagnostics } = JSON.parse(await formatSample('json')) as {
    counts: object
    diagnostics: object[]
  }
  expect(counts).toEqual({ files: 3, errors: 1, warnings: 1, fixed: 0, fixable: 1 })
  expect(diagnostics).toEqual([
    expect.objectContaining({
      rule: 'wrong-type',
      file: 'my clients/ours/instance.json',
      pointer: '/client/planYear',
      start: { offset: 32, line: 3, column: 17 },
      end: { offset: 38, line: 3, column: 23 },
    }),
    expect.objectContaining({ rule: 'unknown-property', severity: 'warning' }),
  ])
})

const hostile = 'a\u001b[2J\u009b\u0085\u202e\u2066\u200b\u2028\u{E0041}'

test.each(Object.keys(formats) as Format[])('%s has no control characters', async (format) => {
  const files = clientFiles((instance) => {
    instance.features[hostile] = true
    instance.services[0].display = hostile
    instance.scenarios[0].id = hostile
  })
  const report = createReport(files, `${hostile}/`)
  expect(await formats[format](report)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u)
})

test('JSON with escaped characters parses to the same path', async () => {
  const report = createReport(
    clientFiles((instance) => (instance.features[hostile] = true)),
    `${hostile}/`,
  )
  expect(JSON.parse(await formats.json(report))).toMatchObject({
    diagnostics: [{ file: `${hostile}/ours/instance.json`, pointer: `/features/${hostile}` }],
  })
})

test.each([
  '{"keys": {"k3y": "nowhere", "k3y": "ours"}}',
  '{"keys": {k3y: "ours"}}',
  '{"k3y": "ours"}',
  '{"keys": {"k3y": 5}}',
])('no format writes a key of %s', async (text) => {
  const report = createReport(clientFiles().set('keys.json', text))
  for (const format of Object.values(formats)) {
    const output = await format(report)
    expect(output).toContain('keys.json')
    expect(output).not.toContain('k3y')
  }
})

describe('Color', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each([
    ['is used with FORCE_COLOR=1', '1', true],
    ['is not used with FORCE_COLOR=0', '0', false],
    ['is not used without a terminal', '', false],
  ])('%s', async (_, forced, hasColors) => {
    vi.stubEnv('FORCE_COLOR', forced)
    vi.stubEnv('NO_COLOR', '')
    const text = await formatSample('text')
    expect(text.includes('\u001b')).toBe(hasColors)
  })
})

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
    ['a comment next to a long line', `{\n/* a\n${long} */\n}`, `/* a\n${long} */`, '/* a', '^^^^'],
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
