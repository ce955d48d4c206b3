import { describe, expect, it } from 'vitest'
import { summarizeImport } from '../../../src/workbench/transfer/describeImport.ts'
import { importText } from './importText.ts'

describe('An import of payroll deductions', () => {
  it('finds the titles below the heading of a sheet, and skips totals and notes with a reason', () => {
    const { plan, changes } = importText(`
      Lakeshore 2027 rates
      Effective January 1
      Plan | Band | EE Only | EE + Spouse | EE + Child(ren) | Family
      PPO Plan | Under $40,000 | $468.00 | $1,422.72 | $1,274.54 | $2,400.00
      | $40,000 to $80,000 | 780 | 2,371.20 | 2124.24 | 3893.76
      Total | | 1248 | 3793.92 | 3398.78 | 6293.76
      * Spouses who work pay a surcharge`)
    expect(changes).toEqual(['PPO Plan, Under $40,000: Family $2,336.26 → $2,400'])
    expect(summarizeImport(plan)).toEqual([
      '1 value changes, 7 stay the same.',
      '2 rows are skipped: 1 without values, 1 total.',
    ])
    expect(plan.rowQuestions).toMatchObject([{ label: 'Total', reason: 'total', decision: { kind: 'skip' } }])
  })

  it('names a total as the file does, without the plan of the rows above', () => {
    const { plan } = importText(`
      Plan | Band | Employee only | Family
      PPO Plan | Under $40,000 | 468 | 2,400
      | Total | 468 | 2,400`)
    expect(plan.rowQuestions).toMatchObject([{ label: 'Total', reason: 'total' }])
  })

  it('offers both amounts of a comma between two digits', () => {
    const { plan } = importText(`
      Plan | Band | Employee only | Family
      PPO Plan | Under $40,000 | 1,50 | 2,400`)
    expect(plan.valueQuestions).toMatchObject([{ text: '1,50', suggestions: ['$1.50', '$150'] }])
  })

  it('takes the plan from a row above each block', () => {
    const { changes, plan } = importText(`
      Salary | Employee | Family
      PPO Plan
      Under $40,000 | 500 | 2,336.26
      Part-time | 1404 | 7,100
      Traditional Plan
      Under $40,000 | 650 | 3,310.85`)
    expect(plan.rowQuestions).toEqual([])
    expect(changes).toEqual([
      'PPO Plan, Under $40,000: Employee only $468 → $500',
      'PPO Plan, Part-time: Family $7,008.77 → $7,100',
      'Traditional Plan, Under $40,000: Employee only $648 → $650',
    ])
  })

  it('takes the plan from the heading or the name of the sheet if all rows are for one', () => {
    const sheet = `
      Salary band | Employee only | Family
      Under $40,000 | 500 | 2,336.26`
    expect(importText(`Traditional Plan\n${sheet}`).changes[0]).toContain('Traditional Plan, Under $40,000')
    expect(importText(sheet, { sheetName: 'PPO plan' }).changes[0]).toContain('PPO Plan, Under $40,000')
  })

  it('finds tiers in rows, and plans in columns', () => {
    const { changes, mapping } = importText(
      `
      | Core Plan | Premier Plan | Consumer Plan with HSA
      Employee Only | 1,380 | 2,000 | 720
      Employee + Spouse | 3,060 | 4,380 | 1,620
      Employee + Children | 2,640 | 3,720 | 1,380
      Family | 4,320 | 6,180 | 2,300`,
      { sample: 'fernhill' },
    )
    expect(mapping).toMatchObject({ isTransposed: true, titleRow: 0 })
    expect(changes).toEqual([
      'Premier Plan: Employee only $1,980 → $2,000',
      'Consumer Plan with HSA: Family $2,280 → $2,300',
    ])
  })

  it('finds plans and salary bands in two rows of titles, with merged cells', () => {
    const { changes } = importText(`
      | PPO Plan | | Traditional Plan |
      | Under $40,000 | Part-time | Under $40,000 | Part-time
      Employee only | 500 | 1404 | 648 | 1944
      Family | 2336.26 | 7008.77 | 3310.85 | 10,000`)
    expect(changes).toEqual([
      'PPO Plan, Under $40,000: Employee only $468 → $500',
      'Traditional Plan, Part-time: Family $9,932.54 → $10,000',
    ])
  })

  it('applies amounts to every salary band if the file has none', () => {
    const { changes } = importText(
      `
      Plan | Employee only
      PPO Plan | 500`,
      { mapping: { sources: [null, { kind: 'every' }] } },
    )
    expect(changes).toHaveLength(4)
    expect(changes[3]).toBe('PPO Plan, Part-time: Employee only $1,404 → $500')
  })
})
