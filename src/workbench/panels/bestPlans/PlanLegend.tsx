import type { CSSProperties } from 'react'
import { planLabel, type PlanMatrix } from './planMatrix.ts'
import './PlanLegend.css'

interface PlanLegendProps {
  label?: string
  plans: PlanMatrix['plans']
  /** How often a plan is the best one. */
  describeWins: (key: string) => string
}

/** The plan for each letter, and how often it is the best one. */
export function PlanLegend({ label, plans, describeWins }: PlanLegendProps) {
  return (
    <ul className="plan-legend" aria-label={label}>
      {plans.map(({ key, name, isOffered }, index) => (
        <li key={key}>
          <PlanBadge index={index} />
          <span>
            {name}
            <span className="soft">: {isOffered ? describeWins(key) : 'not offered with these answers'}</span>
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
