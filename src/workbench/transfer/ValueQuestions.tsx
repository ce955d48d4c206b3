import { useId } from 'react'
import type { Table } from '../tables/Table.ts'
import { listPlaces } from './describeImport.ts'
import { toChoice } from './ImportMapping.ts'
import { isOpen, type ImportDecisions, type ValueDecision, type ValueQuestion } from './ImportPlan.ts'
import { ImportQuestion } from './ImportQuestion.tsx'

interface ValueQuestionsProps {
  questions: readonly ValueQuestion[]
  table: Table
  decisions: ImportDecisions
  onDecide: (decisions: ImportDecisions) => void
}

/** Asks about texts that cannot be understood, or can mean something else. */
export function ValueQuestions({ questions, table, decisions, onDecide }: ValueQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section className="import-questions stack">
      <h3>Values to decide</h3>
      <ul className="stack">
        {questions.map((question) => (
          <ValueQuestionItem
            key={question.key}
            question={question}
            places={listPlaces(table, question.places)}
            onDecide={(decision) =>
              onDecide({ ...decisions, values: new Map([...decisions.values, [question.key, decision]]) })
            }
          />
        ))}
      </ul>
    </section>
  )
}

interface ValueQuestionItemProps {
  question: ValueQuestion
  places: string
  onDecide: (decision: ValueDecision) => void
}

function ValueQuestionItem({ question, places, onDecide }: ValueQuestionItemProps) {
  const { text, message, isAcceptable, suggestions, decision, error } = question
  const errorId = useId()
  const own = toChoice({ kind: 'text', text }, 'Write it differently…')
  return (
    <ImportQuestion
      question={
        <>
          {message} <small>{places}</small>
        </>
      }
      choices={[
        ...(isAcceptable ? [toChoice({ kind: 'accept' }, `Import “${text}” as it is`)] : []),
        ...suggestions.map((each) => toChoice({ kind: 'suggestion', text: each }, `Import “${each}”`)),
        own,
        toChoice({ kind: 'skip' }, 'Skip it'),
      ]}
      chosen={decision?.kind === 'text' ? own.name : decision && JSON.stringify(decision)}
      onChoose={(name) => onDecide(JSON.parse(name) as ValueDecision)}
      isOpen={isOpen(question)}
    >
      {decision?.kind === 'text' && (
        <input
          aria-label={`Instead of ${text}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={decision.text}
          onChange={({ currentTarget }) => onDecide({ kind: 'text', text: currentTarget.value })}
        />
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className="error">
          {error}
        </p>
      )}
    </ImportQuestion>
  )
}
