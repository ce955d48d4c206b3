import { describe, expect, it } from 'vitest'
import { addEntry } from '../../../src/check/edit/addEntry.ts'
import { countReferences, describeReferences } from '../../../src/check/edit/references.ts'
import { duplicateEntry, moveEntry } from '../../../src/check/edit/changeEntry.ts'
import { EditProblem } from '../../../src/check/edit/editJson.ts'
import type { ListName } from '../../../src/check/edit/lists.ts'
import type { Id } from '../../../src/contract/instance.ts'
import type { Loose } from '../sample.ts'
import { documentsOf, idsOf, sampleTexts, valuesOf } from './sampleYear.ts'

const texts = sampleTexts()

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

  it('copies a salary band with its payroll', () => {
    const { plans } = valuesOf(duplicateEntry(texts, 'salaryBands', 'low').texts)
    expect(plans.plans[0].payroll.map(({ salaryBand }: Loose) => salaryBand)).toEqual([
      'low',
      'under-60-000-copy',
      'high',
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
      'syntax errors',
      '{ "plans": [ }',
      'plans.json has a syntax error in line 1. Correct it under JSON first.',
    ],
    ['no text', '', 'plans.json is empty.'],
    ['another value', '[]', 'plans.json is not an object in braces. Correct it under JSON first.'],
    [
      'no list',
      '{ "plans": 7 }',
      "'plans' in plans.json is not a list in brackets. Correct it under JSON first.",
    ],
  ])('refuses a document with %s', (_, broken, problem) => {
    expect(() => addEntry({ ...texts, 'plans.json': broken }, 'plans', 'New')).toThrow(
      new EditProblem(problem),
    )
  })
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
    expect([...countReferences(documentsOf(changed), 'services', 'visit')]).toEqual([
      ['use', 2],
      ['payment', 1],
      ['waived copay', 1],
    ])
    expect(describeReferences(documentsOf(changed), 'services', 'visit')).toBe(
      '2 uses, 1 payment, and 1 waived copay',
    )
  })
})
