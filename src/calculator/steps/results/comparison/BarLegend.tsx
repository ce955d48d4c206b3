import type { Outputs } from '../../../../contract/outputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { barParts } from './barParts.ts'

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
