import { describe, expect, it } from 'vitest'
import { summarizeImport } from '../../../src/workbench/transfer/describeImport.ts'
import { importText } from './importText.ts'

describe('The questions of an import', () => {
  it('asks about a misspelled row, and suggests the one that is meant', () => {
    const sheet = `
      Plan | Salary band | Employee only
      PPO Plan | Under $40,00 | 500
      PPO Plan | Part-time | 1500`
    const { plan, changes } = importText(sheet)
    expect(changes).toHaveLength(1)
    expect(plan.rowQuestions).toMatchObject([
      { label: 'PPO Plan, Under $40,00', reason: 'unknown', rows: [1], suggestions: [expect.any(String)] },
    ])
    expect(summarizeImport(plan)).toContain('1 question is open.')
    const [row] = plan.rowQuestions[0]!.suggestions
    const decided = importText(sheet, {
      decisions: { rows: new Map([['PPO Plan, Under $40,00', { kind: 'row', row: row! }]]) },
    })
    expect(decided.changes).toEqual([
      'PPO Plan, Under $40,000: Employee only $468 → $500',
      'PPO Plan, Part-time: Employee only $1,404 → $1,500',
    ])
  })

  it('asks which row counts if several have the same name and different values', () => {
    const sheet = `
      Plan | Employee only
      Core Plan | 1,400
      Core Plan | 1,500
      Premier Plan | 2,000
      Premier Plan | 2,000`
    const { plan } = importText(sheet, { sample: 'fernhill' })
    expect(plan.rowQuestions).toMatchObject([{ label: 'Core Plan', reason: 'repeated', rows: [1, 2] }])
    expect(plan.skippedRows).toEqual([{ label: 'Premier Plan', index: 4, reason: 'repeated' }])
    const decided = importText(sheet, {
      sample: 'fernhill',
      decisions: { rows: new Map([['Core Plan', { kind: 'only', index: 2 }]]) },
    })
    expect(decided.changes).toContain('Core Plan: Employee only $1,380 → $1,500')
  })

  it('asks once about texts that occur several times, with what they can mean', () => {
    const sheet = `
      Plan | Employee only | Family
      Core Plan | — | 62.505
      Premier Plan | — | -300`
    const { plan, changes } = importText(sheet, { sample: 'fernhill' })
    expect(changes).toEqual([])
    expect(
      plan.valueQuestions.map(({ text, isAcceptable, suggestions, places }) => ({
        text,
        isAcceptable,
        suggestions,
        places: places.length,
      })),
    ).toEqual([
      { text: '—', isAcceptable: false, suggestions: ['$0'], places: 2 },
      { text: '-300', isAcceptable: false, suggestions: [], places: 1 },
      { text: '62.505', isAcceptable: true, suggestions: ['$62,505', '$62.51'], places: 1 },
    ])
    const [dash, negative, precise] = plan.valueQuestions.map(({ key }) => key)
    const decided = importText(sheet, {
      sample: 'fernhill',
      decisions: {
        values: new Map([
          [dash!, { kind: 'text', text: '$0' }],
          [negative!, { kind: 'skip' }],
          [precise!, { kind: 'accept' }],
        ]),
      },
    })
    expect(decided.changes).toEqual([
      'Core Plan: Employee only $1,380 → $0',
      'Core Plan: Family $4,320 → $62.505',
      'Premier Plan: Employee only $1,980 → $0',
    ])
    expect(summarizeImport(decided.plan)).toEqual([
      '3 values change, 0 stay the same.',
      '1 value is skipped by your decision.',
    ])
  })

  it('explains why a decided text cannot be imported either', () => {
    const sheet = `
      Plan | Employee only
      Core Plan | —`
    const [question] = importText(sheet, { sample: 'fernhill' }).plan.valueQuestions
    const { plan, changes } = importText(sheet, {
      sample: 'fernhill',
      decisions: { values: new Map([[question!.key, { kind: 'text', text: '1.250,50' }]]) },
    })
    expect(changes).toEqual([])
    expect(plan.valueQuestions[0]!.problem).toMatch(/can mean two amounts/)
    expect(summarizeImport(plan)).toContain('1 question is open.')
  })

  it('keeps values whose cells are blank in the file, unless blank cells clear them', () => {
    const sheet = `
      Plan | Employee only | Employee and one child
      Plan “C” with HSA | 250 |
      Copay & FSA | 1,920 |`
    const { plan, changes } = importText(sheet, { sample: 'quillon' })
    expect(changes).toEqual(['Plan “C” with HSA: Employee only $240 → $250'])
    expect(summarizeImport(plan)).toContain('1 value stays because its cell is blank in the file.')
    const cleared = importText(sheet, { sample: 'quillon', decisions: { clearsBlanks: true } })
    expect(cleared.changes).toContain('Copay & FSA: Employee and one child $2,700 → ')
  })
})
