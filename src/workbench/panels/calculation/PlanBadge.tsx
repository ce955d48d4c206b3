import { planLetter } from './planMatrix.ts'
import './PlanBadge.css'

const shades = 6

/** A plan's letter on its own background color. @param index the plan's index in the file */
export function PlanBadge({ index }: { index: number }) {
  return (
    <span className="plan-badge" data-plan={index % shades}>
      {planLetter(index)}
    </span>
  )
}
