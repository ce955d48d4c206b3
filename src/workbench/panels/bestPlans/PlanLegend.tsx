import type { CSSProperties } from 'react'
import { bestPlanKeys, planLabel, type PlanMatrix } from './planMatrix.ts'
import './PlanLegend.css'

/** The plan for each letter, and how often it is the best one. */
export function PlanLegend({ plans, rows, tiers }: PlanMatrix) {
  const best = rows.flatMap(({ cells }) => cells.map(bestPlanKeys))
  // A tie counts as a win.
  const countWins = (key: string) => best.filter((keys) => keys.includes(key)).length
  const cases = rows.length * tiers.length
  return (
    <ul className="plan-legend wrap" aria-label="Plans">
      {plans.map(({ key, name, isOffered }, index) => (
        <li key={key}>
          <PlanBadge index={index} />
          <span>
            {name}
            <span className="soft">
              : {isOffered ? `${countWins(key)} of ${cases}` : 'not offered with these answers'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A plan's letter on the plan's color. @param index the plan's index in the file */
export function PlanBadge({ index }: { index: number }) {
  return (
    <span className="plan-badge" style={planColor(index)}>
      {planLabel(index)}
    </span>
  )
}

/** The number of plan colors in the style sheets. */
const colors = 8

/** The color of a plan, as the custom property --plan. @param index the plan's index in the file */
export function planColor(index: number): CSSProperties {
  return { '--plan': `var(--plan-${(index % colors) + 1})` } as CSSProperties
}
