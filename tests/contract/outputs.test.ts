import { describe, expect, it, test } from 'vitest'
import outputsSchema from '../../schemas/v1/outputs.schema.json' with { type: 'json' }
import { parseOutputs, type ClaimOrderCode } from '../../src/contract/outputs.ts'
import { rejectionIssues, rejectedPointers } from './rejection.ts'
import { outputs } from '../calculator/planCosts.ts'

// fixtures/schemas/outputs has an example for each keyword of the schema.

const costs = {
  displayName: 'Plan',
  outOfPocketExpenses: 100,
  hsaFunds: 0,
  payrollDeduction: 50.5,
  surchargeTotal: -10,
  totalCost: 140.5,
}
const minimal = { plans: { a: costs }, bestPlan: 'a' }

test('adds what an API may leave out', () => {
  expect(parseOutputs(minimal)).toEqual(outputs({ a: { ...costs, explanation: [] } }))
})

describe('The contribution limit', () => {
  it.each([[[]], [null], [undefined]])('is null for %j', (contributionLimit) => {
    expect(parseOutputs({ ...minimal, contributionLimit }).contributionLimit).toBeNull()
  })

  it('is the one that the API sends', () => {
    const contributionLimit = { accountType: 'HSA', limit: 4000.08 }
    expect(parseOutputs({ ...minimal, contributionLimit }).contributionLimit).toEqual(contributionLimit)
  })
})

describe('Optional results', () => {
  const two = { plans: { a: costs, b: costs }, bestPlan: 'a' }
  const row = { scenario: 'usual', totalCosts: { a: 1, b: 2 }, bestPlan: 'b' }
  const curve = {
    points: [{ care: 0, totalCosts: { a: 1, b: 2 } }],
    crossovers: [{ care: 3200, from: 'a', to: 'b' }],
  }

  it('are kept', () => {
    const optional = { runnerUp: 'b', confidence: 'close', comparedWith: 'b', scenarios: [row], curve }
    expect(parseOutputs({ ...two, ...optional })).toMatchObject(optional)
  })

  it('of a plan are kept', () => {
    const facts = {
      deductible: { person: 500, household: 1000 },
      maximum: { person: 4000, household: 8000 },
      coinsurance: 20,
    }
    const optional = { range: { low: 1, high: 2 }, cheapestIn: 0.6, facts }
    expect(parseOutputs({ ...minimal, plans: { a: { ...costs, ...optional } } }).plans.a).toMatchObject(
      optional,
    )
  })

  it.each(['c', 'a', 'constructor', null])('compare with no plan if it is %j', (key) => {
    const { runnerUp, comparedWith } = parseOutputs({ ...two, runnerUp: key, comparedWith: key })
    expect([runnerUp, comparedWith]).toEqual([null, null])
  })

  it('leave out scenarios with an unknown best plan, and those without the cost of a plan', () => {
    const scenarios = [{ ...row, bestPlan: 'c' }, { ...row, totalCosts: { a: 1, c: 2 } }, row]
    expect(parseOutputs({ ...two, scenarios }).scenarios).toEqual([row])
  })

  it('leave out points without the cost of a plan, and crossovers of unknown plans', () => {
    const sent = {
      points: [{ care: 1, totalCosts: { a: 1 } }, ...curve.points],
      crossovers: [{ care: 1, from: 'a', to: 'c' }, { care: 1, from: 'c', to: 'a' }, ...curve.crossovers],
    }
    expect(parseOutputs({ ...two, curve: sent }).curve).toEqual(curve)
  })
})

describe('Line items', () => {
  const you = { role: 'subscriber', number: 1 } as const
  const spouse = { role: 'spouse', number: 1 } as const
  const assumptions = {
    locationFactor: 1,
    persons: [you, spouse],
    services: [
      { id: 'stay', name: 'Stay', uses: 1, allowedAmount: 4000, usesByPerson: [0, 1] },
      { id: 7, name: 'Visit', uses: 5, allowedAmount: 150.1, usesByPerson: [2, 3] },
    ],
    claimOrder: [],
  }
  const linesOf = (lineItems: unknown, sent: unknown = assumptions) =>
    parseOutputs({ ...minimal, plans: { a: { ...costs, lineItems } }, assumptions: sent }).plans.a!
      .explanation

  it('become lines per person, in the order of the items, with the data from the assumptions', () => {
    const items = [
      { service: 7, deductible: [300.2, 100], copay: [0, 30], amountOverMaximum: null },
      {
        service: 'stay',
        deductible: [0, 900],
        coinsurance: [0, 620],
        notCovered: [0, 15],
        amountOverMaximum: [0, 80],
      },
    ]
    const visit = { service: 7, name: 'Visit', coinsurance: 0, notCovered: 0, amountOverMaximum: 0 }
    expect(linesOf(items)).toEqual([
      { ...visit, person: you, uses: 2, allowedAmount: 300.2, deductible: 300.2, copay: 0 },
      { ...visit, person: spouse, uses: 3, allowedAmount: 450.3, deductible: 100, copay: 30 },
      {
        person: spouse,
        service: 'stay',
        name: 'Stay',
        uses: 1,
        allowedAmount: 4000,
        deductible: 900,
        copay: 0,
        coinsurance: 620,
        notCovered: 15,
        amountOverMaximum: 80,
      },
    ])
  })

  it.each([
    ['without assumptions', null],
    ['of unknown services', { ...assumptions, services: [] }],
    [
      'without the uses of each person',
      { ...assumptions, services: [{ ...assumptions.services[1], usesByPerson: null }] },
    ],
    ['without persons', { ...assumptions, persons: [] }],
  ])('%s become no lines', (_, sent) => {
    expect(linesOf([{ service: 7, deductible: [100, 0] }], sent)).toEqual([])
  })
})

describe('accepts a result', () => {
  it.each([
    [
      'with null for the explanation',
      { plans: { a: { ...costs, worstCase: null, dominatedBy: null, lineItems: null } }, assumptions: null },
    ],
    ['with a plan key named like a property', { plans: { constructor: costs }, bestPlan: 'constructor' }],
    ['with unknown fields', { plans: { a: { ...costs, more: 1 } }, more: 1 }],
    ['with null for the savings', { savingsDidOverride: true, potentialSavings: null }],
  ])('%s', (_, changes) => {
    expect(rejectionIssues(parseOutputs, { ...minimal, ...changes })).toEqual([])
  })
})

describe('rejects a result', () => {
  it.each([
    ['that is not an object', 'plans', ''],
    ['with a best plan that is not among the plans', { ...minimal, bestPlan: 'b' }, '/bestPlan'],
    ['with a best plan named like a property', { ...minimal, bestPlan: 'constructor' }, '/bestPlan'],
    ['with an issue under a key with a slash', { ...minimal, plans: { a: costs, 'b/~': 1 } }, '/plans/b~1~0'],
  ])('%s', (_, payload, path) => {
    expect(rejectedPointers(parseOutputs, payload)).toEqual([path])
  })

  it('with 1e999, which JSON.parse reads as Infinity', () => {
    const text = JSON.stringify(minimal).replace('140.5', '1e999')
    expect(rejectionIssues(parseOutputs, JSON.parse(text))).toEqual([
      { pointer: '/plans/a/totalCost', expected: 'number', found: 'Infinity' },
    ])
  })
})

test('The schema lists the claim order codes', () => {
  const codes: Partial<Record<ClaimOrderCode, true>> = {
    'by-date': true,
    'mean-of-orders': true,
    'stays-together': true,
  }
  const { code } = outputsSchema.properties.assumptions.properties.claimOrder.items.properties
  expect(code.examples).toEqual(Object.keys(codes))
  expect(code.description).toMatch(new RegExp(Object.keys(codes).join('.*')))
})
