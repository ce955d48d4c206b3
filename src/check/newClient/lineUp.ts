import type { Plan } from '../../contract/plans.ts'
import { UsageError } from '../files/UsageError.ts'
import type { PlanKind } from './Answers.ts'
import { kindNames, typicalPlans, type UsualPlan } from './typicalPlans.ts'

/** How many plans of one kind there are figures for. */
export const mostOfKind = Math.min(...Object.values(typicalPlans).map((plans) => plans.length))

/**
 * A plan for each kind that is said; the second of a kind is leaner, and numbered.
 * @throws UsageError when a kind stands more often than there are figures for.
 */
export function lineUpOf(kinds: readonly PlanKind[]): (Pick<Plan, 'key' | 'displayName'> & UsualPlan)[] {
  return kinds.map((kind, place) => {
    const before = kinds.slice(0, place).filter((other) => other === kind).length
    const figures = typicalPlans[kind][before]
    if (!figures)
      throw new UsageError(
        `There can be at most ${mostOfKind} plans of a kind, but '${kind}' is there more often: add the others in plans.json.`,
      )
    const isFirst = before === 0
    return {
      key: isFirst ? kind : `${kind}-${before + 1}`,
      displayName: isFirst ? kindNames[kind] : `${kindNames[kind]} ${before + 1}`,
      ...figures,
    }
  })
}
