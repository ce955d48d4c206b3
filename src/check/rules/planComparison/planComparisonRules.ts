import type { Instance } from '../../../contract/instance.ts'
import type { YearDocuments } from '../../../contract/consistency/Rule.ts'
import type { Model } from '../../../engine/Model.ts'
import { toDollars } from '../../../engine/money.ts'
import { limitRules } from '../limits/limitRules.ts'
import { moneyRules } from '../moneyRules.ts'
import { paymentRules } from '../payments/paymentRules.ts'
import { lowerBandPaysMore } from '../payroll/lowerBandPaysMore.ts'
import { payrollOutOfLine } from '../payroll/payrollRules.ts'
import { arePayPeriodsWrong } from '../payroll/reliablePayroll.ts'
import type { PlanComparisonRule } from '../Rule.ts'
import { formatDollars } from '../wording.ts'
import type { BetterPlan } from './comparePlans.ts'
import { dependsOnLocation } from './sampleLocations.ts'

const rules: readonly PlanComparisonRule[] = [
  {
    code: 'dominated-plan',
    severity: 'warning',
    title: 'No plan costs at least as much as another in every tier, whatever care is used.',
    check: (instance, model, { dominated }) =>
      [...dominated].map(([key, dominators]) => ({
        pointer: pointerTo(model, key),
        message: `${formatPlan(model, key)} costs at least as much as ${formatPlans(model, dominators)}, whatever care is used, ${describeScope(instance, model)}.`,
        help: `Check its payroll deductions, limits, and payments: no employee is better off with it. ${acceptWithReason('dominated-plan')}`,
      })),
  },
  {
    code: 'never-best-plan',
    severity: 'warning',
    title: 'Every plan is the best choice for someone.',
    check: (_, model, { neverBest }) =>
      [...neverBest].map(([key, better]) => ({
        pointer: pointerTo(model, key),
        message: `${formatPlan(model, key)} is not the cheapest in any of ${better.yearCount} sample years: every scenario, no care, the out-of-pocket maximum, and mixes of up to three services. ${describeDifference(model, better)}`,
        help: `Check its payroll deductions, limits, and payments. ${acceptWithReason('never-best-plan')}`,
      })),
  },
]

/** Rules on the calculated costs. They report nothing if other rules already doubt an amount of a plan. */
export const planComparisonRules: readonly PlanComparisonRule[] = rules.map((rule) => ({
  ...rule,
  check: (instance, model, comparison) => {
    const diagnostics = rule.check(instance, model, comparison)
    return diagnostics.length > 0 && hasDoubtfulAmount({ instance, plans: model.document }) ? [] : diagnostics
  },
}))

const amountRules = [...moneyRules, payrollOutOfLine, lowerBandPaysMore, ...limitRules, ...paymentRules]

function hasDoubtfulAmount(documents: YearDocuments): boolean {
  if (arePayPeriodsWrong(documents.plans)) return true
  return amountRules.some((rule) => rule.check(documents).some(({ pointer }) => pointer.startsWith('/plans')))
}

/** For example 'in every tier and salary band'. */
function describeScope({ features }: Instance, { document: { plans } }: Model) {
  const isByLocation = features.locations && dependsOnLocation(plans)
  const names = [
    'tier',
    ...(features.salaryBands ? ['salary band'] : []),
    ...(isByLocation ? ['location'] : []),
  ]
  const isOfferedToSome = plans.some(({ locations, salaryBands }) => locations ?? salaryBands)
  return `in every ${joinWithAnd(names)}${isOfferedToSome ? ' where it is offered' : ''}`
}

function joinWithAnd(names: string[]) {
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)!}`
}

function pointerTo({ plans }: Model, key: string) {
  return `/plans/${plans.findIndex(({ plan }) => plan.key === key)}/displayName`
}

function formatPlan({ plans }: Model, key: string) {
  const found = plans.find(({ plan }) => plan.key === key)
  return `'${found?.plan.displayName ?? key}'`
}

function formatPlans(model: Model, keys: Set<string>) {
  return [...keys].map((key) => formatPlan(model, key)).join(' or ')
}

function describeDifference(model: Model, { key, min, max, isAlwaysBetter }: BetterPlan) {
  const [from, to] = [formatDollars(toDollars(min)), formatDollars(toDollars(max))]
  return isAlwaysBetter
    ? `${formatPlan(model, key)} always costs less, by ${from === to ? from : `${from} to ${to}`} a year.`
    : `In the closest year, ${formatPlan(model, key)} costs ${from} less.`
}

function acceptWithReason(code: string) {
  return `If there is another reason to offer the plan, give it in accepted.json under '${code}'.`
}
