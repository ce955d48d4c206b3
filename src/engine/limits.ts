import type { ModelLimit, ModelPlan } from './model.ts'
import type { Cents } from './money.ts'

/** What one person and all of them together can be asked for. */
export interface Bounds {
  person: Cents
  together: Cents
}

/** The limits of a plan as they hold for a household. */
export interface Limits {
  deductible: Bounds
  /** Each person's own: a family has none together. */
  drugDeductible: Cents
  maximum: Bounds
}

/**
 * The limits of a plan for the employee alone, or for a family.
 * @param selfOnlyCap the law's cap, which is each person's: in a family and under an aggregate maximum too.
 */
export function limitsOf(plan: ModelPlan, isFamily: boolean, selfOnlyCap: Cents): Limits {
  const maximum = boundsOf(plan.maximum, isFamily)
  return {
    deductible: boundsOf(plan.deductible, isFamily),
    drugDeductible: plan.drugDeductible,
    maximum: { ...maximum, person: Math.min(maximum.person, selfOnlyCap) },
  }
}

/** The most that a household can pay out of pocket. */
export function mostOutOfPocket({ maximum }: Limits, persons: number): Cents {
  return Math.min(maximum.together, persons * maximum.person)
}

/** A person has no limit but the family's where that is one for all together. */
function boundsOf({ individual, family, isEmbedded }: ModelLimit, isFamily: boolean): Bounds {
  if (!isFamily) return { person: individual, together: individual }
  return { person: isEmbedded ? Math.min(individual, family) : family, together: family }
}
