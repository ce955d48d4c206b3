// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * How much may still be paid into the best plan's account; an empty list, null or nothing when there is no limit.
 * 
 * @maxItems 0
 */
export type ContributionLimit = ({
accountType: string
limit: number
} | unknown[] | null)

/**
 * What a calculation answers. All money is in dollars a year.
 */
export interface OutputsPayload {
/**
 * The costs of every plan, by plan key.
 */
plans: {
[k: string]: PlanCosts
}
/**
 * The key of the plan that suits best.
 */
bestPlan: string
/**
 * What the best plan saves against the dearest one.
 */
potentialSavings?: (number | null)
/**
 * True when the savings style led to another plan than the cheapest one.
 */
savingsDidOverride?: (boolean | null)
contributionLimit?: ContributionLimit
}
export interface PlanCosts {
displayName: string
/**
 * Deductibles, copays and coinsurance together.
 */
outOfPocketExpenses: number
/**
 * The company's money in an account that the estimate takes off the expenses.
 */
hsaFunds: number
/**
 * What comes out of pay, before surcharges and credits.
 */
payrollDeduction: number
/**
 * Surcharges less credits; negative when credits prevail.
 */
surchargeTotal: number
totalCost: number
}

export declare const validate: ValidateFunction<OutputsPayload>
