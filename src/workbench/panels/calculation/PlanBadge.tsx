import { planLabel } from './planMatrix.ts'
import './PlanBadge.css'

/** The number of background colors in the style sheet. */
const colors = 6

/** A plan's letter on a background color. @param index the plan's index in the file */
export function PlanBadge({ index }: { index: number }) {
  return (
    <span className="plan-badge" data-color={index % colors}>
      {planLabel(index)}
    </span>
  )
}
