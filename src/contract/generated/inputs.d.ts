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
household?: Household
/**
 * The covered persons in the order of usesByPerson: the subscriber, the spouse, the children. Only if the instance's features.customPerPerson is on and the scenario is custom; each service then has usesByPerson. When left out, the persons are those that the tier is assumed to cover.
 * 
 * Items: One covered person.
 */
persons?: PersonName[]
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
/**
 * How often each person uses the service in the year, in the order of persons; they sum to the uses. Only with persons.
 * 
 * Items: How often one person uses it.
 */
usesByPerson?: number[]
}
/**
 * The persons that the employee covers. Only if the instance's features.household is on; the estimate then has the uses of exactly these persons. When left out, the persons are those that the tier is assumed to cover.
 */
export interface Household {
/**
 * True if the employee covers a spouse.
 */
spouse: boolean
/**
 * How many children the employee covers from the start of the plan year. If there are no children, the baby of a scenario is added; otherwise the last child is the baby.
 */
children: number
baby?: Baby
}
/**
 * The employee's answers about the baby that a scenario adds; they have an effect only in such scenarios. When left out, the baby is covered, and the month of birth is not known.
 */
export interface Baby {
/**
 * True if the baby will be on the employee's plan. Then a household without children pays for one child from the month of birth, and the coverage code of a scenario that adds a child includes it.
 */
isCovered: boolean
/**
 * The month of the plan year, 1 for January; null if it is not known.
 */
month: (number | null)
}
export interface PersonName {
/**
 * The person's role in the household.
 */
role: ("subscriber" | "spouse" | "child")
/**
 * The person's number within the role, from 1.
 */
number: number
}

export declare const validate: ValidateFunction<CalculationInputs>
