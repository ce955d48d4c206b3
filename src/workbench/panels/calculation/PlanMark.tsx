import { planMark } from './planMarks.ts'
import './PlanMark.css'

/** A plan's letter on a ground of its own. @param place of the plan in the file */
export function PlanMark({ place }: { place: number }) {
  return (
    <span className="plan-mark" data-plan={place % 6}>
      {planMark(place)}
    </span>
  )
}
