import { describe, expect, it, test } from 'vitest'
import { checkConsistency } from '../../../src/contract/consistency/checkConsistency.ts'
import { parseInstance } from '../../../src/contract/instance.ts'
import type { PlansDocument } from '../../../src/contract/plans.ts'
import { plan, plansDocument, service } from '../../engine/planDocument.ts'
import { rejectedPointers } from '../rejection.ts'

const instanceDocument = {
  client: { planYear: 2027, displayName: 'Ours' },
  features: { salaryBands: true, customScenario: true },
  scenarios: [{ id: 'usual', display: 'A usual year' }],
  services: [{ id: 'visit', name: 'Visit' }],
  locations: [{ id: 0, name: 'Here' }],
  salaryBands: [{ id: 'low', name: 'Low' }],
  savingsStyles: [{ id: 'saver', displayText: 'I save' }],
  surcharges: [{ id: 1, statement: 'I smoke' }],
}
const correctPlans = plansDocument({
  scenarios: [{ id: 'usual', uses: [{ service: 'visit', perAdult: 1 }] }],
  locations: [{ id: 0, factor: 1 }],
  savingsStyles: [{ id: 'saver', avoidsOwnMoney: false }],
  surcharges: [{ id: 1, yearly: 500 }],
})

function issuesAt(changes: Partial<PlansDocument>, instanceChanges: Record<string, unknown> = {}) {
  const instance = parseInstance({ ...instanceDocument, ...instanceChanges })
  return rejectedPointers(
    () => checkConsistency({ instance, plans: { ...correctPlans, ...changes } }),
    undefined,
  )
}

test('accepts two documents with the same ids', () => {
  expect(issuesAt({})).toEqual([])
})

test('accepts prices of services that employees cannot choose', () => {
  expect(issuesAt({ services: [...correctPlans.services, service('stay', 5000)] })).toEqual([])
})

describe('rejects two documents', () => {
  const payroll = plan().payroll.map(({ yearly }) => ({ salaryBand: 'high', yearly }))
  it.each([
    ['a scenario without uses', { scenarios: [] }, ['/scenarios']],
    ['an id of another type', { locations: [{ id: '0', factor: 1 }] }, ['/locations/0/id']],
    [
      'two payroll rows',
      { plans: [plan({ payroll: [...plan().payroll, ...plan().payroll] })] },
      ['/plans/0/payroll/1'],
    ],
    [
      'a missing location',
      { locations: [...correctPlans.locations, { id: 9, factor: 1 }] },
      ['/locations/1/id'],
    ],
    [
      'a repeated location',
      { locations: [...correctPlans.locations, ...correctPlans.locations] },
      ['/locations/1/id'],
    ],
    ['a surcharge without an amount', { surcharges: [] }, ['/surcharges']],
    ['a savings style without an effect', { savingsStyles: [] }, ['/savingsStyles']],
    ['a service without a price', { services: [service('stay', 5000)] }, ['/services']],
    [
      'unknown uses',
      { scenarios: [{ id: 'usual', uses: [{ service: 'spa' }] }] },
      ['/scenarios/0/uses/0/service'],
    ],
    [
      'an unknown payment',
      { plans: [plan({ services: [{ service: 'spa', payment: {} }] })] },
      ['/plans/0/services/0/service'],
    ],
    [
      'an unknown place',
      { plans: [plan(), plan({ key: 'local', locations: [0, 9] })] },
      ['/plans/1/locations/1'],
    ],
    [
      'a plan for an unknown band',
      { plans: [plan(), plan({ key: 'local', salaryBands: ['low', 'lower'] })] },
      ['/plans/1/salaryBands/1'],
    ],
    [
      'payroll for an unknown location',
      { plans: [plan({ payroll: [...plan().payroll, { ...plan().payroll[0], location: 9 }] })] },
      ['/plans/0/payroll/1/location'],
    ],
    [
      'an unknown waiver',
      { plans: [plan({ payment: { copay: 20, copayWaivedWith: 'spa' } })] },
      ['/plans/0/payment/copayWaivedWith'],
    ],
    ['an unknown plan', { surcharges: [{ id: 1, yearly: 500, plans: ['gold'] }] }, ['/surcharges/0/plans/0']],
    ['a salary band without a plan', { plans: [plan({ salaryBands: [] })] }, ['/plans']],
    ['a repeated key', { plans: [plan(), plan()] }, ['/plans/1/key']],
    ['payroll for another salary band', { plans: [plan({ payroll })] }, ['/plans/0/payroll']],
    ['a salary band without payroll', { plans: [plan({ payroll: [] })] }, ['/plans/0/payroll']],
  ])('with %s', (_, changes, paths) => {
    expect(issuesAt(changes)).toEqual(paths)
  })

  it.each([
    ['accepts a row for each', [{ location: 0 }, { location: 'far' }], []],
    ['rejects a row for one', [{ location: 0 }], ['/plans/0/payroll']],
    ['accepts a row for one and one for everyone else', [{ location: 0 }, {}], []],
    ['accepts a row for one and one for the salary band', [{ location: 0 }, { salaryBand: 'low' }], []],
    ['rejects two rows for one', [{}, { location: 0 }, { location: 0 }], ['/plans/0/payroll/2/location']],
  ])('of payroll by location: %s', (_, rows, paths) => {
    const features = { salaryBands: true, customScenario: true, locations: true }
    const locations = [
      { id: 0, name: 'Here' },
      { id: 'far', name: 'Far' },
    ]
    const factors = locations.map(({ id }) => ({ id, factor: 1 }))
    const byLocation = rows.map((row) => ({ ...plan().payroll[0]!, ...row }))
    const changes = { locations: factors, plans: [plan({ payroll: byLocation })] }
    expect(issuesAt(changes, { features, locations })).toEqual(paths)
  })

  it('when salary bands are off, but every row is for one', () => {
    const features = { customScenario: true }
    expect(issuesAt({ plans: [plan({ payroll })] }, { features })).toEqual(['/plans/0/payroll'])
  })
})
