import type { Client, ClientYear } from '../../../clients/clients.ts'
import type { Answers } from '../../state/session/Answers.ts'
import { describeAnswers } from '../../state/session/describeAnswers.ts'
import { planValue, type PlanValue } from '../bestPlans/planValue.ts'
import { valueChange, type ValueChange } from './valueChange.ts'

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

/** @param previous the plan year to compare with; null for the year before. 'none' compares with no year. */
export function reviewClient(
  client: Client,
  current: ClientYear,
  previous: number | 'none' | null,
  answers: Answers | null,
): Review {
  const { planYear } = current.instance.client
  const otherYears = [...client.years.keys()].filter((each) => each !== planYear).toSorted((a, b) => a - b)
  const value = planValue(current, answers)
  const earlier = findPrevious(client, planYear, otherYears, previous)
  return {
    value,
    change:
      earlier &&
      valueChange(planValue(earlier, answers), value, {
        before: coveredMonths(earlier),
        after: coveredMonths(current),
      }),
    otherYears,
    answers: describeAnswers(current.instance, answers),
    notes: earlier ? describeDifferences(earlier, current, answers) : [],
  }
}

function findPrevious(
  client: Client,
  planYear: number,
  otherYears: readonly number[],
  chosen: number | 'none' | null,
): ClientYear | null {
  const before = otherYears.findLast((each) => each < planYear)
  const found = chosen === null || chosen === planYear ? before : chosen
  return found === undefined || found === 'none' ? null : (client.years.get(found) ?? null)
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
