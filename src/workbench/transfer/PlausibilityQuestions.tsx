import type { Table } from '../tables/Table.ts'
import { listPlaces } from './describeImport.ts'
import { toChoice } from './ImportMapping.ts'
import type { ImportDecisions, ImportPlan } from './ImportPlan.ts'
import { ImportQuestion } from './ImportQuestion.tsx'

interface PlausibilityQuestionsProps {
  questions: ImportPlan['plausibility']
  table: Table
  decisions: ImportDecisions
  onDecide: (decisions: ImportDecisions) => void
}

const accept = { kind: 'accept' } as const

/** Asks about amounts that can be imported, but are probably swapped. */
export function PlausibilityQuestions({ questions, table, decisions, onDecide }: PlausibilityQuestionsProps) {
  if (questions.length === 0) return null
  const choice = toChoice(accept, 'They are right')
  return (
    <section className="import-questions stack">
      <h3>Amounts to check</h3>
      <ul className="stack">
        {questions.map(({ key, message, places, isAccepted }) => (
          <ImportQuestion
            key={key}
            question={
              <>
                {message} <small>{listPlaces(table, places)}</small>
              </>
            }
            choices={[choice]}
            chosen={isAccepted ? choice.name : undefined}
            onChoose={() => onDecide({ ...decisions, values: new Map([...decisions.values, [key, accept]]) })}
            isOpen={!isAccepted}
          />
        ))}
      </ul>
    </section>
  )
}
