import { describe, expect, it, test } from 'vitest'
import type { CoverageCode, ServiceUses } from '../../src/contract/inputs.ts'
import { createHousehold } from '../../src/engine/household.ts'
import type { Model } from '../../src/engine/Model.ts'
import { modelOf, plan, plansDocument, service, uses } from './planDocument.ts'

const model = modelOf(
  plansDocument({
    services: [service('visit', 100), service(0, 5000), { ...service('day', 900), daysPerStay: 3 }],
    scenarios: [
      {
        id: 'usual',
        uses: [
          { service: 'visit', perAdult: 3, perChild: 2 },
          { service: 0, bySubscriber: 1, bySpouse: 4 },
        ],
      },
    ],
  }),
)

const scenarioHousehold = (each: Model, scenario: string | null, coverage: CoverageCode) =>
  createHousehold(each, { coverage, scenario, customScenario: null })

const customHousehold = (each: Model, customScenario: ServiceUses[], coverage: CoverageCode) =>
  createHousehold(each, { coverage, scenario: 'custom', customScenario })

describe('A scenario', () => {
  it.each([
    ['EE', { subscriber: [3, 1, 0] }],
    ['ES', { subscriber: [3, 1, 0], spouse: [3, 4, 0] }],
    ['EK', { subscriber: [3, 1, 0], child: [2, 0, 0] }],
    ['EC', { subscriber: [3, 1, 0], child: [2, 0, 0] }],
    ['EF', { subscriber: [3, 1, 0], spouse: [3, 4, 0], child: [2, 0, 0] }],
  ] as const)('gives each person of %s its own uses', (tier, expected) => {
    const persons = scenarioHousehold(model, 'usual', tier)
    expect(Object.fromEntries(persons.map((person) => [person.role, person.uses]))).toEqual(expected)
  })

  it('gives the uses of one child to the first child', () => {
    const asthma = [{ id: 'asthma', uses: [{ service: 'visit', perAdult: 1, perChild: 2, byOneChild: 5 }] }]
    const persons = scenarioHousehold(modelOf(plansDocument({ scenarios: asthma })), 'asthma', 'EC')
    expect(persons.map((person) => person.uses[0])).toEqual([1, 7, 2])
    expect(persons.map((person) => person.isCertain[0])).toEqual([false, true, false])
  })

  it.each(['unknown', null])('that is %s throws', (scenario) => {
    expect(() => scenarioHousehold(model, scenario, 'EE')).toThrow(RangeError)
  })
})

test('A scenario has the uses of the persons that the employee states', () => {
  const persons = createHousehold(model, {
    coverage: 'EC',
    scenario: 'usual',
    customScenario: null,
    persons: [
      { role: 'subscriber', number: 1 },
      { role: 'child', number: 1 },
      { role: 'child', number: 2 },
      { role: 'child', number: 3 },
    ],
  })
  expect(persons.map((person) => person.uses[0])).toEqual([3, 2, 2, 2])
})

describe('Custom uses', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [1, [1, 0, 0, 0]],
    [4, [1, 1, 1, 1]],
    [11, [3, 3, 3, 2]],
  ])(
    'of the household, %i in total, are distributed evenly, starting with the employee',
    (total, expected) => {
      const persons = customHousehold(model, [uses('visit', total)], 'EF')
      expect(persons.map((person) => person.uses[0])).toEqual(expected)
    },
  )

  it.each([
    [2, [2, 0, 0, 0]],
    [3, [3, 0, 0, 0]],
    [5, [3, 2, 0, 0]],
    [12, [3, 3, 3, 3]],
    [26, [8, 6, 6, 6]],
    [28, [9, 7, 6, 6]],
  ])(
    'of a service with stays, %i days in total, are distributed as whole stays, round-robin',
    (total, expected) => {
      const persons = customHousehold(model, [uses('day', total)], 'EF')
      expect(persons.map((person) => person.uses[2])).toEqual(expected)
    },
  )

  it.each([
    ['one copay for a stay', { copay: 500, copayDays: 1 }, [4, 0, 0, 0]],
    ['a copay for some days', { copay: 100, copayDays: 3 }, [4, 0, 0, 0]],
    ['a copay for every day', { copay: 500 }, [1, 1, 1, 1]],
    ['no copay for some days', { copay: 0, copayDays: 1 }, [1, 1, 1, 1]],
  ])(
    'of a service without a length of stay, with %s in any plan, are distributed accordingly',
    (_, payment, expected) => {
      const plans = [plan(), plan({ key: 'other', services: [{ service: 'visit', payment }] })]
      const persons = customHousehold(modelOf(plansDocument({ plans })), [uses('visit', 4)], 'EF')
      expect(persons.map((person) => person.uses[0])).toEqual(expected)
    },
  )

  it('are none if the employee states none', () => {
    const persons = createHousehold(model, { coverage: 'EE', scenario: 'custom', customScenario: null })
    expect(persons.map((person) => person.uses)).toEqual([[0, 0, 0]])
  })

  it('of a service that does not exist throw', () => {
    expect(() => customHousehold(model, [uses('0', 1)], 'EE')).toThrow('There is no service "0"')
  })

  it('of each person belong to that person', () => {
    const persons = createHousehold(model, {
      coverage: 'EC',
      scenario: 'custom',
      customScenario: [{ ...uses('visit', 9), usesByPerson: [0, 2, 7, 0] }],
      persons: [
        { role: 'subscriber', number: 1 },
        { role: 'child', number: 1 },
        { role: 'child', number: 2 },
        { role: 'child', number: 3 },
      ],
    })
    expect(persons.map(({ role, number, uses: [visits] }) => [role, number, visits])).toEqual([
      ['subscriber', 1, 0],
      ['child', 1, 2],
      ['child', 2, 7],
      ['child', 3, 0],
    ])
    expect(persons[0]?.isCertain).toEqual([true, false, false])
  })
})
