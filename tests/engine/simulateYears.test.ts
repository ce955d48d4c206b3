import { describe, expect, it } from 'vitest'
import { claimDates } from '../../src/engine/claimDates.ts'
import { expectedUses } from '../../src/engine/claims.ts'
import { createHousehold } from '../../src/engine/household.ts'
import { runToEnd } from '../../src/engine/calculate.ts'
import { poissonQuantiles, simulateYears } from '../../src/engine/simulateYears.ts'
import { modelOf, plansDocument, service } from './planDocument.ts'

const meanOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('The quantiles of a Poisson distribution', () => {
  it('are those of its table', () => {
    // P(0) = 36.8%, P(1) = 36.8%, P(2) = 18.4%, P(3) = 6.1%, P(4) = 1.5%, P(5 or more) = 0.4%.
    const quantiles = poissonQuantiles(1, 1000)
    const counts = [0, 1, 2, 3, 4].map((number) => quantiles.filter((each) => each === number).length)
    expect(counts).toEqual([368, 368, 184, 61, 15])
  })

  it.each([0.3, 1, 7, 52, 700, 9999])('have the mean and the variance %d', (mean) => {
    const quantiles = poissonQuantiles(mean, 1000)
    expect(Math.abs(meanOf(quantiles) - mean)).toBeLessThan(0.02 * Math.sqrt(mean))
    const variance = meanOf(quantiles.map((number) => (number - mean) ** 2))
    expect(variance / mean).toBeGreaterThan(0.95)
    expect(variance / mean).toBeLessThan(1.02)
  })

  it('are zero if the mean is', () => {
    expect(poissonQuantiles(0, 3)).toEqual([0, 0, 0])
  })
})

describe('Simulated years', () => {
  const model = modelOf(
    plansDocument({
      services: [service('visit', 100), service('surgery', 6500), { ...service('day', 900), daysPerStay: 3 }],
      scenarios: [
        {
          id: 'year',
          uses: [
            { service: 'visit', perAdult: 4 },
            { service: 'surgery', bySubscriber: 1 },
            { service: 'day', perAdult: 6 },
          ],
        },
      ],
    }),
  )
  const inputs = { coverage: 'ES', scenario: 'year', customScenario: null } as const
  const persons = createHousehold(model, inputs)
  const simulate = () =>
    runToEnd(simulateYears(model, expectedUses(model, persons), 100, claimDates(model, inputs, persons)))
  const { claims, orders } = simulate()
  const usesInYear = (order: Uint32Array, person: number, serviceIndex: number) =>
    [...order]
      .map((index) => claims[index]!)
      .filter((claim) => claim.person === person && claim.serviceIndex === serviceIndex)
      .reduce((sum, { uses }) => sum + uses, 0)
  const usesOf = (person: number, serviceIndex: number) =>
    orders.map((order) => usesInYear(order, person, serviceIndex))

  it('have the expected uses on average, and vary', () => {
    expect(Math.abs(meanOf(usesOf(0, 0)) - 4)).toBeLessThan(0.1)
    expect(Math.min(...usesOf(0, 0))).toBe(0)
    expect(Math.max(...usesOf(0, 0))).toBeGreaterThan(7)
  })

  it('vary for each person separately', () => {
    expect(usesOf(0, 0)).not.toEqual(usesOf(1, 0))
  })

  it('always have a surgery of the employee that is certain', () => {
    expect(new Set(usesOf(0, 1))).toEqual(new Set([1]))
    expect(new Set(usesOf(1, 1))).toEqual(new Set([0]))
  })

  it('have whole stays', () => {
    expect(usesOf(0, 2).every((days) => days % 3 === 0)).toBe(true)
    expect(Math.abs(meanOf(usesOf(0, 2)) - 6)).toBeLessThan(0.2)
  })

  it('have different orders, and are the same each time', () => {
    expect(new Set(orders.map(String)).size).toBe(100)
    expect(simulate().orders).toEqual(orders)
  })
})
