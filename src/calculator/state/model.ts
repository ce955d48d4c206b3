import type { Id, Instance } from '../../contract/instance.ts'
import type { ServiceUses } from '../../contract/inputs.ts'
import type { Outputs } from '../../contract/outputs.ts'
import type { ApiError, ApiFailure } from '../api/ApiError.ts'
import type { Family } from '../rules/family.ts'
import type { PersonalAnswer } from '../rules/personal.ts'
import type { Acknowledged } from '../rules/steps.ts'

export type { ApiError, ApiFailure }

type Loading<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: ApiError }

/** What is in a row of the custom scenario: a number of uses, or the text that is not one yet. */
export type TypedUses = number | string

/** All that the calculator knows: the client, the employee's answers, and the last calculation. */
export interface Model {
  /** The year asked for on a preview path; null for the standard instance. */
  year: number | null
  instance: Loading<Instance>
  personal: Record<PersonalAnswer, Id | null>
  family: Family
  /** The id of one of the client's scenarios, or the word custom. */
  scenario: Id | null
  /** The uses of the custom scenario as they were when it was chosen. */
  customScenario: ServiceUses[] | null
  /** What stands in the rows of the custom scenario, in the order of the services. */
  typedUses: TypedUses[]
  /** Whether each surcharge applies, in the order of the client's surcharges. */
  surcharges: boolean[]
  acknowledged: Acknowledged
  calculation: Loading<Outputs>
}

export const initialModel: Model = {
  year: null,
  instance: { status: 'loading' },
  personal: { salaryBand: null, location: null, savingsStyle: null },
  family: { spouse: false, children: 0 },
  scenario: null,
  customScenario: null,
  typedUses: [],
  surcharges: [],
  acknowledged: { home: false, personal: false, coverage: false, scenario: false },
  calculation: { status: 'loading' },
}
