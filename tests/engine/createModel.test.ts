import { expect, it, test } from 'vitest'
import { parsePlans } from '../../src/contract/plans.ts'
import { paid, withPayments } from './paidAmounts.ts'
import { limit, modelOf, plansDocument, service } from './planDocument.ts'

test.each([
  ['b', 10, 'a', 9],
  [9, 'a', 10, 'b'],
])('The order of services is by price, then by id, numbers before texts: %j, %j, %j, %j', (...ids) => {
  const services = [...ids.map((id) => service(id, 100)), service('c', 200)]
  const { mostExpensiveFirst } = modelOf(parsePlans(plansDocument({ services })))
  expect(mostExpensiveFirst.map((index) => services[index]!.id)).toEqual(['c', 9, 10, 'a', 'b'])
})

it.each([
  ['for the employee alone', limit(300, { family: 0 }), 'EE'],
  ['for a family', limit(0, { family: 300, kind: 'aggregate' }), 'ES'],
] as const)('A deductible can be only %s', (_, deductible, coverage) => {
  const document = withPayments({ visit: { deductible: true } }, { deductible })
  expect(paid(document, { visit: 9 }, coverage)).toEqual([300, 0, 0, 0])
})

test('A least coinsurance applies without a percentage: 2 × 30', () => {
  expect(paid(withPayments({ visit: { coinsuranceMinimum: 30 } }), { visit: 2 })).toEqual([0, 0, 60, 0])
})
