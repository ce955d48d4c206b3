import { personalQuestions, questionsOf } from '../../../../contract/personalQuestions.ts'
import { optionsOf } from '../../../../contract/optionsOf.ts'
import { tiersOf } from '../../../../contract/tiers.ts'
import { questions } from '../../../../calculator/texts/en/questions.ts'
import { tierTitles } from '../../../tierTitles.ts'
import type { Block, Section, SectionSource } from '../Summary.ts'

/** Longer lists are in the file. */
const maxLocations = 100

/** What employees answer, and what each answer changes. */
export function questionSection({ instance, model: { document } }: SectionSource): Section {
  const { features } = instance
  const asked = questionsOf(instance)
  const notAsked = personalQuestions.filter((question) => !asked.includes(question))
  return {
    title: 'What employees answer',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...asked
            .filter(({ flag }) => flag !== 'locations')
            .map((question) => ({
              term: questions.personal[question.answer],
              text: optionsOf(instance, question)
                .map(({ text }) => text)
                .join('; '),
            })),
          ...notAsked.map(({ answer }) => ({ term: questions.personal[answer], text: 'Not asked' })),
          {
            term: 'Coverage tiers',
            text: tiersOf(instance)
              .map((tier) => tierTitles[tier])
              .join('; '),
          },
          { term: 'Own number of uses', text: formatCustomScenario(features) },
          {
            term: 'HSA savings explorer',
            text: features.accountExplorer ? 'Shown with plans that have an account' : 'Hidden',
          },
        ],
      },
      ...(features.locations ? locationBlocks(instance.locations, document.locations) : []),
    ],
  }
}

function formatCustomScenario({ customScenario, customPerPerson }: SectionSource['instance']['features']) {
  if (!customScenario) return 'Not offered'
  return customPerPerson
    ? 'Employees can enter uses for each person'
    : 'Employees can enter uses of the household'
}

function locationBlocks(
  locations: SectionSource['instance']['locations'],
  factors: SectionSource['model']['document']['locations'],
): Block[] {
  const factorOf = new Map(factors.map(({ id, factor }) => [id, factor]))
  const listed = locations.slice(0, maxLocations)
  const others = locations.slice(maxLocations).map(({ id }) => factorOf.get(id) ?? 1)
  return [
    {
      kind: 'table',
      caption: 'Locations',
      corner: 'Location',
      columns: ['Price factor'],
      isNumeric: true,
      rows: listed.map(({ id, name }) => ({ heading: name, cells: [String(factorOf.get(id) ?? 1)] })),
    },
    ...(others.length > 0
      ? [
          {
            kind: 'text' as const,
            text: `${others.length.toLocaleString('en-US')} more locations are listed in the export, with factors from ${Math.min(...others)} to ${Math.max(...others)}.`,
          },
        ]
      : []),
  ]
}
