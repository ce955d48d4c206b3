import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import type { Client, ClientYear } from '../../../clients/clients.ts'
import { formatPercentChange } from '../../../compare/values/amounts.ts'
import { describeAnswers, type Answers } from '../../state/session/Answers.ts'
import { planValue, type PlanReview, type PlanValue } from './planValue.ts'

/** The value of the plans of one year, and of another year to compare it with. */
export interface Review {
  value: PlanValue
  /** Null without another year. */
  previous: PlanValue | null
  /** The client's other plan years. */
  otherYears: number[]
  /** The answers that the figures are for. */
  answers: string[]
  /** What to know about the comparison of the years. */
  notes: string[]
  /** Sentences about what may be a mistake. */
  findings: string[]
}

/** @param chosen the plan year to compare with; null for the year before. 'none' compares with no year. */
export function reviewClient(
  client: Client,
  current: ClientYear,
  chosen: number | 'none' | null,
  answers: Answers | null,
): Review {
  const { planYear } = current.instance.client
  const otherYears = [...client.years.keys()].filter((each) => each !== planYear).toSorted((a, b) => a - b)
  const compared =
    chosen === null || chosen === planYear ? otherYears.findLast((each) => each < planYear) : chosen
  const earlier = typeof compared === 'number' ? client.years.get(compared) : undefined
  const answersOf = ({ instance }: ClientYear) => describeAnswers(instance, answers)
  const described = answersOf(current)
  const value = planValue(current, answers)
  const previous = earlier ? planValue(earlier, answers) : null
  return {
    value,
    previous,
    otherYears,
    answers: described,
    notes: earlier && previous ? describeDifferences(previous, value, answersOf(earlier), described) : [],
    findings: [...value.findings, ...(previous ? findUnusualChanges(previous, value) : [])],
  }
}

/** Why the figures of two years are not comparable as they are. The answers are those that their figures are for. */
function describeDifferences(
  before: PlanValue,
  after: PlanValue,
  answersBefore: string[],
  answersAfter: string[],
): string[] {
  const [old, next] = [answersBefore, answersAfter].map((answers) => answers.join(', '))
  return [
    ...(before.months === after.months
      ? []
      : [
          `${before.planYear} covers ${before.months} months and ${after.planYear} covers ${after.months}. Payroll is compared for 12 months, costs are not.`,
        ]),
    ...(old === next ? [] : [`The figures of ${before.planYear} are for: ${old || 'everyone'}.`]),
  ]
}

/** Dollars a year. */
export interface AmountChange {
  before: number
  after: number
}

/**
 * How an amount of a plan changes from the plan with the same key, by tier; null for a tier that only one year has.
 * Payroll is that of 12 months.
 */
export function changesOf(
  amount: 'payroll' | 'total',
  { key, tiers }: PlanReview,
  before: PlanValue,
  after: PlanValue,
): (AmountChange | null)[] {
  const earlier = before.plans.find((plan) => plan.key === key)
  const amountOf = (figures: PlanReview['tiers'][number], { months }: PlanValue) =>
    amount === 'total' ? figures.total : Math.round((figures.payroll * 1200) / months) / 100
  return tiers.map((figures, column) => {
    const old = earlier?.tiers[before.tiers.indexOf(after.tiers[column]!)]
    return old ? { before: amountOf(old, before), after: amountOf(figures, after) } : null
  })
}

/** The relative change, such as 0.024; null from nothing. */
export function relativeChange({ before, after }: AmountChange): number | null {
  return before === 0 ? (after === 0 ? 0 : null) : (after - before) / Math.abs(before)
}

/** A change differs from the others if it is this far from their median, in percentage points. */
const maxDifference = 10

/** The payroll amounts that change much more or less than most. */
function findUnusualChanges(before: PlanValue, after: PlanValue): string[] {
  const { tiers } = after
  const changes = after.plans.flatMap((plan) =>
    changesOf('payroll', plan, before, after).flatMap((change, column) => {
      const relative = change && relativeChange(change)
      return relative === null ? [] : [{ name: plan.name, tier: tiers[column]!, relative }]
    }),
  )
  const sorted = changes.map(({ relative }) => relative).toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (median === undefined || sorted.length < 4) return []
  return changes
    .filter(({ relative }) => Math.abs(relative - median) * 100 > maxDifference)
    .map(({ name, tier, relative }) => {
      const label = coverageLabel(tier, tiers.includes('EK'))
      return `${name}, ${label}: payroll changes by ${formatPercentChange(relative)}, most others by about ${formatPercentChange(median)}.`
    })
}
