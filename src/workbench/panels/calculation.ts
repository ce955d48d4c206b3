import type { Answers } from '../state/session/Answers.ts'
import { readClient } from '../state/session/readClient.ts'
import { selectYear } from '../state/session/SavedSession.ts'
import { findBestPlans, type BestPlans } from './bestPlans/bestPlans.ts'
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
