import type { Model } from '../../engine/Model.ts'
import { toDollars } from '../../engine/money.ts'
import { areAmountsOdd } from './areAmountsOdd.ts'
import { dollars } from './dollars.ts'
import type { Beaten } from './lineUp.ts'
import type { LineUpRule } from './Rule.ts'

const rules: readonly LineUpRule[] = [
  {
    code: 'dominated-plan',
    severity: 'warning',
    title: 'No plan costs at least as much as another in every tier, whatever care is used.',
    check: (instance, model, { dominated }) =>
      [...dominated].map(([key, by]) => ({
        pointer: pointerTo(model, key),
        message: `${nameOf(model, key)} costs no less than ${listed(model, by)}, whatever care is used, in every tier${instance.features.salaryBands ? ' and salary band' : ''}.`,
        help: `Check that its payroll, limits and payments are right: nobody is better off with it. ${accept('dominated-plan')}`,
      })),
  },
  {
    code: 'never-best-plan',
    severity: 'warning',
    title: 'Every plan is the best choice for someone.',
    check: (_, model, { never, years }) =>
      [...never].map(([key, beaten]) => ({
        pointer: pointerTo(model, key),
        message: `${nameOf(model, key)} is not the cheapest in any of the ${years} years that were tried: every scenario, no care at all, the maximum, and mixes of up to three services. ${comparison(model, beaten)}`,
        help: `Check that its payroll, limits and payments are right. ${accept('never-best-plan')}`,
      })),
  },
]

/** What only the engine can tell of the plans beside each other. From amounts that are odd already nothing follows. */
export const lineUpRules: readonly LineUpRule[] = rules.map((rule) => ({
  ...rule,
  check: (instance, model, standing) => {
    const faults = rule.check(instance, model, standing)
    return faults.length > 0 && areAmountsOdd({ instance, plans: model.document }) ? [] : faults
  },
}))

function pointerTo({ plans }: Model, key: string) {
  return `/plans/${plans.findIndex(({ plan }) => plan.key === key)}/displayName`
}

function nameOf({ plans }: Model, key: string) {
  const found = plans.find(({ plan }) => plan.key === key)
  return `'${found?.plan.displayName ?? key}'`
}

function comparison(model: Model, { by, least, most, isAlways }: Beaten) {
  const [from, to] = [dollars(toDollars(least)), dollars(toDollars(most))]
  return isAlways
    ? `${nameOf(model, by)} always costs less, by ${from === to ? from : `${from} to ${to}`} a year.`
    : `Where it comes nearest, ${nameOf(model, by)} costs ${from} less.`
}

function listed(model: Model, keys: Set<string>) {
  return [...keys].map((key) => nameOf(model, key)).join(' or ')
}

function accept(rule: string) {
  return `If the plan is offered for another reason, give that reason in accepted.json under '${rule}'.`
}
