import type { Cents } from './money.ts'

/** A limit for the employee alone and for a family. */
export interface PlanLimit {
  individual: Cents
  family: Cents
  isEmbedded: boolean
}

export interface PlanLimits {
  deductible: PlanLimit
  drugDeductible: Cents
  maximum: PlanLimit
}

/** The limit of one amount for each person, and for all persons together. */
export interface Bounds {
  person: Cents
  household: Cents
}

/** The limits of a plan for a household. */
export interface Limits {
  deductible: Bounds
  /** Per person: there is none for the household. */
  drugDeductible: Cents
  maximum: Bounds
}

/**
 * The limits of a plan for the employee alone, or for a family.
 * @param selfOnlyCap the legal limit for each person, in a family and under an aggregate maximum too.
 */
export function householdLimits(plan: PlanLimits, isFamily: boolean, selfOnlyCap: Cents): Limits {
  const maximum = toBounds(plan.maximum, isFamily)
  return {
    deductible: toBounds(plan.deductible, isFamily),
    drugDeductible: plan.drugDeductible,
    maximum: { ...maximum, person: Math.min(maximum.person, selfOnlyCap) },
  }
}

/** The highest out-of-pocket expenses that a household can have. */
export function maxOutOfPocket({ maximum }: Limits, persons: number): Cents {
  return Math.min(maximum.household, persons * maximum.person)
}

/** An aggregate limit of a family is also the limit of each person. */
function toBounds({ individual, family, isEmbedded }: PlanLimit, isFamily: boolean): Bounds {
  if (!isFamily) return { person: individual, household: individual }
  return { person: isEmbedded ? Math.min(individual, family) : family, household: family }
}
