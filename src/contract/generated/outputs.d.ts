// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Id = (string | number)
export type Amounts = (number[] | null)
/**
 * How much may still be paid into the best plan's account: "Your 2027 HSA Maximum Contribution Limit is …" in the results. An empty list, null or nothing when there is no limit.
 * 
 * @maxItems 0
 */
export type ContributionLimit = ({
/**
 * The kind of account, as the results name it.
 */
accountType: string
/**
 * Dollars that may still be paid in for the year.
 */
limit: number
catchUp?: CatchUp
} | unknown[] | null)
/**
 * What may be paid in on top from a certain age.
 */
export type CatchUp = ({
/**
 * The age from which this is allowed, in years.
 */
age: number
/**
 * Dollars a year on top of the limit.
 */
amount: number
} | null)
/**
 * What the calculation took for granted, the same for every plan; shown where the results explain themselves.
 */
export type Assumptions = ({
/**
 * What the usual amounts are multiplied by at the location; 1 where no location is asked for.
 */
locationFactor: number
/**
 * How many months of the plan year the amounts are for: fewer than 12 for a client that starts mid-year.
 */
coveredMonths?: (number | null)
/**
 * Who is assumed to be covered, in the order of the amounts of a line item.
 * 
 * Items: One covered person.
 */
persons: PersonName[]
/**
 * The services that the household uses.
 */
services: ServiceAssumption[]
/**
 * The rules that decide the order in which the year's claims are paid, in the order in which the results show them. A household of several also has the rules for how it shares a deductible and a maximum.
 */
claimOrder: ClaimOrderRule[]
} | null)
/**
 * One rule. The results show a sentence for each code that they know and skip the others; they show a text as it is.
 */
export type ClaimOrderRule = ({
/**
 * What the rule is. no-deductible-first: services without a deductible come first. drug-deductible-next: prescriptions with a deductible of their own come next. deductible-last: services under the plan's deductible come last. most-expensive-first: within each of these groups, the service with the highest price comes first. family-deductible-shared-evenly: the persons of a family meet its deductible in equal parts, as far as their claims and maximums allow. family-maximum-by-person: the employee uses up the family's maximum first, then the spouse, then the children.
 */
code: string
} | string)

/**
 * What a calculation answers. All money is in dollars for the plan year, or for as many months of it as are covered.
 */
export interface OutputsPayload {
/**
 * The costs of every plan, by plan key.
 */
plans: {
[k: string]: PlanCosts
}
/**
 * The key of the plan that suits best: the one whose name and figures the results begin with.
 */
bestPlan: string
/**
 * Dollars a year that the best plan saves compared with the most expensive one; shown where the savings style overrode the choice.
 */
potentialSavings?: (number | null)
/**
 * True when the savings style led to another plan than the cheapest one, which the results then explain. False or null otherwise.
 */
savingsDidOverride?: (boolean | null)
contributionLimit?: ContributionLimit
assumptions?: Assumptions
}
/**
 * What the year costs under one plan.
 */
export interface PlanCosts {
/**
 * What employees know the plan by: the name above the best plan's figures and in the table of all plans.
 */
displayName: string
/**
 * Dollars a year of deductibles, copays and coinsurance together, "Out-of-pocket Expenses" in the results.
 */
outOfPocketExpenses: number
/**
 * Dollars a year of the company's money in an account that the estimate takes off the expenses, "HSA Funds" in the results.
 */
hsaFunds: number
/**
 * Dollars a year that come out of pay, before surcharges and credits.
 */
payrollDeduction: number
/**
 * Dollars a year of surcharges less credits; negative when credits prevail. The payroll figure above the table includes it.
 */
surchargeTotal: number
/**
 * Dollars a year that the plan is estimated to cost the employee in all: out-of-pocket expenses, payroll deduction and surcharges, less the company's money.
 */
totalCost: number
/**
 * Dollars that a year costs at most: the payroll deduction, the surcharges and the out-of-pocket maximum, less the company's money.
 */
worstCase?: (number | null)
/**
 * The key of a plan that costs no more whatever happens in the year; null or nothing when there is none.
 */
dominatedBy?: (string | null)
/**
 * Where the out-of-pocket expenses come from: one item per service that is used, in the order of the claims. Deductible, copay and coinsurance of all items and persons sum to the out-of-pocket expenses. Names, prices and uses are in the assumptions, once for all plans.
 */
lineItems?: (LineItem[] | null)
}
/**
 * What the uses of one service come to. Each amount is a list with one figure per person, in the order of the assumptions' persons; if a list is missing, all its figures are zero.
 */
export interface LineItem {
/**
 * The id of one of the assumptions' services, where its name, its price and each person's uses are.
 */
service: Id
/**
 * Dollars that the member pays under a deductible, per person.
 */
deductible?: Amounts
/**
 * Dollars that the member pays in flat amounts, per person.
 */
copay?: Amounts
/**
 * Dollars that the member pays as a percentage, per person.
 */
coinsurance?: Amounts
/**
 * Dollars that the member would also pay if there were no out-of-pocket maximum, per person.
 */
amountOverMaximum?: Amounts
}
export interface PersonName {
/**
 * Who of the household it is.
 */
role: ("subscriber" | "spouse" | "child")
/**
 * Which one of that role, from 1.
 */
number: number
}
/**
 * One service, and what was assumed of it.
 */
export interface ServiceAssumption {
/**
 * The id of one of the instance's services, in the same type.
 */
id: Id
/**
 * What employees read.
 */
name: string
/**
 * How often all persons together use it in the year.
 */
uses: number
/**
 * Dollars that one use costs at the location, the plan's share and the member's together.
 */
allowedAmount: number
/**
 * How often each person uses it in the year, in the order of the persons; they sum to the uses. Line items need it.
 */
usesByPerson?: (number[] | null)
}

export declare const validate: ValidateFunction<OutputsPayload>
