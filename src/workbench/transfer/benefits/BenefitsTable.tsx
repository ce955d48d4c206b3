import type { YearValues } from '../../../contract/yearDocuments.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { describeSections } from './describeSections.ts'
import { BenefitsCell } from './BenefitsCell.tsx'
import type {
  BenefitsDecisions,
  BenefitsPlan,
  BenefitsRowDecision,
  PlannedColumn,
  PlannedRow,
} from './BenefitsPlan.ts'
import { BenefitsQuestions } from './BenefitsQuestions.tsx'
import { FieldSelect } from './FieldSelect.tsx'
import { PlanSelect } from './PlanSelect.tsx'
import '../../ui/DataTable.css'

interface BenefitsTableProps {
  plan: BenefitsPlan
  values: YearValues
  decisions: BenefitsDecisions
  onDecide: (decisions: BenefitsDecisions) => void
}

/** The brochure's table with what each row and cell becomes, and the questions. */
export function BenefitsTable({ plan, values, decisions, onDecide }: BenefitsTableProps) {
  const { columns, rows } = plan
  const decideRows = (decided: readonly PlannedRow[], decision: BenefitsRowDecision) =>
    onDecide({
      ...decisions,
      rows: new Map([...decisions.rows, ...decided.map(({ index }) => [index, decision] as const)]),
    })
  const unknown = rows.filter(({ question }) => question === 'unknown')
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
                      onRename={(isRenamed) =>
                        onDecide({
                          ...decisions,
                          renames: new Map([...decisions.renames, [column.index, isRenamed]]),
                        })
                      }
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {groupByContext(rows).map((group) => (
            <tbody key={group[0]!.index}>
              {group.length > 1 && group[0]!.context !== '' && (
                <tr>
                  <th scope="rowgroup" colSpan={columns.length + 2}>
                    <span>{group[0]!.context}</span>
                  </th>
                </tr>
              )}
              {group.map((row) => (
                <tr key={row.index}>
                  <th scope="row">
                    {group.length === 1 && row.context !== '' && <small>{row.context}</small>}
                    {row.words}
                    {row.isProposed && (
                      <small>The table has no row for it, and the plans still have typical values.</small>
                    )}
                    {row.skipped === 'outside' && <small>{describeSections(row.words)}</small>}
                  </th>
                  <td data-open={row.question !== undefined}>
                    {row.isProposed && (
                      <Checkbox
                        isChecked={row.cells.some(({ reason }) => reason !== 'row' && reason !== 'oneRow')}
                        onChange={(isChecked) =>
                          onDecide({ ...decisions, usual: isChecked ? 'import' : 'skip' })
                        }
                      >
                        Import what the plan's rows with a percentage have in common
                      </Checkbox>
                    )}
                    {!row.isProposed &&
                      !row.skipped &&
                      !row.cells.every(({ reason }) => reason === 'outOfNetwork') && (
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
                    const isExplained = isUndecided(column) || row.question !== undefined
                    return (
                      <td key={column.index} data-open={cell?.status === 'question' && !isExplained}>
                        {cell && <BenefitsCell cell={cell} isExplained={isExplained} />}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      {rows.some(({ cells }) =>
        cells.some(({ reason, outOfNetwork }) => reason === 'outOfNetwork' || outOfNetwork !== ''),
      ) && (
        <Checkbox
          isChecked={decisions.listsOutOfNetwork}
          onChange={(isChecked) => onDecide({ ...decisions, listsOutOfNetwork: isChecked })}
        >
          Add what is out of network to “Not in the calculator”
        </Checkbox>
      )}
      {unknown.length > 1 && (
        <div className="import-options row wrap">
          <ToolbarButton onClick={() => decideRows(unknown, 'leftOut')}>
            Add {unknown.length} rows whose field is not known to “Not in the calculator”
          </ToolbarButton>
          <ToolbarButton onClick={() => decideRows(unknown, [])}>
            Skip {unknown.length} rows whose field is not known
          </ToolbarButton>
        </div>
      )}
      <BenefitsQuestions plan={plan} decisions={decisions} onDecide={onDecide} />
    </>
  )
}

function isUndecided({ decision, isOutOfNetwork }: PlannedColumn) {
  return decision === undefined && !isOutOfNetwork
}

/** Other columns of the same plan are not imported. */
function choosePlan(
  decisions: BenefitsDecisions,
  columns: readonly PlannedColumn[],
  { index, plan }: PlannedColumn,
  decision: number | 'add' | 'skip',
): BenefitsDecisions {
  const isSame = (each: PlannedColumn) =>
    each.decision === decision || (isUndecided(each) && plan === decision && each.plan === decision)
  const same = columns.filter((each) => typeof decision === 'number' && isSame(each))
  return {
    ...decisions,
    columns: new Map([
      ...decisions.columns,
      ...same.map((each) => [each.index, 'skip'] as const),
      [index, decision],
    ]),
  }
}

function findChosen({ index, fields, question }: PlannedRow, decisions: BenefitsDecisions) {
  return decisions.rows.get(index) ?? (question === undefined ? fields : undefined)
}

/** Rows below the same heading, which is shown once. */
function groupByContext(rows: readonly PlannedRow[]) {
  const groups: PlannedRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]!.context === row.context) last.push(row)
    else groups.push([row])
  }
  return groups
}
