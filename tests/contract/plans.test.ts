import { describe, expect, it } from 'vitest'
import { parsePlans } from '../../src/contract/plans.ts'
import { plan, plansDocument } from '../engine/planDocument.ts'
import { rejectionIssues, rejectedPointers } from './rejection.ts'
import { findPayrollRow, isOffered } from '../../src/contract/offers.ts'

const perPaycheck = plan({
  account: {
    type: 'HSA',
    companyMoney: { EE: 20, ES: 40, EC: 40, EF: 40 },
    per: 'paycheck',
    needsOwnMoney: false,
  },
})

// fixtures/schemas/plans has an example for each keyword of the schema.

describe('accepts a plans document', () => {
  it.each([
    ['with only the required fields', {}],
    ['with company money per paycheck', { paychecks: 26, plans: [perPaycheck] }],
    ['with company money per payroll deduction', { payPeriods: 24, plans: [perPaycheck] }],
    ['with cents', { surcharges: [{ id: 0, yearly: -910.13 }] }],
  ])('%s', (_, changes) => {
    expect(rejectionIssues(parsePlans, plansDocument(changes))).toEqual([])
  })
})

describe('rejects a plans document', () => {
  it.each([
    [
      'with half a cent',
      { services: [{ id: 0, name: '', allowedAmount: 1.005 }] },
      '/services/0/allowedAmount',
    ],
    [
      'with a fraction of a cent by tier',
      { surcharges: [{ id: 0, yearlyByTier: { EE: 1, ES: 1.125, EC: 1, EF: 1 } }] },
      '/surcharges/0/yearlyByTier/ES',
    ],
    ['with infinite money', { selfOnlyCap: Infinity }, '/selfOnlyCap'],
    [
      'with a family amount alone',
      { plans: [plan({ familyDrugDeductible: 200 })] },
      '/plans/0/drugDeductible',
    ],
    [
      'with an amount per pay period and tier, and no pay periods',
      { surcharges: [{ id: 0, perPayByTier: { EE: 1, ES: 1, EC: 1, EF: 1 } }] },
      '/payPeriods',
    ],
    ['with company money per paycheck, and no paychecks', { plans: [perPaycheck] }, '/paychecks'],
  ])('%s', (_, changes, path) => {
    expect(rejectedPointers(parsePlans, { ...plansDocument(), ...changes })).toEqual([path])
  })
})

describe('A plan', () => {
  const local = { locations: ['boise', 7], salaryBands: ['low'] }

  it.each([
    ['offered to everyone if it names nobody', {}, { location: null, salaryBand: null }, true],
    ['offered if it names both answers', local, { location: 7, salaryBand: 'low' }, true],
    ['not offered at another location', local, { location: '7', salaryBand: 'low' }, false],
    ['not offered to another salary band', local, { location: 7, salaryBand: 'high' }, false],
    ['not offered without the answer that it names', local, { location: null, salaryBand: 'low' }, false],
  ])('is %s', (_, offered, employment, expected) => {
    expect(isOffered(offered, employment)).toBe(expected)
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
