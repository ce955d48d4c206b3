import { describe, expect, it } from 'vitest'
import { claimDates } from '../../src/engine/claimDates.ts'
import { expectedUses } from '../../src/engine/claims.ts'
import { createHousehold } from '../../src/engine/household.ts'
import { runToEnd } from '../../src/engine/calculate.ts'
import { highestUses, simulateYears } from '../../src/engine/simulateYears.ts'
import { modelOf, plansDocument, service } from './planDocument.ts'

const meanOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('Simulated years', () => {
  const model = modelOf(
    plansDocument({
      services: [service('visit', 100), service('surgery', 6500), { ...service('day', 900), daysPerStay: 3 }],
      scenarios: [
        {
          id: 'year',
          uses: [
            { service: 'visit', perAdult: 40 },
            { service: 'surgery', bySubscriber: 1 },
            { service: 'day', perAdult: 6 },
          ],
        },
      ],
    }),
  )
  const inputs = { coverage: 'ES', scenario: 'year', customScenario: null } as const
  const persons = createHousehold(model, inputs)
  const expected = expectedUses(model, persons)
  const dates = claimDates(model, inputs, persons)
  const simulate = () => runToEnd(simulateYears(model, expected, 500, dates))
  const { claims, orders } = simulate()
  const usesInYear = (order: Uint32Array, person: number, serviceIndex: number) =>
    [...order]
      .map((index) => claims[index]!)
      .filter((claim) => claim.person === person && claim.serviceIndex === serviceIndex)
      .reduce((sum, { uses }) => sum + uses, 0)
  const usesOf = (person: number, serviceIndex: number) =>
    orders.map((order) => usesInYear(order, person, serviceIndex))

  it.each([0, 1])('have exactly the expected uses on average', (person) => {
    expect(meanOf(usesOf(person, 0))).toBe(40)
    expect(meanOf(usesOf(person, 2))).toBe(6)
  })

  it('vary as a Poisson distribution whose mean has a relative variance of 0.5', () => {
    const variance = meanOf(usesOf(0, 0).map((uses) => (uses - 40) ** 2))
    expect(variance / (40 + 0.5 * 40 ** 2)).toBeCloseTo(1, 1)
  })

  it('have more uses of all services when a person is sick, and no more of the other person', () => {
    const relativeCovariance = (one: number[], other: number[]) =>
      meanOf(one.map((uses, year) => (uses / meanOf(one) - 1) * (other[year]! / meanOf(other) - 1)))
    expect(relativeCovariance(usesOf(0, 0), usesOf(0, 2))).toBeGreaterThan(0.4)
    expect(relativeCovariance(usesOf(0, 0), usesOf(0, 2))).toBeLessThan(0.6)
    expect(Math.abs(relativeCovariance(usesOf(0, 0), usesOf(1, 0)))).toBeLessThan(0.1)
  })

  it('never have more than the highest uses', () => {
    const index = expected.findIndex(({ person, serviceIndex }) => person === 1 && serviceIndex === 2)
    expect(highestUses(model, expected, 500)[index]).toBe(Math.max(...usesOf(1, 2)))
  })

  it('always have a surgery of the employee that is certain', () => {
    expect(new Set(usesOf(0, 1))).toEqual(new Set([1]))
    expect(new Set(usesOf(1, 1))).toEqual(new Set([0]))
  })

  it('have whole stays', () => {
    expect(usesOf(0, 2).every((days) => days % 3 === 0)).toBe(true)
  })

  it('have different orders, and are the same each time', () => {
    expect(new Set(orders.map(String)).size).toBe(500)
    expect(simulate().orders).toEqual(orders)
  })

  // The last step orders the claims.
  it.each([
    [500, 2],
    [501, 3],
    [1001, 4],
  ])('of %i services take %i steps, so that none is long', (services, steps) => {
    const many = Array.from({ length: services }, () => expected[0]!)
    expect([...simulateYears(model, many, 1, dates)]).toHaveLength(steps)
  })
})
