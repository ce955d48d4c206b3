import type { TableDefinition } from '../tables/Table.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import type { ImportDecisions, RowDecision, RowQuestion } from './ImportPlan.ts'
import leven from 'leven'
import { toChoice, type Choice } from './ImportMapping.ts'

interface RowQuestionsProps {
  definition: Pick<TableDefinition, 'rowNoun' | 'addRows'>
  questions: readonly RowQuestion[]
  rows: readonly RowTitle[]
  decisions: ImportDecisions
  onDecide: (decisions: ImportDecisions) => void
}

const reasons: Record<RowQuestion['reason'], string> = {
  unknown: 'is not in the table.',
  several: 'is the name of several rows.',
  similar: 'is probably this one. Please check:',
  total: 'looks like a total.',
  planTerm: 'is not a service. It belongs in Plans.',
  repeated: 'is there more than once, with different values.',
}

const shownQuestions = 50

/** Asks about rows of the file that are not clearly rows of the table. */
export function RowQuestions({ definition, questions, rows, decisions, onDecide }: RowQuestionsProps) {
  if (questions.length === 0) return null
  const open = questions.filter(({ decision }) => decision === undefined)
  const noun = definition.rowNoun ?? 'row'
  const decideAll = (decision: RowDecision) =>
    onDecide({
      ...decisions,
      rows: new Map([...decisions.rows, ...open.map(({ label }) => [label, decision] as const)]),
    })
  return (
    <section className="import-questions">
      <h3>Rows to decide</h3>
      <ul>
        {questions.slice(0, shownQuestions).map((question) => {
          const { label, reason, decision } = question
          return (
            <li key={label} data-open={decision === undefined} data-guessed={reason === 'similar'}>
              <label>
                <span>
                  {label === '' ? 'A row without a name' : `“${label}”`} (row{' '}
                  {question.rows.map((index) => index + 1).join(', ')}) {reasons[reason]}
                  {question.notes?.map((note) => (
                    <small key={note}>
                      {' '}
                      The note “{note}” is not imported. Add it to the values if it applies.
                    </small>
                  ))}
                </span>
                <select
                  value={decision === undefined ? '' : JSON.stringify(decision)}
                  onChange={({ currentTarget }) =>
                    onDecide({
                      ...decisions,
                      rows: new Map([
                        ...decisions.rows,
                        [label, JSON.parse(currentTarget.value) as RowDecision],
                      ]),
                    })
                  }
                >
                  {decision === undefined && <option value="">Choose…</option>}
                  {listRowChoices(question, rows, definition).map(({ name, title }) => (
                    <option key={name} value={name}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          )
        })}
      </ul>
      {questions.length > shownQuestions && <p>And {questions.length - shownQuestions} more.</p>}
      {open.length > 1 && (
        <div className="import-options">
          {definition.addRows && (
            <ToolbarButton onClick={() => decideAll({ kind: 'add' })}>
              Add {open.length} new {noun}s
            </ToolbarButton>
          )}
          <ToolbarButton onClick={() => decideAll({ kind: 'skip' })}>Skip {open.length} rows</ToolbarButton>
        </div>
      )}
    </section>
  )
}

export interface RowTitle {
  name: string
  title: string
}

/** A longer list is limited to the most similar rows. */
const maxRows = 100
const similarRows = 20

/** The possible decisions about a row of the file, the probable ones first. */
function listRowChoices(
  { label, rows: indexes, reason, suggestions, names }: RowQuestion,
  rows: readonly RowTitle[],
  { rowNoun = 'row', addRows }: Pick<TableDefinition, 'rowNoun' | 'addRows'>,
): Choice[] {
  const others = [
    toChoice({ kind: 'skip' }, 'Skip it'),
    ...(addRows && label !== '' ? [toChoice({ kind: 'add' }, `Add it as a new ${rowNoun}`)] : []),
  ]
  if (names) {
    const choices = names.map((text) => toChoice({ kind: 'name', text }, text))
    const guesses = reason === 'similar' ? 1 : 0
    return [...choices.slice(0, guesses), ...others, ...choices.slice(guesses)]
  }
  if (reason === 'repeated')
    return [
      ...indexes.map((index) => toChoice({ kind: 'only', index }, `Import only row ${index + 1}`)),
      ...others,
    ]
  const choose = ({ name, title }: RowTitle) => toChoice({ kind: 'row', row: name }, title)
  const isSuggested = ({ name }: RowTitle) => suggestions.includes(name)
  const rest = rows.filter((row) => !isSuggested(row))
  return [
    ...rows.filter(isSuggested).map(choose),
    ...others,
    ...(rest.length <= maxRows ? rest : mostSimilar(label, rest)).map(choose),
  ]
}

function mostSimilar(label: string, rows: readonly RowTitle[]) {
  return rows
    .map((row) => ({ row, distance: leven(label.toLowerCase(), row.title.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, similarRows)
    .map(({ row }) => row)
}
