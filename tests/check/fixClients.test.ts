import { describe, expect, it, test } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import type { Diagnostic } from '../../src/check/Diagnostic.ts'
import { fixClients } from '../../src/check/fixClients.ts'
import { brokenFiles, reportOf } from './broken/brokenClients.ts'
import { clientFiles, type Loose } from './sample.ts'
import { applyFixes } from '../../src/check/applyFixes.ts'

const plans = 'ours/plans.json'

describe('An id of another type', () => {
  const rules = (files: Map<string, string>) =>
    fixClients(files, () => true).diagnostics.map(({ rule }) => rule)

  it('is fixed together with its references', () => {
    const files = clientFiles((i) => {
      i.services[0].id = 1
      i.services[1].id = 2
    })
    files.set(
      plans,
      files
        .get(plans)!
        .replaceAll(/"visit"/g, '"1"')
        .replaceAll(/"surgery",\n(?=.*(name|by))/g, '"2",\n'),
    )
    expect(checkClients(files).map(({ rule }) => rule)).toEqual(['id-of-another-type', 'id-of-another-type'])
    expect(rules(files)).toEqual([])
  })

  it.each<[string, (instance: Loose, plans: Loose) => void, string[]]>([
    [
      'can be a salary band',
      (i, p) => ((i.salaryBands[0].id = 60), (p.plans[0].payroll[0].salaryBand = '60')),
      [],
    ],
    [
      'can be the service of a payment',
      (_, p) => (
        Object.assign(p.services[0], { id: 1, name: 'Other' }),
        p.services.push({ id: 'visit', name: 'Office visit', allowedAmount: 150 }),
        (p.plans[0].services[0].service = '1')
      ),
      [],
    ],
    ['stays if both ids exist', (_, p) => p.locations.push({ id: '7', factor: 1.1 }), ['id-of-another-type']],
  ])('%s', (_, change, left) => {
    const files = clientFiles(change)
    expect(checkClients(files)).not.toEqual([])
    expect(rules(files)).toEqual(left)
  })
})

describe('Every suggestion has a fix:', () => {
  const isSuggested = (message: string) => message.includes('Did you mean')
  // Two names with the same replacement, which are not fixed.
  const conflicting = 'a property that appears twice, once with a suggestion'

  it.each(brokenFiles.filter(({ name }) => name !== conflicting && isSuggested(reportOf(name))))(
    '$name',
    ({ files }) => {
      const suggestions = checkClients(files).filter(({ message }) => isSuggested(message))
      expect(suggestions.filter(({ fix }) => fix === undefined)).toEqual([])
      const { files: fixed, diagnostics } = fixClients(files, () => true)
      expect(diagnostics.filter(({ message }) => isSuggested(message))).toEqual([])
      expect(fixClients(fixed, () => true).files).toEqual(fixed)
    },
  )
})

describe('Fixes of several files', () => {
  it('are applied unless they add errors', () => {
    const files = clientFiles((i, p) => {
      i.scenarios[0].icon = 'suns'
      p.services[0].isDrugs = 'no'
    })
    const { fixed, diagnostics } = fixClients(files, () => true)
    expect(fixed.map(({ rule }) => rule)).toEqual(['unknown-icon'])
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-property'])
  })

  it('reveal problems that an error had hidden', () => {
    const files = clientFiles((_, { plans: [first] }) => {
      first.deductible.individual = '250'
      first.payroll = first.payroll.slice(1)
      first.services.push({ service: 'nothing', payment: {} })
    })
    const { fixed, diagnostics } = fixClients(files, () => true)
    expect(fixed.map(({ rule }) => rule)).toEqual(['wrong-type'])
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-service', 'band-without-payroll'])
  })

  it('are not applied to files that may not change', () => {
    const files = clientFiles((i, p) => {
      i.client.planYear = '2027'
      p.surcharges[0].yearly = '1200'
    })
    const { fixed } = fixClients(files, (path) => path === plans)
    expect(fixed.map(({ file }) => file)).toEqual([plans])
  })

  it('are not applied to a client that would have more errors', () => {
    const start = { offset: 0, line: 1, column: 1 }
    const diagnostic = { pointer: '', start, end: start, message: '', help: '' }
    const brokenFix = (file: string): Diagnostic => ({
      ...diagnostic,
      file,
      rule: 'broken-fix',
      severity: 'error',
      fix: [{ offset: 0, length: 0, text: file.startsWith('ours') ? 'oops' : ' ' }],
    })
    const files = new Map([...clientFiles(), ['theirs/instance.json', 'x']])
    const { files: after, fixed } = fixClients(
      files,
      () => true,
      (now) =>
        [...now].flatMap(([file, text]) =>
          text.startsWith('oops')
            ? [brokenFix(file), brokenFix(file)]
            : text.startsWith(' ')
              ? []
              : [brokenFix(file)],
        ),
    )
    expect(after.get(plans)).toBe(files.get(plans))
    expect(after.get('theirs/instance.json')).toBe(' x')
    expect(fixed.map(({ file }) => file)).toEqual(['keys.json', 'theirs/instance.json'])
  })
})

describe('A text with thousands of errors needs few rounds:', () => {
  it.each([
    ['commas without values', ','.repeat(2000), 0],
    ['trailing commas', '[1,],'.repeat(2000), 2001],
    ['missing commas', '1\n'.repeat(2000), 1999],
  ])('%s', (_, text, fixed) => {
    const files = clientFiles()
    files.set(plans, `[${text}]`)
    let rounds = 0
    const result = fixClients(
      files,
      () => true,
      (each) => {
        rounds += 1
        return checkClients(each)
      },
    )
    expect(rounds).toBeLessThan(8)
    expect(result.fixed.length).toBeGreaterThanOrEqual(fixed)
  })
})

test.each([
  ['{\n  "client": 1\n}', '{\n  "$schema": "../../../schemas/v1/instance.schema.json",\n  "client": 1\n}'],
  ['{ "client": 1 }', '{ "$schema": "../../../schemas/v1/instance.schema.json", "client": 1 }'],
  ['{}', '{"$schema": "../../../schemas/v1/instance.schema.json"}'],
  ['{ "$schema": "instance.schema.json" }', '{ "$schema": "../../../schemas/v1/instance.schema.json" }'],
])('fixes $schema in %s', (text, expected) => {
  const files = clientFiles()
    .set('keys.json', '{ "$schema": "../../schemas/v1/keys.schema.json", "keys": { "ours": "ours" } }')
    .set('ours/instance.json', text)
  const diagnostics = checkClients(files).filter(({ file }) => file === 'ours/instance.json')
  expect(applyFixes(text, diagnostics).text).toBe(expected)
})

test.each([
  ['a file that is not in UTF-8', '\uFFFD\uFFFD{\u0000}\u0000'],
  ['a file that is not JSON', '{ "client": }'],
])('does not check $schema in %s', (_, text) => {
  const files = clientFiles()
    .set('keys.json', '{ "$schema": "../../schemas/v1/keys.schema.json", "keys": { "ours": "ours" } }')
    .set('ours/instance.json', text)
  const diagnostics = checkClients(files).filter(({ file }) => file === 'ours/instance.json')
  expect(diagnostics.map(({ rule, fix }) => [rule, fix])).toEqual([
    [expect.not.stringMatching('schema'), undefined],
  ])
})
