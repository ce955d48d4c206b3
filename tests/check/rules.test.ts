import { describe, expect, it, test } from 'vitest'
import { allRules } from '../../src/check/allRules.ts'
import { brokenAdvice } from './broken/advice.ts'
import { brokenAgreement } from './broken/agreement.ts'
import { brokenFolders } from './broken/folders.ts'
import { brokenQuestions } from './broken/noEffectQuestions.ts'
import { brokenInstances } from './broken/instance.ts'
import { brokenLaw } from './broken/law.ts'
import { brokenLineUps } from './broken/lineUp.ts'
import { misspelledIds } from './broken/misspelledIds.ts'
import { misspelledNames } from './broken/misspelledNames.ts'
import { brokenMoney } from './broken/money.ts'
import { brokenPayments } from './broken/payments.ts'
import { brokenPayroll } from './broken/payroll.ts'
import { brokenSlips } from './broken/idMismatches.ts'
import { brokenStructure } from './broken/structure.ts'
import { brokenTexts } from './broken/texts.ts'
import { clientFiles, formattedDiagnostics } from './sample.ts'

test('reports nothing for a client without problems', () => {
  expect(formattedDiagnostics(clientFiles())).toEqual([])
})

describe.each([
  ['Structure', brokenStructure],
  ['Schema advice', brokenAdvice],
  ['Instances', brokenInstances],
  ['Agreement', brokenAgreement],
  ['Misspelled ids', misspelledIds],
  ['Misspelled names', misspelledNames],
  ['Payments', brokenPayments],
  ['Payroll', brokenPayroll],
  ['Legal limits', brokenLaw],
  ['Money', brokenMoney],
  ['Wrong amounts', brokenSlips],
  ['Comparison of plans', brokenLineUps],
  ['Questions', brokenQuestions],
])('%s: reports exactly the expected diagnostics for', (_, clients) => {
  it.each(clients)('%s', (_name, change, diagnostics) => {
    expect(formattedDiagnostics(clientFiles(change))).toEqual(diagnostics)
  })
})

describe.each([
  ['Folders, files and keys', brokenFolders],
  ['Texts', brokenTexts],
])('%s: reports exactly the expected diagnostics for', (_, folders) => {
  it.each(folders)('%s', (_name, change, diagnostics) => {
    const files = clientFiles()
    change(files)
    expect(formattedDiagnostics(files)).toEqual(diagnostics)
  })
})

test('has a client for every rule, with a kebab-case code and a title that is a sentence', () => {
  const clients = [
    ...brokenStructure,
    ...brokenAdvice,
    ...brokenInstances,
    ...brokenAgreement,
    ...misspelledIds,
    ...misspelledNames,
    ...brokenLaw,
    ...brokenMoney,
    ...brokenSlips,
    ...brokenLineUps,
    ...brokenQuestions,
    ...brokenPayments,
    ...brokenPayroll,
    ...brokenFolders,
    ...brokenTexts,
  ]
  const reported = new Set(
    clients.flatMap(([, , diagnostics]) => diagnostics.map((diagnostic) => diagnostic.split(' ')[1])),
  )
  // Only for schema keywords that no schema uses yet. Has its own test.
  reported.add('wrong-structure')
  // Reports a bug in a rule. Has its own test.
  reported.add('internal-error')
  // Depends on the file system. Has its own tests.
  reported.add('irregular-file')
  expect(allRules.filter(({ code }) => !reported.has(code)).map(({ code }) => code)).toEqual([])
  expect(
    allRules.filter(({ code, title }) => !/^[a-z]+(-[a-z0-9]+)*$/.test(code) || !title.endsWith('.')),
  ).toEqual([])
})
