import Calculator from '~icons/lucide/calculator'
import { formatMoney } from '../../../calculator/rules/formatMoney.ts'
import { PlanBadge } from './PlanBadge.tsx'
import { bestPlanKeys, type Cell } from './planMatrix.ts'

interface PlanMatrixCellProps {
  cell: Cell
  /** Each plan's index in the file, by key. */
  indexes: ReadonlyMap<string, number>
  /** Whether the calculator's answers lead to this cell. */
  isCurrent: boolean
  isSelected: boolean
  onSelect: () => void
}

/** The best plan for one scenario and tier, the plans that tie with it, and the total cost. */
export function PlanMatrixCell({ cell, indexes, isCurrent, isSelected, onSelect }: PlanMatrixCellProps) {
  const best = bestPlanKeys(cell)
  const names = best.map((key) => cell.plans[key]!.displayName).join(' = ')
  return (
    <button type="button" aria-pressed={isSelected} title={names} onClick={onSelect}>
      {best.map((key, rank) => (
        <span key={key} className="plan-matrix-best">
          {rank > 0 && '='}
          <PlanBadge index={indexes.get(key) ?? 0} />
        </span>
      ))}
      <span className="visually-hidden">{names}, </span>
      {formatMoney(cell.plans[cell.bestPlan]!.totalCost)}
      {isCurrent && (
        <>
          <Calculator aria-hidden />
          <span className="visually-hidden">, in the calculator</span>
        </>
      )}
    </button>
  )
}
