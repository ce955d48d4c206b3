// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * How much the total cost varies between simulated years.
 */
export type CostRange = ({
/**
 * Dollars: one year in ten costs less.
 */
low: Dollars
/**
 * Dollars: one year in ten costs more.
 */
high: Dollars
} | null)
export type Dollars = number
/**
 * The plan's terms as they apply to the employee's tier.
 */
export type PlanFacts = ({
/**
 * What is paid before the plan pays its share.
 */
deductible: Limits
drugDeductible?: DrugDeductible
/**
 * The limit of what is paid for care in a year.
 */
maximum: Limits
drugMaximum?: DrugMaximum
/**
 * True if copays do not count toward a maximum, so that the costs of a year have no limit. Null or left out if they count.
 */
maximumExcludesCopays?: (boolean | null)
/**
 * What each person's first uses of a service in the year cost; null or left out if they cost what all uses cost.
 */
firstUses?: (FirstUsesOfAService[] | null)
/**
 * The share of care that the estimate assumes at providers other than the plan's preferred ones, such as out of network; null or left out if all care is at preferred providers.
 */
otherProviders?: (Providers[] | null)
/**
 * The percentage that the member usually pays: 20 if the plan pays 80%.
 */
coinsurance: number
/**
 * The kind of the plan's account, as the results name it: HSA, HRA, or FSA; null or left out without an account.
 */
accountType?: (string | null)
companyContribution?: CompanyContribution
contributionLimit?: ContributionLimitOfThePlan
match?: CompanyMatch
payroll?: PayrollDeductions
} | null)
/**
 * The separate deductible for prescription drugs; null or left out if there is none.
 */
export type DrugDeductible = ({
/**
 * Dollars for each person.
 */
person: Dollars
/**
 * Dollars for all persons together; null if there is only the amount of each person.
 */
household?: (number | null)
} | null)
/**
 * The separate limit of what is paid for prescription drugs; null or left out if there is none.
 */
export type DrugMaximum = ({
/**
 * Dollars for each person.
 */
person: Dollars
/**
 * Dollars for all persons together.
 */
household: Dollars
} | null)
export type Id = (string | number)
/**
 * The company's money in the plan's account; null or left out without an account.
 */
export type CompanyContribution = ({
/**
 * Dollars that the company pays in.
 */
full: Dollars
/**
 * Dollars of it that pay the year's out-of-pocket expenses.
 */
used: Dollars
/**
 * Dollars of it that remain after the year.
 */
remaining: Dollars
/**
 * The months of equal installments, 1 for January. Null or left out without installments, or if they are not equal.
 */
months?: (number[] | null)
} | null)
/**
 * How much the employee may pay into the plan's account; null or left out without an account or a known limit.
 */
export type ContributionLimitOfThePlan = ({
/**
 * Dollars that the employee may pay in for the year.
 */
limit: number
/**
 * The additional amount allowed from a certain age.
 */
catchUp?: CatchUp
} | null)
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
 * What the company adds to the employee's own payments into the account; null or left out if it adds nothing.
 */
export type CompanyMatch = ({
/**
 * What the company adds, as a percentage of what the employee pays in.
 */
percentage: number
/**
 * Dollars that the company adds in a year at most.
 */
maximum: Dollars
/**
 * True if the estimate counts the highest match; false if it counts none.
 */
isCounted: boolean
} | null)
/**
 * The payroll deductions, without surcharges and credits; null or left out if their number is not known.
 */
export type PayrollDeductions = ({
/**
 * How many payroll deductions there are in the covered months.
 */
deductions: number
/**
 * Dollars of one payroll deduction from the month of birth; null or left out if a birth does not change it.
 */
afterBirth?: (number | null)
/**
 * Dollars of one payroll deduction.
 */
amount: Dollars
} | null)
/**
 * When the out-of-pocket expenses fall due, if every date of the covered months is equally likely for each claim.
 */
export type MonthlyExpenses = ({
/**
 * Dollars of out-of-pocket expenses in each covered month, in order. They sum to the out-of-pocket expenses.
 * 
 * Items: One month's expenses in dollars.
 */
expenses: Dollars[]
/**
 * Dollars: in nine of ten years, no month costs more.
 */
highest: Dollars
} | null)
/**
 * The largest single bill that the year may bring, of one visit, stay, or prescription: in nine of ten years like this one, no bill is higher. If the scenario has its month or a birth, the year has this bill, and the amount is that of the middle year. Null or left out if the year has no bills.
 */
export type LargestBill = ({
/**
 * Dollars of the member's part.
 */
amount: Dollars
/**
 * The service of the bill.
 */
service: Id
/**
 * The month of the bill if the scenario has one, 1 for January; null if every date is equally likely.
 */
month?: (number | null)
/**
 * True if the bill comes with the birth of a baby. Null or left out if not.
 */
isAtBirth?: (boolean | null)
} | null)
/**
 * Pages about the plan; null or left out if there are none. Addresses that do not start with https are not shown.
 */
export type Links = ({
/**
 * The plan's directory of doctors.
 */
providers?: Link
/**
 * The drugs that the plan covers.
 */
drugs?: Link
/**
 * The plan's Summary of Benefits and Coverage.
 */
summary?: Link
} | null)
export type Link = (string | null)
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
/**
 * The additional amount allowed from a certain age.
 */
catchUp?: CatchUp
} | unknown[] | null)
/**
 * What the plans cost at different amounts of care: the same kinds of care as in the scenario, more or less of them.
 */
export type CostCurve = ({
/**
 * Amounts of care from none to more than every maximum, in ascending order.
 */
points: CurvePoint[]
/**
 * Where the cheapest plan changes, in ascending order of care. Empty if one plan is always the cheapest.
 */
crossovers: Crossover[]
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
 * Where the prices, the uses, and the terms of the plans come from; null or left out if it is not stated.
 */
source?: (string | null)
birth?: Birth
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
 * The figures are the mean of this many claim orders.
 */
orders?: (number | null)
/**
 * The cost ranges and the shares of years come from this many simulated years.
 */
years?: (number | null)
/**
 * The rules that decide the order in which the year's claims are paid, in the order in which the results show them.
 */
claimOrder: ClaimOrderRule[]
} | null)
/**
 * What the estimate assumes about the baby that the scenario adds; null or left out if it adds none, or if the baby is not covered.
 */
export type Birth = ({
/**
 * The month of the plan year, 1 for January; null if it is not known, or not covered: then every covered date is equally likely.
 */
month: (number | null)
} | null)
/**
 * One rule. The results show a sentence for each known code and skip other codes; they show a text as it is.
 */
export type ClaimOrderRule = ({
/**
 * The code of the rule. by-date: claims count in the order of their dates. mean-of-orders: the dates are not known, so the figures are the mean of many orders, the same for every plan. stays-together: the days of a stay are consecutive.
 */
code: string
} | string)

/**
 * The result of a calculation. All money is in dollars for the plan year, or for its covered months.
 */
export interface OutputsPayload {
/**
 * The costs of every plan that the employee is offered, by plan key.
 */
plans: {
[k: string]: PlanCosts
}
/**
 * The key of the best plan: the results begin with its name and figures.
 */
bestPlan: string
/**
 * Dollars that the best plan saves compared with the plan comparedWith: in a worst-case year if the savings style overrode the choice, otherwise in the expected year. Null or left out if that is less than 50 cents. Shown if the savings style overrode the choice.
 */
potentialSavings?: (number | null)
/**
 * The key of the plan that the potential savings refer to: the cheapest plan if the savings style overrode the choice, otherwise the most expensive plan. Null or left out if there are no savings.
 */
comparedWith?: (string | null)
/**
 * The key of the second-best plan; null or left out if there is only one plan.
 */
runnerUp?: (string | null)
/**
 * How clearly the best plan is better than the runner-up. Left out if the savings style overrode the choice, because the cost is not its reason then.
 */
confidence?: ("clear" | "close" | "even" | null)
/**
 * True if the savings style led to a plan other than the cheapest, which the results then explain. Otherwise false or null.
 */
savingsDidOverride?: (boolean | null)
contributionLimit?: ContributionLimit
/**
 * What the plans cost in every scenario of the instance, and in the custom one if it was posted.
 */
scenarios?: (ScenarioCosts[] | null)
curve?: CostCurve
assumptions?: Assumptions
/**
 * The texts in this response that are in the first language of the client, because they have no translation into the language of the response.
 */
untranslated?: (string[] | null)
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
 * Dollars a year: the sum of deductibles, copays, coinsurance, and care that is not covered, "Out-of-pocket Expenses" in the results.
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
 * Dollars a year: the cost of a year with these kinds of care that reaches the out-of-pocket maximum, with as much care that does not count toward it as in any simulated year. It consists of the payroll deduction, the surcharges, the maximum, and the care that the plan does not cover, less the company's money. The range never exceeds it. Null if there is no limit, because copays go on above the maximum (maximumExcludesCopays in the facts).
 */
worstCase?: (number | null)
/**
 * The key of a plan that never costs more, whatever services are used; null or left out if there is none.
 */
dominatedBy?: (string | null)
range?: CostRange
/**
 * The share of the simulated years in which the plan is the cheapest: 0.62 is 62% of them.
 */
cheapestIn?: (number | null)
facts?: PlanFacts
monthly?: MonthlyExpenses
largestBill?: LargestBill
links?: Links
/**
 * What the out-of-pocket expenses consist of: one item per service that is used. Deductible, copay, coinsurance, and what is not covered, of all items and persons, sum to the out-of-pocket expenses. All amounts are means over possible orders of the year's claims. Names, prices, and uses are in the assumptions, once for all plans.
 */
lineItems?: (LineItem[] | null)
}
export interface Limits {
/**
 * Dollars for each person.
 */
person: Dollars
/**
 * Dollars for all persons together.
 */
household: Dollars
}
/**
 * The first uses of one service.
 */
export interface FirstUsesOfAService {
/**
 * The id of the service.
 */
service: Id
/**
 * How many uses of each person.
 */
count: number
/**
 * Dollars for each of these uses: 0 if they are free.
 */
copay: Dollars
}
/**
 * A group of providers with the share of care there: of all services, or of those that have a payment there.
 */
export interface Providers {
/**
 * The name of the providers.
 */
name: string
/**
 * Percent of the uses of each service that has a payment there.
 */
share: number
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
 * Dollars that the member pays for uses that the plan does not cover, per person.
 */
notCovered?: Amounts
/**
 * Dollars that the member would also pay without an out-of-pocket maximum, per person.
 */
amountOverMaximum?: Amounts
}
/**
 * What the plans cost in one scenario.
 */
export interface ScenarioCosts {
/**
 * The id of one of the instance's scenarios, or custom for the employee's own uses.
 */
scenario: Id
/**
 * Dollars of care in this scenario: the full price, the plan's share and the member's together.
 */
care?: (number | null)
/**
 * The total cost of every plan in this scenario, by plan key, in dollars.
 */
totalCosts: TotalCosts
/**
 * The key of the best plan in this scenario.
 */
bestPlan: string
}
export interface TotalCosts {
/**
 * One plan's total cost in dollars.
 */
[k: string]: Dollars
}
/**
 * What the plans cost at one amount of care.
 */
export interface CurvePoint {
/**
 * Dollars of care in the year: the full price, the plan's share and the member's together.
 */
care: Dollars
/**
 * The total cost of every plan at this amount of care, by plan key, in dollars.
 */
totalCosts: TotalCosts
}
/**
 * An amount of care at which the cheapest plan changes.
 */
export interface Crossover {
/**
 * Dollars of care in the year, at full price.
 */
care: Dollars
/**
 * The key of the plan that is the cheapest below this amount.
 */
from: string
/**
 * The key of the plan that is the cheapest above this amount.
 */
to: string
}
export interface PersonName {
/**
 * The person's role in the household.
 */
role: ("subscriber" | "spouse" | "child")
/**
 * True for the baby that the scenario adds. Null or left out for anyone else.
 */
isNewborn?: (boolean | null)
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
