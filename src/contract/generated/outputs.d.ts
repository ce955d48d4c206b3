// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Id = (string | number)
export type Amounts = (number[] | null)
/**
 * How much the employee may pay into the best plan's account: "Your 2027 HSA Maximum Contribution Limit is …" in the results. An empty list, null, or left out if there is no limit.
 * 
 * @maxItems 0
 */
export type ContributionLimit = ({
/**
 * The kind of account, as the results name it.
 */
accountType: string
/**
 * Dollars that the employee may pay in for the year.
 */
limit: number
catchUp?: CatchUp
} | unknown[] | null)
/**
 * The additional amount allowed from a certain age.
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
 * The assumptions of the calculation, the same for every plan. The results show them in their notes.
 */
export type Assumptions = ({
/**
 * The prices are multiplied by it for the location; 1 if the client does not ask for a location.
 */
locationFactor: number
/**
 * How many months of the plan year the amounts cover: fewer than 12 for a client that starts mid-year.
 */
coveredMonths?: (number | null)
/**
 * The persons that are assumed to be covered, in the order of the amounts of a line item.
 * 
 * Items: One covered person.
 */
persons: PersonName[]
/**
 * The services that the household uses.
 */
services: ServiceAssumption[]
/**
 * The rules that decide the order in which the year's claims are paid, in the order in which the results show them. A household of more than one person also has the rules for how it shares a deductible and a maximum.
 */
claimOrder: ClaimOrderRule[]
} | null)
/**
 * One rule. The results show a sentence for each known code and skip other codes; they show a text as it is.
 */
export type ClaimOrderRule = ({
/**
 * The code of the rule. no-deductible-first: services without a deductible come first. drug-deductible-next: prescriptions with a deductible of their own come next. deductible-last: services under the plan's deductible come last. most-expensive-first: within each of these groups, the service with the highest price comes first. family-deductible-shared-evenly: the persons of a family meet its deductible in equal parts, as far as their claims and maximums allow. family-maximum-by-person: the employee uses up the family's maximum first, then the spouse, then the children.
 */
code: string
} | string)

/**
 * The result of a calculation. All money is in dollars for the plan year, or for its covered months.
 */
export interface OutputsPayload {
/**
 * The costs of every plan, by plan key.
 */
plans: {
[k: string]: PlanCosts
}
/**
 * The key of the best plan: the results begin with its name and figures.
 */
bestPlan: string
/**
 * Dollars a year that the best plan saves compared with the most expensive one; shown if the savings style overrode the choice.
 */
potentialSavings?: (number | null)
/**
 * True if the savings style led to a plan other than the cheapest, which the results then explain. Otherwise false or null.
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
 * The plan's name for employees: above the best plan's figures and in the table of all plans.
 */
displayName: string
/**
 * Dollars a year: the sum of deductibles, copays, and coinsurance, "Out-of-pocket Expenses" in the results.
 */
outOfPocketExpenses: number
/**
 * Dollars a year of the company's money in an account that the estimate subtracts from the expenses, "HSA Funds" in the results.
 */
hsaFunds: number
/**
 * Dollars a year deducted from pay, without surcharges and credits.
 */
payrollDeduction: number
/**
 * Dollars a year of surcharges less credits; negative if the credits are higher. The payroll figure above the table includes it.
 */
surchargeTotal: number
/**
 * The plan's estimated cost for the employee in dollars a year: out-of-pocket expenses, payroll deduction, and surcharges, less the company's money.
 */
totalCost: number
/**
 * The highest cost of a year in dollars: the payroll deduction, the surcharges, and the out-of-pocket maximum, less the company's money.
 */
worstCase?: (number | null)
/**
 * The key of a plan that never costs more, whatever services are used; null or left out if there is none.
 */
dominatedBy?: (string | null)
/**
 * What the out-of-pocket expenses consist of: one item per service that is used, in the order of the claims. Deductible, copay, and coinsurance of all items and persons sum to the out-of-pocket expenses. Names, prices, and uses are in the assumptions, once for all plans.
 */
lineItems?: (LineItem[] | null)
}
/**
 * The cost of the uses of one service. Each amount is a list with one figure per person, in the order of the assumptions' persons; if a list is missing, all its figures are zero.
 */
export interface LineItem {
/**
 * The id of one of the assumptions' services, where its name, its price, and each person's uses are.
 */
service: Id
/**
 * Dollars that the member pays under a deductible, per person.
 */
deductible?: Amounts
/**
 * Dollars that the member pays as flat amounts, per person.
 */
copay?: Amounts
/**
 * Dollars that the member pays as a percentage, per person.
 */
coinsurance?: Amounts
/**
 * Dollars that the member would also pay without an out-of-pocket maximum, per person.
 */
amountOverMaximum?: Amounts
}
export interface PersonName {
/**
 * The person's role in the household.
 */
role: ("subscriber" | "spouse" | "child")
/**
 * The person's number within the role, from 1.
 */
number: number
}
/**
 * One service, and the assumptions about it.
 */
export interface ServiceAssumption {
/**
 * The id of one of the instance's services, in the same type.
 */
id: Id
/**
 * What employees see.
 */
name: string
/**
 * How often all persons together use it in the year.
 */
uses: number
/**
 * The price of one use at the location in dollars: the plan's share and the member's together.
 */
allowedAmount: number
/**
 * How often each person uses it in the year, in the order of the persons; they sum to the uses. Line items need it.
 */
usesByPerson?: (number[] | null)
}

export declare const validate: ValidateFunction<OutputsPayload>
