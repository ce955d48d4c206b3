import { Calculator } from 'lucide-react'
import type { Outputs } from '../../../contract/outputs.ts'
import { money } from '../../../calculator/rules/money.ts'
import { bestOf } from './bestOf.ts'
import { PlanMark } from './PlanMark.tsx'

interface GridCellProps {
  outputs: Outputs
  /** The place of each plan in the file, by its key. */
  places: ReadonlyMap<string, number>
  isVisited: boolean
  isChosen: boolean
  onChoose: () => void
}

/** The best plan of one scenario and tier, those that cost the same, and what the year costs with them. */
export function GridCell({ outputs, places, isVisited, isChosen, onChoose }: GridCellProps) {
  const best = bestOf(outputs)
  const names = best.map((key) => outputs.plans[key]!.displayName).join(' = ')
  return (
    <button type="button" aria-pressed={isChosen} title={names} onClick={onChoose}>
      {best.map((key, index) => (
        <span key={key} className="grid-best">
          {index > 0 && '='}
          <PlanMark place={places.get(key) ?? 0} />
        </span>
      ))}
      <span className="visually-hidden">{names}, </span>
      {money(outputs.plans[outputs.bestPlan]!.totalCost)}
      {isVisited && (
        <>
          <Calculator aria-hidden />
          <span className="visually-hidden">, in the calculator</span>
        </>
      )}
    </button>
  )
}
