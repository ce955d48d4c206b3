import published from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it, test } from 'vitest'
import { allRules } from '../../../src/check/allRules.ts'
import { formats } from '../../../src/check/command/formats/formats.ts'
import { clientFiles, type Loose } from '../sample.ts'
import { createReport, formatSample } from './createReport.ts'

test('SARIF contains all rules, and each diagnostic with its level and region', async () => {
  const log = JSON.parse(await formatSample('sarif')) as {
    version: string
    runs: {
      tool: { driver: { rules: { id: string; help: { text: string }; defaultConfiguration: object }[] } }
      results: { ruleId: string; ruleIndex: number }[]
    }[]
  }
  const [run] = log.runs
  expect(log.version).toBe('2.1.0')
  expect(run!.tool.driver.rules).toEqual(
    allRules.map(({ code, severity, title }) => ({
      id: code,
      shortDescription: { text: title },
      help: {
        text: expect.stringContaining(severity === 'error' ? 'cannot be served' : 'accepted.json') as string,
      },
      defaultConfiguration: { level: severity },
    })),
  )
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

// The schema uses a draft that Ajv no longer supports. Only $schema, id, and one pattern depend on it.
const { $schema, id, ...schema } = published
const ajv = addFormats.default(new Ajv({ allErrors: true, unicodeRegExp: false }))
const validate: ValidateFunction = ajv.compile(schema)

describe('SARIF matches its schema', () => {
  it.each<[string, Loose]>([
    ['errors and warnings', {}],
    ['a folder whose name a URI must escape', { folder: 'my [clients]%/é "\\/' }],
    ['a name with special characters', { name: '\u0000\u001b]]>{0}\uD83D\u2028[link](x)' }],
    ['a missing file', { without: 'ours/plans.json' }],
    ['no diagnostics', { hasNoProblems: true }],
  ])('with %s', async (_, { folder = '', name = 'color', without, hasNoProblems = false }) => {
    const files = clientFiles((instance) => {
      if (hasNoProblems) return
      instance.client.planYear = '2027'
      instance.services[0][name] = 1
    })
    files.delete(without)
    const write = await formats.sarif()
    validate(JSON.parse(write(createReport(files, true, folder))))
    expect(validate.errors ?? []).toEqual([])
  })

  it('and the schema rejects other documents', async () => {
    const log: Loose = JSON.parse(await formatSample('sarif'))
    log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri = 'my clients/plans.json'
    log.runs[0].results[1].level = 'fatal'
    expect(validate(log)).toBe(false)
    expect(new Set(validate.errors!.map((error) => error.keyword))).toEqual(new Set(['format', 'enum']))
  })
})
