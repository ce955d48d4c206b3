import type { Problem } from '../check.ts'
import type { Id } from '../instance.ts'
import { repeatedIds } from '../repeatedIds.ts'
import type { Breach, Documents, Rule } from './Rule.ts'

/** An id names one row, or a calculation would take the first and leave the other. */
export const repeatedId: Rule<Documents> = {
  code: 'repeated-id',
  severity: 'error',
  title: 'No id appears twice in a list.',
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
  title: 'A scenario or a plan names each service only once.',
  check: ({ plans: { scenarios, plans } }) => [
    ...scenarios.flatMap(({ uses }, index) => repeatedServices(`/scenarios/${index}/uses`, uses)),
    ...plans.flatMap(({ services = [] }, index) => repeatedServices(`/plans/${index}/services`, services)),
  ],
}

/** What makes a problem of a repeated id a breach. */
export function repeatedBreach(problem: Problem): Breach {
  return {
    ...problem,
    message: `${problem.found} is already in this list.`,
    mend: 'Give it an id of its own, or remove the row that is wrong.',
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
