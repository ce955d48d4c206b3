// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * One client and plan year: everything that differs between calculators.
 */
export type InstancePayload = {
client: Client
features: Features
/**
 * The kinds of year an employee can expect, in the order shown.
 */
scenarios: Scenario[]
services?: NamedList
locations?: NamedList1
salaryBands?: NamedList2
/**
 * The choices of "Your Attitude to Savings".
 */
savingsStyles?: (SavingsStyle[] | null)
/**
 * The statements an employee can agree with; an empty list hides them.
 */
surcharges?: (Surcharge[] | null)
/**
 * Uses by service name, as some clients send them. Not read: the custom scenario starts every service at 0.
 */
customScenarioUses?: unknown
}
/**
 * A text or a whole number of the client's own. It is posted back exactly as it stands.
 */
export type Id = (string | number)
/**
 * The services of the custom scenario, in the order shown.
 */
export type NamedList = (NamedOption[] | null)
/**
 * The choices of "Your Location".
 */
export type NamedList1 = (NamedOption[] | null)
/**
 * The choices of "Your Salary Band/Employment Type".
 */
export type NamedList2 = (NamedOption[] | null)

/**
 * Who the calculator is for.
 */
export interface Client {
/**
 * The year the costs are estimated for, shown on the home, scenario and results screens.
 */
planYear: number
/**
 * The client's name as the footer shows it.
 */
displayName: string
/**
 * An absolute http or https address that the client's name links to. Anything else leaves the name as plain text.
 */
url?: (string | null)
/**
 * True leaves the page's background plain.
 */
dontTint?: (boolean | null)
}
/**
 * Which parts of the calculator are on. A missing flag is off.
 */
export interface Features {
/**
 * Asks for the salary band on the personal step.
 */
salaryBands?: (boolean | null)
/**
 * Asks for the location on the personal step.
 */
locations?: (boolean | null)
/**
 * Asks for the attitude to savings on the personal step.
 */
savings?: (boolean | null)
/**
 * Prices an employee with one child apart from one with more.
 */
singleChild?: (boolean | null)
/**
 * Lets the employee state the uses of each service.
 */
customScenario?: (boolean | null)
}
export interface Scenario {
/**
 * Posted back as it stands. The word custom is taken by the employee's own scenario.
 */
id: Id
/**
 * What the tile says.
 */
display: string
/**
 * A picture for the tile: sun, cloud, rain, storm, hospital or baby. With any other value the tile has none.
 */
icon?: unknown
}
export interface NamedOption {
id: Id
/**
 * What is shown.
 */
name: string
}
export interface SavingsStyle {
id: Id
/**
 * What the choice says.
 */
displayText: string
}
export interface Surcharge {
id: Id
/**
 * What the tile says.
 */
statement: string
}

export declare const validate: ValidateFunction<InstancePayload>
