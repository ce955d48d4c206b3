import { describe, expect, it, test } from 'vitest'
import type { Payment } from '../../src/contract/plans.ts'
import { estimate, limit, plan, plansDocument, service, uses } from './planDocument.ts'

const withDeductible = { deductible: true }
const withoutDeductible = { copay: 1 }

/** The services in the order of their claims, for a year that uses each one once. */
function orderOf(services: (ReturnType<typeof service> & { isDrug?: boolean; payment?: Payment })[]) {
  const document = plansDocument({
    services: services.map(({ payment, ...each }) => each),
    plans: [
      plan({
        deductible: limit(9000),
        drugDeductible: 100,
        payment: withDeductible,
        services: services.flatMap(({ id, payment }) => (payment ? [{ service: id, payment }] : [])),
      }),
    ],
  })
  const customScenario = services.map(({ id }) => uses(id, 1))
  return estimate(document, { customScenario }).plans.plan!.explanation.map((line) => line.service)
}

describe('Claims are paid', () => {
  const expensive = service('expensive', 500)
  const cheap = service('cheap', 5)
  const drug = { ...service('drug', 50), isDrug: true }
  it.each([
    ['from the most expensive to the cheapest', [cheap, expensive], ['expensive', 'cheap']],
    [
      'first if no deductible applies',
      [expensive, { ...cheap, payment: withoutDeductible }],
      ['cheap', 'expensive'],
    ],
    [
      'then under the drug deductible',
      [expensive, drug, { ...cheap, payment: withoutDeductible }],
      ['cheap', 'drug', 'expensive'],
    ],
    ['by number if prices are equal', [service(10, 5), service(9, 5)], [9, 10]],
    [
      'by code unit if prices are equal',
      [service('b', 5), service('B', 5), service('a', 5)],
      ['B', 'a', 'b'],
    ],
    [
      'numbers before texts if prices are equal',
      [service('1', 5), service(2, 5), service('0', 5)],
      [2, '0', '1'],
    ],
    [
      'in the same order whatever the order of the document',
      [service('0', 5), service('1', 5), service(2, 5)],
      [2, '0', '1'],
    ],
  ])('%s', (_, services, expected) => {
    expect(orderOf(services)).toEqual(expected)
  })
})

describe('A deductible of zero is no deductible', () => {
  const groups = {
    none: { code: 'no-deductible-first' },
    drug: { code: 'drug-deductible-next' },
    medical: { code: 'deductible-last' },
  }
  it.each([
    ['for all', { deductible: limit(0) }, ['none']],
    ['for drugs', { deductible: limit(0), drugDeductible: 0 }, ['none']],
    ['for one person alone, but not for a family', { deductible: limit(0, { family: 10 }) }, ['medical']],
    ['for a family alone, but not for one person', { deductible: limit(10, { family: 0 }) }, ['medical']],
    ['for drugs, but not for the rest', { deductible: limit(10), drugDeductible: 0 }, ['none', 'medical']],
    ['for the rest, but not for drugs', { deductible: limit(0), drugDeductible: 10 }, ['none', 'drug']],
  ] as const)('%s', (_, terms, expected) => {
    const services = [service('visit', 100), { ...service('drug', 100), isDrug: true }]
    const { claimOrder } = estimate(
      plansDocument({ services, plans: [plan({ payment: withDeductible, ...terms })] }),
    ).assumptions!
    expect(claimOrder.slice(0, -1)).toEqual(expected.map((group) => groups[group]))
  })
})

test('An aggregate deductible applies to a family even if there is none for the employee alone', () => {
  const plans = [plan({ deductible: limit(0, { family: 300, kind: 'aggregate' }), payment: withDeductible })]
  const paid = (coverage: 'EE' | 'EF') =>
    estimate(plansDocument({ plans }), { coverage, customScenario: [uses('visit', 9)] }).plans.plan!
      .outOfPocketExpenses
  expect(paid('EF')).toBe(300)
  expect(paid('EE')).toBe(0)
})
