import { describe, expect, it } from 'vitest'
import { summarizeImport } from '../../../src/workbench/transfer/describeImport.ts'
import { importText } from './importText.ts'

describe('An import of a brochure', () => {
  const sheet = `
    | Core | Premier Plan (PPO) | Consumer Plan
    Deductible, individual / family | $600 / $1,200 | $1,500 / $3,000 | $3,500 / $7,000
    Out-of-pocket max | $4,000 | $6,500 | $6,000
    Preventive | covered in full | covered in full | covered in full
    Doctor's visit | $25 copay | $35 copay | 20% after deductible
    Emergency room (copay waived if admitted) | $250, then 20% after deductible | $300 | 20% AD
    Chiropractor (90 a visit) | $40 | $40 | $40
    Generic drug | $10 | $10 | $10
    Hospital, per day | $300 per day, up to 5 days | 20% after deductible | 20% after deductible
    Company money in your HSA | – | – | $750`

  it('finds the plans and services, and marks names that are only similar', () => {
    const { plan, mapping, changes } = importText(sheet, { sample: 'fernhill', table: 'payments' })
    expect(mapping.roles).toEqual([
      { kind: 'rowHeader', index: 0 },
      { kind: 'values', column: 'plan 0' },
      { kind: 'values', column: 'plan 1' },
      { kind: 'values', column: 'plan 2' },
    ])
    expect(plan.rowQuestions.map(({ label, reason, decision }) => [label, reason, decision])).toEqual([
      ['Preventive', 'similar', { kind: 'name', text: 'Preventive visit' }],
      ["Doctor's visit", 'similar', { kind: 'name', text: 'Primary care visit' }],
      [
        'Emergency room (copay waived if admitted)',
        'similar',
        { kind: 'name', text: 'Emergency room visit' },
      ],
      ['Generic drug', 'similar', { kind: 'name', text: 'Generic prescription (30 days)' }],
      ['Hospital, per day', 'similar', { kind: 'name', text: 'Day in hospital' }],
      ['Deductible, individual / family', 'planTerm', { kind: 'skip' }],
      ['Out-of-pocket max', 'planTerm', { kind: 'skip' }],
      ['Chiropractor (90 a visit)', 'unknown', undefined],
      ['Company money in your HSA', 'planTerm', { kind: 'skip' }],
    ])
    expect(changes).toContainEqual(
      expect.stringMatching(/^Emergency room visit: Core Plan .* → deductible, then \$250, then 20%$/),
    )
    expect(plan.valueQuestions).toEqual([])
    expect(summarizeImport(plan)).toEqual(
      expect.arrayContaining([
        '3 rows are skipped: 3 that belong in Plans.',
        '5 names are only similar to those of the table: check below.',
        '1 question is open.',
      ]),
    )
  })

  it('shows the notes of names, which are not imported', () => {
    const { plan } = importText(sheet, { sample: 'fernhill', table: 'payments' })
    expect(plan.rowQuestions.flatMap(({ notes = [] }) => notes)).toEqual(['copay waived if admitted'])
  })

  it('follows a decision against a guess', () => {
    const { plan, changes } = importText(sheet, {
      sample: 'fernhill',
      table: 'payments',
      decisions: {
        rows: new Map([
          ['Preventive', { kind: 'skip' }],
          ["Doctor's visit", { kind: 'name', text: 'X-ray' }],
        ]),
      },
    })
    expect(changes).not.toContainEqual(expect.stringContaining('Preventive visit:'))
    expect(changes).toContain('X-ray: Core Plan  → $25')
    expect(plan.skippedRows).toContainEqual({ label: 'Preventive', index: 3, reason: 'decision' })
  })

  it('does not take a blank salary band from the row above', () => {
    const { plan } = importText(`
      Plan | Salary | Employee
      PPO Plan | Under $40,00 | 480
      Total | | 480`)
    expect(plan.rowQuestions).toMatchObject([
      { label: 'PPO Plan, Under $40,00', rows: [1] },
      { label: 'Total', reason: 'total' },
    ])
  })

  it('asks about a plan once, not once for each salary band', () => {
    const rates = `
      Plan | Base pay | Employee
      High Deductible Plan | under $40,000 | 100
      | Part-time | 200
      Gold Plan | Under $40,000 | 300
      Gold Plan | Part-time | 400`
    const { plan, changes } = importText(rates)
    expect(plan.rowQuestions).toMatchObject([
      {
        label: 'High Deductible Plan',
        rows: [1, 2],
        reason: 'similar',
        decision: { kind: 'name', text: 'High Deductible Plan with HSA' },
      },
      { label: 'Gold Plan', rows: [3, 4], reason: 'unknown', decision: undefined },
    ])
    expect(changes).toHaveLength(2)
    expect(plan.skippedRows).toEqual([])
    const decided = importText(rates, {
      decisions: { rows: new Map([['Gold Plan', { kind: 'name', text: 'PPO Plan' }]]) },
    })
    expect(decided.changes).toContain('PPO Plan, Part-time: Employee only $1,404 → $400')
  })
})
