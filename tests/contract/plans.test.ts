import { describe, expect, it } from 'vitest'
import { parsePlans } from '../../src/contract/plans.ts'
import { plan, plansDocument } from '../engine/planDocument.ts'
import { refusal, refusedAt } from './refusal.ts'

describe('A plans document is taken', () => {
  it.each([
    ['that says as little as it may', {}],
    ['with its source and its schema', { source: 'Ours', $schema: '../plans.schema.json' }],
    ['with cents', { surcharges: [{ id: 0, yearly: -910.13 }] }],
    ['with a service without a charge', { plans: [plan({ services: [{ service: 'visit', payment: {} }] })] }],
  ])('%s', (_, changes) => {
    expect(refusal(parsePlans, plansDocument(changes))).toEqual([])
  })
})

describe('A plans document is refused', () => {
  it.each([
    ['without plans', { plans: [] }, '/plans'],
    ['with a plan called __proto__', { plans: [plan({ key: '__proto__' })] }, '/plans/0/key'],
    [
      'with a part of a cent',
      { services: [{ id: 0, name: '', allowedAmount: 1.005 }] },
      '/services/0/allowedAmount',
    ],
    ['with money beyond all numbers', { selfOnlyCap: Infinity }, '/selfOnlyCap'],
    [
      'with a negative deductible',
      { plans: [{ ...plan(), deductible: { individual: -1, family: 0, kind: 'embedded' } }] },
      '/plans/0/deductible/individual',
    ],
    [
      'with a limit of no kind',
      { plans: [{ ...plan(), deductible: { individual: 1, family: 2 } }] },
      '/plans/0/deductible/kind',
    ],
    ['with a percentage above all', paidBy({ coinsurance: 101 }), '/plans/0/payment/coinsurance'],
    ['with a slip of the pen in a payment', paidBy({ coinsurence: 20 }), '/plans/0/payment/coinsurence'],
    [
      'with half a person',
      { persons: { ...plansDocument().persons, EF: { adults: 2, children: 1.5 } } },
      '/persons/EF/children',
    ],
    [
      'with an account of an unknown type',
      { contributionLimits: [{ year: 2027, account: 'IRA', self: 1, family: 2 }] },
      '/contributionLimits/0/account',
    ],
    ['with account money counted in no known way', { accountMoney: 'half' }, '/accountMoney'],
  ])('%s', (_, changes, path) => {
    expect(refusedAt(parsePlans, { ...plansDocument(), ...changes })).toEqual([path])
  })
})

function paidBy(payment: Record<string, unknown>) {
  return { plans: [{ ...plan(), payment }] }
}
