import { describe, expect, it, test } from 'vitest'
import { payInOrder, totalPaid } from './payInOrder.ts'
import { estimate, limit, outOfPocket, plan, plansDocument, service, uses } from './planDocument.ts'

const deductibleOnly = { deductible: true }
const ofPerson = limit(500, { person: 800, family: 1500 })
const aggregate = { kind: 'aggregate' as const }

describe('A deductible', () => {
  it.each([
    ['is the individual amount for the employee alone', limit(500), 'EE', 1, 500],
    ['is the individual amount for the employee alone if aggregate', limit(500, aggregate), 'EE', 1, 500],
    ['is per person in a family if it is embedded', limit(500), 'EF', 1, 500],
    ['is the individual amount for the employee alone if persons have another one', ofPerson, 'EE', 1, 500],
    ['is the amount for each person of a family, if there is one', ofPerson, 'EF', 1, 800],
    ['of each person is limited for the family: 1,500 of 2 × 800', ofPerson, 'ES', 2, 1500],
    ['is limited for the family if it is embedded', limit(500, { family: 1200 }), 'EF', 4, 1200],
    ['of the family is met by two persons', limit(500), 'ES', 2, 1000],
    ['is the family amount even for one person if it is aggregate', limit(500, aggregate), 'EF', 1, 1000],
    ['is shared by the family if it is aggregate', limit(500, aggregate), 'EF', 4, 1000],
  ] as const)('%s', (_, deductible, coverage, times, expected) => {
    const services = [{ allowed: 5000, times }]
    expect(outOfPocket({ deductible, payment: deductibleOnly }, services, coverage)).toBe(expected)
  })
})

describe('An out-of-pocket maximum', () => {
  const everything = { coinsurance: 100 }
  it.each([
    ['is the individual amount for the employee alone', limit(3000), 'EE', 1, 3000],
    ['is per person in a family', limit(3000), 'EF', 1, 3000],
    [
      'is the amount for each person of a family, if there is one',
      limit(3000, { person: 4000 }),
      'EF',
      1,
      4000,
    ],
    ['is limited for the family', limit(3000), 'EF', 4, 6000],
    ['is only the family amount if it is aggregate', limit(3000, aggregate), 'EF', 1, 6000],
    ['is the individual amount for the employee alone if aggregate', limit(3000, aggregate), 'EE', 1, 3000],
  ] as const)('%s', (_, outOfPocketMaximum, coverage, times, expected) => {
    const services = [{ allowed: 50_000, times }]
    expect(outOfPocket({ outOfPocketMaximum, payment: everything }, services, coverage)).toBe(expected)
  })

  it('includes copays', () => {
    expect(
      outOfPocket({ outOfPocketMaximum: limit(100), payment: { copay: 30 } }, [{ allowed: 50, times: 9 }]),
    ).toBe(100)
  })
})

test('The legal limit applies to each person, under an aggregate maximum too', () => {
  const document = plansDocument({
    selfOnlyCap: 12_000,
    services: [service('stay', 90_000)],
    plans: [plan({ outOfPocketMaximum: limit(10_000, aggregate), payment: { coinsurance: 100 } })],
  })
  const paid = (times: number) =>
    estimate(document, { coverage: 'EF', customScenario: [uses('stay', times)] }).plans.plan
      ?.outOfPocketExpenses
  expect(paid(1)).toBe(12_000)
  expect(paid(2)).toBe(20_000)
})

test('The deductible applies to the first claims of the year', () => {
  const document = plansDocument({
    services: [service('cheap', 100), service('expensive', 1000)],
    plans: [
      plan({
        deductible: limit(1000),
        payment: deductibleOnly,
        services: [{ service: 'cheap', payment: { deductible: true, copay: 40 } }],
      }),
    ],
  })
  const inputs = { customScenario: [uses('cheap', 2), uses('expensive', 1)] }
  const paid = (...services: string[]) =>
    totalPaid(
      payInOrder(
        document,
        'EE',
        services.map((id) => ({ person: 0, service: id })),
      ),
    )
  const expensiveFirst = paid('expensive', 'cheap', 'cheap')
  const cheapFirst = paid('cheap', 'cheap', 'expensive')
  expect([expensiveFirst, paid('cheap', 'expensive', 'cheap'), cheapFirst]).toEqual([1080, 1040, 1000])
  const { outOfPocketExpenses } = estimate(document, inputs).plans.plan!
  // Each of the three claims is the last one equally often: 1080, 1040, or 1000.
  expect(Math.abs(outOfPocketExpenses - 1040)).toBeLessThan(10)
})
