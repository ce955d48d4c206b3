import { expect, it, test } from 'vitest'
import { allRules } from '../../src/check/allRules.ts'
import { brokenFiles, brokenLanguages } from './broken/brokenClients.ts'
import { clientFiles, formattedDiagnostics } from './sample.ts'

test('reports nothing for a correct client', () => {
  expect(formattedDiagnostics(clientFiles())).toEqual([])
})

const cases = [...brokenFiles, ...brokenLanguages]

it.each(cases)('reports $name', ({ files, diagnostics }) => {
  expect(formattedDiagnostics(files)).toEqual(diagnostics)
})

test('every rule has a test case that it reports', () => {
  const reported = new Set(
    cases.flatMap(({ diagnostics }) => diagnostics).map((diagnostic) => diagnostic.split(' ')[1]),
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
