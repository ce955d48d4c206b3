import { describe, expect, it } from 'vitest'
import { noDecisions, type RowDecision } from '../../../src/workbench/transfer/ImportPlan.ts'
import { guessMapping } from '../../../src/workbench/transfer/guessMapping.ts'
import { planImport } from '../../../src/workbench/transfer/planImport.ts'
import { summarizeImport } from '../../../src/workbench/transfer/describeImport.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { fc, slowCases } from '../../kit/fc.ts'
import { readSample, toValues } from '../tables/sampleYears.ts'
import { importText } from './importText.ts'

describe('An import of payments', () => {
  const sheet = `
    Service | Core Plan | Premier Plan
    Primary care visit | 20% after deductible | $20 copay
    Specialist visit | 20 | 30%
    Lab test | 0.2 | 20% coinsurance*
    X-ray | 20% | no charge
    MRI scan | 80% after deductible | deductible`

  it('reads the words of brochures, and asks where they can mean two things', () => {
    const { plan, changes } = importText(sheet, { sample: 'fernhill', table: 'payments' })
    expect(changes).toEqual([
      'Primary care visit: Core Plan $25 → deductible, then 20%',
      'Specialist visit: Premier Plan $30 → 30%',
      'X-ray: Core Plan  → 20%',
      'X-ray: Premier Plan  → no charge',
    ])
    expect(plan.unchanged).toBe(1)
    expect(
      plan.valueQuestions.map(({ text, isAcceptable, suggestions }) => [text, isAcceptable, suggestions]),
    ).toEqual([
      ['20% coinsurance*', false, ['20% coinsurance']],
      ['deductible', false, []],
      ['0.2', true, ['20%']],
      ['80% after deductible', true, ['20% after deductible']],
      ['20', true, ['20%']],
    ])
  })
})

describe('An import of locations', () => {
  const sheet = `
    Office | Factor
    Seattle office | 1.1
    Boise | 0.95`

  it('adds rows only by decision', () => {
    const options = { sample: 'pelican', table: 'locations' } as const
    expect(importText(sheet, options).plan).toMatchObject({
      addedRows: [],
      rowQuestions: [{ label: 'Boise', reason: 'unknown', decision: undefined }],
    })
    const { plan, changes } = importText(sheet, {
      ...options,
      decisions: { rows: new Map([['Boise', { kind: 'add' }]]) },
    })
    expect(plan.addedRows).toEqual(['Boise'])
    expect(changes).toContainEqual(expect.stringMatching(/^Boise: Price factor .*→ 0.95$/))
    expect(JSON.parse(plan.texts['instance.json']!)).toMatchObject({
      locations: expect.arrayContaining([expect.objectContaining({ name: 'Boise' })]),
    })
  })
})

describe('An import of services', () => {
  const options = { sample: 'fernhill', table: 'services' } as const

  it('asks about names that are also names of JavaScript', () => {
    const sheet = `
      Service | Price of one use
      Lab test | 80
      constructor | 10
      __proto__ | 20`
    expect(
      importText(sheet, options).plan.rowQuestions.map(({ label, decision }) => [label, decision]),
    ).toEqual([
      ['constructor', undefined],
      ['__proto__', undefined],
    ])
    const rows = new Map<string, RowDecision>([
      ['constructor', { kind: 'skip' }],
      ['__proto__', { kind: 'add' }],
    ])
    expect(importText(sheet, { ...options, decisions: { rows } }).plan.addedRows).toEqual(['__proto__'])
  })

  it('skips a total, but not a service whose name starts with “Total”', () => {
    const { plan } = importText(
      `
      Service | Price of one use
      Lab test | 80
      Total knee replacement | 40000
      Total: | 40080`,
      options,
    )
    expect(plan.rowQuestions.map(({ label, reason }) => [label, reason])).toEqual([
      ['Total knee replacement', 'unknown'],
      ['Total:', 'total'],
    ])
  })
})

it('adds 3,000 rows and reads them only once', () => {
  const definition = tables.locations
  const texts = readSample('lakeshore')
  const labels = Array.from({ length: 3000 }, (_, index) => `Office ${index}`)
  const grid = [['Location', 'Price factor'], ...labels.map((label) => [label, '1.2'])]
  const mapping = guessMapping(definition.read(toValues(texts)), { name: 'Sheet1', grid, ignoredCells: [] })
  const rows = new Map(labels.map((label) => [label, { kind: 'add' as const }]))
  const start = performance.now()
  const plan = planImport({ definition, texts }, grid, mapping, { ...noDecisions, rows })
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(plan.addedRows).toHaveLength(3000)
})

it('Every sheet can be planned, whatever its cells are', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'Plan',
      'PPO Plan',
      'Under $40,000',
      'Employee only',
      'Family',
      '$500',
      '—',
      'Total',
      '20%',
    ),
    fc.string({ maxLength: 6 }),
  )
  const definition = tables.payroll
  const texts = readSample('lakeshore')
  const table = definition.read(toValues(texts))
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 5 })
        .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 })),
      (grid) => {
        const mapping = guessMapping(table, { name: 'Sheet1', grid, ignoredCells: [] })
        const plan = planImport({ definition, texts }, grid, mapping, noDecisions)
        expect(summarizeImport(plan).length).toBeGreaterThan(0)
      },
    ),
    slowCases,
  )
})
