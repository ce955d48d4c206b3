import { group } from 'd3-array'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { readPlans } from '../../tables/readDocument.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { ValueQuestionItem } from '../ValueQuestions.tsx'
import type { BenefitField } from './benefitFields.ts'
import type {
  BenefitsDecisions,
  BenefitsPlan,
  BenefitsRowDecision,
  PlannedCell,
  PlannedColumn,
  PlannedRow,
  SkipReason,
} from './BenefitsPlan.ts'
import '../../ui/DataTable.css'

interface BenefitsTableProps {
  plan: BenefitsPlan
  values: YearValues
  decisions: BenefitsDecisions
  onDecide: (decisions: BenefitsDecisions) => void
}

const skipReasons: Record<SkipReason, string> = {
  outOfNetwork: 'out of network',
  column: 'the column is not imported',
  row: 'the row is not imported',
  value: 'by your decision',
  leftOut: 'added to “Not in the calculator”',
  outside: 'not below the names of the plans',
  noAccount: 'the plan has no account',
  salaryBands: 'the table names no salary band or location. Import it under Rates',
}

const rowQuestions: Record<NonNullable<PlannedRow['question']>, string> = {
  unknown: 'Which field is this?',
  uncertain: 'Is it this field?',
  repeated: 'Another row has another value for this field. Skip one of them.',
}

/** The brochure's table with what each row and cell becomes, and the questions in their places. */
export function BenefitsTable({ plan, values, decisions, onDecide }: BenefitsTableProps) {
  const { columns, rows } = plan
  const decideRows = (decided: readonly PlannedRow[], decision: BenefitsRowDecision) =>
    onDecide({
      ...decisions,
      rows: new Map([...decisions.rows, ...decided.map(({ index }) => [index, decision] as const)]),
    })
  const unknown = rows.filter(({ question }) => question === 'unknown')
  const asked = new Set<string>()
  return (
    <>
      <ScrollRegion label="Benefits">
        <table className="data-table benefits-table">
          <thead>
            <tr>
              <th scope="col">In the brochure</th>
              <th scope="col">Field</th>
              {columns.map((column) => (
                <th key={column.index} scope="col" data-open={isUndecided(column)}>
                  {column.isOutOfNetwork ? (
                    `${column.title} (out of network)`
                  ) : (
                    <PlanSelect
                      column={column}
                      values={values}
                      onChoose={(decision) => onDecide(choosePlan(decisions, columns, column, decision))}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.index}>
                <th scope="row">
                  {row.context !== '' && <small>{row.context}</small>}
                  {row.words}
                </th>
                <td data-open={row.question !== undefined}>
                  {!row.cells.every(({ reason }) => reason === 'outOfNetwork' || reason === 'outside') && (
                    <FieldSelect
                      row={row}
                      fields={plan.fields}
                      chosen={row.question === 'repeated' ? row.fields : findChosen(row, decisions)}
                      onChoose={(decision) => decideRows([row], decision)}
                    />
                  )}
                </td>
                {columns.map((column) => {
                  const cell = row.cells.find((each) => each.column === column.index)
                  // A question about several cells is in the first of them.
                  const questions = cell?.questions.filter(({ key }) => !asked.has(key)) ?? []
                  for (const { key } of questions) asked.add(key)
                  return (
                    <td key={column.index}>
                      {cell && <CellStatus cell={cell} />}
                      {questions.length > 0 && (
                        <div className="import-questions">
                          <ul className="stack">
                            {questions.map((question) => (
                              <ValueQuestionItem
                                key={question.key}
                                question={question}
                                places={`${row.words}: ${column.title}`}
                                onDecide={(decision) =>
                                  onDecide({
                                    ...decisions,
                                    values: new Map([...decisions.values, [question.key, decision]]),
                                  })
                                }
                              />
                            ))}
                          </ul>
                        </div>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.some(({ cells }) => cells.some(({ reason }) => reason === 'outOfNetwork')) && (
        <label>
          <input
            type="checkbox"
            checked={decisions.listsOutOfNetwork}
            onChange={({ currentTarget }) =>
              onDecide({ ...decisions, listsOutOfNetwork: currentTarget.checked })
            }
          />
          Add what is out of network to “Not in the calculator”
        </label>
      )}
      {unknown.length > 1 && (
        <div className="import-options row wrap">
          <ToolbarButton onClick={() => decideRows(unknown, 'leftOut')}>
            Add {unknown.length} rows that are no field to “Not in the calculator”
          </ToolbarButton>
          <ToolbarButton onClick={() => decideRows(unknown, [])}>
            Skip {unknown.length} rows that are no field
          </ToolbarButton>
        </div>
      )}
    </>
  )
}

function isUndecided({ decision, isOutOfNetwork }: PlannedColumn) {
  return decision === undefined && !isOutOfNetwork
}

/** Another column of the same plan is no longer imported. */
function choosePlan(
  decisions: BenefitsDecisions,
  columns: readonly PlannedColumn[],
  { index }: PlannedColumn,
  decision: number | 'add' | 'skip',
): BenefitsDecisions {
  const same = columns.filter((each) => typeof decision === 'number' && each.decision === decision)
  return {
    ...decisions,
    columns: new Map([
      ...decisions.columns,
      ...same.map((each) => [each.index, 'skip'] as const),
      [index, decision],
    ]),
  }
}

interface PlanSelectProps {
  column: PlannedColumn
  values: YearValues
  onChoose: (decision: number | 'add' | 'skip') => void
}

function PlanSelect({ column: { title, decision }, values, onChoose }: PlanSelectProps) {
  return (
    <label className="stack">
      <span>{title || 'No title'}</span>
      <select
        value={decision ?? ''}
        aria-label={`Plan of the column ${title || 'without a title'}`}
        onChange={({ currentTarget: { value } }) =>
          onChoose(value === 'add' || value === 'skip' ? value : Number(value))
        }
      >
        {decision === undefined && <option value="">Choose…</option>}
        {readPlans(values).map((plan, index) => (
          <option key={plan.title} value={index}>
            {plan.title}
          </option>
        ))}
        {title !== '' && <option value="add">Add “{title}” as a new plan</option>}
        <option value="skip">Do not import</option>
      </select>
    </label>
  )
}

function findChosen({ index, fields, question }: PlannedRow, decisions: BenefitsDecisions) {
  return decisions.rows.get(index) ?? (question === undefined ? fields : undefined)
}

interface FieldSelectProps {
  row: PlannedRow
  fields: readonly BenefitField[]
  chosen: BenefitsRowDecision | undefined
  onChoose: (decision: BenefitsRowDecision) => void
}

function FieldSelect({ row, fields, chosen, onChoose }: FieldSelectProps) {
  const titleOf = (names: readonly string[]) =>
    names.map((name) => fields.find((field) => field.name === name)?.title ?? name).join(' / ')
  const isListed = row.fields.length === 1
  return (
    <label className="stack">
      {row.question && <span>{rowQuestions[row.question]}</span>}
      <select
        aria-label={`Field of ${row.words}`}
        value={chosen ? JSON.stringify(chosen) : ''}
        onChange={({ currentTarget }) => onChoose(JSON.parse(currentTarget.value) as BenefitsRowDecision)}
      >
        {!chosen && <option value="">Choose…</option>}
        {row.fields.length > 0 && <option value={JSON.stringify(row.fields)}>{titleOf(row.fields)}</option>}
        <option value='"leftOut"'>Add it to “Not in the calculator”</option>
        <option value="[]">Skip the row</option>
        {Array.from(
          group(fields, (field) => field.group),
          ([title, ofGroup]) => (
            <optgroup key={title} label={title}>
              {ofGroup
                .filter(({ name }) => !isListed || name !== row.fields[0])
                .map((field) => (
                  <option key={field.name} value={JSON.stringify([field.name])}>
                    {field.title}
                  </option>
                ))}
            </optgroup>
          ),
        )}
      </select>
    </label>
  )
}

function CellStatus({ cell: { text, status, after, reason, questions } }: { cell: PlannedCell }) {
  const written = after.join(' / ')
  if (status === 'imported')
    return (
      <>
        {written}
        {written !== text && <small>{text}</small>}
      </>
    )
  return (
    <>
      {text}
      {reason && <small>Skipped: {skipReasons[reason]}.</small>}
      {status === 'question' && questions.length === 0 && (
        <small>Question: see the row and the column.</small>
      )}
    </>
  )
}
