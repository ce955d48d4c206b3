import published from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import addFormats from 'ajv-formats'
import { Ajv, type ValidateFunction } from 'ajv'
import { SaxesParser } from 'saxes'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { allRules } from '../../../src/check/allRules.ts'
import { checkClients } from '../../../src/check/checkClients.ts'
import { formats, type Format } from '../../../src/check/command/formats/formats.ts'
import type { Report } from '../../../src/check/command/formats/Report.ts'
import { clientFiles, type Loose } from '../sample.ts'
import { codeFrame, splitLines } from '../../../src/check/command/formats/codeFrame.ts'
import { LineMap } from '../../../src/clients/LineMap.ts'

/** A report on some files. */
function createReport(files: Map<string, string>, strict: boolean, folder = ''): Report {
  const diagnostics = checkClients(files)
  return {
    strict,
    files: [...files].map(([path, text]) => ({
      path: `${folder}${path}`,
      text,
      diagnostics: diagnostics.filter(({ file }) => file === path),
      fixed: [],
    })),
  }
}

/** A report with an error, a warning, and a file without problems, in a folder whose name a URI must escape. */
function sampleReport(strict = false): Report {
  const files = clientFiles((instance) => {
    instance.client.planYear = '2027'
    instance.scenarios[0].color = 'red & "blue" <green>'
  })
  return createReport(files, strict, 'my clients/')
}

async function formatSample(format: Format, strict = false) {
  return formats[format](sampleReport(strict))
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
  const report = createReport(files, true, `${hostile}/`)
  expect(await formats[format](report)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u)
})

test('JSON with escaped characters parses to the same path', async () => {
  const report = createReport(
    clientFiles((instance) => (instance.features[hostile] = true)),
    true,
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
  const report = createReport(clientFiles().set('keys.json', text), true)
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

test('JUnit has a failed case for each diagnostic that affects the exit code, and a passed one for each other', async () => {
  expect(await formatSample('junit')).toContain('<testsuites name="mediplan check" tests="4" failures="1"')
  expect(await formatSample('junit', true)).toContain(
    '<testsuites name="mediplan check" tests="4" failures="2"',
  )
  const strict = await formatSample('junit', true)
  const failed = strict.matchAll(/name="([^"]*)" file="[^"]*">\s*<failure message="([^"]*)"/g)
  expect([...failed].map(([, name, message]) => [name, message])).toEqual([
    ['wrong-type at 3:17', "'planYear' must be a whole number, but is &quot;2027&quot;."],
    ['unknown-property at 19:7', "'color' is not a known property and has no effect."],
  ])
})

it.each([
  ['the end of a CDATA section, twice', ']]>]]>'],
  ['quotation marks and entities', `"'&amp;<&#0;`],
  ['characters that XML does not allow', '\u0000\u001b\u000b\uFFFE\uFFFF'],
])('JUnit is well-formed XML with a name that contains %s', async (_, name) => {
  const files = clientFiles((instance) => {
    instance.features[name] = true
    instance.services[0][name] = 1
    instance.scenarios[0].id = `${name}${name}`
  })
  for (const strict of [true, false]) {
    const { texts, attributes } = readXml(await formats.junit(createReport(files, strict, `${name}/`)))
    expect(attributes).toContain('unknown-property at')
    expect(texts).toContain('ours/instance.json:')
  }
})

/** @throws if the document is not well-formed */
function readXml(xml: string) {
  const parser = new SaxesParser()
  let texts = ''
  let attributes = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('cdata', (text) => {
    texts += text
  })
  parser.on('opentag', (tag) => {
    attributes += Object.values(tag.attributes).join(' ')
  })
  parser.write(xml).close()
  return { texts, attributes }
}

test('SARIF contains all rules, the line breaks, and each diagnostic with its level and region', async () => {
  const log: Loose = JSON.parse(await formatSample('sarif'))
  const [{ tool, results, newlineSequences }] = log.runs
  expect(newlineSequences).toContain('\r')
  expect(tool.driver.rules.map((rule: Loose) => rule.id)).toEqual(allRules.map(({ code }) => code))
  for (const { ruleId, ruleIndex } of results) expect(allRules[ruleIndex]!.code).toBe(ruleId)
  expect(results).toMatchObject([
    {
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'my%20clients/ours/instance.json', index: 0 },
            region: { startLine: 3, startColumn: 17, endLine: 3, endColumn: 23 },
          },
        },
      ],
    },
    { level: 'warning', ruleId: 'unknown-property' },
  ])
})

// The schema uses a draft that Ajv no longer supports. Only $schema, id, and one pattern depend on it.
const { $schema, id, ...schema } = published
const ajv = addFormats.default(new Ajv({ allErrors: true, unicodeRegExp: false }))
const validate: ValidateFunction = ajv.compile(schema)

describe('SARIF matches its schema', () => {
  it.each<[string, Loose]>([
    ['errors and warnings', {}],
    ['unusual names', { folder: 'my [clients]%/é "\\/', name: '\u0000\u001b]]>{0}\uD83D\u2028[link](x)' }],
    ['a missing file', { without: 'ours/plans.json' }],
  ])('with %s', async (_, { folder = '', name = 'color', without }) => {
    const files = clientFiles((instance) => {
      instance.client.planYear = '2027'
      instance.services[0][name] = 1
    })
    files.delete(without)
    validate(JSON.parse(await formats.sarif(createReport(files, true, folder))))
    expect(validate.errors ?? []).toEqual([])
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
