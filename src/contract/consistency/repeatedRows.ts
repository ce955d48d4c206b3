import { repeatedIds } from '../repeatedIds.ts'
import { serviceLists, sharedLists } from './idLists.ts'
import type { Rule, YearDocuments } from './Rule.ts'

/** A calculation would take the first row with an id and ignore the others. */
export const repeatedId: Rule<YearDocuments> = {
  code: 'repeated-id',
  check: ({ plans }) =>
    sharedLists
      .flatMap((list) =>
        repeatedIds(
          `/${list}`,
          plans[list].map(({ id }) => id),
        ),
      )
      .map((issue) => ({ code: 'repeated-id', ...issue, params: {} })),
}

export const repeatedKey: Rule<YearDocuments> = {
  code: 'repeated-key',
  check: ({ plans: { plans } }) =>
    repeatedIds(
      '/plans',
      plans.map(({ key }) => key),
      'key',
    ).map((issue) => ({ code: 'repeated-key', ...issue, params: {} })),
}

export const repeatedService: Rule<YearDocuments> = {
  code: 'repeated-service',
  check: ({ plans }) =>
    serviceLists(plans).flatMap(({ owner, pointer, services }) =>
      repeatedIds(pointer, services, 'service').map((issue) => ({
        code: 'repeated-service',
        ...issue,
        params: { owner },
      })),
    ),
}
