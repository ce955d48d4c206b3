import { describe, expect, it } from 'vitest'
import { parsePlans } from '../../src/contract/plans.ts'
import { plan, plansDocument } from '../engine/planDocument.ts'
import { rejectionIssues, rejectedPointers } from './rejection.ts'

const perPaycheck = plan({
  account: {
    type: 'HSA',
    companyMoney: { EE: 20, ES: 40, EC: 40, EF: 40 },
    per: 'paycheck',
    needsOwnMoney: false,
  },
})

describe('accepts a plans document', () => {
  it.each([
    ['with only the required fields', {}],
    ['with its source and its schema', { source: 'Ours', $schema: '../plans.schema.json' }],
    ['with company money per paycheck', { paychecks: 26, plans: [perPaycheck] }],
    ['with company money per payroll deduction', { payPeriods: 24, plans: [perPaycheck] }],
    ['with cents', { surcharges: [{ id: 0, yearly: -910.13 }] }],
    ['with a service without a charge', { plans: [plan({ services: [{ service: 'visit', payment: {} }] })] }],
  ])('%s', (_, changes) => {
    expect(rejectionIssues(parsePlans, plansDocument(changes))).toEqual([])
  })
})

describe('rejects a plans document', () => {
  it.each([
    ['without plans', { plans: [] }, '/plans'],
    ['with a plan called __proto__', { plans: [plan({ key: '__proto__' })] }, '/plans/0/key'],
    [
      'with a fraction of a cent',
      { services: [{ id: 0, name: '', allowedAmount: 1.005 }] },
      '/services/0/allowedAmount',
    ],
    ['with infinite money', { selfOnlyCap: Infinity }, '/selfOnlyCap'],
    [
      'with a negative deductible',
      { plans: [{ ...plan(), deductible: { individual: -1, family: 0, kind: 'embedded' } }] },
      '/plans/0/deductible/individual',
    ],
    [
      'with a limit without a kind',
      { plans: [{ ...plan(), deductible: { individual: 1, family: 2 } }] },
      '/plans/0/deductible/kind',
    ],
    ['with a percentage above 100', paidBy({ coinsurance: 101 }), '/plans/0/payment/coinsurance'],
    [
      'with a family drug deductible alone',
      { plans: [plan({ familyDrugDeductible: 200 })] },
      '/plans/0/drugDeductible',
    ],
    [
      'with an amount per pay period and tier, and no pay periods',
      { surcharges: [{ id: 0, perPayByTier: { EE: 1, ES: 1, EC: 1, EF: 1 } }] },
      '/payPeriods',
    ],
    ['with company money per paycheck, and no paychecks', { plans: [perPaycheck] }, '/paychecks'],
    [
      'with a fraction of a cent by tier',
      { surcharges: [{ id: 0, yearlyByTier: { EE: 1, ES: 1.125, EC: 1, EF: 1 } }] },
      '/surcharges/0/yearlyByTier/ES',
    ],
    ['with a misspelled property in a payment', paidBy({ coinsurence: 20 }), '/plans/0/payment/coinsurence'],
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
    ['with an unknown accountMoney setting', { accountMoney: 'half' }, '/accountMoney'],
  ])('%s', (_, changes, path) => {
    expect(rejectedPointers(parsePlans, { ...plansDocument(), ...changes })).toEqual([path])
  })
})

function paidBy(payment: Record<string, unknown>) {
  return { plans: [{ ...plan(), payment }] }
}
