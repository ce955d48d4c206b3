import { describe, expect, it, test } from 'vitest'
import { allRules } from '../../src/check/allRules.ts'
import { brokenAdvice } from './broken/advice.ts'
import { brokenAgreement } from './broken/agreement.ts'
import { brokenFolders } from './broken/folders.ts'
import { brokenInstances } from './broken/instance.ts'
import { brokenLegalLimits } from './broken/legalLimits.ts'
import { misspelledIds } from './broken/misspelledIds.ts'
import { misspelledNames } from './broken/misspelledNames.ts'
import { brokenMoney } from './broken/money.ts'
import { brokenQuestions } from './broken/noEffectQuestion.ts'
import { brokenOffers } from './broken/offers.ts'
import { brokenOutliers } from './broken/outliers.ts'
import { brokenPaymentProperties } from './broken/paymentProperties.ts'
import { brokenPayments } from './broken/payments.ts'
import { brokenPayroll } from './broken/payroll.ts'
import { brokenPlanComparisons } from './broken/planComparison.ts'
import { brokenStructure } from './broken/structure.ts'
import { brokenTexts } from './broken/texts.ts'
import { clientFiles, formattedDiagnostics } from './sample.ts'

const clients = [
  ['structure', brokenStructure],
  ['advice of the schemas', brokenAdvice],
  ['instances', brokenInstances],
  ['agreement of the documents', brokenAgreement],
  ['misspelled ids', misspelledIds],
  ['misspelled names', misspelledNames],
  ['payments', brokenPayments],
  ['properties of payments', brokenPaymentProperties],
  ['offers, accounts, and surcharges', brokenOffers],
  ['payroll', brokenPayroll],
  ['legal limits', brokenLegalLimits],
  ['money', brokenMoney],
  ['outliers', brokenOutliers],
  ['plan comparison', brokenPlanComparisons],
  ['questions', brokenQuestions],
] as const

const folders = [
  ['folders, files, and keys', brokenFolders],
  ['texts', brokenTexts],
] as const

test('reports nothing for a correct client', () => {
  expect(formattedDiagnostics(clientFiles())).toEqual([])
})

describe.each(clients)('Rules on %s', (_, cases) => {
  it.each(cases)('report %s', (_name, change, diagnostics) => {
    expect(formattedDiagnostics(clientFiles(change))).toEqual(diagnostics)
  })
})

describe.each(folders)('Rules on %s', (_, cases) => {
  it.each(cases)('report %s', (_name, change, diagnostics) => {
    const files = clientFiles()
    change(files)
    expect(formattedDiagnostics(files)).toEqual(diagnostics)
  })
})

test('every rule has a test case that it reports', () => {
  const reported = new Set(
    [...clients, ...folders]
      .flatMap(([, cases]) => cases.flatMap(([, , diagnostics]) => diagnostics))
      .map((diagnostic) => diagnostic.split(' ')[1]),
  )
  const testedElsewhere = new Set([
    // No schema can break it yet.
    'wrong-structure',
    // It reports a bug in a rule.
    'internal-error',
    // It depends on the file system.
    'irregular-file',
    // It depends on the network.
    'logo-download',
  ])
  const untested = allRules.filter(({ code }) => !reported.has(code) && !testedElsewhere.has(code))
  expect(untested.map(({ code }) => code)).toEqual([])
})

test('every rule has a kebab-case code and a title that is a sentence', () => {
  expect(
    allRules.filter(({ code, title }) => !/^[a-z]+(-[a-z0-9]+)*$/.test(code) || !title.endsWith('.')),
  ).toEqual([])
})
