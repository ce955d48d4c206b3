import { useId } from 'react'
import { isOpen, type ImportDecisions, type ValueDecision, type ValueQuestion } from './ImportPlan.ts'
import type { PlaceTitles } from './describeImport.ts'

interface ValueQuestionsProps {
  questions: readonly ValueQuestion[]
  titles: PlaceTitles
  decisions: ImportDecisions
  onDecide: (decisions: ImportDecisions) => void
}

/** Asks about texts that cannot be understood, or can mean something else. */
export function ValueQuestions({ questions, titles, decisions, onDecide }: ValueQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section className="import-questions">
      <h3>Values to decide</h3>
      <ul>
        {questions.map((question) => (
          <ValueQuestionItem
            key={question.key}
            question={question}
            places={titles.listPlaces(question.places)}
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
  const { text, message, isAcceptable, suggestions, decision, problem } = question
  const problemId = useId()
  return (
    <li data-open={isOpen(question)}>
      <label>
        <span>
          {message} <small>{places}</small>
        </span>
        <select
          value={choiceOf(decision)}
          onChange={({ currentTarget }) =>
            onDecide(
              currentTarget.value === 'own'
                ? { kind: 'text', text }
                : (JSON.parse(currentTarget.value) as ValueDecision),
            )
          }
        >
          {decision === undefined && <option value="">Choose…</option>}
          {isAcceptable && (
            <option value={JSON.stringify({ kind: 'accept' })}>Import “{text}” as it is</option>
          )}
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={JSON.stringify({ kind: 'suggestion', text: suggestion })}>
              Import “{suggestion}”
            </option>
          ))}
          <option value="own">Write it differently…</option>
          <option value={JSON.stringify({ kind: 'skip' })}>Skip it</option>
        </select>
      </label>
      {decision?.kind === 'text' && (
        <input
          aria-label={`Instead of ${text}`}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          value={decision.text}
          onChange={({ currentTarget }) => onDecide({ kind: 'text', text: currentTarget.value })}
        />
      )}
      {problem !== undefined && (
        <p id={problemId} role="alert" className="import-error">
          {problem}
        </p>
      )}
    </li>
  )
}

function choiceOf(decision: ValueDecision | undefined) {
  if (decision === undefined) return ''
  return decision.kind === 'text' ? 'own' : JSON.stringify(decision)
}
