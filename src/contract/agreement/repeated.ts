import type { Problem } from '../check.ts'
import type { Id } from '../instance.ts'
import { repeatedIds } from '../repeatedIds.ts'
import type { Breach, Documents, Rule } from './Rule.ts'

/**
 * An id names one row, or a calculation would take the first and leave the other. It is that of something in the
 * instance: one that is made up would be unknown.
 */
export const repeatedId: Rule<Documents> = {
  code: 'repeated-id',
  severity: 'error',
  title: 'No id appears twice in a list.',
  check: ({ plans }) =>
    (['scenarios', 'locations', 'surcharges', 'savingsStyles', 'services'] as const).flatMap((list) =>
      repeatedIds(
        `/${list}`,
        plans[list].map(({ id }) => id),
      ).map((problem) => ({
        ...repeatedBreach(problem),
        help: 'Write the id that is meant, or remove one of the rows.',
      })),
    ),
}

export const repeatedKey: Rule<Documents> = {
  code: 'repeated-key',
  severity: 'error',
  title: 'No two plans have the same key.',
  check: ({ plans: { plans } }) =>
    repeatedIds(
      '/plans',
      plans.map(({ key }) => key),
      'key',
    ).map(repeatedBreach),
}

export const repeatedService: Rule<Documents> = {
  code: 'repeated-service',
  severity: 'error',
  title: 'A scenario or a plan names each service only once.',
  check: ({ plans: { scenarios, plans } }) => [
    ...scenarios.flatMap(({ uses }, index) =>
      repeatedServices(
        `/scenarios/${index}/uses`,
        uses,
        (name) => `This scenario already says how often ${name} is used.`,
      ),
    ),
    ...plans.flatMap(({ services = [] }, index) =>
      repeatedServices(
        `/plans/${index}/services`,
        services,
        (name) => `This plan already says how ${name} is paid.`,
      ),
    ),
  ],
}

/** What makes a problem of a repeated id a breach. */
export function repeatedBreach(problem: Problem): Breach {
  return {
    ...problem,
    message: `${problem.found} is already in this list.`,
    help: 'Give it an id of its own, or remove the row that is wrong.',
  }
}

/** The row is not the service: it names one that has its id elsewhere. */
function repeatedServices(path: string, rows: { service: Id }[], told: (name: string) => string): Breach[] {
  const services = rows.map(({ service }) => service)
  return repeatedIds(path, services, 'service').map((problem) => ({
    ...problem,
    message: told(problem.found),
    help: 'Choose another service, or remove one of the rows.',
  }))
}
