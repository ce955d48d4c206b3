import type { Id } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { ifMeant } from './ifMeant.ts'
import type { PlansRule } from './Rule.ts'
import { mostUsualUses } from './typicalAmounts.ts'

type Uses = PlansDocument['scenarios'][number]['uses']

/** Scenarios that say nothing of the care of a year, or nothing of their own. */
export const scenarioRules: readonly PlansRule[] = [
  {
    code: 'scenario-without-uses',
    severity: 'warning',
    title: 'Every scenario says what care is used; only the first may have none.',
    check: ({ instance, plans: { scenarios } }) =>
      scenarios.flatMap(({ id, uses }, place) =>
        usesAsText(uses) !== nothing || id === instance.scenarios[0]?.id
          ? []
          : [
              {
                pointer: `/scenarios/${place}/uses`,
                message: `No care is used in ${nameOf(id, instance.scenarios)}, so every plan has $0 of expenses.`,
                help: `Enter what is used in such a year; ${ifMeant}`,
              },
            ],
      ),
  },
  {
    code: 'unusual-uses',
    severity: 'warning',
    title: 'A person does not use a service almost every day.',
    check: ({ plans: { scenarios, services } }) => {
      const known = new Map(services.map((service) => [service.id, service]))
      return scenarios.flatMap(({ uses }, place) =>
        uses.flatMap((row, use) => {
          const most = mostUsesIn(row)
          const service = known.get(row.service)
          if (most.count <= mostUsualUses || !service) return []
          return [
            {
              pointer: `/scenarios/${place}/uses/${use}/${most.field}`,
              message: `One person uses '${service.name}' ${most.count} times a year here, which costs ${dollars(most.count * service.allowedAmount)}.`,
              help: `Write how often one person uses it in a year; ${ifMeant}`,
            },
          ]
        }),
      )
    },
  },
  {
    code: 'same-uses',
    severity: 'warning',
    title: 'No two scenarios have the same uses.',
    check: ({ instance, plans: { scenarios } }) => {
      const seen = new Map<string, Id>()
      return scenarios.flatMap(({ id, uses }, place) => {
        const text = usesAsText(uses)
        const before = seen.get(text)
        if (before === undefined) seen.set(text, id)
        if (before === undefined || text === nothing) return []
        return [
          {
            pointer: `/scenarios/${place}/uses`,
            message: `The uses are the same as in ${nameOf(before, instance.scenarios)}, so employees see the same figures for both.`,
            help: `Enter what is used in such a year, or remove the scenario from both files; ${ifMeant}`,
          },
        ]
      })
    },
  },
]

/** The most uses of a service by one person, and the field with the largest part of them. */
function mostUsesIn({ perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0 }: Uses[number]) {
  const own = Math.max(bySubscriber, bySpouse)
  const adult = perAdult + own
  if (perChild > adult) return { count: perChild, field: 'perChild' }
  if (perAdult >= own) return { count: adult, field: 'perAdult' }
  return { count: adult, field: bySubscriber >= bySpouse ? 'bySubscriber' : 'bySpouse' }
}

/** The same for the same uses in any order, and without those that are none. */
function usesAsText(uses: Uses): string {
  const rows = uses.map(({ service, perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0 }) => ({
    service,
    often: [perAdult, perChild, bySubscriber, bySpouse],
  }))
  const used = rows.filter(({ often }) => often.some((count) => count > 0))
  return used
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join()
}

const nothing = ''

function nameOf(id: Id, scenarios: { id: Id; display: string }[]) {
  const found = scenarios.find((scenario) => scenario.id === id)
  return JSON.stringify(found?.display ?? id)
}
