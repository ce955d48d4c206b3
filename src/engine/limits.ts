import type { Cents } from './money.ts'

/** A limit as the plan states it: for the employee alone, and for a family. */
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

/** A limit for each person of a household, and for all of them together. */
export interface HouseholdLimit {
  person: Cents
  household: Cents
}

/** A plan's limits for one household. */
export interface HouseholdLimits {
  deductible: HouseholdLimit
  /** For each person; there is no household limit. */
  drugDeductible: Cents
  maximum: HouseholdLimit
}

/**
 * The limits of a plan for the employee alone, or for a family.
 * @param selfOnlyCap the legal limit for each person, in a family and under an aggregate maximum too.
 */
export function householdLimits(plan: PlanLimits, isFamily: boolean, selfOnlyCap: Cents): HouseholdLimits {
  const maximum = toHouseholdLimit(plan.maximum, isFamily)
  return {
    deductible: toHouseholdLimit(plan.deductible, isFamily),
    drugDeductible: plan.drugDeductible,
    maximum: { ...maximum, person: Math.min(maximum.person, selfOnlyCap) },
  }
}

/** The highest out-of-pocket expenses that a household can have. */
export function maxOutOfPocket({ maximum }: HouseholdLimits, persons: number): Cents {
  return Math.min(maximum.household, persons * maximum.person)
}

/** An aggregate limit of a family is also the limit of each person. */
function toHouseholdLimit({ individual, family, isEmbedded }: PlanLimit, isFamily: boolean): HouseholdLimit {
  if (!isFamily) return { person: individual, household: individual }
  return { person: isEmbedded ? Math.min(individual, family) : family, household: family }
}
