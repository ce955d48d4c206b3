import { describe, expect, it, test } from 'vitest'
import { allRules } from '../../src/check/allRules.ts'
import { brokenClients } from './broken/brokenClients.ts'
import { brokenFolders } from './broken/folders.ts'
import { brokenLanguageFiles } from './broken/languages.ts'
import { brokenTexts } from './broken/texts.ts'
import { clientFiles, formattedDiagnostics } from './sample.ts'

const folders = [
  ['folders, files, and keys', brokenFolders],
  ['texts', brokenTexts],
  ['languages of a client', brokenLanguageFiles],
] as const

test('reports nothing for a correct client', () => {
  expect(formattedDiagnostics(clientFiles())).toEqual([])
})

describe.each(brokenClients)('Rules on %s', (_, cases) => {
  it.each(cases)('report %s', (_name, change, ...diagnostics) => {
    expect(formattedDiagnostics(clientFiles(change))).toEqual(diagnostics)
  })
})

describe.each(folders)('Rules on %s', (_, cases) => {
  it.each(cases)('report %s', (_name, change, ...diagnostics) => {
    const files = clientFiles()
    change(files)
    expect(formattedDiagnostics(files)).toEqual(diagnostics)
  })
})

test('every rule has a test case that it reports', () => {
  const reported = new Set(
    [...brokenClients, ...folders]
      .flatMap(([, cases]) => cases.flatMap(([, , ...diagnostics]) => diagnostics))
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
