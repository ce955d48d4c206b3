import type { CSSProperties } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { barParts, barScale, toPercent, type BarPart, type BarScale } from './barParts.ts'
import './PlanBar.css'

interface PlanBarProps {
  plans: Outputs['plans']
  planKey: string
}

/** Draws a plan's costs and its worst case on the scale of all plans. The card has the same as text. */
export function PlanBar({ plans, planKey }: PlanBarProps) {
  const scale = barScale(Object.values(plans))
  return (
    <span className="plan-bar" aria-hidden>
      {scale.start < 0 && <i data-part="zero" style={placed({ start: 0, end: 0 }, scale)} />}
      {barParts(plans[planKey]!).map((part) => (
        <i key={part.name} data-part={part.name} style={placed(part, scale)} />
      ))}
    </span>
  )
}

/** Custom properties for the style sheet: where a part is. */
function placed({ start, end }: Pick<BarPart, 'start' | 'end'>, scale: BarScale) {
  return { '--start': toPercent(start, scale), '--end': toPercent(end, scale) } as CSSProperties
}

const names = ['paychecks', 'care', 'credit', 'worst'] as const

/** Explains the parts that occur in at least one bar. */
export function BarLegend({ outputs }: { outputs: Outputs }) {
  const shown = new Set(
    Object.values(outputs.plans).flatMap((plan) => barParts(plan).map(({ name }) => name)),
  )
  return (
    <p className="bar-legend soft wrap" aria-hidden>
      {names
        .filter((name) => shown.has(name))
        .map((name) => (
          <span key={name}>
            <span className="plan-bar">
              <i data-part={name} />
            </span>
            {sectionTexts.comparison.legend[name]}
          </span>
        ))}
    </p>
  )
}
