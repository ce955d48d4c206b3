import { describe, expect, it } from 'vitest'
import { deleteEntry, renameId, duplicateEntry, moveEntry } from '../../../src/check/edit/changeEntry.ts'
import { EditError } from '../../../src/check/edit/editJson.ts'
import type { ListName } from '../../../src/check/edit/lists.ts'
import type { Id } from '../../../src/contract/instance.ts'
import type { Loose } from '../sample.ts'
import { idsOf, sampleTexts, valuesOf, documentsOf } from './sampleYear.ts'
import { addEntries } from '../../../src/check/edit/addEntries.ts'
import { describeDeletion, describeReferences } from '../../../src/check/edit/references.ts'

const texts = sampleTexts()

describe('deleteEntry', () => {
  it('deletes a service with everything that refers to it', () => {
    const changed = sampleTexts((instance, { plans }) => {
      instance.scenarios[0].uses = [{ service: 'visit' }]
      plans[1].payment.copayWaivedWith = 'visit'
      plans[0].services.push({ service: 'surgery', payment: { copay: 9, copayWaivedWith: 'visit' } })
    })
    const { instance, plans } = valuesOf(deleteEntry(changed, 'services', 'visit'))
    expect(idsOf(instance.services)).toEqual(['surgery'])
    expect(instance).toMatchObject({ customScenarioUses: [], scenarios: [{ uses: [] }, {}] })
    expect(idsOf(plans.services)).toEqual(['surgery'])
    expect(plans.scenarios[0].uses).toEqual([])
    expect(plans.plans[0].services).toEqual([{ service: 'surgery', payment: { copay: 9 } }])
    expect(plans.plans[1].payment).toEqual({ deductible: true, coinsurance: 20 })
  })

  it('deletes a service of other providers', () => {
    const payment = { copay: 9, copayWaivedWith: 'visit' }
    const changed = sampleTexts((_, { plans }) => {
      plans[0].otherProviders = [
        { name: 'Out of network', share: 5, payment, except: ['visit', 'surgery'] },
        {
          name: 'Tier 2',
          share: 5,
          services: [
            { service: 'visit', payment },
            { service: 'surgery', payment },
          ],
        },
      ]
    })
    const { plans } = valuesOf(deleteEntry(changed, 'services', 'visit'))
    expect(plans.plans[0].otherProviders).toEqual([
      { name: 'Out of network', share: 5, payment: { copay: 9 }, except: ['surgery'] },
      { name: 'Tier 2', share: 5, services: [{ service: 'surgery', payment: { copay: 9 } }] },
    ])
  })

  it('deletes the payroll and company money of a salary band', () => {
    const changed = sampleTexts((_, { plans }) => {
      plans[0].salaryBands = ['low', 'high']
      plans[1].account.companyMoneyByBand = [{ salaryBand: 'low', amounts: {} }]
    })
    const { plans } = valuesOf(deleteEntry(changed, 'salaryBands', 'low'))
    expect(plans.plans[0]).toMatchObject({ salaryBands: ['high'], payroll: [{ salaryBand: 'high' }] })
    expect(plans.plans[1].account.companyMoneyByBand).toEqual([])
  })

  it('keeps the payroll rows of the only salary band for everyone', () => {
    const changed = sampleTexts(
      (_, { plans }) =>
        (plans[0].payroll = [
          { salaryBand: 'low', location: 'here', yearly: 1 },
          { salaryBand: 'low', yearly: 2 },
        ]),
    )
    const { plans } = valuesOf(deleteEntry(changed, 'salaryBands', 'low'))
    expect(plans.plans[0].payroll).toEqual([{ location: 'here', yearly: 1 }, { yearly: 2 }])
  })

  it('switches off a question without choices', () => {
    const without = deleteEntry(deleteEntry(texts, 'locations', 'here'), 'locations', 7)
    expect(valuesOf(without).instance).toMatchObject({ features: { locations: false }, locations: [] })
  })

  it.each<[string, ListName, Id, (instance: Loose, plans: Loose) => void, string]>([
    [
      'the only location of a plan',
      'locations',
      7,
      (_, { plans }) => (plans[0].locations = [7]),
      '“Rich Plan” is offered only at this location. Change or delete it first.',
    ],
    [
      'the only plan of a surcharge',
      'plans',
      'rich',
      (_, { surcharges }) => (surcharges[0].plans = ['rich']),
      '“I use tobacco” is only for this plan. Change or delete it first.',
    ],
    [
      'the last plan',
      'plans',
      'rich',
      (_, { plans }) => plans.pop(),
      'A client needs at least one plan. Add another one first.',
    ],
    [
      'the last scenario, if employees cannot make their own',
      'scenarios',
      'healthy',
      (instance, { scenarios }) => {
        instance.features.customScenario = false
        instance.scenarios.pop()
        scenarios.pop()
      },
      'A client needs at least one scenario. Add another one first.',
    ],
    ['an entry that does not exist', 'locations', '7', () => {}, 'There is no location with the ID "7".'],
  ])('refuses to delete %s', (_, list, id, change, problem) => {
    expect(() => deleteEntry(sampleTexts(change), list, id)).toThrow(new EditError(problem))
  })

  it('deletes the last of the entries that repeat an ID, and keeps the references to the first', () => {
    const changed = sampleTexts((_, { services }) =>
      services.push({ id: 'visit', name: 'Again', allowedAmount: 1 }),
    )
    expect(valuesOf(deleteEntry(changed, 'services', 'visit'))).toEqual(valuesOf(texts))
  })
})

describe('renameId', () => {
  it('distinguishes 7 and "7"', () => {
    const changed = sampleTexts((instance, { plans, locations }) => {
      instance.locations.push({ id: '7', name: 'Text' })
      locations.push({ id: '7', factor: 1 })
      plans[0].locations = [7, '7']
    })
    const { instance, plans } = valuesOf(renameId(changed, 'locations', '7', 'seven'))
    expect(idsOf(instance.locations)).toEqual(['here', 7, 'seven'])
    expect(idsOf(plans.locations)).toEqual(['here', 7, 'seven'])
    expect(plans.plans[0].locations).toEqual([7, 'seven'])
  })

  it('keeps the text if the ID is the same', () => {
    expect(renameId(texts, 'plans', 'rich', 'rich')).toEqual(texts)
  })

  it('changes only the last of the entries that repeat an ID', () => {
    const changed = sampleTexts((_, { services }) =>
      services.push({ id: 'visit', name: 'Again', allowedAmount: 1 }),
    )
    const { instance, plans } = valuesOf(renameId(changed, 'services', 'visit', 'again'))
    expect(idsOf(plans.services)).toEqual(['visit', 'surgery', 'again'])
    expect(plans.scenarios[0].uses[0].service).toBe('visit')
    expect(idsOf(instance.services)).toEqual(['visit', 'surgery'])
  })

  it.each<[string, ListName, Id, Id, string]>([
    [
      'a known one',
      'services',
      'visit',
      'surgery',
      'Another service has the ID surgery. Choose another one.',
    ],
    ['an empty one', 'services', 'visit', ' ', 'Write at least one character.'],
    ['a reserved one', 'plans', 'rich', '__proto__', 'Choose another ID: __proto__ is reserved.'],
    ['the custom scenario', 'scenarios', 'healthy', 'custom', 'Choose another ID: custom is reserved.'],
    ['a fraction', 'services', 'visit', 1.5, 'Write text or a whole number.'],
    ['a number for a plan', 'plans', 'rich', 1, 'Write text.'],
  ])('refuses %s', (_, list, id, newId, problem) => {
    expect(() => renameId(texts, list, id, newId)).toThrow(new EditError(problem))
  })

  it('refuses "7" beside 7 only for surcharges, which are posted by ID', () => {
    const changed = sampleTexts((instance, { surcharges }) => {
      instance.surcharges.push({ id: 7, statement: 'I smoke' })
      surcharges.push({ id: 7, yearly: 1 })
    })
    expect(() => renameId(changed, 'surcharges', 'tobacco', '7')).toThrow(EditError)
    expect(idsOf(valuesOf(renameId(texts, 'locations', 'here', '7')).plans.locations)).toEqual(['7', 7])
  })
})

describe('duplicateEntry', () => {
  it('copies a plan with its comments, and the surcharges that are only for some plans', () => {
    const changed = sampleTexts((_, { surcharges }) => (surcharges[0].plans = ['rich']))
    changed['plans.json'] = changed['plans.json'].replace('"key": "rich",', '"key": "rich", // note')
    const { texts: duplicated, id } = duplicateEntry(changed, 'plans', 'rich')
    const { plans } = valuesOf(duplicated)
    expect(id).toBe('rich-plan-copy')
    expect(plans.plans[1]).toEqual({ ...plans.plans[0], key: id, displayName: 'Rich Plan (copy)' })
    expect(plans.surcharges[0].plans).toEqual(['rich', id])
    expect(duplicated['plans.json'].match(/\/\/ note/g)).toHaveLength(2)
  })

  it('copies a service with its uses and payments', () => {
    const { instance, plans } = valuesOf(duplicateEntry(texts, 'services', 'visit').texts)
    const id = 'office-visit-copy'
    expect(instance.services[1]).toEqual({ id, name: 'Office visit (copy)' })
    expect(plans.services[1]).toEqual({ id, name: 'Office visit (copy)', allowedAmount: 150 })
    expect(plans.scenarios[0].uses).toEqual([
      { service: 'visit', perAdult: 1, perChild: 1 },
      { service: id, perAdult: 1, perChild: 1 },
    ])
    expect(plans.plans[0].services[1]).toEqual({ service: id, payment: { copay: 20 } })
    expect(instance.customScenarioUses).toEqual([
      { name: 'Office visit', uses: 2 },
      { name: 'Office visit (copy)', uses: 2 },
    ])
  })
})

describe('moveEntry', () => {
  it('gives both files the same order', () => {
    const { instance, plans } = valuesOf(moveEntry(texts, 'locations', 7, 0))
    expect(idsOf(instance.locations)).toEqual([7, 'here'])
    expect(idsOf(plans.locations)).toEqual([7, 'here'])
  })

  it('moves a service behind the nearest one that the other file has', () => {
    const changed = sampleTexts((_, plans) =>
      plans.services.push({ id: 'mri', name: 'MRI', allowedAmount: 1300 }),
    )
    const { instance, plans } = valuesOf(moveEntry(changed, 'services', 'visit', 2))
    expect(idsOf(plans.services)).toEqual(['surgery', 'mri', 'visit'])
    expect(idsOf(instance.services)).toEqual(['surgery', 'visit'])
  })

  it('keeps the texts if the place is the same', () => {
    expect(moveEntry(texts, 'plans', 'lean', 1)).toEqual(texts)
  })
})

describe('Every edit', () => {
  it.each([
    [
      'errors',
      '{ "plans": [ }',
      'plans.json has a syntax error in line 1. Choose File → Show JSON and correct it first.',
    ],
    ['no text', '', 'plans.json is empty.'],
    [
      'another value',
      '[]',
      'plans.json is not an object in braces. Choose File → Show JSON and correct it first.',
    ],
    [
      'no list',
      '{ "plans": 7 }',
      "'plans' in plans.json is not a list in brackets. Choose File → Show JSON and correct it first.",
    ],
  ])('refuses a document with %s', (_, broken, problem) => {
    expect(() => addEntries({ ...texts, 'plans.json': broken }, 'plans', ['New'])).toThrow(
      new EditError(problem),
    )
  })
})

it('says which rates, payments, and surcharges the deletion of plans concerns', () => {
  const changed = sampleTexts((_, { plans, surcharges }) => {
    plans[0].payroll = [{ yearly: { EE: 1 } }, { yearly: { EE: 2 } }]
    surcharges[0].plans = ['rich', 'lean']
  })
  expect(describeDeletion(documentsOf(changed), 'plans', 'rich')).toBe(
    'This also deletes 2 rates and 1 payment. Surcharges that no longer name it: “I use tobacco”.',
  )
  expect(describeDeletion(documentsOf(changed), 'plans', 'rich', 'lean')).toBe(
    'This also deletes 3 rates and 1 payment. Surcharges that no longer name them: “I use tobacco”.',
  )
  expect(describeDeletion(documentsOf(texts), 'services', 'visit')).toBe(
    'This also deletes 1 use and 1 payment.',
  )
  expect(describeDeletion(documentsOf(texts), 'locations', 7)).toBeNull()
})

describe('describeReferences', () => {
  it.each<[ListName, Id, string | null]>([
    ['services', 'visit', '1 use and 1 payment'],
    ['services', 'surgery', '1 use'],
    ['salaryBands', 'low', '1 payroll row'],
    ['locations', 7, null],
    ['plans', 'rich', null],
  ])('of %s, %s: %s', (list, id, description) => {
    expect(describeReferences(documentsOf(texts), list, id)).toBe(description)
  })

  it('counts by kind', () => {
    const changed = sampleTexts((_, { plans, scenarios }) => {
      plans[1].payment.copayWaivedWith = 'visit'
      scenarios[1].uses.push({ service: 'visit' })
    })
    expect(describeReferences(documentsOf(changed), 'services', 'visit')).toBe(
      '2 uses, 1 payment, and 1 waived copay',
    )
  })
})
