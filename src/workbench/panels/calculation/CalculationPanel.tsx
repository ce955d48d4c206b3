import { useDeferredValue, useMemo, useState } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import { parseOutputs } from '../../../contract/outputs.ts'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { optionsOf } from '../../../contract/optionsOf.ts'
import { questionsOf } from '../../../contract/personalQuestions.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import { calculate } from '../../../engine/calculate.ts'
import type { Answers } from '../../session/Answers.ts'
import { readClient } from '../../session/readClient.ts'
import { selectYear } from '../../session/SavedSession.ts'
import { withDefaultAnswers } from '../../session/withDefaultAnswers.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { AnomalyList } from './AnomalyList.tsx'
import { findAnomalies } from './findAnomalies.ts'
import { PlanFigures } from './PlanFigures.tsx'
import {
  createPlanMatrix,
  findCurrentCell,
  type Cell,
  type CellIndex,
  type PlanMatrix,
} from './planMatrix.ts'
import { PlanMatrixTable } from './PlanMatrixTable.tsx'
import './CalculationPanel.css'

/** The best plan for every scenario and tier, and the figures of all plans for one of them. */
export function CalculationPanel() {
  const { session, clientError, lastValid } = useWorkbench()
  const client = useMemo(() => lastValid && readClient(lastValid.client, lastValid.texts), [lastValid])
  const answers = useDeferredValue(session?.answers ?? null)
  const year = client && selectYear(client, session?.year ?? null)
  const matrix = useMemo(() => year && createPlanMatrix(year, answers), [year, answers])
  // Null selects the cell of the calculator's answers.
  const [selected, setSelected] = useState<CellIndex | null>(null)
  const [highlightedText, setHighlightedText] = useState<string | null>(null)
  if (!year || !matrix) return <p className="calculation">Fix the files to see the calculation.</p>
  const current = findCurrentCell(matrix, year.instance, answers)
  const [row, column] = clampCellIndex(matrix, selected ?? current)
  const anomalies = findAnomalies(matrix)
  const tier = coverageLabel(matrix.tiers[column]!, year.instance.features.singleChild)
  const { name, cells } = matrix.rows[row]!
  return (
    <div className="calculation">
      {clientError !== null && <p>These figures are from the last version that works.</p>}
      <AnswerSummary instance={year.instance} answers={answers} />
      <AnomalyList
        anomalies={anomalies}
        onHighlight={(anomaly) => setHighlightedText(anomaly?.text ?? null)}
      />
      <ScrollRegion label="Best plans">
        <PlanMatrixTable
          matrix={matrix}
          highlighted={anomalies.find(({ text }) => text === highlightedText)?.cells ?? []}
          current={current}
          selected={[row, column]}
          onSelect={(cell) => setSelected(String(cell) === String(current) ? null : cell)}
        />
      </ScrollRegion>
      <ScrollRegion label="Plan figures">
        <CellFigures title={`${name}, ${tier}`} year={year} cell={cells[column]!} />
      </ScrollRegion>
    </div>
  )
}

/** All figures of one cell. Calculating them for every cell would take too long. */
function CellFigures({ title, year, cell }: { title: string; year: ClientYear; cell: Cell }) {
  const outputs = useMemo(() => parseOutputs(calculate(year.model, cell.inputs)), [year, cell])
  return <PlanFigures title={title} outputs={outputs} />
}

/** An index that exists, because an edit may remove the selected scenario or tier. */
function clampCellIndex({ rows, tiers }: PlanMatrix, [row, column]: CellIndex): CellIndex {
  return [row < rows.length ? row : 0, Math.min(column, tiers.length - 1)]
}

/** The answers and surcharges that the calculation uses. */
function AnswerSummary({ instance, answers }: { instance: Instance; answers: Answers | null }) {
  const { personal, surcharges } = withDefaultAnswers(instance, answers)
  const personalTexts = questionsOf(instance).map(
    (question) => optionsOf(instance, question).find(({ id }) => id === personal[question.answer])?.text,
  )
  const surchargeTexts = instance.surcharges
    .filter(({ id }) => surcharges.includes(id))
    .map(({ statement }) => statement)
  const summary = [...personalTexts, ...surchargeTexts].filter(Boolean).join(' · ')
  if (!summary) return null
  return <p className="soft">Calculated for: {summary}. To change this, use the calculator.</p>
}
