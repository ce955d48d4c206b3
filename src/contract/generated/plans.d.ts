// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * An id of the instance, exactly as it stands there.
 */
export type Id = (string | number)
/**
 * Health savings account, health reimbursement arrangement or flexible spending account.
 */
export type Account = ("HSA" | "HRA" | "FSA")
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
 * How the company's money in an account is counted: capped takes off no more than the out-of-pocket expenses (the rest stays in the account); full takes off all of it.
 */
accountMoney: ("capped" | "full")
/**
 * The most that the law lets one person pay out of pocket in the plan year, in a family too. Left out, only the plans' own maxima hold.
 */
selfOnlyCap?: number
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
 * The most that may be paid into an account in a year. What is not listed has no limit.
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
yearly: number
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
account: Account
/**
 * For the tier EE.
 */
self: number
/**
 * For every other tier.
 */
family: number
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
outOfPocketMaximum: Limit1
payment: Payment
/**
 * How these services are paid.
 */
services?: ServicePayment[]
account?: Account1
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
 * True when the deductible comes first.
 */
deductible?: boolean
/**
 * Dollars for each use, never more than what it costs.
 */
copay?: number
/**
 * The percentage that the member pays of the rest.
 */
coinsurance?: number
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
 * True when the deductible comes first.
 */
deductible?: boolean
/**
 * Dollars for each use, never more than what it costs.
 */
copay?: number
/**
 * The percentage that the member pays of the rest.
 */
coinsurance?: number
}
/**
 * The account that comes with the plan, if one does.
 */
export interface Account1 {
type: Account
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
yearly: MoneyByTier1
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

export declare const validate: ValidateFunction<PlansDocument>
