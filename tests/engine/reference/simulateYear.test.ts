import { describe, expect, it, test } from 'vitest'
import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import type { Plan, PlansDocument } from '../../../src/contract/plans.ts'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { plan, plansDocument } from '../planDocument.ts'
import { meanOfOrders, simulateYear } from './simulateYear.ts'

const limit = (individual: number, family = 2 * individual, kind: 'embedded' | 'aggregate' = 'embedded') => ({
  individual,
  family,
  kind,
})

function documentWith(changes: Partial<Plan>, documentChanges: Partial<PlansDocument> = {}): PlansDocument {
  return plansDocument({
    services: [
      { id: 'visit', name: 'Visit', allowedAmount: 100 },
      { id: 'scan', name: 'Scan', allowedAmount: 1000 },
      { id: 'surgery', name: 'Surgery', allowedAmount: 5000 },
      { id: 'hospital', name: 'Day in hospital', allowedAmount: 2000, daysPerStay: 3 },
      { id: 'pill', name: 'Prescription', allowedAmount: 50, isDrug: true },
    ],
    plans: [plan({ outOfPocketMaximum: limit(100_000), ...changes })],
    ...documentChanges,
  })
}

function answers(changes: Partial<CalculationInputs> = {}): CalculationInputs {
  return {
    coverage: 'ES',
    scenario: 'custom',
    customScenario: [],
    surcharges: {},
    ...noPersonalAnswers,
    ...changes,
  }
}

/** Claims in the order of their dates. A is the employee and B the spouse; 'A hospital 3' is a stay of three days. */
type Order = string[]

function yearInOrder(document: PlansDocument, order: Order, changes: Partial<CalculationInputs> = {}) {
  const claims = order.map((claim) => {
    const [person, service, days = '1'] = claim.split(' ')
    return { person: person === 'A' ? 0 : 1, service, uses: Number(days) }
  })
  const customScenario = document.services.map(({ id, name }) => {
    const usesByPerson = [0, 1].map((person) =>
      claims.reduce((sum, each) => sum + (each.service === id && each.person === person ? each.uses : 0), 0),
    )
    return { id, name, uses: usesByPerson[0]! + usesByPerson[1]!, usesByPerson }
  })
  const persons: CalculationInputs['persons'] = [
    { role: 'subscriber', number: 1 },
    { role: 'spouse', number: 1 },
  ]
  const open = claims.map((claim, index) => ({ ...claim, index }))
  return simulateYear(
    document,
    answers({ customScenario, persons, ...changes }),
    ({ person, service, uses }) => {
      const { id } = document.services[service]!
      const position = open.findIndex(
        (each) => each.person === person && each.service === id && each.uses === uses,
      )
      return open.splice(position, 1)[0]!.index / claims.length
    },
  ).get('plan')!
}

/** Deductible, copay, coinsurance, and what is not covered, in dollars. */
function expensesInOrder(changes: Partial<Plan>, order: Order): number[] {
  const { deductible, copay, coinsurance, notCovered } = yearInOrder(documentWith(changes), order).expenses
  return [deductible, copay, coinsurance, notCovered].map((cents) => cents / 100)
}

const scanWithCopay = {
  payment: { deductible: true, coinsurance: 20 },
  services: [{ service: 'scan', payment: { deductible: true, copay: 100 } }],
}

describe('The order of two claims', () => {
  it.each([
    { order: ['A surgery', 'B scan'], expenses: [2000, 100, 600, 0] },
    { order: ['B scan', 'A surgery'], expenses: [2000, 0, 800, 0] },
  ])('decides which claim an aggregate deductible falls on: $order', ({ order, expenses }) => {
    expect(expensesInOrder({ deductible: limit(1000, 2000, 'aggregate'), ...scanWithCopay }, order)).toEqual(
      expenses,
    )
  })

  it.each([
    // The spouse meets what the employee leaves of the family's deductible.
    { order: ['A surgery', 'B scan'], expenses: [1500, 100, 800, 0] },
    { order: ['B scan', 'A surgery'], expenses: [1500, 0, 900, 0] },
  ])('decides who meets an embedded deductible: $order', ({ order, expenses }) => {
    expect(expensesInOrder({ deductible: limit(1000, 1500), ...scanWithCopay }, order)).toEqual(expenses)
  })

  it.each([
    // The surgery meets the employee's maximum, and the visit is free.
    { order: ['A surgery', 'A visit'], expenses: [0, 0, 800, 0] },
    { order: ['A visit', 'A surgery'], expenses: [0, 30, 770, 0] },
  ])('decides what the maximum removes: $order', ({ order, expenses }) => {
    const services = [{ service: 'visit', payment: { copay: 30 } }]
    const changes = { outOfPocketMaximum: limit(800), payment: { coinsurance: 20 }, services }
    expect(expensesInOrder(changes, order)).toEqual(expenses)
  })

  it.each([
    { order: ['A hospital 3', 'A scan'], expenses: [2500, 500, 200, 0] },
    // The deductible ends on the first day, and its copay is whole.
    { order: ['A scan', 'A hospital 3'], expenses: [2500, 500, 0, 0] },
  ])('decides on which day of a stay the deductible ends: $order', ({ order, expenses }) => {
    const services = [{ service: 'hospital', payment: { deductible: true, copay: 250, copayDays: 2 } }]
    const changes = { deductible: limit(2500), payment: { deductible: true, coinsurance: 20 }, services }
    expect(expensesInOrder(changes, order)).toEqual(expenses)
  })
})

test('The mean of many orders is between those of the orders', () => {
  const document = documentWith({ deductible: limit(1000, 2000, 'aggregate'), ...scanWithCopay })
  const uses = [
    { id: 'surgery', name: '', uses: 1, usesByPerson: [1, 0] },
    { id: 'scan', name: '', uses: 1, usesByPerson: [0, 1] },
  ]
  const mean = meanOfOrders(document, answers({ customScenario: uses }), { orders: 4000, seed: 1 }).get(
    'plan',
  )!
  expect([mean.lowestTotal, mean.highestTotal]).toEqual([2700_00, 2800_00])
  // Both orders are equally likely.
  expect(Math.abs(mean.total - 2750_00)).toBeLessThan(4 * mean.standardError)
  expect(mean.standardError).toBeCloseTo(5000 / Math.sqrt(4000), 0)
})
