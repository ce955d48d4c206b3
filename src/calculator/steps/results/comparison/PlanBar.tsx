import type { CSSProperties } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { barParts, barScale, toPercent, type BarPart, type BarScale } from './barParts.ts'
import './PlanBar.css'

interface PlanBarProps {
  plans: Outputs['plans']
  planKey: string
  /** The plans of the previous result, from which the parts move to their new places. */
  previousPlans: Outputs['plans']
}

/** Draws a plan's costs, its range, and its worst case on the scale of all plans. The list has the same as text. */
export function PlanBar({ plans, planKey, previousPlans }: PlanBarProps) {
  const scale = barScale(Object.values(plans))
  const previousScale = barScale(Object.values(previousPlans))
  const previousParts = new Map(barParts(previousPlans[planKey]!).map((part) => [part.name, part]))
  return (
    <span className="plan-bar" aria-hidden>
      {scale.start < 0 && (
        <i
          data-part="zero"
          style={{ ...placed('to', zero, scale), ...placed('from', zero, previousScale) }}
        />
      )}
      {barParts(plans[planKey]!).map((part) => (
        <i
          key={part.name}
          data-part={part.name}
          style={{
            ...placed('to', part, scale),
            ...placed('from', previousParts.get(part.name) ?? { ...part, end: part.start }, previousScale),
          }}
        />
      ))}
    </span>
  )
}

const zero = { start: 0, end: 0 }

/** Custom properties for the style sheet: where a part is, or where its animation begins. */
function placed(prefix: string, { start, end }: Pick<BarPart, 'start' | 'end'>, scale: BarScale) {
  return {
    [`--${prefix}-start`]: toPercent(start, scale),
    [`--${prefix}-end`]: toPercent(end, scale),
  } as CSSProperties
}

const names = ['paychecks', 'charges', 'care', 'company', 'credits', 'total', 'range', 'worst'] as const

/** Explains the parts that occur in at least one bar. */
export function BarLegend({ outputs }: { outputs: Outputs }) {
  const { legend, orders } = sectionTexts.comparison
  const texts = { ...legend, total: orders.totalCost }
  const shown = new Set(
    Object.values(outputs.plans).flatMap((plan) => barParts(plan).map(({ name }) => name)),
  )
  return (
    <p className="bar-legend soft" aria-hidden>
      {names
        .filter((name) => shown.has(name))
        .map((name) => (
          <span key={name}>
            <span className="plan-bar">
              <i data-part={name} />
            </span>
            {texts[name]}
          </span>
        ))}
    </p>
  )
}
