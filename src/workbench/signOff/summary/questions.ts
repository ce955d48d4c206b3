import { questions } from '../../../calculator/texts/en/questions.ts'
import { optionsOf } from '../../../contract/optionsOf.ts'
import { personalQuestions, questionsOf } from '../../../contract/personalQuestions.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { formatUses } from '../../state/compare/brochureWords.ts'
import { tierTitles } from '../../cells/tierTitles.ts'
import { factsOf, splitTable, type Block, type Section, type SectionSource } from './Summary.ts'

/** The scenarios with the care that each one includes. */
export function scenarioSection({ instance, model: { document } }: SectionSource): Section {
  const usesOf = (scenario: unknown, service: unknown) =>
    document.scenarios.find(({ id }) => id === scenario)?.uses.find((each) => each.service === service)
  const used = document.services.filter(({ id }) => document.scenarios.some((each) => usesOf(each.id, id)))
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
        rows: used.map((service) => ({
          heading: service.name,
          cells: instance.scenarios.map((scenario) => {
            const uses = usesOf(scenario.id, service.id)
            return formatUses({ ...uses }) || '–'
          }),
        })),
      }),
    ],
  }
}

/** What employees answer, and what each answer changes. */
export function questionSection({ instance, model: { document } }: SectionSource): Section {
  const { features } = instance
  const asked = questionsOf(instance)
  const notAsked = personalQuestions.filter((question) => !asked.includes(question))
  const optionsText = (question: (typeof asked)[number]) =>
    optionsOf(instance, question)
      .map(({ text }) => text)
      .join('; ')
  return {
    title: 'What employees answer',
    blocks: [
      {
        kind: 'facts',
        facts: factsOf([
          // The locations have a table.
          ...asked
            .filter(({ flag }) => flag !== 'locations')
            .map((question) => [questions.personal[question.answer], optionsText(question)] as const),
          ...notAsked.map(({ answer }) => [questions.personal[answer], 'Not asked'] as const),
          [
            'Coverage tiers',
            tiersOf(instance)
              .map((tier) => tierTitles[tier])
              .join('; '),
          ],
          ['Own number of uses', describeCustomScenario(features)],
          [
            'HSA savings explorer',
            features.accountExplorer ? 'Shown with plans that have an account' : 'Hidden',
          ],
        ]),
      },
      ...(features.locations ? locationBlocks(instance.locations, document.locations) : []),
    ],
  }
}

function describeCustomScenario({ customScenario, customPerPerson }: SectionSource['instance']['features']) {
  if (!customScenario) return 'Not offered'
  return customPerPerson
    ? 'Employees can enter uses for each person'
    : 'Employees can enter uses of the household'
}

/** Longer lists are in the file. */
const maxLocations = 100

function locationBlocks(
  locations: SectionSource['instance']['locations'],
  factors: SectionSource['model']['document']['locations'],
): Block[] {
  const factorById = new Map(factors.map(({ id, factor }) => [id, factor]))
  const rows = locations.map(({ id, name }) => ({ heading: name, factor: factorById.get(id) ?? 1 }))
  const others = rows.slice(maxLocations).map(({ factor }) => factor)
  const table: Block = {
    kind: 'table',
    caption: 'Locations',
    corner: 'Location',
    columns: ['Price factor'],
    isNumeric: true,
    rows: rows.slice(0, maxLocations).map(({ heading, factor }) => ({ heading, cells: [String(factor)] })),
  }
  if (others.length === 0) return [table]
  const text = `${others.length.toLocaleString('en-US')} more locations are listed in the export, with factors from ${Math.min(...others)} to ${Math.max(...others)}.`
  return [table, { kind: 'text', text }]
}
