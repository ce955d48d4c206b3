// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type Flag = (boolean | null)
export type Id = (string | number)

/**
 * One client and plan year: what its employees see and are asked. What the plans cost is in plans.json beside it.
 */
export interface InstancePayload {
/**
 * Where this schema is, for editors: it makes them explain and complete the file. Employees see nothing of it.
 */
$schema?: unknown
client: Client
features: Features
/**
 * The kinds of year that an employee can expect, in the order shown: tiles on a wide screen, a list on a phone. How much care each one means is in plans.json.
 */
scenarios: Scenario[]
/**
 * The rows of "Build Custom Scenario", in the order shown: employees give their uses of each. Every one needs a price in plans.json. Read only where features.customScenario is on.
 */
services?: (Service[] | null)
/**
 * The choices of "Your Location", in the order shown. Where care is expensive, the estimates rise: each location's factor is in plans.json. Asked for only where features.locations is on.
 */
locations?: (Location[] | null)
/**
 * The choices of "Your Salary Band/Employment Type", in the order shown. The payroll deductions of each are in plans.json. Asked for only where features.salaryBands is on.
 */
salaryBands?: (SalaryBand[] | null)
/**
 * The choices of "Your Attitude to Savings", in the order shown. How each one affects the best plan is in plans.json. Asked for only where features.savings is on.
 */
savingsStyles?: (SavingsStyle[] | null)
/**
 * The statements under "Surcharges and Credits" on the scenario step, in the order shown: employees press those that are true of them, and each changes the costs by its amount in plans.json. An empty list hides them, and their column in the results.
 */
surcharges?: (Surcharge[] | null)
/**
 * Uses by service name, as some clients send them. Employees see nothing of it: the custom scenario starts every service at 0.
 */
customScenarioUses?: unknown
}
/**
 * Who the calculator is for: its name and address in the footer, its name on printed results, the year on its screens.
 */
export interface Client {
/**
 * The year the costs are estimated for. Employees read it on the home, scenario and results screens.
 */
planYear: number
/**
 * The client's name: in the footer, "Created by … for Zephyr & Sons", and in print beside the year under "Your results".
 */
displayName: string
/**
 * The page that opens when an employee presses the client's name in the footer: an address with http or https. Left out, null or anything else, the name is plain text.
 */
url?: (string | null)
/**
 * True leaves the page's background plain. False, null or left out, the page has a light tint.
 */
dontTint?: (boolean | null)
}
/**
 * Which parts of the calculator employees get. A part that is left out is off.
 */
export interface Features {
/**
 * True asks employees for "Your Salary Band/Employment Type" on the personal step, with the choices under salaryBands. False, null or left out, they are not asked.
 */
salaryBands?: Flag
/**
 * True asks employees for "Your Location" on the personal step, with the choices under locations. False, null or left out, they are not asked.
 */
locations?: Flag
/**
 * True asks employees for "Your Attitude to Savings" on the personal step, with the choices under savingsStyles; the answer can lead to another plan than the cheapest. False, null or left out, they are not asked.
 */
savings?: Flag
/**
 * True gives an employee with one child a price of its own (tier EK). False, null or left out, one child costs what several do (tier EC).
 */
singleChild?: Flag
/**
 * True shows the button "Customize", with which employees say how often they use each of the services. False, null or left out, there are only the scenarios of this file.
 */
customScenario?: Flag
}
/**
 * One kind of year: a tile under "Your Expected Usage".
 */
export interface Scenario {
/**
 * Ties the tile to its uses in plans.json; employees do not see it. A text or a whole number, which is posted back exactly as it is. The word custom is reserved for the employee's own scenario.
 */
id: Id
/**
 * What the tile says.
 */
display: string
/**
 * A picture for the tile. With any other value, or none, the tile has no picture.
 */
icon?: unknown
}
/**
 * One service that employees can use.
 */
export interface Service {
/**
 * Ties the service to its price in plans.json; employees do not see it. A text or a whole number, which is posted back exactly as it is.
 */
id: Id
/**
 * What the row of "Build Custom Scenario" says.
 */
name: string
}
/**
 * One place to choose.
 */
export interface Location {
/**
 * Ties the location to its factor in plans.json; employees do not see it. A text or a whole number, which is posted back exactly as it is.
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
 * Ties the band to its payroll rows in plans.json; employees do not see it. A text or a whole number, which is posted back exactly as it is.
 */
id: Id
/**
 * What the choice of "Your Salary Band/Employment Type" says.
 */
name: string
}
/**
 * One attitude to savings to choose.
 */
export interface SavingsStyle {
/**
 * Ties the choice to what it does in plans.json; employees do not see it. A text or a whole number, which is posted back exactly as it is.
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
 * Ties the tile to its amount in plans.json; employees do not see it. A text or a whole number, which is posted back exactly as it is.
 */
id: Id
/**
 * What the tile says: a sentence that an employee can agree with.
 */
statement: string
}

export declare const validate: ValidateFunction<InstancePayload>
