import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { formats, type Format } from '../../../src/check/command/formats/formats.ts'
import { clientFiles } from '../sample.ts'
import { createReport, formatSample } from './createReport.ts'

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
  const write = await formats[format]()
  expect(write(createReport(files, true, `${hostile}/`))).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u)
})

test('JSON with escaped characters parses to the same path', async () => {
  const write = await formats.json()
  const report = createReport(
    clientFiles((instance) => (instance.features[hostile] = true)),
    true,
    `${hostile}/`,
  )
  expect(JSON.parse(write(report))).toMatchObject({
    diagnostics: [{ file: `${hostile}/ours/instance.json`, pointer: `/features/${hostile}` }],
  })
})

test.each([
  '{"keys": {"k3y": "nowhere", "k3y": "ours"}}',
  '{"keys": {k3y: "ours"}}',
  '{"k3y": "ours"}',
  '{"keys": {"k3y": 5}}',
])('no format writes a key of %s', async (text) => {
  const report = createReport(clientFiles().set('keys.json', text), true)
  for (const format of Object.values(formats)) {
    const write = await format()
    expect(write(report)).toContain('keys.json')
    expect(write(report)).not.toContain('k3y')
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

test('escapes control characters from files and paths', async () => {
  const files = clientFiles((instance) => {
    instance.features['\u001b[2J\r\n'] = true
    instance.scenarios[0]['\u202e'] = 1
  })
  const write = await formats.text()
  const text = write(createReport(files, false, 'my\u001b[2Jfolder/'))
  expect(text).toMatch(/^my\\u001b\[2Jfolder/)
  expect(text).toContain("'\\u001b[2J\\u000d\\u000a' is not a feature.")
  for (const control of ['\u001b', '\r', '\u202e']) expect(text).not.toContain(control)
})
