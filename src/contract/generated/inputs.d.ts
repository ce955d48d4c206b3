// Made from schemas/ by generate.ts: run `npm run contract` after changing a schema.
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
 * The id of one of the instance's scenarios, or custom.
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
[k: string]: boolean
}
location: NullableId
salaryBand: NullableId
savingsStyle: NullableId
}
export interface ServiceUses {
id: Id
name: string
/**
 * How often the household uses the service in the year.
 */
uses: number
}

export declare const validate: ValidateFunction<CalculationInputs>
