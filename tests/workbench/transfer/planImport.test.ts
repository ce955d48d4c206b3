import { findMissingMapping, setRole } from '../../../src/workbench/transfer/ImportMapping.ts'
import { describe, expect, it } from 'vitest'
import { tables } from '../../../src/workbench/tables/tables.ts'
import {
  describeOtherSheets,
  listSkipped,
  summarizeImport,
} from '../../../src/workbench/transfer/describeImport.ts'
import { guessBlocks } from '../../../src/workbench/transfer/findBlocks.ts'
import {
  countOpenQuestions,
  noDecisions,
  type ImportDecisions,
} from '../../../src/workbench/transfer/ImportPlan.ts'
import { planImport } from '../../../src/workbench/transfer/planImport.ts'
import { isNumeric, toSheet } from '../../../src/workbench/transfer/sheet.ts'
import { fc, slowCases } from '../../kit/fc.ts'
import { readSample, toValues } from '../tables/sampleYears.ts'
import { fateOf, importText } from './importText.ts'

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
      '12 cells with values: 8 imported, 4 skipped (total).',
      '1 value changes, 7 stay the same.',
    ])
    expect(plan.rowQuestions).toMatchObject([{ label: 'Total', reason: 'total', decision: { kind: 'skip' } }])
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

it.each([
  ['in columns', 'Plan | Cost per year (you / family)\nPPO Plan | {}', '500 / 7,100'],
  ['in columns', 'Per year\nPlan | Family or EE\nPPO Plan | {}', '$7,100 / $500'],
  ['in rows', ' | PPO Plan | Traditional Plan\nCost per year (you / family) | {} |', '$500/$7,100'],
  ['below a heading', 'Cost per year (you / family)\nPlan | Cost\nPPO Plan | {}', '500 / 7,100'],
])('Reads pairs of amounts for employee only and for a family, %s', (_, sheet, amounts) => {
  const importPair = (text: string) => importText(sheet.replace('{}', text), { sheetName: 'Part-time' })
  const { plan, changes } = importPair(amounts)
  expect(changes.toSorted()).toEqual([
    'PPO Plan, Part-time: Employee only $1,404 → $500',
    'PPO Plan, Part-time: Family $7,008.77 → $7,100',
  ])
  expect(countOpenQuestions(plan)).toBe(0)
  expect(importPair('7,100').changes).toEqual(['PPO Plan, Part-time: Family $7,008.77 → $7,100'])
})

it('Asks for whom one amount among pairs is', () => {
  const sheet = 'Per year\nPlan | You / family\nCore Plan | $10 / $20\nPremier Plan | $30'
  const { plan, changes } = importText(sheet, { sample: 'fernhill' })
  expect(changes).toEqual(['Core Plan: Employee only $1,380 → $10', 'Core Plan: Family $4,320 → $20'])
  expect(plan.valueQuestions.map(({ message, places }) => [message, places.length])).toEqual([
    [expect.stringContaining('Check that it is for the same period and person'), 2],
  ])
})

describe('A rate sheet with more than what employees pay each paycheck', () => {
  const importRates = (text: string, decisions?: Partial<ImportDecisions>) =>
    importText(text, { sample: 'alder', payPeriods: 24, ...(decisions && { decisions }) })

  it.each([
    [
      'in columns below each tier',
      `Rates per paycheck
      | Employee only | | Family |
      Plan | You pay | Employer pays | You pay | Employer pays
      Copay Plan | 41 | 500 | 211 | 900`,
      ['Copay Plan: Employee only, Employer pays 500 per paycheck; Family, Employer pays 900 per paycheck'],
    ],
    [
      'in columns below each plan',
      `Rates per paycheck
      | Copay Plan | |
      | Total | Company | You pay
      Employee only | 541 | 500 | 41
      Family | 1111 | 900 | 211`,
      [
        'Employee only: Copay Plan, Total 541 per paycheck; Copay Plan, Company 500 per paycheck',
        'Family: Copay Plan, Total 1111 per paycheck; Copay Plan, Company 900 per paycheck',
      ],
    ],
    [
      'in rows below each plan',
      `Rates per month
      Plan | | EE | Family
      Copay Plan | You pay | 82 | 422
      | Employer pays | 1000 | 1800`,
      ['Copay Plan, Employer pays: EE 1000 per month; Family 1800 per month'],
    ],
    [
      'in a block of their own',
      `Employee contributions per paycheck
      Plan | EE | Family
      Copay Plan | 41 | 211
      Employer contributions per paycheck
      Plan | EE | Family
      Copay Plan | 500 | 900`,
      ['Employer contributions per paycheck, Copay Plan: EE 500 per paycheck; Family 900 per paycheck'],
    ],
  ])('imports the employee’s amounts, and skips or lists those of others %s', (_, sheet, lines) => {
    const { plan, changes } = importRates(sheet)
    expect(changes).toEqual(['Copay Plan: Employee only $56.35 → $41', 'Copay Plan: Family $205.19 → $211'])
    expect(countOpenQuestions(plan)).toBe(0)
    const reasons = plan.ledger.flatMap(({ fate }) => ('reason' in fate ? [fate.reason] : []))
    expect(new Set(reasons)).toEqual(new Set(['otherPayer']))
    expect(plan.leftOut).toEqual([])
    const listed = importRates(sheet, { listsOtherPayers: true }).plan
    expect(listed.leftOut).toEqual(lines)
    expect(listed.texts['instance.json']).toContain(lines[0])
  })

  it('names the salary band of what others pay in stacked blocks', () => {
    const block = `Per month
      {band}
      | PPO Plan | HSA Plan
      Employee only | 41 | 30
      Family | 211 | 90
      Employer pays | 400 | 380`
    const sheet = ['Under $40,000', 'Part-time'].map((band) => block.replace('{band}', band)).join('\n\n')
    const { plan, blocks } = importText(`${sheet}\n\nEmployer pays | 1 | 2\nTobacco: $45 per paycheck`)
    expect(blocks.map(({ view }) => view)).toEqual(['monthly', 'monthly'])
    expect(plan.otherPayers).toEqual([
      'Under $40,000, Employer pays: PPO Plan 400 per month; HSA Plan 380 per month',
      'Part-time, Employer pays: PPO Plan 400 per month; HSA Plan 380 per month',
      'Employer pays: PPO Plan 1 per month; HSA Plan 2 per month',
    ])
    const transposed = (band: string) =>
      `Per month\n${band}\n| EE | Family | Employer pays\nPPO Plan | 41 | 211 | 400`
    const text = `${transposed('Under $40,000')}\n\n${transposed('Part-time')}`
    expect(importText(text).plan.otherPayers).toEqual([
      'Under $40,000, PPO Plan: Employer pays 400 per month',
      'Part-time, PPO Plan: Employer pays 400 per month',
    ])
  })

  it('does not take the title “Plan” for the name of a plan', () => {
    const { plan, changes } = importRates('Per paycheck\nPlan | EE | Family\nGold | 41 | 211')
    expect(changes).toEqual([])
    expect(plan.rowQuestions).toMatchObject([{ label: 'Gold', reason: 'unknown' }])
  })

  it('skips surcharges and credits, and says where they belong', () => {
    const rows = importRates(`Rates per paycheck
      Plan | EE | Family
      Copay Plan | 41 | 211
      Tobacco surcharge | 25 | 25
      Wellness credit | -10 | -10
      Spouse with other employer coverage | 50 | 50
      Total | 3 | 4`)
    expect(summarizeImport(rows.plan)[0]).toBe(
      '10 cells with values: 2 imported, 8 skipped (belongs in Questions → Surcharges and credits: 6; total: 2).',
    )
    expect(countOpenQuestions(rows.plan)).toBe(0)
    const columns = importRates(`Rates per paycheck
      | Copay Plan
      EE | 41
      Family | 211
      Tobacco surcharge | 25
      Spousal surcharge (spouse has access to other coverage) | 45`)
    const where = 'belongs in Questions → Surcharges and credits'
    expect(
      listSkipped(rows.plan.ledger)
        .slice(0, 6)
        .map(({ address, reason }) => [address, reason]),
    ).toEqual(['B4', 'C4', 'B5', 'C5', 'B6', 'C6'].map((address) => [address, where]))
    expect(columns.blocks).toHaveLength(1)
    expect(listSkipped(columns.plan.ledger)).toMatchObject([
      { address: 'B5', reason: where },
      { address: 'B6', reason: where },
    ])
  })

  it('lists a note with a number below the table, and a surcharge in it, which are in no cell of their own', () => {
    const { plan } = importRates(`Rates per paycheck, for pay below $65,000
      Plan | EE | Family
      Smokers pay $50 more each month
      Copay Plan | 41 | 211
      The company pays 81% on average`)
    expect(listSkipped(plan.ledger)).toMatchObject([
      {
        address: 'A3',
        reason: 'outside the table',
        place: 'Enter it under Questions → Surcharges and credits.',
      },
      { address: 'A5', reason: 'outside the table', place: undefined },
    ])
  })

  it('takes no deductibles for payroll deductions, though their title has the words of tiers', () => {
    const text = `
       | Core Plan | Premier Plan
      Deductible: single / family | $600 / $1,200 | $900 / $1,800
      Out-of-pocket limit: single / family | $3,800 / $7,600 | $4,400 / $8,800

      Rates per paycheck
       | Core Plan | Premier Plan
      Employee only | 41 | 52
      Family | 211 | 230`
    const { plan } = importText(text, { sample: 'fernhill', payPeriods: 24 })
    const fates = ['B2', 'C3', 'B7', 'C8'].map((address) => fateOf(plan, address)?.kind)
    expect(fates).toEqual(['skipped', 'skipped', 'imported', 'imported'])
  })

  it('says where a note about a surcharge belongs', () => {
    const { plan } = importRates(`Rates per paycheck, for pay below $65,000
      Plan | EE | Family
      Copay Plan | 41 | 211
      Nicotine use adds $35`)
    expect(listSkipped(plan.ledger)).toMatchObject([
      { address: 'A4', place: 'Enter it under Questions → Surcharges and credits.' },
    ])
  })

  it.each([
    ['above columns', 'Rates per paycheck\nPlan | EE Only | {tier}\nCopay Plan | 41 | 121', 'C2'],
    ['beside rows', 'Rates per paycheck\n | Copay Plan\nEE Only | 41\n{tier} | 121', 'A4'],
    [
      'above who pays',
      'Rates per paycheck\n | {tier} |\nPlan | You pay | Employer pays\nCopay Plan | 121 | 9',
      'B2',
    ],
  ])('lists the title of a tier that says more than the tier, %s', (_, sheet, address) => {
    const listOf = (tier: string) =>
      listSkipped(importRates(sheet.replace('{tier}', tier)).plan.ledger).filter(
        ({ reason }) => reason !== 'not what the employee pays',
      )
    expect(listOf('Employee + spouse / domestic partner')).toMatchObject([
      { address, reason: 'more words than the tier' },
    ])
    expect(listOf('Spouse or partner, employee')).toMatchObject([{ address }])
    expect(listOf('Employee + Spouse (monthly cost)')).toEqual([])
    expect(listOf('EE & Partner')).toEqual([])
  })

  it('asks if the amounts per paycheck and per year disagree', () => {
    const { plan, changes } = importRates(`
      | Per paycheck | | Annual amount |
      Plan | EE | Family | EE | Family
      Copay Plan | $46.15 | 210 | $1,200 | 5040`)
    expect(changes).toEqual(['Copay Plan: Family $205.19 → $210'])
    expect(plan.valueQuestions).toMatchObject([
      {
        message: 'The file has different amounts here: $46.15 per paycheck in B3, and $1,200 a year in D3.',
        suggestions: [{ text: '$46.15 per paycheck' }, { text: '$1,200 a year' }],
      },
    ])
    expect(['B3', 'C3', 'D3', 'E3'].map((address) => fateOf(plan, address)?.kind)).toEqual([
      'question',
      'imported',
      'question',
      'skipped',
    ])
  })

  it('reads weekly amounts per paycheck with 52 payroll deductions, in headings and beside names', () => {
    const options = { sample: 'alder', payPeriods: 52 }
    const headed = 'Weekly contributions (52 deductions)\nPlan | EE | Family\nCopay Plan | 41 | 211'
    const { changes } = importText(headed, options)
    expect(changes).toEqual(['Copay Plan: Employee only $56.35 → $41', 'Copay Plan: Family $205.19 → $211'])
    const beside = 'Plan | | EE | Family\nCopay Plan | Weekly | 41 | 211\n | Annual | 2132 | 10972'
    expect(importText(beside, options).changes).toEqual(changes)
    const inCells = 'Plan | EE | Family\nCopay Plan | $41 per week | 211/wk'
    const { plan, changes: written } = importText(inCells, { ...options, mapping: { view: 'stored' } })
    expect(written).toEqual(changes)
    expect(plan.ledger.map(({ text }) => text)).toEqual(['$41 per week', '211/wk'])
  })

  it('converts amounts per month, and stores those per year that are not whole cents per paycheck', () => {
    const { plan, changes } = importRates(`
      Monthly contributions
      Plan | EE | Family
      Copay Plan | $92.30 | $400
      HSA Plan | $92.31 | $400`)
    expect(changes).toEqual([
      'Copay Plan: Employee only $56.35 → $46.15',
      'Copay Plan: Family $205.19 → $200',
      'HSA Plan: Employee only $42.46 → $1,107.72',
      'HSA Plan: Family $161.70 → $4,800',
    ])
    expect(fateOf(plan, 'B3')).toMatchObject({ calculation: '$92.30 × 12 ÷ 24 = $46.15' })
    expect(fateOf(plan, 'B4')).toMatchObject({ calculation: '$92.31 × 12 = $1,107.72' })
    expect(plan.plausibility).toEqual([])
  })
})

it.each([
  '2027 Dental Monthly Rates',
  'Vision, per month',
  'Retiree Medical Monthly Contributions',
  'COBRA – Monthly',
  'Monthly premium equivalent rates',
  'Monthly budget rates',
])('The import of rates skips the blocks below “%s”, until a heading about medical care', (heading) => {
  const rates = (amount: number) => `| Core Plan | Premier Plan
    Employee only | ${amount} | ${amount + 1}
    Family | ${amount + 2} | ${amount + 3}`
  const sheet = `${heading}\n${rates(10)}\n\nPer month ${rates(20)}\n\nMedical monthly ${rates(100)}`
  const { plan, changes } = importText(sheet, { sample: 'fernhill' })
  expect(changes.toSorted()).toEqual([
    'Core Plan: Employee only $1,380 → $1,200',
    'Core Plan: Family $4,320 → $1,224',
    'Premier Plan: Employee only $1,980 → $1,212',
    'Premier Plan: Family $6,180 → $1,236',
  ])
  const skipped = plan.ledger.filter(({ fate }) => 'reason' in fate && fate.reason === 'otherCoverage')
  expect(skipped).toHaveLength(8)
  expect(
    importText(`Medical, dental, and vision: monthly\n${rates(1)}`, { sample: 'fernhill' }).changes,
  ).toHaveLength(4)
})

it.each(['EE + 1', 'Employee & 1 Child', 'Two-party'])('Asks for whom the amounts of “%s” are', (tier) => {
  const sheet = `Monthly | EE | ${tier} | Family\nCore Plan | $100 | $200 | $300`
  const { plan, changes, mapping } = importText(sheet, { sample: 'fernhill' })
  expect(changes).toEqual([])
  expect(fateOf(plan, 'C2')).toEqual({ kind: 'question' })
  const withVariants = `Monthly | EE | | ${tier} |\n| Current | New | Current | New\nCore Plan | $1 | $2 | $3 | $4`
  for (const text of [sheet, withVariants]) {
    const { mapping: read } = importText(text, { sample: 'fernhill' })
    const table = tables.payroll.read(toValues(readSample('fernhill')))
    expect(findMissingMapping(table, read)).toContain(`The table has no tier “${tier}”.`)
  }
  const both = setRole(mapping, 2, { kind: 'values', column: 'ES + EC' })
  expect(importText(sheet, { sample: 'fernhill', mapping: both }).changes).toEqual([
    'Core Plan: Employee only $1,380 → $1,200',
    'Core Plan: Employee and spouse $3,060 → $2,400',
    'Core Plan: Employee and children $2,640 → $2,400',
    'Core Plan: Family $4,320 → $3,600',
  ])
})

describe('Amounts that are probably swapped are a question', () => {
  const titles = 'Plan | EE | EE + Spouse | EE + Children | Family'

  it.each([
    ['children who cost more than a spouse', '| 46 | 120 | 160 | 210', /children.*spouse/],
    ['but not the usual order', '| 48 | 162 | 122 | 212', undefined],
  ])('%s', (_, amounts, message) => {
    const { plan } = importText(`Monthly\n${titles}\nFirst Visits Plan ${amounts}`, { sample: 'alder' })
    if (message === undefined) expect(plan.plausibility).toEqual([])
    else {
      expect(plan.plausibility).toMatchObject([
        { message: expect.stringMatching(message), isAccepted: false },
      ])
      expect(countOpenQuestions(plan)).toBe(1)
      expect(fateOf(plan, 'C3')).toMatchObject({
        kind: 'question',
        calculation: '$120 × 12 = $1,440',
      })
    }
  })

  it('also for columns of plans, until the user accepts them', () => {
    const sheet = `Per paycheck
      | Copay Plan | First Visits Plan
      Employee only | 23 | 56.35
      Employee + Spouse | 80 | 162.8
      Employee + Children | 60 | 134.38
      Family | 105 | 205.19`
    const { plan } = importText(sheet, { sample: 'alder' })
    expect(plan.plausibility).toMatchObject([{ message: expect.stringContaining('First Visits Plan') }])
    const decisions = { values: new Map([[plan.plausibility[0]!.key, { kind: 'accept' as const }]]) }
    expect(countOpenQuestions(importText(sheet, { sample: 'alder', decisions }).plan)).toBe(0)
  })

  it('also if one plan is stored per paycheck, and the other per year', () => {
    const { plan } = importText(
      'Monthly\nPlan | EE | Family\nCopay Plan | 52 | 221\nFirst Visits Plan | 122 | 445',
      { sample: 'alder' },
    )
    expect(fateOf(plan, 'B3')).toMatchObject({ calculation: '$52 × 12 ÷ 26 = $24' })
    expect(fateOf(plan, 'B4')).toMatchObject({ calculation: '$122 × 12 = $1,464' })
    expect(plan.plausibility).toMatchObject([
      { message: expect.stringContaining('“First Visits Plan” costs more than “Copay Plan”') },
    ])
  })

  describe('for a new client', () => {
    const right = 'Core Plan | 1400 | 4400\nPremier Plan | 2000 | 6200\nConsumer Plan with HSA | 700 | 2200'
    const swapped = 'Core Plan | 2000 | 6200\nPremier Plan | 1400 | 4400\nConsumer Plan with HSA | 700 | 2200'
    const importRates = (rows: string, ...typical: string[]) =>
      importText(`Per year\nPlan | EE | Family\n${rows}`, { sample: 'fernhill', typical }).plan.plausibility

    it('by the limits of the plans, and not by amounts that nobody has entered', () => {
      expect(importRates(right, 'payroll deduction')).toEqual([])
      expect(importRates(swapped, 'payroll deduction')).toMatchObject([
        {
          message:
            '“Core Plan” costs more than “Premier Plan”, but its deductible ($750 against $250) and its out-of-pocket maximum ($3,500 against $3,500) are not lower. Check that they are not swapped.',
          isAccepted: false,
        },
      ])
    })

    it('but not by limits that nobody has entered, or if one tier is in the usual order', () => {
      expect(importRates(swapped, 'payroll deduction', 'limit')).toEqual([])
      expect(importRates(swapped.replace('4400', '6400'), 'payroll deduction')).toEqual([])
    })

    it.each([
      ['Metro PPO', 'Metro EPO', 0],
      ['Metro EPO', 'Metro PPO', 1],
      ['Metro PPO', 'City PPO', 1],
    ])('but %s may cost more than %s with limits that are not lower: %i questions', (high, low, count) => {
      const names = { 'Core Plan': high, 'Premier Plan': low }
      const sheet = `Per year\nPlan | EE | Family\n${high} | 2000 | 6200\n${low} | 1400 | 4400`
      const { plan } = importText(sheet, { sample: 'fernhill', typical: ['payroll deduction'], names })
      expect(plan.plausibility).toHaveLength(count)
      expect(plan.changes).toHaveLength(4)
    })

    it('and by amounts of a year before, if there are any', () => {
      expect(importRates(right)).toEqual([])
      expect(importRates(swapped)).toMatchObject([
        {
          message: expect.stringContaining(
            '“Core Plan” costs more than “Premier Plan”, but it cost less before.',
          ),
        },
      ])
    })
  })
})

describe('An import of a brochure', () => {
  const sheet = `
    | Core | Premier Plan (PPO) | Consumer Plan
    Deductible, individual / family | $600 / $1,200 | $1,500 / $3,000 | $3,500 / $7,000
    Out-of-pocket max | $4,000 | $6,500 | $6,000
    Preventive | covered in full | covered in full | covered in full
    Doctor's visit | $25 copay | $35 copay | 20% after deductible
    Emergency room (copay waived if admitted) | deductible, then $250 + 20% | $300 | 20% AD
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
    expect(plan.rowQuestions.flatMap(({ notes = [] }) => notes)).toEqual(['copay waived if admitted'])
    expect(summarizeImport(plan)).toEqual(
      expect.arrayContaining(['5 names are only similar to those of the table.', '1 question is open.']),
    )
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
    expect(fateOf(plan, 'B4')).toEqual({ kind: 'skipped', reason: 'decision' })
  })

  it('does not take a blank salary band from the row above', () => {
    const { plan } = importText(`
      Plan | Salary | Employee
      PPO Plan | Under $40,00 | 480
      | Total | 480`)
    expect(plan.rowQuestions).toMatchObject([
      { label: 'PPO Plan, Under $40,00', places: ['row 2'] },
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
        places: ['row 2', 'row 3'],
        reason: 'similar',
        decision: { kind: 'name', text: 'High Deductible Plan with HSA' },
      },
      { label: 'Gold Plan', places: ['row 4', 'row 5'], reason: 'unknown', decision: undefined },
    ])
    expect(changes).toHaveLength(2)
    expect(fateOf(plan, 'C4')).toEqual({ kind: 'question' })
    const decided = importText(rates, {
      decisions: { rows: new Map([['Gold Plan', { kind: 'name', text: 'PPO Plan' }]]) },
    })
    expect(decided.changes).toContain('PPO Plan, Part-time: Employee only $1,404 → $400')
  })
})

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
      plan.valueQuestions.map(({ text, isAcceptable, suggestions }) => [
        text,
        isAcceptable,
        suggestions.map((each) => each.text),
      ]),
    ).toEqual([
      ['0.2', false, ['20%', '$0.20']],
      ['20% coinsurance*', false, ['20%']],
      ['80% after deductible', false, ['deductible, then 20%', 'deductible, then member pays 80%']],
      ['deductible', false, []],
      ['20', true, ['20%']],
    ])
  })
})

describe('An import of surcharges', () => {
  const importSurcharges = (heading: string, mapping = {}) =>
    importText(
      `${heading}
      Surcharge or credit | Every tier
      I or my spouse use tobacco | $37.50
      My spouse could have coverage through their own employer | 50`,
      { table: 'surcharges', mapping },
    )

  it('reads amounts in the unit that the heading says, also if another one is stored', () => {
    const { changes, plan } = importSurcharges('Surcharges, per paycheck')
    expect(changes).toEqual([
      'I or my spouse use tobacco: Every tier $1,500 → $975',
      'My spouse could have coverage through their own employer: Every tier $75 → $50',
    ])
    expect(fateOf(plan, 'B3')).toMatchObject({ calculation: '$37.50 × 26 = $975' })
    expect(importSurcharges('Surcharges per month').changes[0]).toContain('$1,500 → $450')
    expect(importSurcharges('Surcharges, biweekly').changes[0]).toContain('$1,500 → $975')
  })

  it('reads the block of adjustments in a sheet of rates, and skips the others', () => {
    const adjustments = `Payroll adjustments | Amount per paycheck
      Tobacco use | $30 per paycheck
      Spouse with other coverage | $45
      Wellness credit | -$15`
    const labels = ['Tobacco use', 'Spouse with other coverage', 'Wellness credit']
    const { rows } = tables.surcharges.read(toValues(readSample('lakeshore')))
    const decisions = {
      rows: new Map(labels.map((label, index) => [label, { kind: 'row' as const, row: rows[index]!.name }])),
    }
    const rates = 'Deductions per month\nPlan | EE | Family\nPPO Plan | $41 | $211\nHMO | $51 | $251'
    const transposed = 'Deductions per month\n| PPO Plan | HMO\nEE | $41 | $51\nFamily | $211 | $251'
    const sheets = [rates, transposed].flatMap((each) => [
      `${each}\n\n${adjustments}`,
      `${adjustments}\n\n${each}`,
    ])
    for (const sheet of sheets) {
      const options = { table: 'surcharges', decisions } as const
      const { plan, blocks, changes } = importText(sheet, options)
      expect(blocks.map(({ skipped }) => skipped)).toEqual([undefined, 'rates'])
      expect(changes).toEqual([
        'I or my spouse use tobacco: Every tier $1,500 → $780',
        'My spouse could have coverage through their own employer: Every tier $75 → $45',
        expect.stringMatching(/^I will complete the wellness program: Every tier .* → -\$\d+$/),
      ])
      expect(plan.ledger.filter(({ fate }) => 'reason' in fate).map(({ fate }) => fate)).toEqual(
        Array.from({ length: 4 }, () => ({ kind: 'skipped', reason: 'rates' })),
      )
    }
  })

  it('asks for the unit if no heading says it', () => {
    expect(importSurcharges('Surcharges').mapping.view).toBeUndefined()
    expect(importSurcharges('Weekly surcharges').mapping.view).toBeUndefined()
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

it('The sheets that an import does not read are named, with the import for a benefits table', () => {
  const rates = toSheet('2026', [['Core Plan', '1,400', '€20']])
  const benefits = toSheet('Plan summary', [
    ['Benefit', 'Core Plan', 'Premier Plan'],
    ['Primary care', '$25', '$20'],
    ['Specialist', '$40', '$35'],
  ])
  const values = toValues(readSample('fernhill'))
  expect(describeOtherSheets(values, [rates, benefits, toSheet('Notes', [['None']])], [])).toEqual([
    'Sheet “2026” has 2 numbers that are not in this import.',
    'Sheet “Plan summary” looks like a benefits table: use “Import a benefits table…” for it.',
  ])
})

it('A total is skipped, but not a service whose name starts with “Total”', () => {
  const sheet = `
    Service | Price of one use
    Total knee replacement | 40000
    Total: | 40080`
  const { plan } = importText(sheet, { sample: 'fernhill', table: 'services' })
  expect(plan.rowQuestions.map(({ label, reason }) => [label, reason])).toEqual([
    ['Total knee replacement', 'unknown'],
    ['Total:', 'total'],
  ])
})

describe('The questions of an import', () => {
  it('asks about a misspelled row, and suggests the one that is meant', () => {
    const sheet = `
      Plan | Salary band | Employee only
      PPO Plan | Under $40,00 | 500
      PPO Plan | Part-time | 1500`
    const { plan, changes } = importText(sheet)
    expect(changes).toHaveLength(1)
    expect(plan.rowQuestions).toMatchObject([
      {
        label: 'PPO Plan, Under $40,00',
        reason: 'unknown',
        places: ['row 2'],
        suggestions: [expect.any(String)],
      },
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
    expect(plan.rowQuestions).toMatchObject([
      { label: 'Core Plan', reason: 'repeated', places: ['row 2', 'row 3'] },
    ])
    expect(fateOf(plan, 'B5')).toEqual({ kind: 'skipped', reason: 'repeated' })
    const decided = importText(sheet, {
      sample: 'fernhill',
      decisions: { rows: new Map([['Core Plan', { kind: 'only', place: 'row 3' }]]) },
    })
    expect(decided.changes).toContain('Core Plan: Employee only $1,380 → $1,500')
  })

  it.each([
    [
      'in columns below each tier',
      `Monthly | Employee only | | Family |
      | Current | New | Current | New
      Core Plan | $90 | $100 | $280 | $300`,
    ],
    [
      'in columns below each plan',
      `Monthly | Core Plan | | Total |
      | 2026 | 2027 | 2026 | 2027
      Employee only | $90 | $100 | $90 | $100
      Family | $280 | $300 | $280 | $300`,
    ],
    [
      'in rows of each plan',
      `Monthly | Year | Employee only | Family
      Core Plan | 2026 | $90 | $280
      | 2027 | $100 | $300`,
    ],
    [
      'above the plans',
      `Monthly | Tobacco | Non-tobacco |
      | Core Plan | Core Plan | Premier Plan
      Employee only | $90 | $100 | $200
      Family | $280 | $300 | $400`,
    ],
    [
      'in blocks',
      `Monthly rates for full-time employees
      | Employee only | Family
      Core Plan | $90 | $280

      Monthly rates for everyone else
      | Employee only | Family
      Core Plan | $100 | $300`,
    ],
    [
      'below headings between rows',
      `Monthly | Employee only | Family
      Until June
      Core Plan | $90 | $280
      From July
      Core Plan | $100 | $300`,
    ],
  ])('asks once which amounts count if two are for the same cell, %s', (_, sheet) => {
    const asked = importText(sheet, { sample: 'fernhill' })
    expect(asked.changes).toEqual([])
    const open = asked.plan.rowQuestions.filter(({ decision }) => decision === undefined)
    expect(open).toMatchObject([{ reason: 'variant' }])
    const { label, places } = open[0]!
    expect(places).toHaveLength(2)
    const { changes, plan } = importText(sheet, {
      sample: 'fernhill',
      decisions: { rows: new Map([[label, { kind: 'only', place: places[1]! }]]) },
    })
    expect(changes.slice(0, 2)).toEqual([
      'Core Plan: Employee only $1,380 → $1,200',
      'Core Plan: Family $4,320 → $3,600',
    ])
    expect(countOpenQuestions(plan)).toBe(0)
  })

  it('asks once about texts that occur several times, with what they can mean', () => {
    const sheet = `
      Plan | Employee only | Family
      Core Plan | — | 62.5051
      Premier Plan | — | -300
      Consumer Plan with HSA | 1,50 |`
    const { plan, changes } = importText(sheet, { sample: 'fernhill' })
    expect(changes).toEqual([])
    expect(
      plan.valueQuestions.map(({ text, isAcceptable, suggestions, places }) => ({
        text,
        isAcceptable,
        suggestions: suggestions.map((each) => each.text),
        places: places.length,
      })),
    ).toEqual([
      { text: '—', isAcceptable: false, suggestions: ['$0'], places: 2 },
      { text: '62.5051', isAcceptable: false, suggestions: ['$62.51'], places: 1 },
      { text: '-300', isAcceptable: false, suggestions: [], places: 1 },
      { text: '1,50', isAcceptable: false, suggestions: ['$1.50', '$150'], places: 1 },
    ])
    const [dash, precise, negative, comma] = plan.valueQuestions.map(({ key }) => key)
    const decided = importText(sheet, {
      sample: 'fernhill',
      decisions: {
        values: new Map([
          [dash!, { kind: 'text', text: '$0' }],
          [negative!, { kind: 'leaveOut' }],
          [comma!, { kind: 'skip' }],
          [precise!, { kind: 'suggestion', text: '$62.51' }],
        ]),
      },
    })
    expect(decided.changes).toEqual([
      'Core Plan: Employee only $1,380 → $0',
      'Core Plan: Family $4,320 → $62.51',
      'Premier Plan: Employee only $1,980 → $0',
    ])
    expect(summarizeImport(decided.plan)).toEqual([
      '5 cells with values: 3 imported, 2 skipped (by your decision).',
      '3 values change.',
      '1 value stays because its cell is blank in the file.',
      '1 text is added to “Not in the calculator”.',
    ])
    expect(JSON.parse(decided.plan.texts['instance.json']!)).toMatchObject({
      notInCalculator: [{ text: 'Premier Plan, Family: -300' }],
    })
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

it('Every sheet can be planned, whatever its cells are, and each number is listed', () => {
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
        const blocks = guessBlocks(table, { name: 'Sheet1', grid, ignoredCells: [] })
        const plan = planImport({ definition, texts }, blocks, noDecisions)
        const numbers = plan.ledger.flatMap(({ text }) => (isNumeric(text) ? [text] : []))
        expect(numbers).toEqual(grid.flat().filter(isNumeric))
      },
    ),
    slowCases,
  )
})
