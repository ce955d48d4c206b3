// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Reason = string

/**
 * Warnings of mediplan check that are intended, each with its reason. The file is in the clients' folder, next to keys.json.
 */
export interface AcceptedDocument {
/**
 * The path to this schema. Editors use it to explain and complete the file.
 */
$schema?: unknown
[k: string]: unknown
}
/**
 * The warnings of a file that are intended. Errors cannot be accepted.
 * 
 * This interface was referenced by `AcceptedDocument`'s JSON-Schema definition
 * via the `patternProperty` "^[^$].*[./]".
 */
export interface File {
/**
 * An object has each property only once.
 */
"repeated-property"?: Reason
/**
 * Every feature is known to the calculator.
 */
"unknown-feature"?: Reason
/**
 * Every property is known.
 */
"unknown-property"?: Reason
/**
 * Text fits where it is shown.
 */
"overlong-text"?: Reason
/**
 * Text is not empty.
 */
"empty-text"?: Reason
/**
 * Every icon is known to the calculator.
 */
"unknown-icon"?: Reason
/**
 * No list is too long to read.
 */
"long-list"?: Reason
/**
 * Numbers are of the usual size.
 */
"unusual-number"?: Reason
/**
 * Optional values have the expected type.
 */
"odd-value"?: Reason
/**
 * Every file belongs to a client.
 */
"stray-file"?: Reason
/**
 * The files follow the current version of the schemas.
 */
"schema-version"?: Reason
/**
 * Each file's $schema leads to its schema.
 */
"schema-address"?: Reason
/**
 * A list with entries has its feature switched on.
 */
"list-without-feature"?: Reason
/**
 * A surcharge for employees with children is also for those with one child.
 */
"surcharge-tiers"?: Reason
/**
 * A statement for employees without a spouse is shown to them.
 */
"statement-without-spouse"?: Reason
/**
 * A statement about a spouse is for employees who cover one.
 */
"spouse-statement"?: Reason
/**
 * The deadline of the next step is a day of the plan year or of the year before.
 */
"deadline-date"?: Reason
/**
 * The client's address is an http or https address.
 */
"client-address"?: Reason
/**
 * The plan year is not far in the future.
 */
"far-plan-year"?: Reason
/**
 * The custom scenario uses only services that exist.
 */
"unknown-custom-use"?: Reason
/**
 * The uses of a scenario are only in plans.json.
 */
"uses-in-instance"?: Reason
/**
 * The client's colors are readable.
 */
"color-contrast"?: Reason
/**
 * Text shown to employees has no markup.
 */
markup?: Reason
/**
 * Text shown to employees has no invisible characters.
 */
"control-character"?: Reason
/**
 * Text shown to employees has no space before or after it.
 */
"stray-space"?: Reason
/**
 * No two rows of a list have the same name.
 */
"repeated-name"?: Reason
/**
 * The logo file that instance.json names is an image of at most 30 kB.
 */
"logo-file"?: Reason
/**
 * Every scenario says what care is used; only the first may have none.
 */
"scenario-without-uses"?: Reason
/**
 * A service has the same name in both files.
 */
"service-name-differs"?: Reason
/**
 * Every service has a price.
 */
"free-service"?: Reason
/**
 * No price is far from the published prices of the service.
 */
"unusual-price"?: Reason
/**
 * No location's factor is unusually high or low.
 */
"unusual-factor"?: Reason
/**
 * An HSA plan meets the IRS minimum deductible for its year.
 */
"hdhp-deductible"?: Reason
/**
 * An HSA plan's out-of-pocket maximum is within the IRS limit for its year.
 */
"hdhp-maximum"?: Reason
/**
 * A plan's out-of-pocket maximum is within the ACA limit for its year.
 */
"aca-maximum"?: Reason
/**
 * The self-only cap is the ACA limit for the plan year.
 */
"self-only-cap"?: Reason
/**
 * Contribution limits match the published ones.
 */
"contribution-limit"?: Reason
/**
 * Every account has its contribution limit for the plan year, once it is published.
 */
"contribution-limit-missing"?: Reason
/**
 * What the company pays into an HSA is within the limit for its year.
 */
"hsa-money"?: Reason
/**
 * No tier gets less company money than a tier that covers fewer people.
 */
"family-gets-less"?: Reason
/**
 * Money is in dollars.
 */
"money-like-cents"?: Reason
/**
 * Yearly amounts are for a whole year.
 */
"money-like-a-month"?: Reason
/**
 * Limits have no thousands separator.
 */
"money-like-thousands"?: Reason
/**
 * Payroll deductions are consistent with each other.
 */
"payroll-out-of-line"?: Reason
/**
 * A year has 12, 24, 26, or 52 payroll deductions.
 */
"unusual-pay-periods"?: Reason
/**
 * A year has at least as many paychecks as payroll deductions.
 */
"fewer-paychecks"?: Reason
/**
 * Employees with a lower salary pay no more than those with a higher one.
 */
"lower-band-pays-more"?: Reason
/**
 * No tier pays less than a tier that covers fewer people.
 */
"family-cheaper-than-one"?: Reason
/**
 * Where one child is priced separately, either every payroll row has an amount for it or none has.
 */
"payroll-without-single-child"?: Reason
/**
 * Payroll deductions are only for salary bands that exist.
 */
"unknown-band"?: Reason
/**
 * A deductible is not above the out-of-pocket maximum.
 */
"deductible-over-maximum"?: Reason
/**
 * An individual limit is not above the family limit, or that of each person of a family.
 */
"individual-over-family"?: Reason
/**
 * Only an embedded limit has an amount for each person of a family.
 */
"person-limit-without-effect"?: Reason
/**
 * A deductible applies to some payments.
 */
"deductible-without-effect"?: Reason
/**
 * A plan has limits for prescription drugs only if a service is one.
 */
"drug-limit-without-drugs"?: Reason
/**
 * Copays count toward the out-of-pocket maximum.
 */
"copays-over-maximum"?: Reason
/**
 * A percentage is written as 20, not as 0.2.
 */
"coinsurance-like-a-fraction"?: Reason
/**
 * Coinsurance is the member's share, not the plan's.
 */
"coinsurance-of-the-plan"?: Reason
/**
 * Every property of a payment has an effect.
 */
"payment-without-effect"?: Reason
/**
 * Several services share first uses, all with the same count.
 */
"shared-first-uses"?: Reason
/**
 * A waived copay names another service that is used in stays.
 */
"waived-copay"?: Reason
/**
 * A copay for a number of days is for a service that is counted in days.
 */
"days-without-stay"?: Reason
/**
 * Services without a row of their own are not free.
 */
"free-by-default"?: Reason
/**
 * A copay is not more than the price of one use.
 */
"copay-over-price"?: Reason
/**
 * The shares of uses at other providers sum to at most 100%.
 */
"provider-shares-over-100"?: Reason
/**
 * Other providers have a payment.
 */
"providers-without-payment"?: Reason
/**
 * Emergency care costs the same out of network.
 */
"emergency-at-other-providers"?: Reason
/**
 * An HSA plan covers only preventive care and telehealth before the deductible.
 */
"hsa-before-deductible"?: Reason
/**
 * Preventive care is free.
 */
"preventive-care-not-free"?: Reason
/**
 * A plan that is named after a metal has about the value of that level.
 */
"value-contradicts-name"?: Reason
/**
 * A surcharge is above zero, and a credit below.
 */
"surcharge-sign"?: Reason
/**
 * Every property of an account fits its type and has an effect.
 */
"account-property"?: Reason
/**
 * What is paid into an account is a credit, and a plan has the account.
 */
"credit-into-account"?: Reason
/**
 * Each tier covers the people that its name says.
 */
"persons-of-tier"?: Reason
/**
 * Nobody uses a service far more often than in the typical years of the catalog, or almost every day.
 */
"unusual-uses"?: Reason
/**
 * Uses at a birth or by the baby are in a scenario that adds a child.
 */
"uses-without-birth"?: Reason
/**
 * No two scenarios have the same uses.
 */
"same-uses"?: Reason
/**
 * Every question makes a difference.
 */
"no-effect-question"?: Reason
/**
 * Every value of a template is reviewed.
 */
"typical-values"?: Reason
/**
 * No language is twice in the list of languages.
 */
"repeated-language"?: Reason
/**
 * Every text is in each of the client's languages.
 */
"missing-translation"?: Reason
/**
 * Every text is in one of the client's languages.
 */
"unlisted-translation"?: Reason
/**
 * A plan year lists each language that the client provides.
 */
"unlisted-language"?: Reason
/**
 * A language's file has every text.
 */
"missing-text"?: Reason
/**
 * The calculator reads every text.
 */
"unknown-text"?: Reason
/**
 * Every text is translated.
 */
"english-text"?: Reason
}

export declare const validate: ValidateFunction<AcceptedDocument>
