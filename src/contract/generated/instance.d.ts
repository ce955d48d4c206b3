// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * The client's logo at the top of every screen, if there is one. An address needs an image of at most 100 kB that any site may show. Null or no value shows none.
 */
export type Logo = ({
/**
 * A file next to this one (logo.png, logo.webp, or logo.jpg, at most 30 kB), or the https address of an SVG, PNG, WebP, or JPEG file. With anything else there is no logo. The API sends a file as a data: URL, which a file can contain as well.
 */
url: Image
/**
 * What screen readers say instead of the image: usually the client's name.
 */
alt: string
} | null)
export type Image = string
/**
 * The client's colors. A color without enough contrast is not used: the check reports it, and employees see the calculator's own color.
 */
export type Colors = ({
/**
 * The color of buttons, links, and the best plan: a dark color, # and six digits. Dark mode uses a lighter shade. When empty, the calculator's own color. Null or no value is empty.
 */
accent?: Color
/**
 * The color of the background: a light color, # and six digits. Dark mode uses a dark shade. When empty, the calculator's own color. Null or no value is empty.
 */
tint?: Color
} | null)
export type Color = (string | null)
/**
 * The button below the results that leads employees on, usually to enrollment, if there is one. Null or no value shows none.
 */
export type NextStep = ({
/**
 * What the button says, without the deadline, which follows it: "Enroll" becomes "Enroll by November 20".
 */
label: string
/**
 * The https address that the button opens. With any other address there is no button.
 */
url: string
/**
 * The last day, as year, month, and day. After it, the results say that it has passed. When empty, the button names no day. Null or no value is none.
 */
deadline?: (string | null)
} | null)
/**
 * A line in the footer and on printed results that says who answers questions, if there is one. Null or no value shows none.
 */
export type Contact = ({
/**
 * The whole line.
 */
text: string
/**
 * What the line links to: a phone number, an e-mail address, or the address of a web page. Addresses with mailto: and tel: work too. With any other text or none, the line is plain text. Null is no address.
 */
url?: (string | null)
} | null)
export type Flag = (boolean | null)
export type Id = (string | number)
export type Uses = number
/**
 * The amount that the tile shows beside the statement; below zero for a credit. The service adds it to its responses; here it has no effect. It comes from plans.json. Leave it out of this file.
 */
export type Amount = ({
/**
 * Dollars, or dollars by coverage code.
 */
amount: (number | {
/**
 * Dollars for the tier of the coverage code before it.
 */
[k: string]: number
})
/**
 * Whether it is for each paycheck or for a year.
 */
per: ("paycheck" | "year")
/**
 * Whether it is for each adult or each person; for the household when left out.
 */
each?: ("adult" | "person" | null)
} | null)
/**
 * In responses only: the texts of the calculator in the language of the response, if the client has them in its folder languages. Absent for languages that the calculator includes.
 */
export type ClientLanguage = ({
/**
 * The BCP 47 tag of the language, for plurals, lists, and dates.
 */
locale: string
/**
 * The direction of writing. The default is ltr.
 */
direction?: ("ltr" | "rtl" | null)
/**
 * The texts of the page and the home screen, by name. English stands in for those that are missing.
 */
shell?: {

}
/**
 * The texts of the questions and the results, by name. English stands in for those that are missing.
 */
steps?: {

}
/**
 * The texts of the sections below the results, by name. English stands in for those that are missing.
 */
sections?: {

}
} | null)

/**
 * One client and plan year: what its employees see and answer. What the plans cost is in plans.json in the same folder.
 */
export interface InstancePayload {
/**
 * The path to this schema. Editors use it to explain and complete the file. Employees do not see it.
 */
$schema?: unknown
client: Client
features: Features
/**
 * The kinds of year that an employee can choose from, in the order shown: tiles on a wide screen, a list on a phone. The care that each one includes is in plans.json.
 */
scenarios: Scenario[]
/**
 * The rows of "Build Custom Scenario", in the order shown: employees enter their uses of each one. Every service needs a price in plans.json. Read only if features.customScenario is on.
 */
services?: (Service[] | null)
/**
 * The choices of "Your Location", in the order shown. Each location's price factor is in plans.json. Shown only if features.locations is on.
 */
locations?: (Location[] | null)
/**
 * The choices of "Your Salary Band/Employment Type", in the order shown. The payroll deductions of each one are in plans.json. Shown only if features.salaryBands is on.
 */
salaryBands?: (SalaryBand[] | null)
/**
 * The choices of "Your Attitude to Savings", in the order shown. How each one affects the best plan is in plans.json. Shown only if features.savings is on.
 */
savingsStyles?: (SavingsStyle[] | null)
/**
 * The statements under "Surcharges and Credits" on the scenario step, in the order shown. Employees press the statements that apply to them; a statement can be for some tiers only. Each one changes the costs by its amount in plans.json. An empty list hides the statements and their column in the results.
 */
surcharges?: (Surcharge[] | null)
/**
 * Uses by service name, which some clients send. Not shown: the custom scenario starts from the uses of the chosen scenario.
 */
customScenarioUses?: unknown
/**
 * Terms of the plan year that the estimates leave out, such as a brochure's sentence that no field can hold. The summary for sign-off lists all of them. Null or no value is an empty list. The service sends only the entries with isShown.
 */
notInCalculator?: (Term[] | null)
/**
 * In responses only: if the response is not in the first language of the client, the hash of the texts of all options in that language. The calculator computes it itself in the first language, and restores no answers that were given with other texts.
 */
optionsHash?: (number | null)
/**
 * In responses only: the texts of this document that are in the first language of the client, because they have no translation into the language of the response.
 */
untranslated?: (string[] | null)
language?: ClientLanguage
}
/**
 * Who the calculator is for: its name and address in the footer, its name on printed results, the year on its screens.
 */
export interface Client {
/**
 * The year the costs are estimated for. Employees read it on the home, scenario, and results screens.
 */
planYear: number
/**
 * The client's name: in the footer, "Created by … for Zephyr & Sons", and in print beside the year under "Your results".
 */
displayName: string
/**
 * The languages that employees can choose, as tags such as en and es. The first one is the default, and the language of every text that is written without one. Without this list, the calculator is in English.
 */
languages?: (string[] | null)
/**
 * The page that opens when an employee presses the client's name in the footer: an http or https address. With any other value or none, the name is plain text. Null is no value.
 */
url?: (string | null)
/**
 * Gives the pages a plain background. When off, they have a light tint. True is on. False, null, or no value is off.
 */
dontTint?: (boolean | null)
logo?: Logo
colors?: Colors
nextStep?: NextStep
contact?: Contact
}
/**
 * The parts of the calculator that employees get. A part that is left out is off.
 */
export interface Features {
/**
 * Asks employees for "Your Salary Band/Employment Type" on the personal step. When off, they are not asked. True is on. False, null, or no value is off. The choices are in salaryBands.
 */
salaryBands?: Flag
/**
 * Asks employees for "Your Location" on the personal step. When off, they are not asked. True is on. False, null, or no value is off. The choices are in locations.
 */
locations?: Flag
/**
 * Asks employees for "Your Attitude to Savings" on the personal step; the answer can lead to a plan other than the cheapest. When off, they are not asked. True is on. False, null, or no value is off. The choices are in savingsStyles.
 */
savings?: Flag
/**
 * Gives employees with one child a price of their own (tier EK). When off, one child costs as much as several (tier EC). True is on. False, null, or no value is off.
 */
singleChild?: Flag
/**
 * Shows the button "Customize", with which employees enter how often they use each service. When off, there are only the scenarios that are listed here. True is on. False, null, or no value is off.
 */
customScenario?: Flag
/**
 * Shows a panel with the results of a plan with an HSA or FSA, in which employees try payments of their own and see the taxes that these save. When off, there is no such panel. False is off. True, null, or no value is on.
 */
accountExplorer?: Flag
/**
 * Estimates the costs of exactly the persons whom the employee covers, including a baby on the way. When off, each tier has the persons that are assumed for it. True is on. False, null, or no value is off.
 */
household?: Flag
/**
 * Asks on the results "Which plan do you have now?" and shows the difference from staying in it. When off, employees are not asked. True is on. False, null, or no value is off.
 */
currentPlan?: Flag
/**
 * Gives "Build Custom Scenario" a column for each covered person, so that employees enter who uses what. When off, they enter the uses of all persons together. Needs the custom scenario. True is on. False, null, or no value is off.
 */
customPerPerson?: Flag
}
/**
 * One kind of year: a tile under "Your Expected Usage".
 */
export interface Scenario {
/**
 * Links the tile to its uses in plans.json; not shown to employees. Text or a whole number, which is posted back exactly as it is. The word custom is reserved for the employee's own scenario.
 */
id: Id
/**
 * What the tile says.
 */
display: string
/**
 * The care of such a year in a few words, below the name. The uses of the scenario decide the costs. Null or no value shows none. The uses are in plans.json.
 */
summary?: (string | null)
/**
 * The person whom the scenario adds to the family: child for a birth. If features.household is on, the scenario step asks whether the baby will be on the plan. Otherwise, and for a spouse, the results say that the coverage and its cost will change. When empty, nobody joins. Null or no value adds nobody.
 */
adds?: unknown
/**
 * How often each service is used, so that a custom scenario can start from this one. The service adds it to its responses; here it has no effect. It comes from plans.json, if features.customScenario is on. Leave it out of this file.
 */
uses?: (UsesOfAService[] | null)
/**
 * A picture for the tile. With any other value, or none, the tile has no picture.
 */
icon?: unknown
}
/**
 * How often one service is used; an empty number is 0.
 */
export interface UsesOfAService {
/**
 * One of the services. The id of the service.
 */
service: Id
/**
 * How often each adult uses it.
 */
perAdult?: Uses
/**
 * How often each child uses it.
 */
perChild?: Uses
/**
 * How often the employee uses it in addition.
 */
bySubscriber?: Uses
/**
 * How often the spouse uses it in addition.
 */
bySpouse?: Uses
/**
 * How often the first child uses it in addition.
 */
byOneChild?: Uses
}
/**
 * One service that employees can use.
 */
export interface Service {
/**
 * Links the service to its price in plans.json; not shown to employees. Text or a whole number, which is posted back exactly as it is.
 */
id: Id
/**
 * What the row of "Build Custom Scenario" says.
 */
name: string
}
/**
 * One location to choose.
 */
export interface Location {
/**
 * Links the location to its factor in plans.json; not shown to employees. Text or a whole number, which is posted back exactly as it is.
 */
id: Id
/**
 * What the choice of "Your Location" says.
 */
name: string
}
/**
 * One salary band or type of employment to choose.
 */
export interface SalaryBand {
/**
 * Links the band to its payroll rows in plans.json; not shown to employees. Text or a whole number, which is posted back exactly as it is.
 */
id: Id
/**
 * What the choice of "Your Salary Band/Employment Type" says.
 */
name: string
}
/**
 * One answer to choose.
 */
export interface SavingsStyle {
/**
 * Links the choice to its effect in plans.json; not shown to employees. Text or a whole number, which is posted back exactly as it is.
 */
id: Id
/**
 * What the choice says.
 */
displayText: string
}
/**
 * One statement to agree with.
 */
export interface Surcharge {
/**
 * Links the tile to its amount in plans.json; not shown to employees. Text or a whole number, which is posted back exactly as it is.
 */
id: Id
/**
 * What the tile says: a sentence that an employee can agree with.
 */
statement: string
/**
 * What the tile says to an employee who covers no spouse: "I use tobacco" instead of "I or my spouse use tobacco". With null or no value, the statement.
 */
statementWithoutSpouse?: (string | null)
detail?: Amount
/**
 * The tiers that the statement is for, such as those with a spouse. Employees see it if they have such coverage, or can have it before or after a birth. With null or no value, it is for every tier.
 * 
 * @minItems 1
 */
appliesTo?: (("EE" | "ES" | "EK" | "EC" | "EF")[] | null)
}
/**
 * One term that the estimates leave out.
 */
export interface Term {
/**
 * The term, as the brochure words it or in your words.
 */
text: string
/**
 * Shows the text under "Notes and assumptions" in the results. Otherwise, only consultants and the client read it. True is on. False, null, or no value is off.
 */
isShown?: Flag
}

export declare const validate: ValidateFunction<InstancePayload>
