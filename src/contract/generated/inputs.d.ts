// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

export type NullableId = (string | number | null)
export type Id = (string | number)

/**
 * The employee's answers, as the calculator posts them.
 */
export interface CalculationInputs {
/**
 * The tier: EE employee only, ES employee and spouse, EK employee and one child, EC employee and children, EF family.
 */
coverage: ("EE" | "ES" | "EK" | "EC" | "EF")
/**
 * The id of one of the instance's scenarios, or custom for the employee's own uses.
 */
scenario: NullableId
/**
 * The employee's own uses of each service; null unless the scenario is custom.
 */
customScenario: (ServiceUses[] | null)
/**
 * Whether each surcharge or credit applies, by its id.
 */
surcharges: {
/**
 * True if the employee agrees with the statement that has this id.
 */
[k: string]: boolean
}
/**
 * The id of the location that the employee chose; null if the client does not ask for one.
 */
location: NullableId
/**
 * The id of the salary band that the employee chose; null if the client does not ask for one.
 */
salaryBand: NullableId
/**
 * The id of the savings style that the employee chose; null if the client does not ask for one.
 */
savingsStyle: NullableId
}
/**
 * How often one service is used.
 */
export interface ServiceUses {
/**
 * The id of one of the instance's services, in the same type.
 */
id: Id
/**
 * The name of that service, as the instance has it.
 */
name: string
/**
 * How often the household uses the service in the year.
 */
uses: number
}

export declare const validate: ValidateFunction<CalculationInputs>
