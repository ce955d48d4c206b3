import { describe, expect, it } from 'vitest'
import { EditProblem } from '../../../src/check/edit/editJson.ts'
import type { ListName } from '../../../src/check/edit/lists.ts'
import { renameEntry, renameId } from '../../../src/check/edit/changeEntry.ts'
import type { Id } from '../../../src/contract/instance.ts'
import { idsOf, sampleTexts, valuesOf } from './sampleYear.ts'

const texts = sampleTexts()

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
      'one that exists',
      'services',
      'visit',
      'surgery',
      'Another service has the ID surgery. Choose another one.',
    ],
    ['an empty one', 'services', 'visit', ' ', 'Write at least one character.'],
    ['a reserved one', 'plans', 'rich', '__proto__', 'Choose another ID: __proto__ is reserved.'],
    [
      'the scenario that employees make',
      'scenarios',
      'healthy',
      'custom',
      'Choose another ID: custom is reserved.',
    ],
    ['a fraction', 'services', 'visit', 1.5, 'Write text or a whole number.'],
    ['a number for a plan', 'plans', 'rich', 1, 'Write text.'],
  ])('refuses %s', (_, list, id, newId, problem) => {
    expect(() => renameId(texts, list, id, newId)).toThrow(new EditProblem(problem))
  })

  it('refuses "7" beside 7 only for surcharges, which are posted by ID', () => {
    const changed = sampleTexts((instance, { surcharges }) => {
      instance.surcharges.push({ id: 7, statement: 'I smoke' })
      surcharges.push({ id: 7, yearly: 1 })
    })
    expect(() => renameId(changed, 'surcharges', 'tobacco', '7')).toThrow(EditProblem)
    expect(idsOf(valuesOf(renameId(texts, 'locations', 'here', '7')).plans.locations)).toEqual(['7', 7])
  })
})

describe('renameEntry', () => {
  it('changes the name in both files, and the references by name', () => {
    const { instance, plans } = valuesOf(renameEntry(texts, 'services', 'visit', 'Doctor visit'))
    expect(instance.services[0].name).toBe('Doctor visit')
    expect(instance.customScenarioUses[0].name).toBe('Doctor visit')
    expect(plans.services[0].name).toBe('Doctor visit')
  })

  it('keeps another name in the other file', () => {
    const changed = sampleTexts((_, { services }) => (services[0].name = 'Other'))
    const { instance, plans } = valuesOf(renameEntry(changed, 'services', 'visit', 'Doctor visit'))
    expect([instance.services[0].name, plans.services[0].name]).toEqual(['Doctor visit', 'Other'])
  })

  it.each<[ListName, Id, string]>([
    ['scenarios', 'healthy', 'display'],
    ['savingsStyles', 'saver', 'displayText'],
    ['surcharges', 'tobacco', 'statement'],
  ])('changes what employees read in %s', (list, id, property) => {
    const { instance } = valuesOf(renameEntry(texts, list, id, 'New'))
    expect(instance[list][0][property]).toBe('New')
  })
})
