import type { CoverageCode } from '../../contract/inputs.ts'
import type { Id } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import type { PlansRule } from './Rule.ts'
import { maxTypicalUses } from './typicalAmounts.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'

type Uses = PlansDocument['scenarios'][number]['uses']
type Persons = PlansDocument['persons'][CoverageCode]

/** The care in scenarios, and the people who use it. */
export const scenarioRules: readonly PlansRule[] = [
  {
    code: 'persons-of-tier',
    severity: 'warning',
    title: 'Each tier covers the people that its name says.',
    check: ({ plans: { persons } }) =>
      Object.entries(isExpected)
        .filter(([tier, isExpectedInTier]) => !isExpectedInTier(persons[tier as CoverageCode]))
        .map(([tier]) => ({
          pointer: `/persons/${tier}`,
          message: `These are not the people that tier ${tier} covers.`,
          help: 'EE is the employee, ES with spouse, EK with one child, EC with children, EF with both.',
        })),
  },
  {
    code: 'scenario-without-uses',
    severity: 'warning',
    title: 'Every scenario says what care is used; only the first may have none.',
    check: ({ instance, plans: { scenarios } }) =>
      scenarios.flatMap(({ id, uses }, index) =>
        usesToKey(uses) !== keyWithoutUses || id === instance.scenarios[0]?.id
          ? []
          : [
              {
                pointer: `/scenarios/${index}/uses`,
                message: `${formatScenario(id, instance.scenarios)} has no uses of care, so every plan has $0 of expenses.`,
                help: `Add the care that is used in such a year; ${acceptIfIntended}`,
              },
            ],
      ),
  },
  {
    code: 'unusual-uses',
    severity: 'warning',
    title: 'A person does not use a service almost every day.',
    check: ({ plans: { scenarios, services } }) => {
      const serviceById = new Map(services.map((service) => [service.id, service]))
      return scenarios.flatMap(({ uses }, index) =>
        uses.flatMap((row, use) => {
          const { count, field } = maxUsesPerPerson(row)
          const service = serviceById.get(row.service)
          if (count <= maxTypicalUses || !service) return []
          return [
            {
              pointer: `/scenarios/${index}/uses/${use}/${field}`,
              message: `One person uses '${service.name}' ${count} times a year here, which costs ${formatDollars(count * service.allowedAmount)}.`,
              help: `Write how often one person uses it in a year; ${acceptIfIntended}`,
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
      const firstIds = new Map<string, Id>()
      return scenarios.flatMap(({ id, uses }, index) => {
        const key = usesToKey(uses)
        const firstId = firstIds.get(key)
        if (firstId === undefined) firstIds.set(key, id)
        if (firstId === undefined || key === keyWithoutUses) return []
        return [
          {
            pointer: `/scenarios/${index}/uses`,
            message: `The uses are the same as in ${formatScenario(firstId, instance.scenarios)}, so employees see the same figures for both.`,
            help: `Write the care that is used in such a year, or remove the scenario from both files; ${acceptIfIntended}`,
          },
        ]
      })
    },
  },
]

const isExpected: Record<CoverageCode, (persons: Persons) => boolean> = {
  EE: ({ adults, children }) => adults === 1 && children === 0,
  ES: ({ adults, children }) => adults === 2 && children === 0,
  EK: ({ adults, children }) => adults === 1 && children === 1,
  EC: ({ adults, children }) => adults === 1 && children > 0,
  EF: ({ adults, children }) => adults === 2 && children > 0,
}

/** The most uses of a service by one person, and the field that contributes most to them. */
function maxUsesPerPerson({
  perAdult = 0,
  perChild = 0,
  bySubscriber = 0,
  bySpouse = 0,
  byOneChild = 0,
}: Uses[number]) {
  const own = Math.max(bySubscriber, bySpouse)
  const adult = perAdult + own
  const child = perChild + byOneChild
  if (child > adult) return { count: child, field: perChild >= byOneChild ? 'perChild' : 'byOneChild' }
  if (perAdult >= own) return { count: adult, field: 'perAdult' }
  return { count: adult, field: bySubscriber >= bySpouse ? 'bySubscriber' : 'bySpouse' }
}

/** The uses as a string to compare, in any order and without rows of 0 uses. */
function usesToKey(uses: Uses): string {
  const rows = uses.map(
    ({ service, perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0, byOneChild = 0 }) => ({
      service,
      counts: [perAdult, perChild, bySubscriber, bySpouse, byOneChild],
    }),
  )
  return rows
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join()
}

const keyWithoutUses = ''

function formatScenario(id: Id, scenarios: { id: Id; display: string }[]) {
  const found = scenarios.find((scenario) => scenario.id === id)
  return JSON.stringify(found?.display ?? id)
}
