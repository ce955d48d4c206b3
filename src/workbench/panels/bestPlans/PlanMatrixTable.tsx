import Calculator from '~icons/lucide/calculator'
import { formatMoney } from '../../../calculator/rules/formatMoney.ts'
import type { Ranking } from '../../../engine/calculateRanking.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { PlanBadge, planColor } from './PlanLegend.tsx'
import { bestPlanKeys, findRunnerUp, planLabel, type CellIndex, type PlanMatrix } from './planMatrix.ts'
import { TierTitle } from './TierTitle.tsx'

interface PlanMatrixTableProps {
  matrix: PlanMatrix
  highlighted: CellIndex[]
  /** The cell of the calculator's answers. */
  current: CellIndex
  selected: CellIndex
  onSelect: (cell: CellIndex) => void
}

export function PlanMatrixTable({ matrix, highlighted, current, selected, onSelect }: PlanMatrixTableProps) {
  const { tiers, rows, plans } = matrix
  const indexes = new Map(plans.map(({ key }, index) => [key, index]))
  return (
    <DataTable
      label="Best plans of all scenarios"
      className="data-table plan-matrix"
      caption={<span className="visually-hidden">Best plan for each scenario and tier</span>}
      corner="Scenario"
      columns={tiers.map((tier) => (
        <TierTitle key={tier} tier={tier} tiers={tiers} />
      ))}
      rows={rows.map(({ name, cells }, row) => ({
        heading: name,
        cells: cells.map((cell, column) => {
          const isHere = (index: CellIndex) => index[0] === row && index[1] === column
          return (
            <PlanMatrixCell
              key={tiers[column]}
              cell={cell}
              indexes={indexes}
              isHighlighted={highlighted.some(isHere)}
              isCurrent={isHere(current)}
              isSelected={isHere(selected)}
              onSelect={() => onSelect([row, column])}
            />
          )
        }),
      }))}
    />
  )
}

interface PlanMatrixCellProps {
  cell: Ranking
  /** Each plan's index in the file, by key. */
  indexes: ReadonlyMap<string, number>
  isHighlighted: boolean
  /** Whether the calculator's answers lead to this cell. */
  isCurrent: boolean
  isSelected: boolean
  onSelect: () => void
}

/** The best plan for one scenario and tier with its total cost, and how much more the next plan costs. */
function PlanMatrixCell({
  cell,
  indexes,
  isHighlighted,
  isCurrent,
  isSelected,
  onSelect,
}: PlanMatrixCellProps) {
  const best = bestPlanKeys(cell)
  const runnerUp = findRunnerUp(cell)
  const nameOf = (key: string) => cell.plans[key]!.displayName
  const indexOf = (key: string) => indexes.get(key) ?? 0
  const names = best.map(nameOf).join(' = ')
  const ties = best.slice(1).map((key) => planLabel(indexOf(key)))
  const margin = runnerUp && `+${formatMoney(runnerUp.margin)}`.replace('+−', '−')
  const next = runnerUp && `then ${nameOf(runnerUp.key)} ${margin}`
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      data-highlighted={isHighlighted}
      style={planColor(indexOf(cell.bestPlan))}
      onClick={onSelect}
    >
      {/* On the button, the tooltip would be read after the same text. */}
      <span className="plan-matrix-content" title={next === null ? names : `${names}, ${next}`}>
        <PlanBadge index={indexOf(cell.bestPlan)} />
        <span className="visually-hidden">{names}, </span>
        <strong>{formatMoney(cell.plans[cell.bestPlan]!.totalCost)}</strong>
        <span className="plan-matrix-next" aria-hidden>
          {best.length > 1
            ? `= ${ties.join(', ')}`
            : runnerUp && `${planLabel(indexOf(runnerUp.key))} ${margin}`}
        </span>
        {next !== null && <span className="visually-hidden">, {next}</span>}
        {isCurrent && (
          <>
            <Calculator aria-hidden />
            <span className="visually-hidden">, in the calculator</span>
          </>
        )}
      </span>
    </button>
  )
}
