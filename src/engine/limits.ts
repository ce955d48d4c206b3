import type { Cents } from './money.ts'

/** The limits that claims count toward: a plan's own deductible and maximum, or those for prescriptions. */
export const limitKinds = ['medical', 'drug'] as const

/** Stands for the index of a limit kind if the plan pays without a deductible. */
export const noDeductible = -1

/** A limit as it is in the plan: for the employee alone, and for a family. */
export interface PlanLimit {
  individual: Cents
  /** The embedded limit of each person of a family. */
  person: Cents
  family: Cents
  isEmbedded: boolean
}

export interface PlanLimits {
  deductible: PlanLimit
  drugDeductible: PlanLimit
  maximum: PlanLimit
  /** The maximum for prescriptions; null if they count toward the other one. */
  drugMaximum: PlanLimit | null
  /** The limits for other providers; null if the plan's apply there too. */
  others: { deductible: PlanLimit | null; maximum: PlanLimit | null }[]
}

/** A limit for each person of a household, and for all of them together. */
export interface HouseholdLimit {
  person: Cents
  household: Cents
}

/** A plan's limits for one household. */
export interface HouseholdLimits {
  deductible: HouseholdLimit
  drugDeductible: HouseholdLimit
  maximum: HouseholdLimit
  drugMaximum: HouseholdLimit | null
  others: { deductible: HouseholdLimit | null; maximum: HouseholdLimit | null }[]
}

/**
 * The limits of a plan for the employee alone, or for a family.
 * @param selfOnlyCap the legal limit for each person, in a family and under an aggregate maximum too.
 */
export function householdLimits(plan: PlanLimits, isFamily: boolean, selfOnlyCap: Cents): HouseholdLimits {
  const maximumFor = (limit: PlanLimit) => {
    const { person, household } = toHouseholdLimit(limit, isFamily)
    return { person: Math.min(person, selfOnlyCap), household }
  }
  return {
    deductible: toHouseholdLimit(plan.deductible, isFamily),
    drugDeductible: toHouseholdLimit(plan.drugDeductible, isFamily),
    maximum: maximumFor(plan.maximum),
    drugMaximum: plan.drugMaximum && maximumFor(plan.drugMaximum),
    // The legal limit is for care in the network.
    others: plan.others.map(({ deductible, maximum }) => ({
      deductible: deductible && toHouseholdLimit(deductible, isFamily),
      maximum: maximum && toHouseholdLimit(maximum, isFamily),
    })),
  }
}

/** The highest expenses that a household can have for care that counts toward a plan's maximums. */
export function maxOutOfPocket({ maximum, drugMaximum }: HouseholdLimits, persons: number): Cents {
  return highestExpenses(maximum, persons) + highestExpenses(drugMaximum, persons)
}

/** The highest expenses that count toward a maximum; 0 without one. */
export function highestExpenses(maximum: HouseholdLimit | null, persons: number): Cents {
  return maximum ? Math.min(maximum.household, persons * maximum.person) : 0
}

/** An aggregate limit of a family is also the limit of each person. */
function toHouseholdLimit(limit: PlanLimit, isFamily: boolean): HouseholdLimit {
  const { individual, person, family, isEmbedded } = limit
  if (!isFamily) return { person: individual, household: individual }
  return { person: isEmbedded ? Math.min(person, family) : family, household: family }
}
