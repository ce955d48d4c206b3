import Calculator from '~icons/lucide/calculator'
import CircleAlert from '~icons/lucide/circle-alert'
import { useId, useState } from 'react'
import type { Case } from '../../state/session/Case.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import type { BestPlans } from '../calculation.ts'
import type { Anomaly } from './findAnomalies.ts'
import { findCell, type CellIndex } from './planMatrix.ts'
import { PlanLegend } from './PlanLegend.tsx'
import { PlanMatrixTable } from './PlanMatrixTable.tsx'

interface BestPlanGridProps {
  bestPlans: BestPlans
  /** Whether the files have errors, so that the grid shows their last valid version. */
  isOutdated: boolean
  /** Shows a case in the calculator. */
  onShow: (shown: Case) => void
}

/** The grid of best plans, with its legend and what is worth checking in it. */
export function BestPlanGrid({ bestPlans, isOutdated, onShow }: BestPlanGridProps) {
  const { matrix, anomalies, current, answers, children } = bestPlans
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
        {isOutdated && <span className="best-plans-outdated">Last valid version</span>}
        <div className="bar-end">
          {anomalies.length > 0 && (
            <ToolbarButton
              icon={CircleAlert}
              variant="quiet"
              className="toolbar-button best-plans-anomalies"
              aria-expanded={isExpanded}
              aria-controls={anomalyList}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              <span>
                {anomalies.length} {anomalies.length === 1 ? 'result' : 'results'} to check
                <span className="best-plans-anomalies-scope"> with these answers</span>
              </span>
            </ToolbarButton>
          )}
          <ToolbarButton
            icon={Calculator}
            title="Shows the selected scenario and household in the calculator"
            aria-disabled={isCurrent(selected)}
            onClick={() => onShow(caseAt(selected))}
          >
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
        <PlanMatrixTable
          matrix={matrix}
          highlighted={anomalies.find(({ text }) => text === highlightedText)?.cells ?? []}
          current={current}
          selected={selected}
          onSelect={(cell) =>
            dispatch({ type: 'caseSelected', selected: isCurrent(cell) ? null : caseAt(cell) })
          }
        />
        <PlanLegend {...matrix} />
        <p className="best-plans-note">
          <Calculator aria-hidden /> In the calculator
          {answers.length > 0 && `. All cells use its answers: ${answers.join(' · ')}`}
          {children > 0 &&
            `. Cells that fit its household count its ${children === 1 ? 'child' : `${children} children`}`}
        </p>
      </div>
    </>
  )
}

interface AnomalyListProps {
  anomalies: Anomaly[]
  /** Called with the anomaly that gets the pointer or the focus; null when it loses them. */
  onHighlight: (anomaly: Anomaly | null) => void
}

/** The anomalies of a plan matrix, which highlights the cells of one of them. */
function AnomalyList({ anomalies, onHighlight }: AnomalyListProps) {
  const hasCells = anomalies.some(({ cells }) => cells.length > 0)
  return (
    <div className="anomalies">
      {hasCells && <p className="soft">Point to an underlined item to highlight its cells.</p>}
      <ul className="bulleted">
        {anomalies.map((anomaly) => (
          <li key={anomaly.text}>
            {anomaly.cells.length === 0 ? (
              anomaly.text
            ) : (
              <button
                type="button"
                className="link-button"
                onPointerEnter={() => onHighlight(anomaly)}
                onPointerLeave={() => onHighlight(null)}
                onFocus={() => onHighlight(anomaly)}
                onBlur={() => onHighlight(null)}
                onClick={() => onHighlight(anomaly)}
              >
                {anomaly.text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
