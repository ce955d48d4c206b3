import type { Client, ClientYear } from '../../../clients/clients.ts'
import { type Answers, describeAnswers } from '../../state/session/Answers.ts'
import { readClient } from '../../state/session/readClient.ts'
import { selectYear } from '../../state/session/SavedSession.ts'
import { planValue, type PlanValue } from '../bestPlans/planValue.ts'
import { valueChange, type ValueChange } from './valueChange.ts'

export interface ReviewRequest {
  client: string
  /** Valid documents, by path inside the client's folder. */
  texts: Record<string, string>
  /** The folder of the plan year to review; null for the current one. */
  year: string | null
  /** The plan year to compare with; null for the year before, if there is one. 'none' compares with no year. */
  previous: number | 'none' | null
  answers: Answers | null
}

/** The value of the plans of one year, and how they changed. */
export interface Review {
  value: PlanValue
  /** Null without an earlier year. */
  change: ValueChange | null
  /** The client's other plan years. */
  otherYears: number[]
  /** The answers that the figures are for. */
  answers: string[]
  /** What to know about the comparison of the years. */
  notes: string[]
}

export type ReviewResponse = { status: 'ready'; review: Review } | { status: 'failed'; error: string }

/** Reviews a year. Its figures include combinations that the calculator does not show, so they can fail. */
export function reviewClient(request: ReviewRequest): ReviewResponse {
  try {
    return { status: 'ready', review: review(request) }
  } catch (error) {
    return { status: 'failed', error: String(error) }
  }
}

function review({ client: folder, texts, year, previous, answers }: ReviewRequest): Review {
  const client = readClient(folder, texts)
  const current = selectYear(client, year)
  const { planYear } = current.instance.client
  const otherYears = [...client.years.keys()].filter((each) => each !== planYear).toSorted((a, b) => a - b)
  const value = planValue(current, answers)
  const earlier = findPrevious(client, planYear, otherYears, previous)
  return {
    value,
    change: earlier && valueChange(planValue(earlier, answers), value, months(earlier, current)),
    otherYears,
    answers: describeAnswers(current.instance, answers),
    notes: earlier ? describeDifferences(earlier, current, answers) : [],
  }
}

function findPrevious(
  client: Client,
  planYear: number,
  otherYears: readonly number[],
  chosen: ReviewRequest['previous'],
): ClientYear | null {
  const before = otherYears.findLast((each) => each < planYear)
  const found = chosen === null || chosen === planYear ? before : chosen
  return found === undefined || found === 'none' ? null : (client.years.get(found) ?? null)
}

function months(before: ClientYear, after: ClientYear) {
  return { before: coveredMonths(before), after: coveredMonths(after) }
}

function coveredMonths({ model }: ClientYear) {
  return model.document.coveredMonths ?? 12
}

/** Why the figures of two years are not comparable as they are. */
function describeDifferences(before: ClientYear, after: ClientYear, given: Answers | null): string[] {
  const [years, covered, answers] = [
    [before, after].map(({ instance }) => instance.client.planYear),
    [before, after].map(coveredMonths),
    [before, after].map(({ instance }) => describeAnswers(instance, given).join(', ')),
  ]
  return [
    ...(covered[0] === covered[1]
      ? []
      : [
          `${years[0]} covers ${covered[0]} months and ${years[1]} covers ${covered[1]}. Payroll is compared for 12 months, costs are not.`,
        ]),
    ...(answers[0] === answers[1]
      ? []
      : [`The figures of ${years[0]} are for: ${answers[0] || 'everyone'}.`]),
  ]
}
