// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Money = number
export type Id = (string | number)
export type Uses = number
export type SignedMoney = number
export type ServicePayments = ServicePayment[]
/**
 * Pages about the plan that the results link to, if there are any. Null or no value shows none.
 */
export type Links = ({
/**
 * The plan's directory of doctors. Without an https address there is no link.
 */
providers?: Link
/**
 * The drugs that the plan covers. Without an https address there is no link.
 */
drugs?: Link
/**
 * The plan's Summary of Benefits and Coverage, usually a PDF. Without an https address there is no link.
 */
summary?: Link
} | null)
export type Link = (string | null)

/**
 * What the plans of one client and plan year cost. What employees see is in instance.json in the same folder. Money is in dollars, with at most two decimals. Ids are those of the instance, in the same type.
 */
export interface PlansDocument {
/**
 * The path to this schema. Editors use it to explain and complete the file. Employees do not see it.
 */
$schema?: unknown
/**
 * Where the prices, the uses, and the terms of the plans come from. Employees see it at the end of the results.
 */
source?: string
/**
 * How the company's money in an account counts in "HSA Funds" and so in the estimated annual cost. The HSA of a plan can differ. The money of an FSA or HRA is always capped.
 */
accountMoney: ("capped" | "full")
/**
 * The legal limit of what one person pays out of pocket in the plan year, in a family too: 10600 in 2026, 12000 in 2027. It lowers a family's estimate if one person has most of the claims. When empty, only the plans' own maximums apply.
 */
selfOnlyCap?: Money
/**
 * How many months of the plan year are covered: fewer than 12 for a client that starts mid-year. Employees then see payroll deductions, surcharges, the company's money, and contribution limits for that part of the year. Deductibles and maximums are not prorated, and scenarios have the uses in these months. When empty, 12.
 */
coveredMonths?: number
/**
 * How many payroll deductions a whole year has: 12 for monthly, 24 for twice a month, 26 for every two weeks, 52 for weekly. There can be fewer deductions than paychecks: 26 paychecks with 24 deductions are common. Amounts per pay period are multiplied by it, because the results show yearly amounts. Required if there are amounts per pay period, or company money per paycheck without paychecks.
 */
payPeriods?: number
/**
 * How many paychecks a whole year has, if it differs from the payroll deductions per year: 26 if 24 payroll deductions are taken from 26 paychecks. Company money per paycheck is multiplied by it. When empty, the number of payroll deductions. The payroll deductions per year are payPeriods.
 */
paychecks?: number
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
 * The amount of each surcharge or credit of the instance. In the results, it is part of the column "Surcharges and Credits" and of the payroll figure, unless it is paid into an account. Empty if there are none.
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
/**
 * Values that come from a template or the catalog and are not reviewed yet, in the structure of this file. The check names each value until the file has another one, or until you remove it here because it is right. Employees do not see it.
 */
typical?: {

}
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
 * True for a prescription drug: a plan's drug deductible and drug maximum apply to it, if the plan has them, instead of its deductible and its out-of-pocket maximum. One use is one prescription. False when left out.
 */
isDrug?: boolean
/**
 * The days of one stay, for a service with one use per day. When left out, all days of a person are one stay. It matters if a plan's copay applies to a limited number of days of a stay, or if a stay waives the copay of another service: custom uses are then distributed as whole stays, and without a length, all of them go to one person.
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
/**
 * How often the baby uses it in addition, in a scenario that adds a child: care after the birth. Only if features.household is on in the instance. 0 when left out.
 */
byNewborn?: Uses
/**
 * The month in which these uses are, 1 for January, or birth for the month of birth that employees can enter. When left out, every date is equally likely. Uses in a month before coverage starts have any date.
 */
month?: (number | "birth")
/**
 * How often one child uses it in addition, the first one, if any are covered: for care that only one child needs, such as prescriptions for asthma. 0 when left out.
 */
byOneChild?: Uses
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
 * The amount of one surcharge or credit, per year or per pay period, the same for every tier or by tier.
 */
export interface SurchargeAmount {
/**
 * The id of a surcharge or credit of the instance, exactly as it is there: 1 and "1" are different ids.
 */
id: Id
/**
 * Dollars a year that are added to the costs of employees who press the statement; a credit is negative. Either this or one of perPay, yearlyByTier, and perPayByTier.
 */
yearly?: SignedMoney
/**
 * Dollars for one payroll deduction; a credit is negative. A year has payPeriods of them, and employees see the yearly amount. Either this or one of yearly, yearlyByTier, and perPayByTier.
 */
perPay?: SignedMoney
/**
 * Dollars a year by tier, for a surcharge or credit that differs between tiers: 0 where it costs nothing. Either this or one of yearly, perPay, and perPayByTier.
 */
yearlyByTier?: SignedMoneyByTier
/**
 * Dollars for one payroll deduction by tier. A year has payPeriods of them, and employees see the yearly amount. Either this or one of yearly, perPay, and yearlyByTier.
 */
perPayByTier?: SignedMoneyByTier
/**
 * Whether the amount is for the household, each adult, or each person. The household when left out.
 */
per?: ("household" | "adult" | "person")
/**
 * The keys of the plans with this surcharge or credit, if only some have it. Every plan when left out.
 * 
 * @minItems 1
 * 
 * Items: The key of one of the file's plans.
 */
plans?: string[]
/**
 * True for a credit that the company pays into the plan's account instead of lowering the payroll deduction: it is part of "HSA Funds" in the results, and nothing under a plan without an account. The amount is negative, as for every credit. False when left out.
 */
paidIntoAccount?: boolean
}
export interface SignedMoneyByTier {
/**
 * Dollars for an employee alone.
 */
EE: SignedMoney
/**
 * Dollars for an employee with a spouse.
 */
ES: SignedMoney
/**
 * Dollars for an employee with one child; as EC when left out. Used only if the instance's features.singleChild is on.
 */
EK?: SignedMoney
/**
 * Dollars for an employee with children.
 */
EC: SignedMoney
/**
 * Dollars for an employee with a spouse and children.
 */
EF: SignedMoney
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
 * The plan year that the limit is for. Employees see only the limit of the client's plan year.
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
 * The locations at which the plan is offered, if it is not offered everywhere. Employees at other locations do not see it. A list of ids of locations.
 * 
 * @minItems 1
 * 
 * Items: The id of a location of the instance, exactly as it is there: 1 and "1" are different ids.
 */
locations?: Id[]
/**
 * The salary bands to which the plan is offered, if it is not offered to everyone. Employees in other bands do not see it. A list of ids of salary bands.
 * 
 * @minItems 1
 * 
 * Items: The id of a salary band of the instance, exactly as it is there: 1 and "1" are different ids.
 */
salaryBands?: Id[]
/**
 * What the member pays in a year before the plan pays its share, for services whose payment says that the deductible comes first. The higher it is, the more an employee with claims pays out of pocket.
 */
deductible: Limit
/**
 * Dollars: a separate deductible for prescription drugs, per person; familyDrugDeductible limits it for a family. When left out, the plan's deductible applies to drugs too.
 */
drugDeductible?: Money
/**
 * Dollars: the limit of the drug deductible for all persons of a family together. Needs drugDeductible. When left out, there is only the drug deductible of each person.
 */
familyDrugDeductible?: Money
/**
 * The limit of what the member pays for care in a year; above it, the plan pays everything. The results' "Worst Case" comes from it.
 */
outOfPocketMaximum: Limit
/**
 * A separate limit of what the member pays for prescription drugs in a year. Drugs then count toward it instead of outOfPocketMaximum. When left out, they count toward outOfPocketMaximum.
 */
drugMaximum?: Limit
/**
 * When on, copays do not count toward the out-of-pocket maximum and the drug maximum: the member goes on paying them after a maximum is met. If the plan has a copay, a year's costs then have no limit, so the results show no worst case for the plan. True is on. False or no value is off.
 */
maximumExcludesCopays?: boolean
/**
 * How services are paid that are not listed in services: first the remaining deductible, then the copay, then the percentage of the rest; with copayFirst, the copay is first. A part that is left out does not apply; {} is no charge.
 */
payment: Payment
/**
 * Services that are paid differently, such as visits with a copay.
 */
services?: ServicePayments
/**
 * What members pay at other providers than the plan's preferred ones: a second network tier, or out of network, with the share of uses that the estimate assumes there. The prices are the same: what a provider out of network charges above the allowed amount (balance billing) is not in the estimate. When left out, all care is at the providers whose payments the plan has.
 */
otherProviders?: Providers[]
links?: Links
account?: Account
/**
 * The payroll deductions, "Annual Payroll Deduction" in the results: a row for each salary band, or one row without a band for all bands without a row. Where amounts differ by location, a row also has a location. The first of these rows applies: for the band and the location, for the band, for the location, for everyone.
 * 
 * @minItems 1
 */
payroll: PayrollRow[]
}
export interface Limit {
/**
 * Dollars for the employee alone; also for each person of a family if the kind is embedded and there is no other amount for them.
 */
individual: Money
/**
 * Dollars for all persons of a family together.
 */
family: Money
/**
 * How the amounts apply in a family.
 */
kind: ("embedded" | "aggregate")
/**
 * Dollars for each person of a family if the kind is embedded, such as the deductible of a plan with an HSA that is 1,750 for the employee alone and 3,500 for each person of a family. The individual amount when left out.
 */
person?: Money
}
export interface Payment {
/**
 * True if the deductible comes first: the drug deductible for a prescription drug if the plan has one. False when left out: the plan pays its share from the first dollar.
 */
deductible?: boolean
/**
 * Dollars for each use, never more than its price, until the deductible is met. It does not count toward the deductible. After that, the copay and the percentage apply. Needs "deductible": true.
 */
priceUntilDeductible?: Money
/**
 * Dollars for each use, never more than its price.
 */
copay?: Money
/**
 * True if the copay comes before the deductible: the rest of the price is then under the deductible, and the percentage is that of what is left after it. False when left out: the deductible comes before the copay. Needs a copay and "deductible": true.
 */
copayFirst?: boolean
/**
 * For a service with one use per day: the copays of one stay sum to at most this number times the copay. 1 is one copay per stay, 5 is a copay on five days; when left out, there is a copay on every day. A day that is entirely under the deductible has no copay. A day with less than a whole copay, because the deductible ends on it or because it costs less, leaves the rest to the next day. Otherwise, one more claim before a stay could make a year cheaper.
 */
copayDays?: number
/**
 * The id of the service whose stays waive the copay, such as a day in hospital for an emergency room visit that ends in admission. Each stay of a person waives the copay of one use.
 */
copayWaivedWith?: Id
/**
 * The percentage of the rest that the member pays: 20 if the plan pays 80%.
 */
coinsurance?: number
/**
 * Dollars: the least that the percentage is for one use, such as one prescription, but never more than the rest of its price. No minimum when left out.
 */
coinsuranceMinimum?: Money
/**
 * Dollars: the limit of the percentage for one use, such as one prescription. No limit when left out.
 */
coinsuranceMaximum?: Money
firstUses?: FirstUses
/**
 * How many uses of each person the plan covers in a year. Further uses are not covered: the member pays their whole price, which counts toward neither the deductible nor the maximum. No limit when left out.
 */
visitLimit?: number
/**
 * True if the plan does not cover the service: the member pays the whole price, which counts toward neither the deductible nor the maximum. Nothing else is then in the payment. False when left out.
 */
notCovered?: boolean
}
/**
 * Each person's first uses in a year, if they are paid differently: free or with a copay, without the deductible. Later uses follow the other properties.
 */
export interface FirstUses {
/**
 * How many uses of each person are first uses.
 */
count: number
/**
 * Dollars for each of these uses, never more than its price. They are free when it is left out.
 */
copay?: Money
/**
 * True if all services of the plan whose first uses are shared have them together: with a count of 3, each person's first three uses of any of them, by date. False when left out: each service has its own.
 */
shared?: boolean
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
 * What the member pays for each use of this service: first the remaining deductible, then the copay, then the percentage of the rest. A part that is not there does not apply; no part at all is no charge.
 */
payment: Payment
}
/**
 * A group of providers, such as a network tier, with its payments.
 */
export interface Providers {
/**
 * The providers as the plan's summary of benefits names them. Employees see the name with the share, so it says for which services it is if these are only some.
 */
name: string
/**
 * Percent: how many of the uses are at these providers, of each service that has a payment here. The shares of a service sum to at most 100; the rest is at the plan's preferred providers.
 */
share: number
/**
 * A deductible for these providers alone: what members pay there counts toward it, and not toward the plan's. Otherwise, the plan's deductible applies.
 */
deductible?: Limit
/**
 * A maximum for these providers alone: what members pay there counts toward it, and not toward the plan's. Otherwise, the plan's maximum applies. If there is none for these providers, write a very high amount, such as 1,000,000.
 */
outOfPocketMaximum?: Limit
/**
 * How all services are paid there but prescription drugs and those of the lists below. Without it, only the services that are paid differently there have uses there.
 */
payment?: Payment
/**
 * Services that are paid as in the plan wherever they are used. In an emergency, the law requires that out of network: the No Surprises Act. A list of ids of services.
 * 
 * Items: The id of one of the file's services, exactly as it is there: 1 and "1" are different ids.
 */
except?: Id[]
/**
 * Services that are paid differently there, such as visits with a copay.
 */
services?: ServicePayments
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
 * The company's money for employees in some salary bands. Employees in all others get the amounts above. Those are companyMoney.
 */
companyMoneyByBand?: BandMoney[]
/**
 * Whether the dollars that the company pays are for a year or for one paycheck. When empty, a year. It concerns companyMoney and companyMoneyByBand.
 */
per?: ("year" | "paycheck")
/**
 * The company pays the year's money in this number of equal payments. The number does not change the costs of the year. The results name the months of the payments. They compare the largest bill with the money that the company has paid by then. When empty, all of it comes when the coverage begins, or from each paycheck.
 */
installments?: (2 | 4)
match?: CompanyMatch
/**
 * How the company's money in an HSA counts, if it differs from the account money of the other plans. The money of an FSA or HRA is always capped. That is accountMoney at the top of the file.
 */
counts?: ("capped" | "full")
/**
 * Which out-of-pocket expenses an HRA pays. When empty, all.
 */
pays?: ("everything" | "deductible-and-coinsurance")
/**
 * When on, the account is useful only to employees who pay into it themselves; employees whose savings style avoids that get another plan. When off, the company's money alone makes it worthwhile. True is on. False or no value is off.
 */
needsOwnMoney: boolean
}
/**
 * Dollars that the company pays into it in a year or for one paycheck, by tier. Amounts by salary band replace it for some employees. Dollars for one paycheck if per is paycheck. The amounts by salary band are companyMoneyByBand.
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
 * The company's money for employees in one salary band.
 */
export interface BandMoney {
/**
 * One of the salary bands. The id exactly as it is in the instance's salaryBands: 1 and "1" are different ids.
 */
salaryBand: Id
/**
 * Dollars that the company pays into the account for employees in this band, by tier, for the same period as the other amounts. The unit is that of companyMoney.
 */
amounts: MoneyByTier
}
export interface MoneyByTier {
/**
 * Dollars for an employee alone.
 */
EE: Money
/**
 * Dollars for an employee with a spouse.
 */
ES: Money
/**
 * Dollars for an employee with one child; as EC when left out. Used only if the instance's features.singleChild is on.
 */
EK?: Money
/**
 * Dollars for an employee with children.
 */
EC: Money
/**
 * Dollars for an employee with a spouse and children.
 */
EF: Money
}
/**
 * What the company adds to the employee's own payments into an HSA. The estimate counts the highest match for employees whose savings style does not avoid own money, and no match for others or if employees are not asked for a savings style.
 */
export interface CompanyMatch {
/**
 * What the company adds, as a percentage of what the employee pays in: 50 adds 50 cents to each dollar.
 */
percentage: number
/**
 * Dollars that the company adds in a year at most, by tier.
 */
maximum: MoneyByTier
}
/**
 * A payroll deduction, per year or per pay period.
 */
export interface PayrollRow {
/**
 * The id of the instance's salary band that the row is for. When left out, the row is for every other band.
 */
salaryBand?: Id
/**
 * The id of the instance's location that the row is for. When left out, the row is for every other location.
 */
location?: Id
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
