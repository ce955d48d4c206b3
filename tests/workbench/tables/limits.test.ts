import { describe, expect, it } from 'vitest'
import { toValues } from './sampleYears.ts'
import { openTable } from './writeCells.ts'

interface Plan {
  services?: { service: unknown; payment: unknown }[]
  payment: unknown
  account?: Record<string, unknown>
  drugMaximum?: unknown
}

function plansOf(texts: { 'plans.json': string }) {
  return (JSON.parse(texts['plans.json']) as { plans: Plan[] }).plans
}

describe('limits', () => {
  it('changes, adds, and removes limits', () => {
    const { write } = openTable('limits', 'lakeshore')
    const { after } = write(
      ['PPO Plan', 'Deductible: individual', '400'],
      ['PPO Plan', 'Drug maximum: individual', '1,000'],
      ['PPO Plan', 'Drug maximum: kind', 'embedded'],
    )
    expect(plansOf(after)[0]).toMatchObject({
      deductible: { individual: 400 },
      drugMaximum: { individual: 1000, kind: 'embedded' },
    })
    const cleared = openTable('limits', after).write(
      ['PPO Plan', 'Drug maximum: individual', ''],
      ['PPO Plan', 'Drug maximum: kind', ''],
    )
    expect(plansOf(cleared.after)[0]).not.toHaveProperty('drugMaximum')
  })

  it('creates an account with its type', () => {
    const { write } = openTable('limits', 'lakeshore')
    const { after } = write(
      ['PPO Plan', 'Account: type', 'HRA'],
      ['PPO Plan', 'Company money: family', '800'],
    )
    expect(plansOf(after)[0]!.account).toEqual({
      type: 'HRA',
      companyMoney: { EF: 800 },
      needsOwnMoney: false,
    })
  })

  it('asks for the type of an account before its money', () => {
    const { write } = openTable('limits', 'lakeshore')
    const { rejected } = write(['PPO Plan', 'Company money: family', '800'])
    expect(rejected[0]!.message).toContain('Choose its type first')
  })

  it('removes an account when all of it is cleared, but not by its type alone', () => {
    const { write, table } = openTable('limits', 'lakeshore')
    const plan = 'High Deductible Plan with HSA'
    expect(write([plan, 'Account: type', '']).rejected).toHaveLength(1)
    const columns = table.columns.filter(({ name }) => name.startsWith('account '))
    const { after, rejected } = write(...columns.map(({ title }) => [plan, title, ''] as const))
    expect(rejected).toEqual([])
    expect(plansOf(after)[2]).not.toHaveProperty('account')
  })

  it('keeps an account with terms that the table does not show', () => {
    const { write, table } = openTable('limits', 'pelican')
    const columns = table.columns.filter(({ name }) => name.startsWith('account '))
    const plan = table.rows[0]!.cells.displayName!.text
    const { rejected } = write(...columns.map(({ title }) => [plan, title, ''] as const))
    expect(rejected[0]!.message).toContain('terms that this table does not show')
  })

  it('adds, moves, and deletes plans', () => {
    const { definition, texts, table } = openTable('limits', 'lakeshore')
    const {
      texts: changed,
      rows: [row = ''],
    } = definition.addRows!(texts, ['Gold Plan'])
    const added = { ...texts, ...changed }
    const names = (all: typeof texts) =>
      definition.read(toValues(all)).rows.map(({ cells }) => cells.displayName!.text)
    expect(names(added).at(-1)).toBe('Gold Plan')
    const moved = { ...added, ...definition.moveRow!(added, row, 0) }
    expect(names(moved)[0]).toBe('Gold Plan')
    const removed = { ...moved, ...definition.removeRows!(moved, [row]) }
    expect(names(removed)).toEqual(table.rows.map(({ cells }) => cells.displayName!.text))
  })
})
