import type { Id } from '../instance.ts'
import type { PlansDocument } from '../generated/plans.d.ts'
import { copayWaivers, idLists, serviceLists } from './idLists.ts'
import { sameTextFinder } from './idTypes.ts'
import type { Rule, YearDocuments } from './Rule.ts'

export const unknownId: Rule<YearDocuments> = {
  code: 'unknown-id',
  check: (documents) =>
    idLists(documents)
      .filter(({ extraRows }) => extraRows === 'error')
      .flatMap(({ name, rows, offered, isReference }) => {
        const known = new Set(offered)
        const findSameText = sameTextFinder(offered)
        // In other lists, an id without a row is the only candidate, which the rule misspelled-id reports.
        const candidates = isReference ? offered : []
        return rows
          .filter(({ id }) => !known.has(id) && findSameText(id) === undefined)
          .map(({ id, pointer }) => ({
            code: 'unknown-id',
            pointer,
            expected: 'an id of the instance',
            found: JSON.stringify(id),
            params: { list: name, id, isRow: !isReference, candidates },
          }))
      }),
}

export const unknownService: Rule<YearDocuments> = {
  code: 'unknown-service',
  check: ({ instance, plans }) => {
    const priced = plans.services.map(({ id }) => id)
    // A service of the instance without a price is reported once, as a missing row, instead of at each of its uses.
    const known = new Set([...priced, ...instance.services.map(({ id }) => id)])
    const findSameText = sameTextFinder(priced)
    return references(plans)
      .filter(({ id }) => !known.has(id))
      .map(({ id, pointer, others }) => ({
        code: 'unknown-service',
        pointer,
        expected: 'the id of a service',
        found: JSON.stringify(id),
        params: {
          id,
          sameText: findSameText(id),
          unused: priced.filter((each) => !others.includes(each)),
        },
      }))
  },
}

/** Every use of a service's id, with the services that the same list also has. */
function references(plans: PlansDocument): { id: Id; pointer: string; others: Id[] }[] {
  return [
    ...serviceLists(plans).flatMap(({ pointer, services }) =>
      services.map((id, index) => ({ id, pointer: `${pointer}/${index}/service`, others: services })),
    ),
    ...copayWaivers(plans).map(({ service, pointer }) => ({ id: service, pointer, others: [] })),
  ]
}

export const unknownPlan: Rule<YearDocuments> = {
  code: 'unknown-plan',
  check: ({ plans: { plans, surcharges } }) => {
    const keys = plans.map(({ key }) => key)
    return surcharges.flatMap(({ plans: named = [] }, surcharge) =>
      named.flatMap((key, index) =>
        keys.includes(key)
          ? []
          : {
              code: 'unknown-plan',
              pointer: `/surcharges/${surcharge}/plans/${index}`,
              expected: 'the key of a plan',
              found: JSON.stringify(key),
              params: { key, candidates: keys.filter((each) => !named.includes(each)) },
            },
      ),
    )
  },
}
