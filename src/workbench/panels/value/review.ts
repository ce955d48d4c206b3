import type { Client, ClientYear } from '../../../clients/clients.ts'
import type { Answers } from '../../state/session/Answers.ts'
import { describeAnswers } from '../../state/session/Answers.ts'
import type { CoverageCode } from '../../../contract/inputs.ts'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { formatPercentChange } from '../../cells/amounts.ts'
import { planValue, type PlanReview, type PlanValue, type TierReview } from '../bestPlans/planValue.ts'

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

/** How plans change from one year to another. */
export interface ValueChange {
  /** The plan years. */
  from: number
  to: number
  tiers: CoverageCode[]
  /** The plans of the later year in its order, then those that are no longer offered. */
  plans: PlanChange[]
  /** Sentences about changes that differ from most others. */
  findings: string[]
}

export interface PlanChange {
  key: string
  name: string
  status: 'continued' | 'new' | 'discontinued'
  /** By tier; null for a tier that only one of the years has, and for plans that are not continued. */
  tiers: (TierChange | null)[]
}

interface TierChange {
  payroll: AmountChange
  /** The mean cost of all scenarios. */
  total: AmountChange
}

/** Dollars a year. */
export interface AmountChange {
  before: number
  after: number
}

/** A change differs from the others if it is this far from their median, in percentage points. */
const maxDifference = 10

/**
 * Compares two years plan by plan. Plans are the same if their keys are.
 * @param months how many months each year covers; payroll is compared for whole years
 */
export function valueChange(
  before: PlanValue,
  after: PlanValue,
  months: { before: number; after: number } = { before: 12, after: 12 },
): ValueChange {
  const earlier = before.plans.filter(isReviewed)
  const later = after.plans.filter(isReviewed)
  const { tiers } = after
  const noTiers = tiers.map(() => null)
  const plans = [
    ...later.map(({ key, name, tiers: reviews }): PlanChange => {
      const previous = earlier.find((plan) => plan.key === key)
      if (!previous) return { key, name, status: 'new', tiers: noTiers }
      const changes = tiers.map((tier, column) => {
        const old = previous.tiers[before.tiers.indexOf(tier)]
        return old ? changeOf(old, reviews[column]!, months) : null
      })
      return { key, name, status: 'continued', tiers: changes }
    }),
    ...earlier
      .filter(({ key }) => !later.some((plan) => plan.key === key))
      .map(({ key, name }): PlanChange => ({ key, name, status: 'discontinued', tiers: noTiers })),
  ]
  return {
    from: before.planYear,
    to: after.planYear,
    tiers,
    plans,
    findings: findUnusualChanges(plans, tiers),
  }
}

/** The relative change, such as 0.024; null from nothing. */
export function relativeChange({ before, after }: AmountChange): number | null {
  return before === 0 ? (after === 0 ? 0 : null) : (after - before) / Math.abs(before)
}

function isReviewed({ tiers }: PlanReview) {
  return tiers.length > 0
}

function changeOf(
  before: TierReview,
  after: TierReview,
  months: { before: number; after: number },
): TierChange {
  const wholeYear = (amount: number, covered: number) => Math.round((amount * 1200) / covered) / 100
  return {
    payroll: {
      before: wholeYear(before.payroll, months.before),
      after: wholeYear(after.payroll, months.after),
    },
    total: { before: before.total, after: after.total },
  }
}

/** The payroll amounts that change much more or less than most. */
function findUnusualChanges(plans: readonly PlanChange[], tiers: readonly CoverageCode[]): string[] {
  const changes = plans.flatMap(({ name, tiers: byTier }) =>
    byTier.flatMap((change, column) => {
      const relative = change && relativeChange(change.payroll)
      return relative === null ? [] : [{ name, tier: tiers[column]!, relative }]
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
