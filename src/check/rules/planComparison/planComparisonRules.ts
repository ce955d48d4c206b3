import type { Instance } from '../../../contract/instance.ts'
import type { YearDocuments } from '../../../contract/consistency/Rule.ts'
import type { Model } from '../../../engine/Model.ts'
import { toDollars } from '../../../engine/money.ts'
import { limitRules } from '../limitRules.ts'
import { moneyRules } from '../moneyRules.ts'
import { paymentRules } from '../paymentRules.ts'
import { formatDollars } from '../wording.ts'
import type { PlanComparison } from './comparePlans.ts'
import { dependsOnLocation } from './sampleInputs.ts'
import { toRules, type LinterRule, flatten } from '../../LinterRule.ts'
import { payrollRules } from '../payroll/payrollRules.ts'

/** Reports problems in plans.json that only calculated costs show. Runs only if the documents have no errors. */
type PlanComparisonRule = LinterRule<[instance: Instance, model: Model, comparison: PlanComparison]>

const rules = toRules<PlanComparisonRule>('warning', {
  'dominated-plan': {
    title: 'No plan costs at least as much as another in every tier, whatever care is used.',
    fails: 'a plan with higher payroll deductions than another, and no better otherwise',
    passes: 'lower payroll deductions, or a lower deductible',
    check: (instance, model, { dominated }) =>
      [...dominated].map(([key, dominators]) => ({
        pointer: pointerTo(model, key),
        message: `${formatPlan(model, key)} costs at least as much as ${[...dominators].map((other) => formatPlan(model, other)).join(' or ')}, whatever care is used, ${describeScope(instance, model)}.`,
        help: `Check its payroll deductions, limits, and payments: no employee is better off with it. ${acceptWithReason('dominated-plan')}`,
      })),
  },
  'never-best-plan': {
    title: 'Every plan is the best choice for someone.',
    fails: 'a plan that is never the cheapest',
    passes: 'lower payroll deductions, or a lower out-of-pocket maximum',
    check: (_, model, { neverBest }) =>
      [...neverBest].map(([key, cheapest]) => ({
        pointer: pointerTo(model, key),
        message: `${formatPlan(model, key)} is not the cheapest in any sample year: every scenario, no care, the out-of-pocket maximum, and mixes of up to three services. In the closest year, ${formatPlan(model, cheapest.key)} costs ${formatDollars(toDollars(cheapest.difference))} less.`,
        help: `Check its payroll deductions, limits, and payments. ${acceptWithReason('never-best-plan')}`,
      })),
  },
})

/** Rules on the calculated costs. They report nothing if other rules already doubt an amount of a plan. */
export const planComparisonRules: readonly PlanComparisonRule[] = rules.map((rule) => ({
  ...rule,
  check: (instance, model, comparison) => {
    const findings = flatten(rule.check(instance, model, comparison))
    return findings.length > 0 && !hasDoubtfulAmount({ instance, plans: model.document }) && findings
  },
}))

const amountRules = [
  ...moneyRules,
  ...payrollRules.filter(({ code }) => ['payroll-out-of-line', 'lower-band-pays-more'].includes(code)),
  ...limitRules,
  ...paymentRules,
]

function hasDoubtfulAmount(documents: YearDocuments): boolean {
  return amountRules.some((rule) =>
    flatten(rule.check(documents)).some(({ pointer }) => pointer.startsWith('/plans')),
  )
}

/** For example 'in every tier and salary band'. */
function describeScope({ features }: Instance, { document: { plans } }: Model) {
  const isByLocation = features.locations && dependsOnLocation(plans)
  const names = ['tier', features.salaryBands && 'salary band', isByLocation && 'location']
  const isOfferedToSome = plans.some(({ locations, salaryBands }) => locations ?? salaryBands)
  return `in every ${new Intl.ListFormat('en').format(names.filter((name) => name !== false))}${isOfferedToSome ? ' where it is offered' : ''}`
}

function pointerTo({ plans }: Model, key: string) {
  return `/plans/${plans.findIndex(({ plan }) => plan.key === key)}/displayName`
}

function formatPlan({ plans }: Model, key: string) {
  const found = plans.find(({ plan }) => plan.key === key)
  return `'${found?.plan.displayName ?? key}'`
}

function acceptWithReason(code: string) {
  return `If there is another reason to offer the plan, give it in accepted.json under '${code}'.`
}
