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
import { clientFiles, found } from './sample.ts'

test('In a client without a fault nothing is found', () => {
  expect(found(clientFiles())).toEqual([])
})

describe.each([
  ['Structure', brokenStructure],
  ['Advice of the schemas', brokenAdvice],
  ['Instances', brokenInstances],
  ['Agreement', brokenAgreement],
  ['Slips in ids', misspelledIds],
  ['Slips in names', misspelledNames],
  ['Payments', brokenPayments],
  ['Payroll', brokenPayroll],
  ['The law', brokenLaw],
  ['Money', brokenMoney],
  ['Slips of money', brokenSlips],
  ['Line-ups', brokenLineUps],
  ['Questions', brokenQuestions],
])('%s', (_, clients) => {
  it.each(clients)('%s is found, and nothing else', (_name, change, diagnostics) => {
    expect(found(clientFiles(change))).toEqual(diagnostics)
  })
})

describe.each([
  ['Folders, files and keys', brokenFolders],
  ['Texts', brokenTexts],
])('%s', (_, folders) => {
  it.each(folders)('%s', (_name, change, diagnostics) => {
    const files = clientFiles()
    change(files)
    expect(found(files)).toEqual(diagnostics)
  })
})

test('A rule has a code of its own, a sentence, and a client in which it finds something', () => {
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
  const told = new Set(
    clients.flatMap(([, , diagnostics]) => diagnostics.map((diagnostic) => diagnostic.split(' ')[1])),
  )
  // For what schemas may ask for one day; it has a test of its own.
  told.add('wrong-structure')
  // It reports a bug in a rule, and has a test of its own.
  told.add('internal-error')
  // It depends on the file system, and has tests of its own.
  told.add('irregular-file')
  expect(allRules.filter(({ code }) => !told.has(code)).map(({ code }) => code)).toEqual([])
  expect(
    allRules.filter(({ code, title }) => !/^[a-z]+(-[a-z0-9]+)*$/.test(code) || !title.endsWith('.')),
  ).toEqual([])
})
