import type { Model } from '../../service/engine/model.ts'
import type { LineUpRule } from './Rule.ts'

/** What only the engine can tell of the plans beside each other. */
export const lineUpRules: readonly LineUpRule[] = [
  {
    code: 'dominated-plan',
    severity: 'warning',
    title: 'No plan costs at least as much as another in every tier, whatever is used.',
    check: (instance, model, { dominated }) =>
      [...dominated].map(([key, by]) => ({
        pointer: pointerTo(model, key),
        message: `Whatever is used, this plan costs no less than ${listed(by)}, in every tier${instance.features.salaryBands ? ' and salary band' : ''}.`,
        mend: 'See whether its payroll, limits and payments are right: nobody is better off with it.',
      })),
  },
  {
    code: 'never-best-plan',
    severity: 'warning',
    title: 'Every plan is the best for someone.',
    check: (_, model, { dominated, never, years }) =>
      [...never]
        .filter((key) => !dominated.has(key))
        .map((key) => ({
          pointer: pointerTo(model, key),
          message: `Of ${years} years that were tried, from no care to the most and with every scenario, this plan costs least in none.`,
          mend: 'See whether its payroll, limits and payments are right; accept it if the plan is offered for another reason.',
        })),
  },
]

function pointerTo({ plans }: Model, key: string) {
  return `/plans/${plans.findIndex(({ plan }) => plan.key === key)}/displayName`
}

function listed(keys: Set<string>) {
  return [...keys].map((key) => JSON.stringify(key)).join(' or ')
}
