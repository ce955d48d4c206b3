import { money } from '../../rules/money.ts'
import { useCalculator } from '../../state/CalculatorProvider.tsx'
import { ExplanationDisclosure } from './ExplanationDisclosure.tsx'
import { neverDearerThan, planOf } from './outputs.ts'
import type { PanelContentProps } from './PanelContentProps.ts'
import { whenWorst } from './worstCase.ts'

/** What the table of plans tells of the best plan, for windows that have no room for it. */
export function BestPlanDetail({ outputs, bestExplanation }: PanelContentProps) {
  const family = useCalculator((model) => model.family)
  const best = planOf(outputs)
  const neverDearer = neverDearerThan(outputs, outputs.bestPlan)
  return (
    <>
      {best.worstCase != null && (
        <p>
          In the worst case, <bdi>{best.displayName}</bdi> costs you{' '}
          <span className="one-line">{money(best.worstCase)}</span>: that is what the year costs{' '}
          {whenWorst(family)}.
        </p>
      )}
      {neverDearer !== null && (
        <p>
          <bdi>{best.displayName}</bdi> never costs less than <bdi>{neverDearer}</bdi>.
        </p>
      )}
      <ExplanationDisclosure plan={best} shared={bestExplanation} />
    </>
  )
}
