import type { Id } from '../instance.ts'
import { meantIds } from './idsOfAnotherType.ts'
import type { Breach, Documents, Rule } from './Rule.ts'

/** A service may be priced that nobody can choose: scenarios use it. */
const nouns = {
  scenarios: 'scenario',
  locations: 'location',
  surcharges: 'surcharge',
  savingsStyles: 'savings style',
} as const

export const unknownId: Rule<Documents> = {
  code: 'unknown-id',
  severity: 'error',
  title: 'Every row of the plans is for something that the instance has.',
  check: ({ instance, plans }) =>
    (Object.keys(nouns) as (keyof typeof nouns)[]).flatMap((list) => {
      const known = new Set(instance[list].map(({ id }) => id))
      const meantBy = meantIds(instance[list])
      return plans[list].flatMap(({ id }, index) =>
        known.has(id) || meantBy(id) !== undefined
          ? []
          : [
              {
                path: `/${list}/${index}/id`,
                expected: 'an id of the instance',
                found: JSON.stringify(id),
                message: `${JSON.stringify(id)} is not a ${nouns[list]} of instance.json.`,
                mend: 'Take the row out, or write an id that stands there.',
              },
            ],
      )
    }),
}

export const unknownService: Rule<Documents> = {
  code: 'unknown-service',
  severity: 'error',
  title: 'What scenarios use and plans pay is a service that has a price.',
  check: ({ instance, plans: { services, scenarios, plans } }) => {
    const known = new Set(services.map(({ id }) => id))
    const offered = new Set(instance.services.map(({ id }) => id))
    const meantBy = meantIds(services)
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
                offered.has(service) ? undefined : meantBy(service),
              ),
            ],
      ),
    )
  },
}

/** @param meant the service that reads the same and is of the other type */
function withoutPrice(path: string, service: Id, meant: Id | undefined): Breach {
  const name = JSON.stringify(service)
  return {
    path,
    expected: 'the id of a service',
    found: name,
    message: `${name} is not among the services of this file, so that it has no price.`,
    mend:
      meant === undefined
        ? 'Add it to services with what one use costs, or write the id of a service that is there.'
        : `Write ${JSON.stringify(meant)}, as it stands there.`,
    ...(meant !== undefined && { replacement: meant }),
  }
}
