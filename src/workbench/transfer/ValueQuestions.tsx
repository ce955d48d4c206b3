import { group } from 'd3-array'
import { useId, type ReactNode } from 'react'
import type { Suggestion } from '../cells/suggestTexts.ts'
import { toChoice } from './ImportMapping.ts'
import { isOpen, type ValueDecision, type ValueQuestion } from './ImportPlan.ts'
import { ImportQuestion } from './ImportQuestion.tsx'

interface ValueQuestionsProps {
  questions: readonly ValueQuestion[]
  /** Where the text of a question is, in words. */
  describePlaces: (question: ValueQuestion) => string
  decisions: ReadonlyMap<string, ValueDecision>
  onDecide: (decisions: ReadonlyMap<string, ValueDecision>) => void
}

type Decide = (decided: readonly ValueQuestion[], decide: (question: ValueQuestion) => ValueDecision) => void

/** Asks about texts that cannot be understood, or can mean something else. Similar texts are decided together. */
export function ValueQuestions({ questions, describePlaces, decisions, onDecide }: ValueQuestionsProps) {
  if (questions.length === 0) return null
  const decide: Decide = (decided, decisionOf) =>
    onDecide(new Map([...decisions, ...decided.map((each) => [each.key, decisionOf(each)] as const)]))
  const showItem = (question: ValueQuestion) => (
    <ValueQuestionItem
      key={question.key}
      question={question}
      places={describePlaces(question)}
      onDecide={(decision) => decide([question], () => decision)}
    />
  )
  return (
    <section className="import-questions stack">
      <h3>Values to decide</h3>
      <ul className="stack">
        {Array.from(group(questions, likenessOf), ([likeness, alike]) =>
          alike.length === 1 ? (
            showItem(alike[0]!)
          ) : (
            <AlikeQuestions key={likeness} questions={alike} onDecide={decide}>
              {alike.map(showItem)}
            </AlikeQuestions>
          ),
        )}
      </ul>
    </section>
  )
}

/** The same for questions whose first suggestions mean the same. */
function likenessOf({ key, isAcceptable, suggestions: [first] }: ValueQuestion) {
  return first ? JSON.stringify([isAcceptable, first.reading]) : key
}

interface AlikeQuestionsProps {
  /** At least two, whose first suggestions mean the same. */
  questions: readonly ValueQuestion[]
  onDecide: Decide
  children: ReactNode
}

/** One decision for similar questions, such as those about amounts with a comma before the decimals. */
function AlikeQuestions({ questions, onDecide, children }: AlikeQuestionsProps) {
  const { message, isAcceptable, meaning, suggestions } = questions[0]!
  const common = suggestions.filter(({ reading }) =>
    questions.every((each) => each.suggestions.some((other) => other.reading === reading)),
  )
  const chosen = new Set(questions.map(nameDecision))
  const decide = (name: string) =>
    onDecide(questions, ({ suggestions: own }): ValueDecision => {
      if (name === 'accept' || name === 'skip') return { kind: name }
      return { kind: 'suggestion', text: own.find(({ reading }) => reading === name)!.text }
    })
  return (
    <ImportQuestion
      question={
        <>
          {message} <small>{listTexts(questions)}</small>
        </>
      }
      choices={[
        ...(isAcceptable ? [{ name: 'accept', title: withMeaning('Import all as they are', meaning) }] : []),
        ...common.map((each) => ({ name: each.reading, title: `${describe(each)}, and the others like it` })),
        { name: 'skip', title: 'Skip all' },
      ]}
      chosen={chosen.size === 1 ? [...chosen][0] : undefined}
      onChoose={decide}
      isOpen={questions.some(isOpen)}
    >
      <details open={questions.some(({ decision }) => decision?.kind === 'text')}>
        <summary>Decide each of the {questions.length} texts</summary>
        <ul className="stack">{children}</ul>
      </details>
    </ImportQuestion>
  )
}

/** The name of the common choice; undefined if nothing is decided, or the text is written differently. */
function nameDecision({ decision, suggestions }: ValueQuestion) {
  if (decision?.kind === 'accept' || decision?.kind === 'skip') return decision.kind
  return suggestions.find(({ text }) => decision?.kind === 'suggestion' && decision.text === text)?.reading
}

const shownTexts = 6

function listTexts(questions: readonly ValueQuestion[]) {
  const others = [...new Set(questions.map(({ text }) => text))].slice(1)
  const count = `${questions.length} texts.`
  if (others.length === 0) return count
  const shown = others.slice(0, shownTexts).map((text) => `“${text}”`)
  const rest = others.length - shown.length
  return `${count} Also ${shown.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`
}

function withMeaning(choice: string, meaning: string | undefined) {
  return meaning === undefined ? choice : `${choice}: ${meaning}`
}

function describe({ text, title }: Suggestion) {
  return title === undefined ? `Import “${text}”` : `${title}: import “${text}”`
}

interface ValueQuestionItemProps {
  question: ValueQuestion
  places: string
  onDecide: (decision: ValueDecision) => void
}

/** One question, as an item of a list. */
function ValueQuestionItem({ question, places, onDecide }: ValueQuestionItemProps) {
  const { text, message, isAcceptable, meaning, suggestions, decision, error } = question
  const errorId = useId()
  const own = toChoice({ kind: 'text', text }, 'Write it differently…')
  return (
    <ImportQuestion
      question={
        <>
          {decision?.kind === 'text' && error === undefined ? `“${text}”` : message} <small>{places}</small>
        </>
      }
      choices={[
        ...(isAcceptable
          ? [toChoice({ kind: 'accept' }, withMeaning(`Import “${text}” as it is`, meaning))]
          : []),
        ...suggestions.map((each) => toChoice({ kind: 'suggestion', text: each.text }, describe(each))),
        own,
        toChoice({ kind: 'leaveOut' }, 'Add it to “Not in the calculator”'),
        toChoice({ kind: 'skip' }, 'Skip it'),
      ]}
      chosen={decision?.kind === 'text' ? own.name : decision && JSON.stringify(decision)}
      onChoose={(name) => onDecide(JSON.parse(name) as ValueDecision)}
      isOpen={isOpen(question)}
    >
      {decision?.kind === 'text' && (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just chosen to write
          autoFocus
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
