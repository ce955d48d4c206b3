import { group } from 'd3-array'
import { joinPlaces } from '../describeImport.ts'
import { ValueQuestions } from '../ValueQuestions.tsx'
import type { BenefitsDecisions, BenefitsPlan } from './BenefitsPlan.ts'

interface BenefitsQuestionsProps {
  plan: BenefitsPlan
  decisions: BenefitsDecisions
  onDecide: (decisions: BenefitsDecisions) => void
}

/** Asks about texts of a benefits table, each once for all of its cells. */
export function BenefitsQuestions({ plan: { rows, columns }, decisions, onDecide }: BenefitsQuestionsProps) {
  const asked = rows.flatMap(({ words, cells }) =>
    cells.flatMap(({ column, questions }) =>
      questions.map((question) => ({
        question,
        read: () => ({ row: words, column: columns.find(({ index }) => index === column)!.title }),
      })),
    ),
  )
  const byKey = group(asked, ({ question }) => question.key)
  return (
    <ValueQuestions
      questions={[...byKey.values()].map(([first]) => first!.question)}
      describePlaces={({ key }) => joinPlaces(byKey.get(key)!.map(({ read }) => read))}
      decisions={decisions.values}
      onDecide={(values) => onDecide({ ...decisions, values })}
    />
  )
}
