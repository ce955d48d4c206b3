import { expect, it, test } from 'vitest'
import { createClients } from '../../src/clients/clients.ts'
import { allRules } from '../../src/check/allRules.ts'
import { checkClients } from '../../src/check/checkClients.ts'
import { parseInstance } from '../../src/contract/instance.ts'
import {
  brokenDocuments,
  brokenFiles,
  brokenLanguages,
  reportsFile,
  toReport,
} from './broken/brokenClients.ts'
import { clientFiles, formattedDiagnostics, type Loose } from './sample.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { JsonDocument } from '../../src/check/source/JsonDocument.ts'
import { checkStructure } from '../../src/check/structure/checkStructure.ts'
import { join } from 'node:path'
import { readClients } from '../../src/command/readClients.ts'
import { generateClient } from '../../fixtures/generate.ts'

const cases = [...brokenFiles, ...brokenLanguages].map((each) => ({
  ...each,
  lines: formattedDiagnostics(each.files),
}))

const codeOf = (line: string) => line.split(' ')[1]!

test('reports nothing for a correct client', () => {
  expect(formattedDiagnostics(clientFiles())).toEqual([])
})

test('reports positions, messages, and help as in reports.txt', async () => {
  const found = cases.filter(({ lines }) => lines.length > 0)
  const reports = found.map(({ name, lines }) => toReport(name, lines))
  expect(new Set(found.map(({ name }) => name)).size).toBe(reports.length)
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot(reportsFile)
})

test('every rule has a test case that it reports', () => {
  const reported = new Set(cases.flatMap(({ lines }) => lines.map(codeOf)))
  const testedElsewhere = new Set([
    // No schema can break it yet.
    'wrong-structure',
    // It reports a bug in a rule.
    'internal-error',
    // It depends on the file system.
    'irregular-file',
  ])
  const untested = allRules.filter(({ code }) => !reported.has(code) && !testedElsewhere.has(code))
  expect(untested.map(({ code }) => code)).toEqual([])
})

test('every rule has a kebab-case code and a title that is a sentence', () => {
  expect(
    allRules.filter(({ code, title }) => !/^[a-z]+(-[a-z0-9]+)*$/.test(code) || !title.endsWith('.')),
  ).toEqual([])
})

/** The service cannot see a contradicting property, because its parser drops the first. */
const isError = (line: string) => line.startsWith('error ') && codeOf(line) !== 'contradicting-property'

it.each(cases.slice(0, brokenFiles.length))(
  'reports errors exactly if the service rejects $name',
  ({ files, lines }) => {
    expect(lines.some(isError)).toBe(isRejected(() => createClients(documentsOf(files))))
  },
)

const correctInstance = clientFiles().get('ours/instance.json')

it.each(brokenDocuments.filter(({ files }) => files.get('ours/instance.json') !== correctInstance))(
  'reports errors in an instance.json alone exactly if the calculator rejects $name',
  ({ files }) => {
    const withoutPlans = new Map([...files].filter(([path]) => path !== 'ours/plans.json'))
    const errors = checkClients(withoutPlans).filter(
      ({ severity, file }) => severity === 'error' && file === 'ours/instance.json',
    )
    const document = documentsOf(files).get('ours/instance.json')
    expect(errors.length > 0).toBe(isRejected(() => parseInstance(document)))
  },
)

/** The documents that the service reads. */
function documentsOf(files: ReadonlyMap<string, string>): Map<string, unknown> {
  const read = [...files].filter(([path]) =>
    /^(keys|ours\/(\d+\/)?(instance|plans)|theirs\/(instance|plans))\.json$/.test(path),
  )
  return new Map(read.map(([path, text]) => [path, JSON.parse(text) as unknown]))
}

function isRejected(read: () => unknown) {
  try {
    read()
    return false
  } catch {
    return true
  }
}

it.each<[string, (instance: Loose, plans: Loose) => void, string[]]>([
  ['a damaged instance hides problems', (instance) => (instance.surcharges[0].statement = 5), ['wrong-type']],
  [
    'damaged plans hide what the rules for plans find',
    (_, plans) => (plans.services[0].allowedAmount = '150'),
    ['markup', 'wrong-type'],
  ],
  [
    'a damaged instance hides no errors that are in the plans alone',
    (instance, plans) => {
      instance.surcharges[0].statement = 5
      plans.services[0].allowedAmount = 145.125
      plans.services.push(plans.services[1])
      plans.plans[0].services.push(plans.plans[0].services[0], { service: 'nope', payment: {} })
      instance.services.push({ id: 'new', name: 'New' })
      plans.scenarios[0].uses.push({ service: 'new', perAdult: 1 })
    },
    ['wrong-type', 'too-many-decimals', 'repeated-id', 'repeated-service', 'unknown-service'],
  ],
  ['correct documents hide nothing', () => undefined, ['markup', 'unusual-factor']],
])('Checks in stages: %s', (_, damage, rules) => {
  const files = clientFiles((instance, plans) => {
    instance.client.displayName = '<b>Ours</b>'
    plans.locations[1].factor = 5
    damage(instance, plans)
  })
  expect(checkClients(files).map(({ rule }) => rule)).toEqual(rules)
})

test('describes violations of keywords that no schema uses yet', () => {
  const schema = { type: 'object', properties: { color: { type: 'string', format: 'color' } } }
  const validate = new Ajv2020({ allErrors: true, formats: { color: /^#/ } }).compile(schema)
  const document = new JsonDocument('instance.json', '{ "color": "red" }')
  expect(checkStructure(document, { validate, validateWithAdvice: validate, schema }).errors).toEqual([
    expect.objectContaining({
      rule: expect.objectContaining({ code: 'wrong-structure' }) as unknown,
      pointer: '/color',
      message: `'color' must be format {"format":"color"}, but is "red".`,
    }),
  ])
})

const { texts: samples } = await readClients({
  root: join(import.meta.dirname, '../../fixtures/clients'),
  selected: [''],
})

test('reports nothing in the sample clients', () => {
  expect(samples.size).toBeGreaterThan(10)
  expect(checkClients(samples)).toEqual([])
})

test('reports the warnings that the sample clients accept, if nothing accepts them', () => {
  const withoutAcceptances = new Map([...samples].filter(([path]) => path !== 'accepted.json'))
  expect(checkClients(withoutAcceptances).map(({ file, rule }) => `${file} ${rule}`)).toEqual(
    expect.arrayContaining(['alder/plans.json copays-over-maximum', 'quillon/instance.json markup']),
  )
})

test('reports no errors in a client with thousands of locations', () => {
  const { instance, plans } = generateClient()
  const files = new Map([
    ['keys.json', '{"keys": {"large": "large"}}'],
    ['large/instance.json', JSON.stringify(instance)],
    ['large/plans.json', JSON.stringify(plans)],
  ])
  expect(checkClients(files).filter(({ severity }) => severity === 'error')).toEqual([])
})
