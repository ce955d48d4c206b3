import { expect, test } from 'vitest'
import { checkConsistency } from '../../../src/contract/consistency/checkConsistency.ts'
import type { YearDocuments } from '../../../src/contract/consistency/Rule.ts'
import { withDefaults, type Id, type InstancePayload } from '../../../src/contract/instance.ts'
import { fc } from '../../kit/fc.ts'
import { plan, plansDocument, service } from '../../engine/planDocument.ts'
import { rejectedPointers } from '../rejection.ts'

/** Ids that are typos of each other, ids of the other type, and unrelated ids. */
const anyId = fc.constantFrom<Id>('low', 'lwo', 'LOW', 'high', 'spa', 1, '1', 2, 'b1', 'b2')
const someIds = fc.array(anyId, { maxLength: 4 })

const { yearly } = plan().payroll[0]!

const anyDocuments = fc
  .record({
    isBanded: fc.boolean(),
    offered: fc.uniqueArray(anyId, { maxLength: 3 }),
    bands: fc.uniqueArray(anyId, { minLength: 1, maxLength: 3 }),
    services: fc.uniqueArray(anyId, { maxLength: 3 }),
    locations: someIds,
    priced: someIds,
    paid: someIds,
    isLocated: fc.boolean(),
    payroll: fc.array(
      fc.record({ salaryBand: anyId, location: fc.constantFrom('low', 'high', 1) }, { requiredKeys: [] }),
      { minLength: 1, maxLength: 4 },
    ),
    offer: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      fc.record(
        { locations: fc.array(anyId, { minLength: 1 }), salaryBands: fc.array(anyId, { minLength: 1 }) },
        { requiredKeys: [] },
      ),
    ),
  })
  .map(({ isBanded, isLocated, ...ids }): YearDocuments => {
    const rows = <Row>(list: Id[], row: Row) => list.map((id) => ({ id, ...row }))
    const instance = {
      client: { planYear: 2027, displayName: 'Ours' },
      features: { salaryBands: isBanded, locations: isLocated },
      scenarios: [],
      services: rows(ids.services, { name: 'A service' }),
      locations: rows(ids.offered, { name: 'A place' }),
      salaryBands: rows(ids.bands, { name: 'A band' }),
    } satisfies InstancePayload
    const plans = plansDocument({
      scenarios: [],
      locations: rows(ids.locations, { factor: 1 }),
      services: ids.priced.map((id) => ({ ...service('visit', 100), id })),
      plans: [
        plan({
          services: ids.paid.map((id) => ({ service: id, payment: {} })),
          payroll: ids.payroll.map((row) => ({ ...row, yearly })),
          ...ids.offer,
        }),
      ],
    })
    return { instance: withDefaults(instance), plans }
  })

test('Documents are consistent exactly when every amount is there once and no id is unknown', () => {
  fc.assert(
    fc.property(anyDocuments, (documents) => {
      expect(rejectedPointers(() => checkConsistency(documents), undefined).length === 0).toBe(
        areConsistent(documents),
      )
    }),
  )
})

/** The requirements, independent of how issues are reported. */
function areConsistent({ instance, plans }: YearDocuments) {
  const [{ services: paid = [], payroll, ...offer } = plan()] = plans.plans
  const bands = payroll.map(({ salaryBand }) => salaryBand)
  const places = payroll.flatMap(({ location }) => location ?? [])
  const rows = payroll.map(({ salaryBand, location }) => JSON.stringify([salaryBand, location]))
  const locations = plans.locations.map(({ id }) => id)
  const priced = plans.services.map(({ id }) => id)
  const paidFor = paid.map(({ service: id }) => id)
  const offered = instance.locations.map(({ id }) => id)
  const offeredBands = instance.salaryBands.map(({ id }) => id)
  const askedBands = instance.features.salaryBands ? offeredBands : [undefined]
  const askedPlaces = instance.features.locations ? offered : [undefined]
  const includes = (list: Id[] | undefined, id: Id | undefined) =>
    list === undefined || (id !== undefined && list.includes(id))
  return (
    [locations, priced, paidFor, rows].every((ids) => new Set(ids).size === ids.length) &&
    [...offered, ...locations].every((id) => offered.includes(id) && locations.includes(id)) &&
    instance.services.every(({ id }) => priced.includes(id)) &&
    paidFor.every((id) => priced.includes(id)) &&
    askedBands.every((salaryBand) =>
      askedPlaces.every(
        (location) =>
          includes(offer.locations, location) &&
          includes(offer.salaryBands, salaryBand) &&
          payroll.some(
            (row) =>
              [salaryBand, undefined].includes(row.salaryBand) &&
              [location, undefined].includes(row.location),
          ),
      ),
    ) &&
    [...places, ...(offer.locations ?? [])].every((id) => offered.includes(id)) &&
    (offer.salaryBands ?? []).every((id) => offeredBands.includes(id)) &&
    !bands.some((band) => isOfAnotherType(band, instance.salaryBands)) &&
    !priced.some((id) => isOfAnotherType(id, instance.services))
  )
}

/** It is rejected even if no row is missing. */
function isOfAnotherType(id: Id | undefined, offered: { id: Id }[]) {
  const ids = offered.map((each) => each.id)
  return id !== undefined && !ids.includes(id) && ids.some((each) => String(each) === String(id))
}
