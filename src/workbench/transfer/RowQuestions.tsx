import type { TableDefinition } from '../tables/Table.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { toChoice, type Choice, type RowTitle } from './ImportMapping.ts'
import type { ImportDecisions, RowDecision, RowQuestion } from './ImportPlan.ts'
import { ImportQuestion } from './ImportQuestion.tsx'

interface RowQuestionsProps {
  definition: Pick<TableDefinition, 'rowNoun' | 'addRows'>
  questions: readonly RowQuestion[]
  rows: readonly RowTitle[]
  decisions: ImportDecisions
  onDecide: (decisions: ImportDecisions) => void
}

const reasons: Record<Exclude<RowQuestion['reason'], 'variant'>, string> = {
  unknown: 'is not in the table.',
  several: 'is the name of several rows.',
  similar: 'is probably this one. Please check:',
  total: 'looks like a total.',
  planTerm: 'is not a service. “Import a benefits table…” above this table imports it too.',
  surcharge: 'is not a plan. Enter it in Questions → Surcharges and credits.',
  repeated: 'is there more than once, with different values.',
}

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })

const shownQuestions = 50

/** Asks about rows of the file that are not clearly rows of the table. */
export function RowQuestions({ definition, questions, rows, decisions, onDecide }: RowQuestionsProps) {
  if (questions.length === 0) return null
  const open = questions.filter(({ decision, reason }) => decision === undefined && reason !== 'variant')
  const decide = (decided: readonly RowQuestion[], decision: RowDecision) =>
    onDecide({
      ...decisions,
      rows: new Map([...decisions.rows, ...decided.map(({ label }) => [label, decision] as const)]),
    })
  return (
    <section className="import-questions stack">
      <h3>Rows to decide</h3>
      <ul className="stack">
        {questions.slice(0, shownQuestions).map((question) => (
          <ImportQuestion
            key={question.label}
            question={<RowQuestionText question={question} />}
            choices={listRowChoices(question, rows, definition)}
            chosen={question.decision && JSON.stringify(question.decision)}
            onChoose={(name) => decide([question], JSON.parse(name) as RowDecision)}
            isOpen={question.decision === undefined}
            isGuessed={question.reason === 'similar'}
          />
        ))}
      </ul>
      {questions.length > shownQuestions && <p>And {questions.length - shownQuestions} more.</p>}
      {open.length > 1 && (
        <div className="import-options row wrap">
          {definition.addRows && (
            <ToolbarButton onClick={() => decide(open, { kind: 'add' })}>
              Add {open.length} new rows
            </ToolbarButton>
          )}
          <ToolbarButton onClick={() => decide(open, { kind: 'skip' })}>
            Skip {open.length} rows
          </ToolbarButton>
        </div>
      )}
    </section>
  )
}

function RowQuestionText({ question: { label, places, reason, notes } }: { question: RowQuestion }) {
  return (
    <>
      {reason === 'variant'
        ? `Which amounts should be imported: ${anyOf.format(places.map((text) => `“${text}”`))}?`
        : `${label === '' ? 'A row without a name' : `“${label}”`} (${places.join(', ')}) ${reasons[reason]}`}
      {notes?.map((note) => (
        <small key={note}> The note “{note}” is not imported. Add it to the values if it applies.</small>
      ))}
    </>
  )
}

/** The possible decisions about a row of the file, the probable ones first. */
function listRowChoices(
  { label, places, reason, suggestions, names }: RowQuestion,
  rows: readonly RowTitle[],
  { rowNoun = 'row', addRows }: RowQuestionsProps['definition'],
): Choice[] {
  const skip = toChoice({ kind: 'skip' }, 'Skip it')
  const others =
    addRows && label !== '' ? [skip, toChoice({ kind: 'add' }, `Add it as a new ${rowNoun}`)] : [skip]
  if (reason === 'variant')
    return [
      ...places.map((place) => toChoice({ kind: 'only', place }, `Import only “${place}”`)),
      toChoice({ kind: 'skip' }, 'Import none of them'),
    ]
  if (reason === 'repeated')
    return [...places.map((place) => toChoice({ kind: 'only', place }, `Import only ${place}`)), ...others]
  const meanings = names
    ? names.map((text) => ({ name: text, choice: toChoice({ kind: 'name', text }, text) }))
    : rows.map(({ name, title }) => ({ name, choice: toChoice({ kind: 'row', row: name }, title) }))
  const isProbable = ({ name }: { name: string }) => suggestions.includes(name)
  return [
    ...meanings.filter(isProbable).map(({ choice }) => choice),
    ...others,
    ...meanings.filter((each) => !isProbable(each)).map(({ choice }) => choice),
  ]
}
