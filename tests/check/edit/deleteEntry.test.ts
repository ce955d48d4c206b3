import { describe, expect, it } from 'vitest'
import { deleteEntry } from '../../../src/check/edit/changeEntry.ts'
import { EditProblem } from '../../../src/check/edit/editJson.ts'
import type { ListName } from '../../../src/check/edit/lists.ts'
import type { Id } from '../../../src/contract/instance.ts'
import type { Loose } from '../sample.ts'
import { idsOf, sampleTexts, valuesOf } from './sampleYear.ts'

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
    const changed = sampleTexts((_, { plans }) => {
      plans[0].payroll = [
        { salaryBand: 'low', location: 'here', yearly: 1 },
        { salaryBand: 'low', yearly: 2 },
      ]
    })
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
      'the only salary band of a plan',
      'salaryBands',
      'low',
      (_, { plans }) => (plans[1].salaryBands = ['low']),
      '“Lean Plan with HSA” is offered only to this salary band. Change or delete it first.',
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
    expect(() => deleteEntry(sampleTexts(change), list, id)).toThrow(new EditProblem(problem))
  })

  it('deletes the last of the entries that repeat an ID, and keeps the references to the first', () => {
    const changed = sampleTexts((_, { services }) =>
      services.push({ id: 'visit', name: 'Again', allowedAmount: 1 }),
    )
    expect(valuesOf(deleteEntry(changed, 'services', 'visit'))).toEqual(valuesOf(texts))
  })
})
