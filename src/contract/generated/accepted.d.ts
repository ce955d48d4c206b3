// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Reason = string

/**
 * Warnings of mediplan check that are meant, each with its reason. It stands in the folder of the clients, beside their folders.
 */
export interface AcceptedDocument {
/**
 * Where this schema is, for editors: it makes them explain and complete the file.
 */
$schema?: unknown
[k: string]: unknown
}
/**
 * The warnings of a file that are meant. Errors cannot be accepted.
 * 
 * This interface was referenced by `AcceptedDocument`'s JSON-Schema definition
 * via the `patternProperty` "^[^$].*[./]".
 */
export interface File {
/**
 * An object has each property once.
 */
"repeated-property"?: Reason
/**
 * Every feature is one that the calculator has.
 */
"unknown-feature"?: Reason
/**
 * Every property is one that somebody reads.
 */
"unknown-property"?: Reason
/**
 * What is shown has room where it is shown.
 */
"overlong-text"?: Reason
/**
 * A text says something.
 */
"empty-text"?: Reason
/**
 * Every picture is one that the calculator has.
 */
"unknown-icon"?: Reason
/**
 * No list is longer than people read.
 */
"long-list"?: Reason
/**
 * Numbers are of the size that they usually have.
 */
"unusual-number"?: Reason
/**
 * What nobody has to read is written as it is meant too.
 */
"odd-value"?: Reason
/**
 * Every file belongs to a client.
 */
"stray-file"?: Reason
/**
 * Editors find the schema of each file where keys.json says that the schemas are.
 */
"schema-address"?: Reason
/**
 * A list with something to choose from has its feature on.
 */
"list-without-feature"?: Reason
/**
 * The client's address is one that a browser can open.
 */
"client-address"?: Reason
/**
 * The plan year is near.
 */
"far-plan-year"?: Reason
/**
 * The uses of the custom scenario are of services that there are.
 */
"unknown-custom-use"?: Reason
/**
 * What is shown is plain text.
 */
markup?: Reason
/**
 * What is shown has no characters that cannot be seen.
 */
"control-character"?: Reason
/**
 * What is shown has no space around it.
 */
"stray-space"?: Reason
/**
 * No two rows of a list read the same.
 */
"repeated-name"?: Reason
/**
 * A scenario says what is used, but for the first, which may be a year without care.
 */
"scenario-without-uses"?: Reason
/**
 * A service has the same name in both files.
 */
"service-name-differs"?: Reason
/**
 * A plan with an HSA has at least the least deductible of its year.
 */
"hdhp-deductible"?: Reason
/**
 * In a family with an HSA nobody is past the deductible below the least of a family.
 */
"embedded-deductible"?: Reason
/**
 * A plan with an HSA pays for nothing but preventive care and telehealth before the deductible.
 */
"hsa-before-deductible"?: Reason
/**
 * A plan with an HSA has at most the highest out-of-pocket maximum of its year.
 */
"hdhp-maximum"?: Reason
/**
 * A plan has at most the highest out-of-pocket maximum of its year.
 */
"aca-maximum"?: Reason
/**
 * The company pays no more into an HSA than may come into it.
 */
"hsa-money"?: Reason
/**
 * No tier gets less of the company's money than one that covers fewer.
 */
"family-gets-less"?: Reason
/**
 * The cap on each person is the one of the plan year.
 */
"self-only-cap"?: Reason
/**
 * Contribution limits are those that were published.
 */
"contribution-limit"?: Reason
/**
 * For every account there is the limit of the plan year, once it is published.
 */
"contribution-limit-missing"?: Reason
/**
 * Money is in dollars.
 */
"money-like-cents"?: Reason
/**
 * Yearly amounts are for a year.
 */
"money-like-a-month"?: Reason
/**
 * Limits are in dollars, and a point parts dollars from cents.
 */
"money-like-thousands"?: Reason
/**
 * The amounts of payroll go with each other.
 */
"payroll-out-of-line"?: Reason
/**
 * No tier pays less than one that covers fewer.
 */
"family-cheaper-than-one"?: Reason
/**
 * Where one child is priced apart, every plan has a payroll deduction for it or none has.
 */
"payroll-without-single-child"?: Reason
/**
 * Payroll deductions are for salary bands that there are.
 */
"unknown-band"?: Reason
/**
 * A deductible is no higher than the maximum.
 */
"deductible-over-maximum"?: Reason
/**
 * No person has a higher limit than the whole family.
 */
"individual-over-family"?: Reason
/**
 * A percentage is written as 20, not as 0.2.
 */
"coinsurance-like-a-fraction"?: Reason
/**
 * Coinsurance is the member's part of the price, not the plan's.
 */
"coinsurance-of-the-plan"?: Reason
/**
 * A copay is no multiple of what a use costs.
 */
"copay-over-price"?: Reason
/**
 * What is used costs something, whoever pays it.
 */
"free-service"?: Reason
/**
 * No place is several times as dear as another.
 */
"unusual-factor"?: Reason
/**
 * Each tier covers those that its name says.
 */
"persons-of-tier"?: Reason
/**
 * No two scenarios have the same uses.
 */
"same-uses"?: Reason
/**
 * What an employee answers makes a difference.
 */
"idle-question"?: Reason
/**
 * No plan costs at least as much as another in every tier, whatever is used.
 */
"dominated-plan"?: Reason
/**
 * Every plan is the best for someone.
 */
"never-best-plan"?: Reason
}

export declare const validate: ValidateFunction<AcceptedDocument>
