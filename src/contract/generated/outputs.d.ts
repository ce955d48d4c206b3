// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Id = (string | number)
/**
 * How much may still be paid into the best plan's account; an empty list, null or nothing when there is no limit.
 * 
 * @maxItems 0
 */
export type ContributionLimit = ({
accountType: string
limit: number
catchUp?: CatchUp
} | unknown[] | null)
/**
 * What may be paid in besides from an age on.
 */
export type CatchUp = ({
/**
 * The age from which it may be, in years.
 */
age: number
/**
 * Dollars a year.
 */
amount: number
} | null)
/**
 * What the calculation took for granted, the same for every plan.
 */
export type Assumptions = ({
/**
 * What usual amounts are multiplied by at the location; 1 where no location is asked for.
 */
locationFactor: number
/**
 * Who is taken to be covered, in the order of the explanation.
 */
persons: PersonName[]
/**
 * The services that the household uses.
 */
services: ServiceAssumption[]
/**
 * The order in which the year's claims are taken, in sentences to be shown.
 */
claimOrder: string[]
} | null)

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
assumptions?: Assumptions
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
/**
 * What a year costs at most: the payroll deduction, the surcharges and the out-of-pocket maximum, less the company's money.
 */
worstCase?: (number | null)
/**
 * The key of a plan that costs no more whatever happens in the year; null or nothing when there is none.
 */
dominatedBy?: (string | null)
/**
 * Where the out-of-pocket expenses come from: a line for each person and service that is used, in the order of the claims. Deductible, copay and coinsurance of all lines sum to the out-of-pocket expenses.
 */
explanation?: (ExpenseLine[] | null)
}
/**
 * What one person's uses of one service come to in the year.
 */
export interface ExpenseLine {
person: PersonName
service: Id
name: string
/**
 * How often the person uses it in the year.
 */
uses: number
/**
 * What these uses cost together, the plan's part and the member's.
 */
allowedAmount: number
/**
 * What the member pays of it under a deductible.
 */
deductible: number
/**
 * What the member pays of it in flat amounts.
 */
copay: number
/**
 * What the member pays of it as a percentage.
 */
coinsurance: number
/**
 * What the member would pay besides, were there no out-of-pocket maximum.
 */
cut: number
}
/**
 * One covered person.
 */
export interface PersonName {
role: ("subscriber" | "spouse" | "child")
/**
 * Which one of that role, from 1.
 */
number: number
}
export interface ServiceAssumption {
id: Id
name: string
/**
 * How often all persons together use it in the year.
 */
uses: number
/**
 * What one use costs at the location, the plan's part and the member's together.
 */
allowedAmount: number
}

export declare const validate: ValidateFunction<OutputsPayload>
