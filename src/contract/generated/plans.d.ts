// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * Dollars, with at most two decimals.
 */
export type Money = number
/**
 * An id of the instance, exactly as it stands there.
 */
export type Id = (string | number)
/**
 * A whole number of uses.
 */
export type Uses = number
/**
 * Health savings account, health reimbursement arrangement or flexible spending account.
 */
export type Account1 = ("HSA" | "HRA" | "FSA")

/**
 * What the plans of one client and plan year cost. Money is in dollars, and every figure has at most two decimals. Ids are those of the instance beside it, in the same type.
 */
export interface PlansDocument {
/**
 * Where this schema is, for editors.
 */
$schema?: string
/**
 * Whose published figures the document follows, for its readers.
 */
source?: string
/**
 * How the company's money in an account is counted: capped takes off no more than the out-of-pocket expenses (the rest stays in the account); full takes off all of it, so that a total can be negative.
 */
accountMoney: ("capped" | "full")
/**
 * The most that the law lets one person pay out of pocket in the plan year, in a family too. Left out, only the plans' own maxima hold.
 */
selfOnlyCap?: Money
/**
 * How many months of the plan year are covered: fewer than 12 for a client that starts in mid-year. Payroll deductions, surcharges, the company's money and contribution limits are then for that part of the year; deductibles and maxima stay whole, and scenarios say what is used in these months.
 */
coveredMonths?: number
/**
 * How often employees are paid in a whole year: what amounts per pay are multiplied by, and needed where there are such. The result shows a year's amount.
 */
payPeriods?: number
persons: PersonsByTier
/**
 * Every service that a scenario or a plan names, and all services of the instance.
 */
services: PricedService[]
/**
 * The uses that each scenario of the instance expects.
 */
scenarios: ScenarioUses[]
/**
 * How dear care is at each location of the instance.
 */
locations: LocationFactor[]
/**
 * What each surcharge or credit of the instance comes to.
 */
surcharges: SurchargeAmount[]
/**
 * What each savings style of the instance does to the choice of the best plan.
 */
savingsStyles: SavingsSteering[]
/**
 * The most that may be paid into an account in a whole year. What is not listed has no limit. Into an HRA the company pays alone.
 */
contributionLimits: YearlyLimit[]
/**
 * The line-up, in the order shown.
 * 
 * @minItems 1
 */
plans: Plan[]
}
/**
 * How many persons each tier is taken to cover.
 */
export interface PersonsByTier {
EE: Persons
ES: Persons
EK: Persons
EC: Persons
EF: Persons
}
/**
 * Who the tier covers.
 */
export interface Persons {
/**
 * The employee, and a spouse or not.
 */
adults: (1 | 2)
/**
 * As many as the tier is taken to cover.
 */
children: number
}
export interface PricedService {
id: Id
/**
 * What the service is called.
 */
name: string
/**
 * What one use costs, the plan's part and the member's together, where the location's factor is 1.
 */
allowedAmount: number
/**
 * True where a plan's drug deductible holds, if it has one, in place of its deductible. One use is one prescription. False when left out.
 */
isDrug?: boolean
/**
 * For a service of which one use is one day: how many days one stay lasts. When left out, all days of a person are one stay. It matters where a plan's copay is for some days of a stay only.
 */
daysPerStay?: number
}
export interface ScenarioUses {
id: Id
/**
 * The services that are used; a service left out is not.
 */
uses: ExpectedUses[]
}
export interface ExpectedUses {
service: Id
/**
 * How often each adult uses it in the year. 0 when left out.
 */
perAdult?: Uses
/**
 * How often each child uses it in the year. 0 when left out.
 */
perChild?: Uses
/**
 * How often the employee uses it besides: for what happens once in a household, as one operation. 0 when left out.
 */
bySubscriber?: Uses
}
export interface LocationFactor {
id: Id
/**
 * What the allowed amounts are multiplied by.
 */
factor: number
}
export interface SurchargeAmount {
id: Id
/**
 * Dollars a year; a credit is negative.
 */
yearly?: number
/**
 * Dollars a pay; a credit is negative. A year has payPeriods of them.
 */
perPay?: number
}
export interface SavingsSteering {
id: Id
/**
 * True steers away from plans with an account that needs the employee's own money, as long as there is another plan.
 */
avoidsOwnMoney: boolean
}
export interface YearlyLimit {
/**
 * The plan year that the limit is for.
 */
year: number
/**
 * Health savings account or flexible spending account.
 */
account: ("HSA" | "FSA")
/**
 * For the tier EE.
 */
self: Money
/**
 * For every other tier.
 */
family: Money
catchUp?: CatchUp
}
/**
 * What may be paid in besides from an age on.
 */
export interface CatchUp {
/**
 * The age from which it may be, in years.
 */
age: number
/**
 * Dollars a year.
 */
amount: Money
}
export interface Plan {
/**
 * Names the plan in a result; no two plans have the same.
 */
key: string
/**
 * What the employee knows the plan by.
 */
displayName: string
/**
 * What the member pays alone in a year before the plan pays its part.
 */
deductible: Limit
/**
 * A deductible of its own for prescription drugs, each person's alone: a family has none together. When left out, drugs take the plan's deductible as everything does.
 */
drugDeductible?: Money
/**
 * The most that the member pays in a year; past it the plan pays all.
 */
outOfPocketMaximum: Limit
/**
 * How every service is paid that is not listed under services.
 */
payment: Payment
/**
 * How these services are paid.
 */
services?: ServicePayment[]
account?: Account
/**
 * What comes out of pay: a row for each salary band, or one row without a band for all that have none of their own.
 * 
 * @minItems 1
 */
payroll: PayrollRow[]
}
/**
 * A yearly amount for one person, and for a family together.
 */
export interface Limit {
/**
 * For one person alone; in a family for each person, when the kind is embedded.
 */
individual: Money
/**
 * For all persons of a family together.
 */
family: Money
/**
 * embedded: in a family each person has the individual amount, and the family amount caps their sum. aggregate: a family has the family amount alone.
 */
kind: ("embedded" | "aggregate")
}
/**
 * What the member pays of each use, in this order: the remaining deductible, the copay, the percentage of what is left. A part left out is not asked for; with none of them there is no charge.
 */
export interface Payment {
/**
 * True when the deductible comes first: the drug deductible for a prescription drug where the plan has one.
 */
deductible?: boolean
/**
 * Dollars for each use, never more than what it costs.
 */
copay?: Money
/**
 * Where one use is one day: on how many days of a stay the copay is asked for. 1 makes it a copay for the stay; when left out, it is for every day.
 */
copayDays?: number
/**
 * The percentage that the member pays of the rest.
 */
coinsurance?: number
/**
 * The most that the percentage comes to for one use, as for one prescription. Nothing limits it when left out.
 */
coinsuranceMaximum?: Money
}
export interface ServicePayment {
service: Id
/**
 * How it is paid.
 */
payment: Payment
}
/**
 * The account that comes with the plan, if one does.
 */
export interface Account {
type: Account1
/**
 * What the company pays into it in a year, by tier.
 */
companyMoney: MoneyByTier
/**
 * True when the account is of use only to who fills it oneself.
 */
needsOwnMoney: boolean
}
/**
 * An amount for each tier.
 */
export interface MoneyByTier {
EE: Money
ES: Money
/**
 * As EC when left out.
 */
EK?: Money
EC: Money
EF: Money
}
export interface PayrollRow {
/**
 * The band that the row is for; left out, the row is for every other band.
 */
salaryBand?: Id
/**
 * Dollars a year, by tier.
 */
yearly?: MoneyByTier
/**
 * Dollars a pay, by tier. A year has payPeriods of them.
 */
perPay?: MoneyByTier
}

export declare const validate: ValidateFunction<PlansDocument>
