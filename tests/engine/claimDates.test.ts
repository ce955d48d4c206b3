import { describe, expect, it, test } from 'vitest'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { runToEnd } from '../../src/engine/calculate.ts'
import { moveDates } from '../../src/engine/claimDates.ts'
import type { Claim } from '../../src/engine/claims.ts'
import { createExpectedYear } from '../../src/engine/expectedYear.ts'
import { resolveInputs } from '../../src/engine/resolveInputs.ts'
import { simulateYears } from '../../src/engine/simulateYears.ts'
import { answers, estimate, limit, modelOf, plan, plansDocument, service } from './planDocument.ts'

const year = {
  id: 'year',
  uses: [
    { service: 'delivery', bySubscriber: 1, month: 'birth' },
    { service: 'checkup', byNewborn: 4 },
    { service: 'test', bySubscriber: 1, byNewborn: 1, month: 'birth' },
    { service: 'vaccine', byNewborn: 1, month: 3 },
    { service: 'visit', perAdult: 3, month: 4 },
    { service: 'drug', perAdult: 6 },
  ],
} satisfies PlansDocument['scenarios'][number]
const document = plansDocument({
  services: ['delivery', 'checkup', 'test', 'vaccine', 'visit', 'drug'].map((id, index) =>
    service(id, 600 - 100 * index),
  ),
  scenarios: [year],
})
const client = { scenarios: [{ id: 'year', display: '', adds: 'child' }] }
const names = document.services.map(({ id }) => id)

/** The dates of each service in an order, in months of the plan year: 4.5 is the middle of the fourth month. */
type DatesOfYear = Record<string, number[]>

function yearsWith(
  month: number | null,
  coveredMonths = 12,
  isCovered = true,
  scenario: PlansDocument['scenarios'][number] = year,
): { expected: DatesOfYear[]; simulated: Claim[][] } {
  // The baby has a brother or sister, who needs no care.
  const household = { spouse: false, children: 2, baby: { isCovered, month } }
  const resolved = resolveInputs(
    modelOf({ ...document, coveredMonths, scenarios: [scenario] }, client),
    answers({ scenario: 'year', customScenario: null, household }),
  )
  const { claims, orders, dates, uses } = createExpectedYear(resolved)
  const expected = orders.map((order, index) => {
    const ownDates = dates[index]!
    const found: DatesOfYear = {}
    for (const [position, claim] of order.entries()) {
      const name = String(names[claims[claim]!.serviceIndex])
      found[name] = [...(found[name] ?? []), 13 - coveredMonths + ownDates[position]! * coveredMonths]
    }
    return found
  })
  const years = runToEnd(simulateYears(resolved.model, uses, 60, resolved.dates))
  return { expected, simulated: years.orders.map((order) => [...order].map((claim) => years.claims[claim]!)) }
}

const all = (years: DatesOfYear[], name: string) => years.flatMap((dates) => dates[name]!)
const monthsOf = (dates: number[]) => [...new Set(dates.map(Math.floor))].toSorted((a, b) => a - b)

describe('In every order, the dates', () => {
  const { expected } = yearsWith(5)

  it('of a service with a month are in it, and stratified', () => {
    expect(monthsOf(all(expected, 'visit'))).toEqual([4])
    const early = all(expected, 'visit').filter((date) => date < 4.5)
    expect(early).toHaveLength(expected.length * 1.5)
  })

  it('of the delivery are in the month of birth', () => {
    expect(monthsOf(all(expected, 'delivery'))).toEqual([5])
    // Each order has another part of the month.
    const parts = all(expected, 'delivery').map((date) => Math.floor((date - 5) * expected.length))
    expect(new Set(parts).size).toBe(expected.length)
  })

  it.each([
    [5, 12],
    [null, 12],
    // No month is one of the covered ones.
    [5, 7],
  ])('of all care at the birth in month %j of %i covered ones are one date', (month, coveredMonths) => {
    for (const isCovered of [true, false])
      for (const { delivery, test: tests } of yearsWith(month, coveredMonths, isCovered).expected)
        expect(new Set([...delivery!, ...tests!]).size).toBe(1)
  })

  it('of other services are in any month', () => {
    expect(monthsOf(all(expected, 'drug'))).toHaveLength(12)
  })

  it.each([5, null])('of the baby are after the birth in month %j', (month) => {
    const { expected: years } = yearsWith(month)
    for (const { delivery, checkup, test: tests, vaccine } of years)
      for (const date of [...checkup!, ...tests!, ...vaccine!])
        expect(date).toBeGreaterThanOrEqual(delivery![0]!)
  })

  it('of the baby are in the month of birth if they come with it, and later than a month before it', () => {
    expect(monthsOf(all(expected, 'test'))).toEqual([5])
    expect(monthsOf(all(expected, 'vaccine')).at(-1)).toBe(12)
  })

  it('of the delivery are in any month if that of the birth is not known', () => {
    expect(monthsOf(all(yearsWith(null).expected, 'delivery'))).toHaveLength(12)
  })

  it('are in their month if fewer months are covered, and anywhere if it is not one of them', () => {
    const { expected: years } = yearsWith(11, 5)
    expect(monthsOf(all(years, 'delivery'))).toEqual([11])
    expect(monthsOf(all(years, 'visit'))).toEqual([8, 9, 10, 11, 12])
  })

  it('are in no other month by a rounding error, whatever months are covered', () => {
    for (let coveredMonths = 1; coveredMonths <= 12; coveredMonths += 1)
      for (let month = 13 - coveredMonths; month <= 12; month += 1) {
        const inMonth = [{ id: 'year', uses: [{ service: 'visit', bySubscriber: 50, month }] }]
        const resolved = resolveInputs(
          modelOf({ ...document, coveredMonths, scenarios: inMonth }),
          answers({ scenario: 'year', customScenario: null }),
        )
        const months = createExpectedYear(resolved).dates.flatMap((dates) =>
          [...dates].map((date) => Math.trunc(date * coveredMonths)),
        )
        expect([...new Set(months)]).toEqual([month - (13 - coveredMonths)])
      }
  })
})

test('In simulated years, a baby has claims only after the birth, and known months come before later ones', () => {
  for (const month of [5, null])
    for (const claims of yearsWith(month).simulated) {
      const order = claims.map(({ serviceIndex }) => names[serviceIndex])
      const delivery = order.indexOf('delivery')
      for (const name of ['checkup', 'test', 'vaccine']) expect(order.slice(0, delivery)).not.toContain(name)
      if (month !== null) expect(order.slice(delivery)).not.toContain('visit')
    }
})

test('Without a claim that comes with the birth, a baby still has no claims before the month of birth', () => {
  const { expected, simulated } = yearsWith(9, 12, true, {
    id: 'year',
    uses: [
      { service: 'checkup', byNewborn: 8 },
      { service: 'visit', bySubscriber: 1, month: 8 },
    ],
  })
  expect(monthsOf(all(expected, 'checkup'))).toEqual([9, 10, 11, 12])
  for (const claims of simulated) {
    const order = claims.map(({ serviceIndex }) => names[serviceIndex])
    expect(order.slice(0, order.lastIndexOf('visit'))).not.toContain('checkup')
  }
})

test('A known month decides which claims meet the deductible', () => {
  const uses = (month: number) => [
    { service: 'delivery', bySubscriber: 1, month: 6 },
    { service: 'visit', bySubscriber: 2, month },
  ]
  const scenarios = [
    { id: 'before', uses: uses(2) },
    { id: 'after', uses: uses(7) },
  ]
  // Visits at 200 dollars under a deductible of 600, then free; the delivery's 600 dollars at 10%.
  const plans = [
    plan({
      deductible: limit(600),
      payment: { deductible: true },
      services: [{ service: 'delivery', payment: { deductible: true, coinsurance: 10 } }],
    }),
  ]
  const costOf = (scenario: string) =>
    estimate({ ...document, scenarios, plans }, { scenario, customScenario: null }).plans.plan!
      .outOfPocketExpenses
  // 400 dollars of visits, 200 of the delivery, and 10% of the other 400; or the delivery's 600.
  expect([costOf('before'), costOf('after')]).toEqual([640, 600])
})

describe('A baby’s claims', () => {
  const [atBirth, inJune, anyTime] = [0, 1, 2]
  const claimOf = (person: number, serviceIndex: number): Claim => ({
    person,
    serviceIndex,
    firstUse: 0,
    uses: 1,
  })
  const claims = [claimOf(0, atBirth), claimOf(1, inJune), claimOf(1, anyTime), claimOf(0, anyTime)]

  // A year of 1,200 dates: June has those from 500 to below 600. Each date but the birth's is the middle of its time.
  it.each([
    ['before June', 240, [240, 550, 720, 600]],
    ['in June', 550, [550, 575, 875, 600]],
    ['at the end of June', 600, [600, 900, 900, 600]],
    ['after June', 900, [900, 1050, 1050, 600]],
  ])('are after a birth %s, and in their month if it has not ended', (_, birth, expected) => {
    const dates = Float64Array.of(birth, 600, 600, 600)
    const known = {
      coveredMonths: 12,
      months: new Map([[inJune, 6]]),
      atBirth: new Set([atBirth]),
      newborn: 1,
      birthMonth: null,
    }
    moveDates(
      known,
      dates,
      1200,
      (position) => claims[position]!,
      () => 0,
    )
    expect([...dates]).toEqual(expected)
  })
})
