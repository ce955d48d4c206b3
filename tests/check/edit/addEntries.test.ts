import { describe, expect, it } from 'vitest'
import { catalogServices } from '../../../src/catalog/catalog.ts'
import { trendedPrice } from '../../../src/catalog/trend.ts'
import { addEntries } from '../../../src/check/edit/addEntries.ts'
import type { ListName } from '../../../src/check/edit/lists.ts'
import { typicalValues } from '../../../src/check/typicalValues.ts'
import { type Loose } from '../sample.ts'
import { sampleTexts, valuesOf } from './sampleYear.ts'

const texts = sampleTexts()
const lab = catalogServices.find(({ id }) => id === 'lab')!

describe('addEntries', () => {
  it.each<[ListName, string, object | null, object | null]>([
    [
      'scenarios',
      'Having a baby',
      { id: 'having-a-baby', display: 'Having a baby' },
      { id: 'having-a-baby', uses: [] },
    ],
    [
      'services',
      'Lab test',
      { id: 'lab-test', name: 'Lab test' },
      { id: 'lab-test', name: 'Lab test', allowedAmount: trendedPrice(lab, 2027) },
    ],
    [
      'services',
      'Sleep study',
      { id: 'sleep-study', name: 'Sleep study' },
      { id: 'sleep-study', name: 'Sleep study', allowedAmount: 0 },
    ],
    ['locations', 'Zürich', { id: 'zurich', name: 'Zürich' }, { id: 'zurich', factor: 1 }],
    ['salaryBands', '$60,000 to $80,000', { id: '60-000-to-80-000', name: '$60,000 to $80,000' }, null],
    [
      'savingsStyles',
      'I try to save',
      { id: 'i-try-to-save', displayText: 'I try to save' },
      { id: 'i-try-to-save', avoidsOwnMoney: false },
    ],
    ['surcharges', 'الرياض', { id: 'surcharge-1', statement: 'الرياض' }, { id: 'surcharge-1', yearly: 0 }],
    [
      'plans',
      'Silver PPO',
      null,
      {
        key: 'silver-ppo',
        displayName: 'Silver PPO',
        deductible: { individual: 0, family: 0, kind: 'embedded' },
        outOfPocketMaximum: { individual: 0, family: 0, kind: 'embedded' },
        payment: { deductible: true, coinsurance: 20 },
        services: [],
        payroll: [
          { salaryBand: 'low', yearly: { EE: 0, ES: 0, EK: 0, EC: 0, EF: 0 } },
          { salaryBand: 'high', yearly: { EE: 0, ES: 0, EK: 0, EC: 0, EF: 0 } },
        ],
      },
    ],
  ])('adds to %s: %s', (list, name, inInstance, inPlans) => {
    const added = addEntries(texts, list, [name])
    const { instance, plans } = valuesOf(added.texts)
    if (inInstance) expect(instance[list].at(-1)).toEqual(inInstance)
    else expect(instance[list]).toBeUndefined()
    if (inPlans) expect(plans[list].at(-1)).toEqual(inPlans)
    else expect(plans[list]).toBeUndefined()
    expect(added.ids[0]).toBe((inPlans as Loose)?.key ?? (inInstance as Loose)?.id)
  })

  it.each<[ListName, string, string[]]>([
    ['services', 'Lab test', ['/services/2/allowedAmount']],
    ['services', 'Sleep study', ['/services/2/allowedAmount']],
    ['surcharges', 'Tobacco', ['/surcharges/1/yearly']],
    [
      'plans',
      'Silver',
      [
        ...['deductible', 'outOfPocketMaximum'].flatMap((limit) =>
          ['individual', 'family', 'kind'].map((part) => `/plans/2/${limit}/${part}`),
        ),
        '/plans/2/payment',
        ...['EE', 'ES', 'EK', 'EC', 'EF'].flatMap((tier) =>
          [0, 1].map((row) => `/plans/2/payroll/${row}/yearly/${tier}`),
        ),
      ],
    ],
  ])('marks the values that it adds to %s as typical, but not the name: %s', (list, name, expected) => {
    const { plans } = valuesOf(addEntries(texts, list, [name]).texts)
    expect(typicalValues(plans).map(({ pointer }) => pointer)).toEqual(expected)
  })

  it.each([
    ['a taken ID', 'Visit', 'visit-2'],
    ['a reserved ID', 'Custom', 'custom-2'],
    ['the text of a number', '7', '7'],
  ])('derives another ID than %s', (_, name, id) => {
    expect(addEntries(texts, 'services', [name]).ids[0]).toBe(id)
  })

  it('does not derive "7" where 7 is taken', () => {
    expect(addEntries(texts, 'locations', ['7']).ids[0]).toBe('7-2')
  })

  it('adds payroll rows of 0 to the plans that have no amounts for a new band', () => {
    const { plans } = valuesOf(addEntries(texts, 'salaryBands', ['Middle']).texts)
    expect(plans.plans[0].payroll.at(-1)).toEqual({
      salaryBand: 'middle',
      yearly: { EE: 0, ES: 0, EK: 0, EC: 0, EF: 0 },
    })
    expect(plans.plans[1].payroll).toHaveLength(1)
  })

  it('adds no payroll rows to plans that are not offered to a new band', () => {
    const changed = sampleTexts((_, { plans }) => (plans[0].salaryBands = ['low', 'high']))
    expect(addEntries(changed, 'salaryBands', ['Middle']).texts['plans.json']).toBe(changed['plans.json'])
  })

  it('asks the question whose first choice it adds', () => {
    const off = sampleTexts((instance, plans) => {
      Object.assign(instance, { locations: null })
      instance.features.locations = false
      plans.locations = []
    })
    const { instance } = valuesOf(addEntries(off, 'locations', ['Here']).texts)
    expect(instance).toMatchObject({ features: { locations: true }, locations: [{ id: 'here' }] })
  })

  it.each([
    ['Specialty drugs', true],
    ['Tier 4 Rx', true],
    ['Prescription glasses', undefined],
    ['Drug rehabilitation', undefined],
  ])('says whether the new service “%s” is a drug', (name, isDrug) => {
    const plans = JSON.parse(addEntries(texts, 'services', [name]).texts['plans.json'])
    expect(plans.services.at(-1).isDrug).toBe(isDrug)
  })

  it('adds a service only to plans.json if employees cannot choose services', () => {
    const off = sampleTexts((instance) => (instance.features.customScenario = false))
    expect(addEntries(off, 'services', ['Lab']).texts['instance.json']).toBe(off['instance.json'])
  })

  it('copies the payments that all plans have', () => {
    const free = { service: 'visit', payment: {} }
    const changed = sampleTexts((_, { plans }) => {
      plans[0].services = [free, { service: 'surgery', payment: { copay: 1 } }]
      plans[1].services = [{ service: 'surgery', payment: { copay: 2 } }, free]
    })
    expect(valuesOf(addEntries(changed, 'plans', ['New']).texts).plans.plans[2].services).toEqual([free])
  })
})
