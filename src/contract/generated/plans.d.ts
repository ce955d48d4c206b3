// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * An id of the instance, exactly as it stands there.
 */
export type Id = (string | number)
/**
 * Health savings account, health reimbursement arrangement or flexible spending account.
 */
export type Account1 = ("HSA" | "HRA" | "FSA")
/**
 * Dollars, with at most two decimals.
 */
export type Money = number

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
selfOnlyCap?: number
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
perAdult?: number
/**
 * How often each child uses it in the year. 0 when left out.
 */
perChild?: number
/**
 * How often the employee uses it besides: for what happens once in a household, as one operation. 0 when left out.
 */
bySubscriber?: number
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
self: number
/**
 * For every other tier.
 */
family: number
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
amount: number
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
deductible: Limit
/**
 * A deductible of its own for prescription drugs, each person's alone: a family has none together. When left out, drugs take the plan's deductible as everything does.
 */
drugDeductible?: number
outOfPocketMaximum: Limit1
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
 * What the member pays alone in a year before the plan pays its part.
 */
export interface Limit {
/**
 * For one person alone; in a family for each person, when the kind is embedded.
 */
individual: number
/**
 * For all persons of a family together.
 */
family: number
/**
 * embedded: in a family each person has the individual amount, and the family amount caps their sum. aggregate: a family has the family amount alone.
 */
kind: ("embedded" | "aggregate")
}
/**
 * The most that the member pays in a year; past it the plan pays all.
 */
export interface Limit1 {
/**
 * For one person alone; in a family for each person, when the kind is embedded.
 */
individual: number
/**
 * For all persons of a family together.
 */
family: number
/**
 * embedded: in a family each person has the individual amount, and the family amount caps their sum. aggregate: a family has the family amount alone.
 */
kind: ("embedded" | "aggregate")
}
/**
 * How every service is paid that is not listed under services.
 */
export interface Payment {
/**
 * True when the deductible comes first: the drug deductible for a prescription drug where the plan has one.
 */
deductible?: boolean
/**
 * Dollars for each use, never more than what it costs.
 */
copay?: number
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
coinsuranceMaximum?: number
}
export interface ServicePayment {
service: Id
payment: Payment1
}
/**
 * How it is paid.
 */
export interface Payment1 {
/**
 * True when the deductible comes first: the drug deductible for a prescription drug where the plan has one.
 */
deductible?: boolean
/**
 * Dollars for each use, never more than what it costs.
 */
copay?: number
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
coinsuranceMaximum?: number
}
/**
 * The account that comes with the plan, if one does.
 */
export interface Account {
type: Account1
companyMoney: MoneyByTier
/**
 * True when the account is of use only to who fills it oneself.
 */
needsOwnMoney: boolean
}
/**
 * What the company pays into it in a year, by tier.
 */
export interface MoneyByTier {
EE: Money
ES: Money
/**
 * Dollars, with at most two decimals.
 */
EK?: number
EC: Money
EF: Money
}
export interface PayrollRow {
/**
 * An id of the instance, exactly as it stands there.
 */
salaryBand?: (string | number)
yearly?: MoneyByTier1
perPay?: MoneyByTier2
}
/**
 * Dollars a year, by tier.
 */
export interface MoneyByTier1 {
EE: Money
ES: Money
/**
 * Dollars, with at most two decimals.
 */
EK?: number
EC: Money
EF: Money
}
/**
 * Dollars a pay, by tier. A year has payPeriods of them.
 */
export interface MoneyByTier2 {
EE: Money
ES: Money
/**
 * Dollars, with at most two decimals.
 */
EK?: number
EC: Money
EF: Money
}

export declare const validate: ValidateFunction<PlansDocument>
