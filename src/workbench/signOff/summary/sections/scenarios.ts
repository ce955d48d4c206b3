import type { PlansDocument } from '../../../../contract/plans.ts'
import { splitTable, type Section, type SectionSource } from '../Summary.ts'

/** The scenarios with the care that each one includes. */
export function scenarioSection({ instance, model: { document } }: SectionSource): Section {
  const used = document.services.filter(({ id }) =>
    document.scenarios.some(({ uses }) => uses.some(({ service }) => service === id)),
  )
  const usesIn = (scenario: unknown) => document.scenarios.find(({ id }) => id === scenario)?.uses ?? []
  return {
    title: 'Scenarios',
    blocks: [
      {
        kind: 'facts',
        facts: instance.scenarios.map(({ display, summary, icon, addsPerson }) => ({
          term: display,
          text:
            [
              summary,
              typeof icon === 'string' && `picture: ${icon}`,
              typeof addsPerson === 'string' && `adds a ${addsPerson}`,
            ]
              .filter(Boolean)
              .join('; ') || 'No summary',
        })),
      },
      {
        kind: 'text',
        text: 'Uses by the employee, the spouse, or one child are in addition to those per adult or child.',
      },
      ...splitTable({
        caption: 'Uses in a year',
        corner: 'Service',
        columns: instance.scenarios.map(({ display }) => display),
        rows: used.map(({ id, name }) => ({
          heading: name,
          cells: instance.scenarios.map((scenario) =>
            formatUses(usesIn(scenario.id).find(({ service }) => service === id)),
          ),
        })),
      }),
    ],
  }
}

type Uses = PlansDocument['scenarios'][number]['uses'][number]

/** States how often each person uses the service. */
const users: readonly [keyof Uses, string][] = [
  ['perAdult', 'per adult'],
  ['perChild', 'per child'],
  ['bySubscriber', 'by the employee'],
  ['bySpouse', 'by the spouse'],
  ['byOneChild', 'by one child'],
]

function formatUses(uses: Uses | undefined) {
  const texts = users.flatMap(([name, user]) => (uses?.[name] ? [`${uses[name]} ${user}`] : []))
  return texts.join(', ') || '–'
}
