import { planLabel } from './planMatrix.ts'
import './PlanBadge.css'

/** The number of plan colors in the style sheet. */
const colors = 8

/** The color of a plan, for the attribute data-plan-color. @param index the plan's index in the file */
export function planColor(index: number): number {
  return index % colors
}

/** A plan's letter on the plan's color. @param index the plan's index in the file */
export function PlanBadge({ index }: { index: number }) {
  return (
    <span className="plan-badge" data-plan-color={planColor(index)}>
      {planLabel(index)}
    </span>
  )
}
