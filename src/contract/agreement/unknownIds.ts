import type { Id } from '../instance.ts'
import { idListsOf } from './idLists.ts'
import { meantIds } from './meantIds.ts'
import { nearestId } from './nearestId.ts'
import type { Breach, Documents, Rule } from './Rule.ts'

export const unknownId: Rule<Documents> = {
  code: 'unknown-id',
  severity: 'error',
  title: 'Every row of plans.json is for something in instance.json.',
  check: (documents) =>
    idListsOf(documents)
      .filter(({ others }) => others === 'refused')
      .flatMap(({ noun, rows, offered }) => {
        const known = new Set(offered)
        const meantBy = meantIds(offered)
        return rows
          .filter(({ id }) => !known.has(id) && meantBy(id) === undefined)
          .map(({ id, path }) => ({
            path,
            expected: 'an id of the instance',
            found: JSON.stringify(id),
            message: `${JSON.stringify(id)} is not a ${noun} in instance.json.`,
            help: 'Remove the row, or write an id that is there.',
          }))
      }),
}

export const unknownService: Rule<Documents> = {
  code: 'unknown-service',
  severity: 'error',
  title: 'Scenarios and plans name only services that have a price.',
  check: ({ instance, plans: { services, scenarios, plans } }) => {
    const priced = services.map(({ id }) => id)
    // One that the instance offers is missed as a row of services, once, and not wherever it is named.
    const known = new Set([...priced, ...instance.services.map(({ id }) => id)])
    const meantBy = meantIds(priced)
    const lists = [
      ...scenarios.map(({ uses }, index) => ({ path: `/scenarios/${index}/uses`, rows: uses })),
      ...plans.map((plan, index) => ({ path: `/plans/${index}/services`, rows: plan.services ?? [] })),
    ]
    return lists.flatMap(({ path, rows }) =>
      rows.flatMap(({ service }, index) =>
        known.has(service)
          ? []
          : [
              withoutPrice(
                `${path}/${index}/service`,
                service,
                meantBy(service),
                priced.filter((id) => rows.every((row) => row.service !== id)),
              ),
            ],
      ),
    )
  },
}

/**
 * @param same the service that reads the same and is of the other type
 * @param unnamed the services with a price that the list does not name yet
 */
function withoutPrice(path: string, service: Id, same: Id | undefined, unnamed: Id[]): Breach {
  const name = JSON.stringify(service)
  const problem = { path, expected: 'the id of a service', found: name }
  const message = `${name} is not among the services of this file, so it has no price.`
  if (same !== undefined)
    return {
      ...problem,
      message,
      help: `Write ${JSON.stringify(same)}, as it is there.`,
      replacement: same,
    }
  const near = nearestId(service, unnamed)
  if (near === undefined)
    return {
      ...problem,
      message,
      help: 'Add it to services with what one use costs, or write the id of a service that is there.',
    }
  return {
    ...problem,
    message: `${message} Did you mean ${JSON.stringify(near)}?`,
    help: `Write ${JSON.stringify(near)}, or add ${name} to services with what one use costs.`,
    replacement: near,
  }
}
