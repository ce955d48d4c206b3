import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { allRules } from '../../../src/check/allRules.ts'
import { checkClients } from '../../../src/check/checkClients.ts'
import { formats, type Format } from '../../../src/check/command/formats/formats.ts'
import type { Report } from '../../../src/check/command/formats/Report.ts'
import { clientFiles } from '../sample.ts'

/** What is said of some files. */
function reportOn(files: Map<string, string>, strict: boolean, folder = ''): Report {
  const findings = checkClients(files)
  return {
    strict,
    files: [...files].map(([path, text]) => ({
      path: `${folder}${path}`,
      text,
      findings: findings.filter(({ file }) => file === path),
      fixed: [],
    })),
  }
}

/** An error, a warning, and a file without either; in a folder whose name no address can hold as it is. */
function report(strict = false): Report {
  const files = clientFiles((instance) => {
    instance.client.planYear = '2027'
    instance.scenarios[0].colour = 'red & "blue" <green>'
  })
  return reportOn(files, strict, 'my clients/')
}

async function written(format: Format, strict = false) {
  const write = await formats[format]()
  return write(report(strict))
}

test('JSON has the counts, and every finding with its path', async () => {
  const { counts, findings } = JSON.parse(await written('json')) as { counts: object; findings: object[] }
  expect(counts).toEqual({ files: 3, errors: 1, warnings: 1, fixed: 0, fixable: 1 })
  expect(findings).toEqual([
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

test('JUnit has a failed case for each finding that counts, and a passed one for the others', async () => {
  expect(await written('junit')).toContain('<testsuites name="mediplan check" tests="4" failures="1"')
  expect(await written('junit', true)).toContain('<testsuites name="mediplan check" tests="4" failures="2"')
  const strict = await written('junit', true)
  const failed = strict.matchAll(/name="([^"]*)" file="[^"]*">\s*<failure message="([^"]*)"/g)
  expect([...failed].map(([, name, message]) => [name, message])).toEqual([
    ['wrong-type at 3:17', "'planYear' has to be a whole number, and is &quot;2027&quot;."],
    ['unknown-property at 19:7', "Nothing reads 'colour' here."],
  ])
})

test('SARIF has every rule, and each finding with its level and region', async () => {
  const log = JSON.parse(await written('sarif')) as {
    version: string
    runs: {
      tool: { driver: { rules: { id: string }[] } }
      results: { ruleId: string; ruleIndex: number }[]
    }[]
  }
  const [run] = log.runs
  expect(log.version).toBe('2.1.0')
  expect(run!.tool.driver.rules.map(({ id }) => id)).toEqual(allRules.map(({ code }) => code))
  for (const { ruleId, ruleIndex } of run!.results) expect(allRules[ruleIndex]!.code).toBe(ruleId)
  expect(run!.results).toEqual([
    expect.objectContaining({
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'my%20clients/ours/instance.json', index: 0 },
            region: { startLine: 3, startColumn: 17, endLine: 3, endColumn: 23 },
          },
        },
      ],
    }),
    expect.objectContaining({ level: 'warning', ruleId: 'unknown-property' }),
  ])
})

test.each([
  '{"keys": {"k3y": "nowhere", "k3y": "ours"}}',
  '{"keys": {k3y: "ours"}}',
  '{"k3y": "ours"}',
  '{"keys": {"k3y": 5}}',
])('Nothing that is written holds a key of %s', async (text) => {
  const told = reportOn(clientFiles().set('keys.json', text), true)
  for (const format of Object.values(formats)) {
    const write = await format()
    expect(write(told)).toContain('keys.json')
    expect(write(told)).not.toContain('k3y')
  }
})

describe('Colour', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each([
    ['is there when it is asked for', '1', true],
    ['is not there when it is switched off', '0', false],
    ['is not there when nobody looks', '', false],
  ])('%s', async (_, forced, isColoured) => {
    vi.stubEnv('FORCE_COLOR', forced)
    vi.stubEnv('NO_COLOR', '')
    const text = await written('text')
    expect(text.includes('\u001b')).toBe(isColoured)
  })
})

test('Nothing that a file or its path says steers a terminal', async () => {
  const files = clientFiles((instance) => {
    instance.features['\u001b[2J\r\n'] = true
    instance.scenarios[0]['\u202e'] = 1
  })
  const write = await formats.text()
  const text = write(reportOn(files, false, 'my\u001b[2Jfolder/'))
  expect(text).toMatch(/^my\\u001b\[2Jfolder/)
  expect(text).toContain("'\\u001b[2J\\u000d\\u000a' is not a feature.")
  for (const steering of ['\u001b', '\r', '\u202e']) expect(text).not.toContain(steering)
})
