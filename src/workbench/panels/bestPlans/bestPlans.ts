import type { ClientYear } from '../../../clients/clients.ts'
import { type Answers, describeAnswers } from '../../state/session/Answers.ts'
import { currentCase } from '../../state/session/Case.ts'
import { findAnomalies, type Anomaly } from './findAnomalies.ts'
import { createPlanMatrix, findCell, type CellIndex, type PlanMatrix } from './planMatrix.ts'

/** What the best-plan grid shows. */
export interface BestPlans {
  matrix: PlanMatrix
  anomalies: Anomaly[]
  /** The cell of the calculator's answers. */
  current: CellIndex
  /** The texts of the answers and surcharges that apply to every cell. */
  answers: string[]
}

export function findBestPlans(year: ClientYear, answers: Answers | null): BestPlans {
  const matrix = createPlanMatrix(year, answers)
  return {
    matrix,
    anomalies: findAnomalies(matrix),
    current: findCell(matrix, currentCase(year.instance, answers)) ?? [0, 0],
    answers: describeAnswers(year.instance, answers),
  }
}
