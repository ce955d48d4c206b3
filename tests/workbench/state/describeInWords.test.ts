import { expect, it } from 'vitest'
import { folderRules } from '../../../src/check/clients/folderRules.ts'
import { schemaAddress } from '../../../src/check/clients/schemaAddress.ts'
import { syntaxRules } from '../../../src/check/source/syntaxRules.ts'
import { adviceRules } from '../../../src/check/structure/adviceRules.ts'
import { wrongDocument } from '../../../src/check/structure/documentKinds.ts'
import { structureRules } from '../../../src/check/structure/structureRules.ts'
import { isYearFile, fileName } from '../../../src/contract/clientFiles.ts'
import { checkFiles } from '../../../src/workbench/state/checkFiles.ts'
import { brokenFiles, reportOf } from '../../check/broken/brokenClients.ts'
import { describeInWords } from '../../../src/workbench/state/describeInWords.ts'

const describe = (message: string, help = '', file = 'acme/plans.json') =>
  describeInWords({ file, pointer: '', message, help })

it.each([
  ["'payPeriods' is missing.", '“Payroll deductions per year” is missing.'],
  ['Add "EE" with its amount in dollars.', 'Add “Employee only” with its amount in dollars.'],
  ['31 typical values are not reviewed: 24 prices and 7 payments.', '31 typical values are not reviewed.'],
  ["'EE' is missing.", '“Employee only” is missing.'],
  ["'size' is not a known property.", "'size' is not a known property."],
  ['The amount is "payPeriods".', 'The amount is "payPeriods".'],
])('writes %s as %s', (message, plain) => {
  expect(describe(message).message).toBe(plain)
})

it('does not mention the keys of the text editor', () => {
  const help = "Add a row to 'savingsStyles' (Ctrl+Space shows examples)."
  expect(describe('', help, 'acme/instance.json').help).toMatch(/^Add a row to “[A-Z][a-z ]+”\.$/)
})

it('names a field as its form does, and says how to leave a limit out', () => {
  const { files } = brokenFiles.find(({ name }) => name === 'a limit out of network without amounts')!
  const problems = checkFiles(files).diagnostics.map(describeInWords)
  expect(problems.map(({ message, help }) => `${message} ${help}`)).toEqual(
    ['Individual amount', 'Family amount'].map(
      (title) =>
        `“${title}” is missing. Add “${title}” here, or set “Kind of limit” to “–” to have no such limit.`,
    ),
  )
})

/** What forms cannot write. */
const ofDamagedFiles = new Set(
  [...syntaxRules, ...structureRules, ...adviceRules, ...folderRules, wrongDocument, schemaAddress].map(
    ({ code }) => code,
  ),
)

const hasOnlyDamage = (report: string) =>
  [...report.matchAll(/^(?:error|warning) (\S+)/gm)].every(([, rule]) => ofDamagedFiles.has(rule!))

it('mentions neither files nor properties in any problem that a form can cause', () => {
  const problems = brokenFiles
    // Their check takes long.
    .filter(({ name }) => !hasOnlyDamage(reportOf(name)))
    .flatMap(({ files }) => checkFiles(files).diagnostics)
    .filter(({ file, rule }) => isYearFile(fileName(file)) && !ofDamagedFiles.has(rule))
  const words = problems.map(describeInWords).map(({ message, help }) => `${message} ${help}`)
  expect(words.length).toBeGreaterThan(200)
  expect(
    words.filter((text) =>
      /\.json|\b[a-z]{2,}[A-Z]|"\w+":|[{}]|\b(JSON|propert|quotes|brackets|null)\b|\[\d|\bE[ESKCF]\b|\s[.,;]|\(\)/.test(
        text,
      ),
    ),
  ).toEqual([])
})

it.each([
  ["Switch 'locations' off in instance.json.", 'Switch “Locations” off.'],
  [
    'Add the service to \'except\' (["er"]), or remove it from both files.',
    'Add the service to “Services without uses there”, or remove it.',
  ],
  [
    'Tier EE pays too much; write the id of a plan.',
    'Tier “Employee only” pays too much; write the name of a plan.',
  ],
  ["Enter 'payPeriods', or null.", 'Enter “Payroll deductions per year”, or leave it empty.'],
])('shortens %s', (help, plain) => {
  expect(describe('', help).help).toBe(plain)
})
