import { Calculator } from 'lucide-react'
import { bestOf } from './bestOf.ts'
import type { LineUp } from './lineUp.ts'
import { PlanMark } from './PlanMark.tsx'

/** Which plan a letter of the grid stands for, and in how many of its cells it is the best. */
export function GridPlans({ lineUp }: { lineUp: LineUp }) {
  const { plans, rows, tiers } = lineUp
  return (
    <ul className="grid-plans">
      {plans.map(({ key, name }, place) => (
        <li key={key}>
          <PlanMark place={place} />
          {name}: {winsOf(lineUp, key)} of {rows.length * tiers.length}
        </li>
      ))}
      <li>
        <Calculator aria-hidden /> in the calculator
      </li>
    </ul>
  )
}

/** A plan that costs the same as the best one is as good. */
function winsOf({ rows }: LineUp, key: string) {
  return rows.flatMap(({ cells }) => cells).filter((outputs) => bestOf(outputs).includes(key)).length
}
