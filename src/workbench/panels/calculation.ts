import type { ClientYear } from '../../clients/clients.ts'
import { describeAnswers, type Answers, withDefaultAnswers } from '../state/session/Answers.ts'
import { currentCase } from '../state/session/Case.ts'
import { readClient } from '../state/session/readClient.ts'
import { selectYear } from '../state/session/SavedSession.ts'
import { findAnomalies, type Anomaly } from './bestPlans/findAnomalies.ts'
import { createPlanMatrix, findCell, type CellIndex, type PlanMatrix } from './bestPlans/planMatrix.ts'
import { reviewClient, type Review } from './value/review.ts'

/** The results by name. */
interface Results {
  bestPlans: BestPlans
  review: Review
}

export type CalculationName = keyof Results

export interface CalculationRequest {
  name: CalculationName
  client: string
  /** Valid documents, by path inside the client's folder. */
  texts: Record<string, string>
  /** The plan year; null for the current one. */
  year: string | null
  /** The plan year to compare with; null for the year before, if there is one. 'none' compares with no year. */
  previous: number | 'none' | null
  answers: Answers | null
}

export type Calculated<Name extends CalculationName> =
  | { status: 'ready'; value: Results[Name] }
  | { status: 'failed'; error: string }

/** The cases include combinations that the calculator does not show, so they can fail while the calculator works. */
export function calculate(request: CalculationRequest): Calculated<CalculationName> {
  try {
    const { name, year, answers, previous } = request
    const client = readClient(request.client, request.texts)
    const selected = selectYear(client, year)
    const value =
      name === 'bestPlans'
        ? findBestPlans(selected, answers)
        : reviewClient(client, selected, previous, answers)
    return { status: 'ready', value }
  } catch (error) {
    return { status: 'failed', error: String(error) }
  }
}

/** What the best-plan grid shows. */
export interface BestPlans {
  matrix: PlanMatrix
  anomalies: Anomaly[]
  /** The cell of the calculator's answers. */
  current: CellIndex
  /** The texts of the answers and surcharges that apply to every cell. */
  answers: string[]
  /** The children in the cells that fit the calculator's household; 0 if it has none. */
  children: number
}

export function findBestPlans(year: ClientYear, answers: Answers | null): BestPlans {
  const matrix = createPlanMatrix(year, answers)
  return {
    matrix,
    anomalies: findAnomalies(matrix),
    current: findCell(matrix, currentCase(year.instance, answers)) ?? [0, 0],
    answers: describeAnswers(year.instance, answers),
    children: withDefaultAnswers(year.instance, answers).family.children,
  }
}
