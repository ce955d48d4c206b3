import type { PricedDocuments, Rule, RuleCode, SharedList, YearDocuments } from './Rule.ts'
import { idsOf, repeatedIds } from '../instance.ts'
import { serviceLists, sharedLists, copayWaivers, idLists } from './idLists.ts'
import type { Id } from '../instance.ts'
import { findPlaces } from '../pointer.ts'
import type { PlansDocument } from '../generated/plans.d.ts'
import { sameTextFinder } from './idTypes.ts'

const codes = {
  scenarios: 'scenario-without-uses',
  locations: 'location-without-factor',
  surcharges: 'surcharge-without-price',
  savingsStyles: 'style-without-effect',
  services: 'service-without-price',
} as const satisfies Record<SharedList, RuleCode>

/** Everything that an employee can choose has a row in plans.json. */
export const missingRowRules: readonly Rule<YearDocuments>[] = (Object.keys(codes) as SharedList[]).map(
  (list) => ({
    code: codes[list],
    check: ({ instance, plans }) => {
      const known = new Set(idsOf(plans[list]))
      return instance[list]
        .filter(({ id }) => !known.has(id))
        .map(({ id }) => ({
          pointer: `/${list}`,
          expected: `a row with the id ${JSON.stringify(id)}`,
          found: 'none',
          params: { id },
        }))
    },
  }),
)

/** A calculation would take the first row with an id and ignore the others. */
export const repeatedId: Rule<PricedDocuments, 'repeated-id'> = {
  code: 'repeated-id',
  check: ({ plans }) =>
    sharedLists
      .flatMap((list) => repeatedIds(`/${list}`, idsOf(plans[list])))
      .map((issue) => ({ ...issue, params: {} })),
}

export const repeatedKey: Rule<PricedDocuments, 'repeated-key'> = {
  code: 'repeated-key',
  check: ({ plans: { plans } }) =>
    repeatedIds(
      '/plans',
      plans.map(({ key }) => key),
      'key',
    ).map((issue) => ({ ...issue, params: {} })),
}

export const repeatedService: Rule<PricedDocuments, 'repeated-service'> = {
  code: 'repeated-service',
  check: ({ plans }) =>
    serviceLists(plans).flatMap(({ owner, pointer, services }) =>
      repeatedIds(pointer, services, 'service').map((issue) => ({
        ...issue,
        params: { owner },
      })),
    ),
}

export const unknownId: Rule<YearDocuments, 'unknown-id'> = {
  code: 'unknown-id',
  check: (documents) =>
    idLists(documents)
      .filter(({ extraRows }) => extraRows === 'error')
      .flatMap(({ name, rows, pointerTo, offered, isReference }) => {
        const findSameText = sameTextFinder(offered)
        const unknown = rows.filter(({ id }) => !offered.has(id) && findSameText(id) === undefined)
        // In other lists, an id without a row is the only candidate, which the rule misspelled-id reports.
        const candidates = isReference && unknown.length > 0 ? [...offered] : []
        return unknown.map(({ id, index }) => ({
          pointer: pointerTo(index),
          expected: 'an id of the instance',
          found: JSON.stringify(id),
          params: { list: name, id, isRow: !isReference, candidates },
        }))
      }),
}

export const unknownService: Rule<PricedDocuments, 'unknown-service'> = {
  code: 'unknown-service',
  check: ({ instance, plans }) => {
    const priced = idsOf(plans.services)
    // A service of the instance without a price is reported once, as a missing row, instead of at each of its uses.
    const known = new Set([...priced, ...idsOf(instance.services)])
    const findSameText = sameTextFinder(new Set(priced))
    return unknownReferences(plans, known).map(({ id, pointer, others }) => ({
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

/** Every use of an unknown service's id, with the services that the same list also has. */
function unknownReferences(
  plans: PlansDocument,
  known: ReadonlySet<Id>,
): { id: Id; pointer: string; others: Id[] }[] {
  return [
    ...serviceLists(plans).flatMap(({ pointer, services }) =>
      services.flatMap((id, index) =>
        known.has(id) ? [] : { id, pointer: `${pointer}/${index}/service`, others: services },
      ),
    ),
    ...findPlaces(plans, '/plans/*/otherProviders/*/except/*').map(({ value, pointer }) => ({
      id: value as Id,
      pointer,
      others: [],
    })),
    ...copayWaivers(plans).map(({ service, pointer }) => ({ id: service, pointer, others: [] })),
  ].filter(({ id }) => !known.has(id))
}

export const unknownPlan: Rule<PricedDocuments, 'unknown-plan'> = {
  code: 'unknown-plan',
  check: ({ plans: { plans, surcharges } }) => {
    const keys = plans.map(({ key }) => key)
    return surcharges.flatMap(({ plans: named = [] }, surcharge) =>
      named.flatMap((key, index) =>
        keys.includes(key)
          ? []
          : {
              pointer: `/surcharges/${surcharge}/plans/${index}`,
              expected: 'the key of a plan',
              found: JSON.stringify(key),
              params: { key, candidates: keys.filter((each) => !named.includes(each)) },
            },
      ),
    )
  },
}
