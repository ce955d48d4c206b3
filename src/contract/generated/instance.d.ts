// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * The client's logo at the top of every screen. Null or no value shows none. Needs an image of at most 100 kB that any site may show.
 */
export type Logo = ({
/**
 * The https address of an SVG, PNG, WebP, or JPEG file. With any other address there is no logo.
 */
url: string
/**
 * What screen readers say instead of the image: usually the client's name.
 */
alt: string
} | null)
/**
 * The client's colors. A color without enough contrast is not used: mediplan check reports it, and employees see the calculator's own color.
 */
export type Colors = ({
/**
 * The color of buttons, links, and the best plan: a dark color, # and six digits. Dark mode uses a lighter shade. With null or no value, the calculator's own color.
 */
accent?: Color
/**
 * The color of the background: a light color, # and six digits. Dark mode uses a dark shade. With null or no value, the calculator's own color.
 */
tint?: Color
} | null)
export type Color = (string | null)
/**
 * A line in the footer and on printed results that says who answers questions. Null or no value shows none.
 */
export type Contact = ({
/**
 * The whole line.
 */
text: string
/**
 * The address that the line links to: http, https, mailto, or tel. With null, any other address, or none, the line is plain text.
 */
url?: (string | null)
} | null)
export type Flag = (boolean | null)
export type Id = (string | number)
export type Uses = number
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
 * Uses by service name, which some clients send. Not shown: the custom scenario starts every service at 0.
 */
customScenarioUses?: unknown
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
 * The page that opens when an employee presses the client's name in the footer: an http or https address. With null, any other value, or none, the name is plain text.
 */
url?: (string | null)
/**
 * True for a plain page background. With false, null, or no value, the page has a light tint.
 */
dontTint?: (boolean | null)
logo?: Logo
colors?: Colors
contact?: Contact
}
/**
 * The parts of the calculator that employees get. A part that is left out is off.
 */
export interface Features {
/**
 * True asks employees for "Your Salary Band/Employment Type" on the personal step, with the choices in salaryBands. With false, null, or no value, they are not asked.
 */
salaryBands?: Flag
/**
 * True asks employees for "Your Location" on the personal step, with the choices in locations. With false, null, or no value, they are not asked.
 */
locations?: Flag
/**
 * True asks employees for "Your Attitude to Savings" on the personal step, with the choices in savingsStyles; the answer can lead to a plan other than the cheapest. With false, null, or no value, they are not asked.
 */
savings?: Flag
/**
 * True gives employees with one child a price of their own (tier EK). With false, null, or no value, one child costs as much as several (tier EC).
 */
singleChild?: Flag
/**
 * True shows the button "Customize", with which employees enter how often they use each service. With false, null, or no value, there are only the scenarios of this file.
 */
customScenario?: Flag
/**
 * False hides the panel in which employees try own payments into an HSA or FSA and see the taxes saved. With true, null, or no value, results of a plan with an account have it.
 */
accountExplorer?: Flag
/**
 * True gives "Build Custom Scenario" a column for each covered person, so that employees enter who uses what. With false, null, or no value, they enter the uses of all persons together. Needs customScenario.
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
 * The care of such a year in a few words, below the name. Null or no value shows none. The uses in plans.json decide the costs.
 */
summary?: (string | null)
/**
 * Who joins the family in such a year: child for a birth. If the employee covers no such person, the results say that the coverage and its cost will change. Null or no value adds nobody.
 */
addsPerson?: unknown
/**
 * How often each service is used, so that a custom scenario can start from this one. The service adds it from plans.json if features.customScenario is on; leave it out of this file, where it has no effect.
 */
uses?: (UsesOfAService[] | null)
/**
 * A picture for the tile. With any other value, or none, the tile has no picture.
 */
icon?: unknown
}
/**
 * How often one service is used; a number that is left out is 0.
 */
export interface UsesOfAService {
/**
 * The id of one of the services.
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
 * The tiers that the statement is for, such as those with a spouse. Employees with other coverage do not see it. With null or no value, it is for every tier.
 * 
 * @minItems 1
 */
appliesTo?: (("EE" | "ES" | "EK" | "EC" | "EF")[] | null)
}

export declare const validate: ValidateFunction<InstancePayload>
