// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Money = number
export type Id = (string | number)
export type Uses = number

/**
 * What the plans of one client and plan year cost; what employees read is in instance.json beside it. Money is in dollars, and every figure has at most two decimals. Ids are those of the instance, in the same type.
 */
export interface PlansDocument {
/**
 * Where this schema is, for editors: it makes them explain and complete the file. Employees see nothing of it.
 */
$schema?: unknown
/**
 * Whose published figures the document follows, for its readers. Employees see nothing of it.
 */
source?: string
/**
 * How the company's money in an account counts in "HSA Funds" and so in the estimated annual cost.
 */
accountMoney: ("capped" | "full")
/**
 * The most that the law lets one person pay out of pocket in the plan year, in a family too: 10600 in 2026, 12000 in 2027. It keeps a family's estimate down where one person has most of the claims. Left out, only the plans' own maximums hold.
 */
selfOnlyCap?: Money
/**
 * How many months of the plan year are covered: fewer than 12 for a client that starts mid-year. Employees then see payroll deductions, surcharges, the company's money and contribution limits for that part of the year; deductibles and maximums stay whole, and scenarios say what is used in these months. 12 when left out.
 */
coveredMonths?: number
/**
 * How many payroll deductions a whole year has: 12 by the month, 24 twice a month, 26 every two weeks, 52 by the week. There can be fewer of them than paychecks: 26 paychecks with 24 deductions are common. Amounts per pay period are multiplied by it, because the results show yearly amounts. Needed where there are amounts per pay period.
 */
payPeriods?: number
persons: PersonsByTier
/**
 * Every service that a scenario or a plan names, and all services of the instance, with what one use of each costs. Employees read the names where an estimate is explained.
 */
services: PricedService[]
/**
 * The care that each scenario of the instance means: its estimates are made from these uses.
 */
scenarios: ScenarioUses[]
/**
 * How expensive care is at each location of the instance. Empty where employees are not asked for one.
 */
locations: LocationFactor[]
/**
 * What each surcharge or credit of the instance comes to: in the results, the column "Surcharges and Credits" and the payroll figure. Empty where there are none.
 */
surcharges: SurchargeAmount[]
/**
 * How each savings style of the instance affects the choice of the best plan. Empty where employees are not asked for one.
 */
savingsStyles: SavingsSteering[]
/**
 * The most that may be paid into an account in a whole year. Below the figures of a best plan with such an account employees read "Your 2027 HSA Maximum Contribution Limit is …"; nothing is said of what is not listed. Only the company pays into an HRA.
 */
contributionLimits: YearlyLimit[]
/**
 * The line-up. "See how this was calculated" lists the plans from the cheapest to the most expensive, whatever their order here.
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
 * Who "employee only" covers: one adult.
 */
EE: Persons
/**
 * Who "employee and spouse" covers: two adults.
 */
ES: Persons
/**
 * Who "employee and one child" covers: one adult and one child.
 */
EK: Persons
/**
 * Who "employee and children" covers: one adult, and as many children as are usual.
 */
EC: Persons
/**
 * Who "family" covers: two adults, and as many children as are usual.
 */
EF: Persons
}
export interface Persons {
/**
 * The employee, and a spouse or not.
 */
adults: (1 | 2)
/**
 * As many as the tier is assumed to cover: two is usual where there are several.
 */
children: number
}
/**
 * One service and what it costs.
 */
export interface PricedService {
/**
 * Ties the price to what names the service: the instance, the scenarios and the plans, exactly as it is here. 1 is another id than "1".
 */
id: Id
/**
 * What employees read where an estimate is explained, the same as in the instance.
 */
name: string
/**
 * What one use costs, the plan's share and the member's together, where the location's factor is 1. The higher it is, the sooner deductibles and maximums are reached.
 */
allowedAmount: number
/**
 * True for a prescription drug: a plan's drug deductible applies to it, if the plan has one, instead of its deductible. One use is one prescription. False when left out.
 */
isDrug?: boolean
/**
 * For a service of which one use is one day: how many days one stay lasts. When left out, all days of a person are one stay. It matters where a plan's copay is for some days of a stay only: then an employee's own uses are whole stays, and without a length all of them are one person's.
 */
daysPerStay?: number
}
/**
 * One scenario and its uses.
 */
export interface ScenarioUses {
/**
 * The id of a scenario of the instance, exactly as it is there. 1 is another id than "1".
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
 * The id of one of the file's services, exactly as it is there. 1 is another id than "1".
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
 * How often the employee uses it in addition: for what happens once in a household, such as an operation. 0 when left out.
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
 * The id of a location of the instance, exactly as it is there. 1 is another id than "1".
 */
id: Id
/**
 * What the allowed amounts are multiplied by for employees who choose this location: 1 is usual, 1.15 is 15% more expensive.
 */
factor: number
}
/**
 * What one surcharge or credit comes to, per year or per pay period.
 */
export interface SurchargeAmount {
/**
 * The id of a surcharge or credit of the instance, exactly as it is there. 1 is another id than "1".
 */
id: Id
/**
 * Dollars a year that are added to what an employee pays who presses the statement; a credit is negative. Either this or perPay.
 */
yearly?: number
/**
 * Dollars for one payroll deduction; a credit is negative. A year has payPeriods of them, and employees see the yearly amount. Either this or yearly.
 */
perPay?: number
}
/**
 * What one savings style does.
 */
export interface SavingsSteering {
/**
 * The id of a savings style of the instance, exactly as it is there. 1 is another id than "1".
 */
id: Id
/**
 * True steers away from plans with an account that needs the employee's own money, if there is another plan; the results then say that the savings style led there. False leaves the cheapest plan the best.
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
 * What older employees may pay in on top; the results say it in a sentence of its own.
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
 * Names the plan in the data of a result; employees do not see it. No two plans have the same.
 */
key: string
/**
 * What employees know the plan by: the name above the best plan's figures and in the table of all plans.
 */
displayName: string
/**
 * What the member pays in a year before the plan pays its share, for services whose payment says that the deductible comes first. The higher it is, the more an employee with claims pays out of pocket.
 */
deductible: Limit
/**
 * Dollars: a deductible of its own for prescription drugs, per person; a family has none in common. When left out, drugs fall under the plan's deductible like everything else.
 */
drugDeductible?: Money
/**
 * The most that the member pays for care in a year; beyond it the plan pays everything. The results' "Worst Case" comes from it.
 */
outOfPocketMaximum: Limit
/**
 * How every service is paid that is not listed under services: first the remaining deductible, then the copay, then the percentage of what is left. A part left out is not asked for; {} is no charge.
 */
payment: Payment
/**
 * Services that are paid differently, such as visits with a copay.
 */
services?: ServicePayment[]
account?: Account
/**
 * What comes out of pay, "Annual Payroll Deduction" in the results: a row for each salary band, or one row without a band for all that have none of their own.
 * 
 * @minItems 1
 */
payroll: PayrollRow[]
}
export interface Limit {
/**
 * Dollars for one person alone; in a family for each person, when the kind is embedded.
 */
individual: Money
/**
 * Dollars for all persons of a family together.
 */
family: Money
/**
 * How the two amounts hold in a family.
 */
kind: ("embedded" | "aggregate")
}
export interface Payment {
/**
 * True when the deductible comes first: the drug deductible for a prescription drug where the plan has one. False when left out: the plan pays its share from the first dollar.
 */
deductible?: boolean
/**
 * Dollars for each use, never more than what it costs.
 */
copay?: Money
/**
 * Where one use is one day: how many times the copay a stay's copays come to at most. 1 makes it a copay for the stay, 5 one for each of five days; when left out, it is asked for every day. A day that falls under the deductible as a whole has none. A day that asks for less than a copay, because the deductible ends on it or because it costs less, leaves the rest of it to the next day; or else one more claim before a stay could make a year cheaper.
 */
copayDays?: number
/**
 * The percentage that the member pays of the rest: 20 where the plan pays 80%.
 */
coinsurance?: number
/**
 * Dollars: the most that the percentage comes to for one use, such as one prescription. No limit when left out.
 */
coinsuranceMaximum?: Money
}
/**
 * How one service is paid.
 */
export interface ServicePayment {
/**
 * The id of one of the file's services, exactly as it is there. 1 is another id than "1".
 */
service: Id
/**
 * What the member pays of each use of this service: first the remaining deductible, then the copay, then the percentage of what is left. A part left out is not asked for; {} is no charge.
 */
payment: Payment
}
/**
 * The account that comes with the plan, if one does. The company's money in it is "HSA Funds" in the results, and makes the plan cheaper.
 */
export interface Account {
/**
 * Which kind of account it is.
 */
type: ("HSA" | "HRA" | "FSA")
companyMoney: CompanyMoney
/**
 * True when the account is useful only to those who pay money in themselves: employees whose savings style avoids that are led to another plan. False when the company's money alone makes it worthwhile.
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
 * Dollars that the company pays into the account in a year for an employee with one child; as EC when left out. Used only where features.singleChild of the instance is on.
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
 * What comes out of pay, per year or per pay period.
 */
export interface PayrollRow {
/**
 * The id of the band of the instance that the row is for; left out, the row is for every other band.
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
 * Dollars that come out of pay in a year for an employee alone.
 */
EE: Money
/**
 * Dollars that come out of pay in a year for an employee with a spouse.
 */
ES: Money
/**
 * Dollars that come out of pay in a year for an employee with one child; as EC when left out. Used only where features.singleChild of the instance is on.
 */
EK?: Money
/**
 * Dollars that come out of pay in a year for an employee with children.
 */
EC: Money
/**
 * Dollars that come out of pay in a year for an employee with a spouse and children.
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
 * Dollars of each payroll deduction for an employee with one child; as EC when left out. Used only where features.singleChild of the instance is on.
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
