import { describe, expect, it } from 'vitest'
import type { ClientYear } from '../../../src/clients/clients.ts'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { createSummary } from '../../../src/workbench/signOff/summary/createSummary.ts'
import {
  splitTable,
  type Block,
  type Summary,
  type Table,
} from '../../../src/workbench/signOff/summary/Summary.ts'
import { samples } from '../../kit/samples.ts'

const nothingChecked = { diagnostics: [], accepted: [] }

function summarize(year: ClientYear, source: Partial<Parameters<typeof createSummary>[0]> = {}) {
  return createSummary({
    year,
    folder: 'pelican',
    checked: nothingChecked,
    date: new Date(2026, 10, 22),
    fingerprint: '4f82c48857ae',
    isSaved: true,
    ...source,
  })
}

const pelican = samples.get('pelican')!.current

/** The cells of a table's row by column; the first table with this caption. */
function rowOf(summary: Summary, caption: string, heading: string) {
  const table = tablesOf(summary).find((each) => each.caption === caption)!
  const { cells } = table.rows.find((row) => row.heading === heading)!
  return Object.fromEntries(table.columns.map((column, index) => [column, cells[index]]))
}

function tablesOf({ sections }: Summary): Table[] {
  return sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table')
}

function blocksOf({ sections }: Summary, title: string): Block[] {
  return sections.find((section) => section.title === title)!.blocks
}

describe.each([...samples])('The summary of %s', (_, { years }) => {
  it.each([...years])(
    'has every plan and service of %s, and examples whose amounts sum up',
    (_year, year) => {
      const summary = summarize(year)
      const { plans, services } = year.model.document
      const payments = tablesOf(summary).filter(({ caption }) => caption.startsWith('Payments'))
      expect(payments.flatMap(({ columns }) => columns)).toEqual(plans.map(({ displayName }) => displayName))
      for (const { rows } of payments)
        expect(rows.map(({ heading }) => heading)).toEqual(services.map(({ name }) => name))
      const costs = tablesOf(summary).filter(({ caption }) =>
        caption.endsWith('dollars a year under each plan'),
      )
      expect(costs).toHaveLength(3)
      for (const { cells } of costs.flatMap(({ rows }) => rows)) {
        const amounts = cells.map(toCents)
        expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
      }
    },
  )
})

function toCents(text: string) {
  return Math.round(Number(text.replace('−', '-').replaceAll(/[$,]/g, '')) * 100)
}

it('says what it describes, and whether it is saved', () => {
  expect(summarize(pelican)).toMatchObject({ client: 'Pelican Marine', planYear: 2027 })
  expect(summarize(pelican).facts).toContainEqual({ term: 'Made on', text: 'November 22, 2026' })
  expect(summarize(pelican).facts).toContainEqual({ term: 'Files', text: 'pelican, version 4f82c48857ae' })
  expect(summarize(pelican, { isSaved: false }).facts).toContainEqual({
    term: 'Files',
    text: 'pelican, version 4f82c48857ae, with unsaved edits',
  })
})

it.each([
  ['Limits and accounts', 'Offered to', { 'HSA Plan': 'Everyone', 'HRA Plan': 'Hourly' }],
  [
    'Limits and accounts',
    'Offered at',
    { 'HSA Plan': '–', 'Shipyard HMO': 'Gulfport shipyard, Savannah shipyard' },
  ],
  ['Limits and accounts', 'Deductible', { 'HSA Plan': '$2,000 / $4,000, aggregate' }],
  [
    'Limits and accounts',
    'Company match',
    { 'HSA Plan': '50% of own payments, at most $500 a year', 'HRA Plan': '–' },
  ],
  ['Limits and accounts', 'HRA pays', { 'HRA Plan': 'Deductible and coinsurance, no copays' }],
  ['Payments', 'Emergency room visit', { 'PPO Plan': 'deductible, then $150, then 20%' }],
  [
    'Payments',
    'Day in hospital',
    { 'HSA Plan': 'deductible, then 20%', 'Shipyard HMO': '$300 per day, up to 3 days' },
  ],
  ['Dollars per payroll deduction, 24 a year', 'HRA Plan, Hourly, Seattle office', { Family: '$280' }],
  [
    'Uses in a year',
    'Brand prescription (30 days)',
    { 'A year with a chronic condition': '24 by the employee, 6 by the spouse' },
  ],
  [
    'A credit is below zero',
    'I will use the shipyard clinic for primary care',
    { Amount: '−$10 per payroll deduction', Plans: 'Shipyard HMO' },
  ],
  [
    'A credit is below zero',
    'My spouse could have coverage through their own employer',
    { For: 'Each household (Employee and spouse, Family)' },
  ],
  ['Locations', 'Seattle office', { 'Price factor': '1.15' }],
  [
    'Price of one use, the plan’s share and the member’s together',
    'Generic prescription (30 days)',
    { Price: '$20', Kind: 'Prescription' },
  ],
  ['Persons of each tier', 'Family', { Adults: '2', Children: '2' }],
])('shows %s: %s', (caption, heading, cells) => {
  expect(rowOf(summarize(pelican), caption, heading)).toMatchObject(cells)
})

it('works out an example that can be checked by hand', () => {
  const [, , note, facts, , arithmetic, care, steps] = blocksOf(summarize(pelican), 'Worked examples')
  expect(note).toMatchObject({ text: 'You can check every step of this example by hand.' })
  expect(facts).toMatchObject({
    facts: [
      { term: 'Answers', text: 'Hourly; Gulfport shipyard; I like to save into a tax-free account' },
      { term: 'Best plan', text: 'HSA Plan, $960.00 a year. Next: HRA Plan, $260.00 more' },
    ],
  })
  expect(arithmetic).toEqual({
    kind: 'list',
    items: [
      'HSA Plan, payroll: $40 × 24 payroll deductions = $960.00.',
      'Company money in the HSA: $19.23 × 26 paychecks + $500.00 match = $999.98, of which $130.50 counts.',
      'Prices at this location: × 0.9.',
      'Out of pocket: $130.50, from the care below.',
      'Total: $960.00 + $130.50 − $130.50 = $960.00.',
    ],
  })
  expect(care).toMatchObject({
    columns: ['Uses', 'Price', 'Full price', 'Deductible', 'Member pays'],
    rows: [
      { heading: 'Employee: Preventive visit', cells: ['1', '$157.50', '$157.50', '$0.00', '$0.00'] },
      { heading: 'Employee: Primary care visit', cells: ['1', '$130.50', '$130.50', '$130.50', '$130.50'] },
      { heading: 'Total', cells: ['', '', '$288.00', '$130.50', '$130.50'] },
    ],
  })
  expect(steps).toEqual({
    kind: 'list',
    items: [
      'Preventive visit: 1 × $157.50 = $157.50. The employee pays nothing = $0.00.',
      'Primary care visit: 1 × $130.50 = $130.50. The employee pays $130.50 deductible = $130.50.',
      'Out of pocket: $0.00 + $130.50 = $130.50.',
    ],
  })
})

it('says which examples are means over many orders of claims', () => {
  const notes = blocksOf(summarize(pelican), 'Worked examples').filter(
    (block) => block.kind === 'text' && block.text.startsWith('You '),
  )
  expect(notes.map((note) => note.kind === 'text' && note.text.slice(0, 14))).toEqual([
    'You can check ',
    'You can check ',
    'You cannot che',
  ])
})

it('multiplies a surcharge', () => {
  const { current } = samples.get('pelican')!
  const items = blocksOf(summarize(current), 'Worked examples').flatMap((block) =>
    block.kind === 'list' ? block.items : [],
  )
  expect(items).toContain('The adults on my plan use tobacco: 24 payroll deductions × $26.10 = $626.40.')
})

it('lists accepted warnings with their reasons, and remaining ones, of this plan year only', () => {
  const warning = (file: string, message: string) =>
    ({ file, rule: message, message, severity: 'warning', pointer: '', start: { offset: 0 } }) as Diagnostic
  const checked = {
    diagnostics: [
      warning('pelican/plans.json', 'A remaining warning.'),
      warning('pelican/2028/plans.json', 'Next year.'),
    ],
    accepted: [
      { diagnostic: warning('pelican/plans.json', 'An accepted warning.'), reason: 'The client wants it.' },
      { diagnostic: warning('pelican/2028/plans.json', 'Next year.'), reason: 'Later' },
    ],
  }
  expect(blocksOf(summarize(pelican, { checked }), 'Checks')).toEqual([
    { kind: 'title', text: 'Accepted warnings' },
    { kind: 'list', items: ['An accepted warning. Accepted: “The client wants it.”'] },
    { kind: 'title', text: 'Remaining warnings' },
    { kind: 'list', items: ['A remaining warning.'] },
  ])
})

it.each([
  [1, [1]],
  [4, [4]],
  [5, [3, 2]],
  [12, [4, 4, 4]],
])('splits %i columns into tables of %j', (count, sizes) => {
  const columns = Array.from({ length: count }, (_, index) => `Plan ${index}`)
  const rows = [{ heading: 'Row', cells: columns.map((name) => `cell of ${name}`) }]
  const tables = splitTable({ caption: 'Plans', corner: 'Plan', columns, rows }) as Table[]
  expect(tables.map((table) => table.columns.length)).toEqual(sizes)
  expect(tables.flatMap((table) => table.columns)).toEqual(columns)
  expect(tables.flatMap((table) => table.rows[0]!.cells)).toEqual(rows[0]!.cells)
})
