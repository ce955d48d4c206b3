import { describe, expect, it } from 'vitest'
import { findPayrollRow, isOffered } from '../../src/contract/offers.ts'

describe('A plan', () => {
  const local = { locations: ['boise', 7], salaryBands: ['low'] }

  it.each([
    ['offered to everyone if it names nobody', {}, { location: null, salaryBand: null }, true],
    ['offered if it names both answers', local, { location: 7, salaryBand: 'low' }, true],
    ['not offered at another location', local, { location: '7', salaryBand: 'low' }, false],
    ['not offered to another salary band', local, { location: 7, salaryBand: 'high' }, false],
    ['not offered without the answer that it names', local, { location: null, salaryBand: 'low' }, false],
  ])('is %s', (_, plan, employment, expected) => {
    expect(isOffered(plan, employment)).toBe(expected)
  })
})

describe('The payroll row', () => {
  const yearly = { EE: 1, ES: 1, EC: 1, EF: 1 }
  const rows = {
    everyone: { yearly },
    location: { location: 'boise', yearly },
    band: { salaryBand: 'low', yearly },
    both: { salaryBand: 'low', location: 'boise', yearly },
  }
  const payroll = Object.values(rows)

  it.each([
    ['low', 'boise', 'both'],
    ['low', 'salem', 'band'],
    ['high', 'boise', 'location'],
    ['high', 'salem', 'everyone'],
    [null, null, 'everyone'],
  ] as const)('of %s at %s is that of %s', (salaryBand, location, name) => {
    expect(findPayrollRow(payroll, { salaryBand, location })).toBe(rows[name])
  })

  it('prefers the band to the location', () => {
    expect(findPayrollRow([rows.location, rows.band], { salaryBand: 'low', location: 'boise' })).toBe(
      rows.band,
    )
  })

  it('can be missing', () => {
    expect(findPayrollRow([rows.both], { salaryBand: 'low', location: 'salem' })).toBeUndefined()
  })
})
