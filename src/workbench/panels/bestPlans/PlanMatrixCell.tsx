import Calculator from '~icons/lucide/calculator'
import { formatMoney } from '../../../calculator/rules/formatMoney.ts'
import { PlanBadge, planColor } from './PlanBadge.tsx'
import { bestPlanKeys, findRunnerUp, planLabel, type Cell } from './planMatrix.ts'

interface PlanMatrixCellProps {
  cell: Cell
  /** Each plan's index in the file, by key. */
  indexes: ReadonlyMap<string, number>
  /** Whether the calculator's answers lead to this cell. */
  isCurrent: boolean
  isSelected: boolean
  onSelect: () => void
}

/** The best plan for one scenario and tier with its total cost, and how much more the next plan costs. */
export function PlanMatrixCell({ cell, indexes, isCurrent, isSelected, onSelect }: PlanMatrixCellProps) {
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
      data-plan-color={planColor(indexOf(cell.bestPlan))}
      onClick={onSelect}
    >
      {/* On the button, the tooltip would be read after the same text. */}
      <span className="plan-matrix-content" title={next === null ? names : `${names}, ${next}`}>
        <PlanBadge index={indexOf(cell.bestPlan)} />
        <span className="visually-hidden">{names}, </span>
        <span className="plan-matrix-cost">{formatMoney(cell.plans[cell.bestPlan]!.totalCost)}</span>
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
