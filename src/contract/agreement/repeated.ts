import type { Problem } from '../check.ts'
import type { Id } from '../instance.ts'
import { repeatedIds } from '../repeatedIds.ts'
import type { Breach, Documents, Rule } from './Rule.ts'

/** An id names one row, or a calculation would take the first and leave the other. */
export const repeatedId: Rule<Documents> = {
  code: 'repeated-id',
  severity: 'error',
  title: 'An id stands once in a list.',
  check: ({ plans }) =>
    (['scenarios', 'locations', 'surcharges', 'savingsStyles', 'services'] as const).flatMap((list) =>
      repeatedIn(
        `/${list}`,
        plans[list].map(({ id }) => id),
      ),
    ),
}

export const repeatedKey: Rule<Documents> = {
  code: 'repeated-key',
  severity: 'error',
  title: 'No two plans have the same key.',
  check: ({ plans: { plans } }) =>
    repeatedIn(
      '/plans',
      plans.map(({ key }) => key),
      'key',
    ),
}

export const repeatedService: Rule<Documents> = {
  code: 'repeated-service',
  severity: 'error',
  title: 'A scenario uses a service once, and a plan pays it in one way.',
  check: ({ plans: { scenarios, plans } }) => [
    ...scenarios.flatMap(({ uses }, index) => repeatedServices(`/scenarios/${index}/uses`, uses)),
    ...plans.flatMap(({ services = [] }, index) => repeatedServices(`/plans/${index}/services`, services)),
  ],
}

/** What makes a problem of a repeated id a breach. */
export function repeatedBreach(problem: Problem): Breach {
  return {
    ...problem,
    message: `${problem.found} stands in this list before.`,
    mend: 'Give it an id of its own, or take out the row that is not meant.',
  }
}

function repeatedServices(path: string, rows: { service: Id }[]) {
  return repeatedIn(
    path,
    rows.map(({ service }) => service),
    'service',
  )
}

function repeatedIn(path: string, ids: Id[], name?: string) {
  return repeatedIds(path, ids, name).map(repeatedBreach)
}
