import Calculator from '~icons/lucide/calculator'
import CircleAlert from '~icons/lucide/circle-alert'
import { useId, useState } from 'react'
import type { Case } from '../../state/session/Case.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { AnomalyList } from './AnomalyList.tsx'
import type { BestPlans } from './bestPlans.ts'
import { findCell, type CellIndex } from './planMatrix.ts'
import { PlanLegend } from './PlanLegend.tsx'
import { PlanMatrixTable } from './PlanMatrixTable.tsx'

interface BestPlanGridProps {
  bestPlans: BestPlans
  /** Whether the files have errors, so that the grid shows their last version that works. */
  isOutdated: boolean
  /** Shows a case in the calculator. */
  onShow: (shown: Case) => void
}

/** The grid of best plans, with its legend and what is worth checking in it. */
export function BestPlanGrid({ bestPlans, isOutdated, onShow }: BestPlanGridProps) {
  const { matrix, anomalies, current, answers } = bestPlans
  const { selectedCase } = useWorkbench()
  const dispatch = useDispatch()
  const [isExpanded, setIsExpanded] = useState(false)
  const anomalyList = useId()
  const [highlightedText, setHighlightedText] = useState<string | null>(null)
  const selected = (selectedCase && findCell(matrix, selectedCase)) ?? current
  const caseAt = ([row, column]: CellIndex): Case => ({
    scenario: matrix.rows[row]!.scenario,
    tier: matrix.tiers[column]!,
  })
  const isCurrent = (cell: CellIndex) => String(cell) === String(current)
  return (
    <>
      <div className="bar">
        <h2>Best plans</h2>
        {isOutdated && <span className="best-plans-outdated">Last version that works</span>}
        <div className="bar-end">
          {anomalies.length > 0 && (
            <ToolbarButton
              variant="quiet"
              className="toolbar-button best-plans-anomalies"
              aria-expanded={isExpanded}
              aria-controls={anomalyList}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              <CircleAlert aria-hidden />
              <span>
                {anomalies.length} {anomalies.length === 1 ? 'result' : 'results'} to check
                <span className="best-plans-anomalies-scope"> with these answers</span>
              </span>
            </ToolbarButton>
          )}
          <ToolbarButton
            title="Shows the selected scenario and household in the calculator"
            aria-disabled={isCurrent(selected)}
            onClick={() => onShow(caseAt(selected))}
          >
            <Calculator aria-hidden />
            Show in calculator
          </ToolbarButton>
        </div>
      </div>
      <div id={anomalyList}>
        {isExpanded && anomalies.length > 0 && (
          <AnomalyList
            anomalies={anomalies}
            onHighlight={(anomaly) => setHighlightedText(anomaly?.text ?? null)}
          />
        )}
      </div>
      <div className="best-plans-content">
        <ScrollRegion label="Best plans of all scenarios">
          <PlanMatrixTable
            matrix={matrix}
            highlighted={anomalies.find(({ text }) => text === highlightedText)?.cells ?? []}
            current={current}
            selected={selected}
            onSelect={(cell) =>
              dispatch({ type: 'caseSelected', selected: isCurrent(cell) ? null : caseAt(cell) })
            }
          />
        </ScrollRegion>
        <PlanLegend matrix={matrix} />
        <p className="best-plans-note">
          <Calculator aria-hidden /> In the calculator
          {answers.length > 0 && `. All cells use its answers: ${answers.join(' · ')}`}
        </p>
      </div>
    </>
  )
}
