import { describe, expect, it, test } from 'vitest'
import { claimDates } from '../../src/engine/claimDates.ts'
import { createClaimOrders, createDateSort, createRenumbering } from '../../src/engine/claimOrders.ts'
import { expectedUses, toClaims, type Claim } from '../../src/engine/claims.ts'
import { createHousehold } from '../../src/engine/household.ts'
import { modelOf, plan, plansDocument, service, uses } from './planDocument.ts'

const services = [service('visit', 100), service('drug', 20), { ...service('day', 900), daysPerStay: 3 }]
const otherProviders = [{ name: 'Out of network', share: 50, payment: { notCovered: true } }]
const model = modelOf(plansDocument({ services, plans: [plan({ otherProviders })] }))

const inputs = { coverage: 'ES', scenario: 'custom', customScenario: null } as const
const unknownDates = claimDates(model, inputs, createHousehold(model, inputs))

function claimsFor(...times: [string, number][]): Claim[] {
  const customScenario = times.map(([id, count]) => uses(id, count))
  const persons = createHousehold(model, { coverage: 'ES', scenario: 'custom', customScenario })
  return expectedUses(model, persons).flatMap((series) => toClaims(series, series.uses))
}

describe('Claims', () => {
  it('are one for each use, and one for each stay', () => {
    expect(claimsFor(['visit', 3], ['day', 7])).toEqual([
      { person: 0, serviceIndex: 2, firstUse: 0, uses: 3 },
      { person: 0, serviceIndex: 2, firstUse: 3, uses: 1 },
      { person: 0, serviceIndex: 0, firstUse: 0, uses: 1 },
      { person: 0, serviceIndex: 0, firstUse: 1, uses: 1 },
      { person: 1, serviceIndex: 2, firstUse: 0, uses: 3 },
      { person: 1, serviceIndex: 0, firstUse: 0, uses: 1 },
    ])
  })

  it('have several uses if a person has more than one a week', () => {
    const claims = claimsFor(['visit', 240])
    expect(claims).toHaveLength(2 * 40)
    expect(claims.every((claim) => claim.uses === 3)).toBe(true)
    expect(claims.reduce((sum, claim) => sum + claim.uses, 0)).toBe(240)
  })

  it('are one for each of up to 52 stays', () => {
    expect(claimsFor(['day', 120]).map((claim) => claim.uses)).toEqual(Array.from({ length: 40 }, () => 3))
  })

  it('are at most 2,000 in all: 20 for each of 100 services', () => {
    const many = Array.from({ length: 100 }, (_, id) => service(id, 100))
    const visits = { role: 'subscriber' as const, number: 1, uses: many.map(() => 40), isCertain: [] }
    const expected = expectedUses(modelOf(plansDocument({ services: many })), [visits])
    expect(expected.map(({ usesPerClaim }) => usesPerClaim)).toEqual(many.map(() => 2))
  })
})

describe('The orders of claims', () => {
  const claims = claimsFor(['visit', 10], ['drug', 6], ['day', 6])
  const { orders, dates, ...rest } = createClaimOrders(model, claims, 32, unknownDates)

  it('have every claim once', () => {
    expect(orders).toHaveLength(32)
    for (const order of orders) expect([...order].toSorted((a, b) => a - b)).toEqual([...claims.keys()])
  })

  it('have ascending dates within the covered months, with a claim as often early as late', () => {
    expect(dates).toHaveLength(32)
    for (const each of dates) expect(each).toEqual(each.toSorted())
    const all = dates.flatMap((each) => [...each]).toSorted((one, other) => one - other)
    expect(all[0]).toBeGreaterThanOrEqual(0)
    expect(all.at(-1)).toBeLessThan(1)
    expect(all.filter((date) => date < 0.5)).toHaveLength(all.length / 2)
  })

  it('differ from each other', () => {
    expect(new Set(orders.map(String)).size).toBe(32)
  })

  it('are the same for the same claims', () => {
    expect(createClaimOrders(model, claims, 32, unknownDates)).toEqual({ orders, dates, ...rest })
  })

  it('have the claims of each service early and late equally often', () => {
    for (const serviceIndex of services.keys()) {
      const positions = orders.flatMap((order) =>
        [...order].flatMap((index, position) =>
          claims[index]!.serviceIndex === serviceIndex ? position / (claims.length - 1) : [],
        ),
      )
      const mean = positions.reduce((sum, position) => sum + position, 0) / positions.length
      expect(mean).toBeGreaterThan(0.48)
      expect(mean).toBeLessThan(0.52)
    }
  })

  it('have the claims of a person and service in the order of their uses', () => {
    for (const order of orders) {
      const visits = [...order]
        .map((index) => claims[index]!)
        .filter(({ serviceIndex, person }) => serviceIndex === 0 && person === 0)
      expect(visits.map(({ firstUse }) => firstUse)).toEqual([0, 1, 2, 3, 4])
    }
  })

  it('leave all other claims as they are if there is one more', () => {
    const more = claimsFor(['visit', 10], ['drug', 7], ['day', 6])
    const otherClaims = (each: Claim[]) =>
      createClaimOrders(model, each, 32, unknownDates).orders.map((order) =>
        [...order]
          .map((index) => each[index]!)
          .filter(({ serviceIndex }) => services[serviceIndex]!.id !== 'drug'),
      )
    expect(otherClaims(more)).toEqual(otherClaims(claims))
  })

  it('leave the dates and providers of all others as they are if there is one more, with any numbers', () => {
    const carried = (each: Claim[]) => {
      const year = createClaimOrders(model, each, 32, unknownDates)
      return year.orders.flatMap((order, index) =>
        [...order].map((claim, position) =>
          JSON.stringify([
            index,
            each[claim]!.serviceIndex,
            year.dates[index]![position],
            year.draws[index * each.length + claim],
          ]),
        ),
      )
    }
    const more = new Set(carried(claimsFor(['visit', 10], ['drug', 7], ['day', 6])))
    expect(carried(claims).filter((each) => !more.has(each))).toEqual([])
  })
})

describe('The claims of a person and service in an order', () => {
  const claim = (person: number, serviceIndex: number, firstUse: number, count = 1): Claim => ({
    person,
    serviceIndex,
    firstUse,
    uses: count,
  })

  it('are numbered by date, for each person and service', () => {
    const claims = [
      claim(0, 0, 0),
      claim(0, 0, 1),
      claim(0, 1, 0),
      claim(0, 1, 1),
      claim(1, 1, 0),
      claim(1, 1, 1),
    ]
    const renumber = createRenumbering(claims)
    expect([...renumber(Uint32Array.of(5, 3, 1, 4, 0, 2))]).toEqual([4, 2, 0, 5, 1, 3])
    // The numbers of one order do not affect the next.
    expect([...renumber(Uint32Array.of(1, 0))]).toEqual([0, 1])
  })

  it('keep the date of a last, incomplete stay', () => {
    const renumber = createRenumbering([claim(0, 2, 0, 3), claim(0, 2, 3, 3), claim(0, 2, 6)])
    expect([...renumber(Uint32Array.of(2, 1, 0))]).toEqual([2, 0, 1])
  })
})

test('Dates are sorted by time, and equal dates by their index', () => {
  const indexes = new Uint32Array(4)
  const sorted = new Float64Array(4)
  createDateSort(4, 2 ** 32)(Float64Array.of(7, 2 ** 32 - 1, 0, 7), indexes, sorted)
  expect([...indexes]).toEqual([2, 0, 3, 1])
  expect([...sorted]).toEqual([0, 7, 7, 2 ** 32 - 1])
})
