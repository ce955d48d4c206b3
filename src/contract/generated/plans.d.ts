// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Money = number
export type Id = (string | number)
export type Uses = number

/**
 * What the plans of one client and plan year cost. What employees see is in instance.json in the same folder. Money is in dollars, with at most two decimals. Ids are those of the instance, in the same type.
 */
export interface PlansDocument {
/**
 * The path to this schema. Editors use it to explain and complete the file. Employees do not see it.
 */
$schema?: unknown
/**
 * The source of the amounts, for readers of the file. Employees do not see it.
 */
source?: string
/**
 * How the company's money in an account counts in "HSA Funds" and so in the estimated annual cost.
 */
accountMoney: ("capped" | "full")
/**
 * The legal limit of what one person pays out of pocket in the plan year, in a family too: 10600 in 2026, 12000 in 2027. It lowers a family's estimate if one person has most of the claims. When left out, only the plans' own maximums apply.
 */
selfOnlyCap?: Money
/**
 * How many months of the plan year are covered: fewer than 12 for a client that starts mid-year. Employees then see payroll deductions, surcharges, the company's money, and contribution limits for that part of the year. Deductibles and maximums are not prorated, and scenarios have the uses in these months. 12 when left out.
 */
coveredMonths?: number
/**
 * How many payroll deductions a whole year has: 12 for monthly, 24 for twice a month, 26 for every two weeks, 52 for weekly. There can be fewer deductions than paychecks: 26 paychecks with 24 deductions are common. Amounts per pay period are multiplied by it, because the results show yearly amounts. Required if there are amounts per pay period.
 */
payPeriods?: number
persons: PersonsByTier
/**
 * All services of the instance, and every other service that a scenario or a plan names, with the price of one use. Employees see the names where the results explain the estimate.
 */
services: PricedService[]
/**
 * The care that each scenario of the instance includes. The estimates are based on these uses.
 */
scenarios: ScenarioUses[]
/**
 * How expensive care is at each location of the instance. Empty if employees are not asked for one.
 */
locations: LocationFactor[]
/**
 * The amount of each surcharge or credit of the instance. In the results, it is part of the column "Surcharges and Credits" and of the payroll figure. Empty if there are none.
 */
surcharges: SurchargeAmount[]
/**
 * How each savings style of the instance affects the choice of the best plan. Empty if employees are not asked for one.
 */
savingsStyles: SavingsStyleEffect[]
/**
 * The legal limits of what may be paid into an account in a whole year. Below the figures of a best plan with such an account, the results say "Your 2027 HSA Maximum Contribution Limit is …". An account that is not listed here has no such sentence. HRAs have none, because only the company pays into them.
 */
contributionLimits: YearlyLimit[]
/**
 * The client's plans. "See how this was calculated" lists them from the cheapest to the most expensive, whatever their order here.
 * 
 * @minItems 1
 */
plans: Plan[]
}
/**
 * How many people each tier is assumed to cover. Each person has claims of their own, so a larger family is estimated to cost more.
 */
export interface PersonsByTier {
/**
 * The persons that "employee only" covers: one adult.
 */
EE: Persons
/**
 * The persons that "employee and spouse" covers: two adults.
 */
ES: Persons
/**
 * The persons that "employee and one child" covers: one adult and one child.
 */
EK: Persons
/**
 * The persons that "employee and children" covers: one adult and the usual number of children.
 */
EC: Persons
/**
 * The persons that "family" covers: two adults and the usual number of children.
 */
EF: Persons
}
export interface Persons {
/**
 * The employee, with or without a spouse.
 */
adults: (1 | 2)
/**
 * The number that the tier is assumed to cover; usually two if there are several.
 */
children: number
}
/**
 * One service and what it costs.
 */
export interface PricedService {
/**
 * Links the price to the service in the instance, the scenarios, and the plans, which must have exactly this id: 1 and "1" are different ids.
 */
id: Id
/**
 * What employees see where the results explain the estimate; the same as in the instance.
 */
name: string
/**
 * The price of one use at a location with factor 1: the plan's share and the member's together. The higher it is, the sooner deductibles and maximums are met.
 */
allowedAmount: number
/**
 * True for a prescription drug: a plan's drug deductible applies to it, if the plan has one, instead of its deductible. One use is one prescription. False when left out.
 */
isDrug?: boolean
/**
 * The days of one stay, for a service with one use per day. When left out, all days of a person are one stay. It matters if a plan's copay applies to a limited number of days of a stay: custom uses are then distributed as whole stays, and without a length, all of them go to one person.
 */
daysPerStay?: number
}
/**
 * One scenario and its uses.
 */
export interface ScenarioUses {
/**
 * The id of a scenario of the instance, exactly as it is there: 1 and "1" are different ids.
 */
id: Id
/**
 * The services that are used in such a year; a service left out is not used.
 */
uses: ExpectedUses[]
}
/**
 * How often one service is used.
 */
export interface ExpectedUses {
/**
 * The id of one of the file's services, exactly as it is there: 1 and "1" are different ids.
 */
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
 * How often the employee uses it in addition: for care that a household needs once, such as surgery. 0 when left out.
 */
bySubscriber?: Uses
/**
 * How often the spouse uses it in addition, if one is covered. 0 when left out.
 */
bySpouse?: Uses
}
/**
 * How expensive care is at one location.
 */
export interface LocationFactor {
/**
 * The id of a location of the instance, exactly as it is there: 1 and "1" are different ids.
 */
id: Id
/**
 * The allowed amounts are multiplied by it for employees who choose this location: 1 is average, 1.15 is 15% more expensive.
 */
factor: number
}
/**
 * The amount of one surcharge or credit, per year or per pay period.
 */
export interface SurchargeAmount {
/**
 * The id of a surcharge or credit of the instance, exactly as it is there: 1 and "1" are different ids.
 */
id: Id
/**
 * Dollars a year that are added to the costs of employees who press the statement; a credit is negative. Either this or perPay.
 */
yearly?: number
/**
 * Dollars for one payroll deduction; a credit is negative. A year has payPeriods of them, and employees see the yearly amount. Either this or yearly.
 */
perPay?: number
}
/**
 * How one savings style affects the best plan.
 */
export interface SavingsStyleEffect {
/**
 * The id of a savings style of the instance, exactly as it is there: 1 and "1" are different ids.
 */
id: Id
/**
 * True steers away from plans with an account that needs the employee's own money, if there is another plan; the results then say that the savings style led to it. With false, the cheapest plan is the best.
 */
avoidsOwnMoney: boolean
}
/**
 * The limit of one year and kind of account.
 */
export interface YearlyLimit {
/**
 * The plan year that the limit is for. Employees see only the limit of the instance's plan year.
 */
year: number
/**
 * The kind of account that the limit is for.
 */
account: ("HSA" | "FSA")
/**
 * Dollars a year for an employee alone (tier EE): 4500 for an HSA in 2027.
 */
self: Money
/**
 * Dollars a year for every other tier: 9000 for an HSA in 2027.
 */
family: Money
catchUp?: CatchUp
}
/**
 * The additional amount for older employees. The results show it in a separate sentence.
 */
export interface CatchUp {
/**
 * The age from which this is allowed, in years.
 */
age: number
/**
 * Dollars a year on top of the limit.
 */
amount: Money
}
/**
 * One medical plan.
 */
export interface Plan {
/**
 * Identifies the plan in a result; not shown to employees. No two plans have the same key.
 */
key: string
/**
 * The plan's name for employees: above the best plan's figures and in the table of all plans.
 */
displayName: string
/**
 * What the member pays in a year before the plan pays its share, for services whose payment says that the deductible comes first. The higher it is, the more an employee with claims pays out of pocket.
 */
deductible: Limit
/**
 * Dollars: a separate deductible for prescription drugs, per person; there is none for the family. When left out, the plan's deductible applies to drugs too.
 */
drugDeductible?: Money
/**
 * The limit of what the member pays for care in a year; above it, the plan pays everything. The results' "Worst Case" comes from it.
 */
outOfPocketMaximum: Limit
/**
 * How services are paid that are not listed in services: first the remaining deductible, then the copay, then the percentage of the rest. A part that is left out does not apply; {} is no charge.
 */
payment: Payment
/**
 * Services that are paid differently, such as visits with a copay.
 */
services?: ServicePayment[]
account?: Account
/**
 * The payroll deductions, "Annual Payroll Deduction" in the results: a row for each salary band, or one row without a band for all bands without a row.
 * 
 * @minItems 1
 */
payroll: PayrollRow[]
}
export interface Limit {
/**
 * Dollars for the employee alone; also for each person of a family if the kind is embedded.
 */
individual: Money
/**
 * Dollars for all persons of a family together.
 */
family: Money
/**
 * How the two amounts apply in a family.
 */
kind: ("embedded" | "aggregate")
}
export interface Payment {
/**
 * True if the deductible comes first: the drug deductible for a prescription drug if the plan has one. False when left out: the plan pays its share from the first dollar.
 */
deductible?: boolean
/**
 * Dollars for each use, never more than its price.
 */
copay?: Money
/**
 * For a service with one use per day: the copays of one stay sum to at most this number times the copay. 1 is one copay per stay, 5 is a copay on five days; when left out, there is a copay on every day. A day that is entirely under the deductible has no copay. A day with less than a whole copay, because the deductible ends on it or because it costs less, leaves the rest to the next day. Otherwise, one more claim before a stay could make a year cheaper.
 */
copayDays?: number
/**
 * The percentage of the rest that the member pays: 20 if the plan pays 80%.
 */
coinsurance?: number
/**
 * Dollars: the limit of the percentage for one use, such as one prescription. No limit when left out.
 */
coinsuranceMaximum?: Money
}
/**
 * How one service is paid.
 */
export interface ServicePayment {
/**
 * The id of one of the file's services, exactly as it is there: 1 and "1" are different ids.
 */
service: Id
/**
 * What the member pays for each use of this service: first the remaining deductible, then the copay, then the percentage of the rest. A part that is left out does not apply; {} is no charge.
 */
payment: Payment
}
/**
 * The account that comes with the plan, if there is one. The company's money in it is "HSA Funds" in the results and makes the plan cheaper.
 */
export interface Account {
/**
 * Which kind of account it is.
 */
type: ("HSA" | "HRA" | "FSA")
companyMoney: CompanyMoney
/**
 * True if the account is useful only to employees who pay into it themselves; employees whose savings style avoids that get another plan. False if the company's money alone makes it worthwhile.
 */
needsOwnMoney: boolean
}
/**
 * Dollars that the company pays into it in a year, by tier.
 */
export interface CompanyMoney {
/**
 * Dollars that the company pays into the account in a year for an employee alone.
 */
EE: Money
/**
 * Dollars that the company pays into the account in a year for an employee with a spouse.
 */
ES: Money
/**
 * Dollars that the company pays into the account in a year for an employee with one child; as EC when left out. Used only if the instance's features.singleChild is on.
 */
EK?: Money
/**
 * Dollars that the company pays into the account in a year for an employee with children.
 */
EC: Money
/**
 * Dollars that the company pays into the account in a year for an employee with a spouse and children.
 */
EF: Money
}
/**
 * A payroll deduction, per year or per pay period.
 */
export interface PayrollRow {
/**
 * The id of the instance's salary band that the row is for. When left out, the row is for every other band.
 */
salaryBand?: Id
yearly?: YearlyDeduction
perPay?: DeductionPerPayPeriod
}
/**
 * Dollars a year, by tier. Either this or perPay.
 */
export interface YearlyDeduction {
/**
 * Dollars deducted from pay in a year for an employee alone.
 */
EE: Money
/**
 * Dollars deducted from pay in a year for an employee with a spouse.
 */
ES: Money
/**
 * Dollars deducted from pay in a year for an employee with one child; as EC when left out. Used only if the instance's features.singleChild is on.
 */
EK?: Money
/**
 * Dollars deducted from pay in a year for an employee with children.
 */
EC: Money
/**
 * Dollars deducted from pay in a year for an employee with a spouse and children.
 */
EF: Money
}
/**
 * Dollars for one payroll deduction, by tier. A year has payPeriods of them, and employees see the yearly amount. Either this or yearly.
 */
export interface DeductionPerPayPeriod {
/**
 * Dollars of each payroll deduction for an employee alone.
 */
EE: Money
/**
 * Dollars of each payroll deduction for an employee with a spouse.
 */
ES: Money
/**
 * Dollars of each payroll deduction for an employee with one child; as EC when left out. Used only if the instance's features.singleChild is on.
 */
EK?: Money
/**
 * Dollars of each payroll deduction for an employee with children.
 */
EC: Money
/**
 * Dollars of each payroll deduction for an employee with a spouse and children.
 */
EF: Money
}

export declare const validate: ValidateFunction<PlansDocument>
