import type { Id, Instance } from '../../contract/instance.ts'
import { noPersonalAnswers, type PersonalAnswers } from '../../contract/personalQuestions.ts'
import type { Outputs } from '../../contract/outputs.ts'
import type { Family } from '../rules/family.ts'
import { noUses } from './customUses.ts'
import type { Loading } from './Loading.ts'

/** An input of the custom scenario as the visitor typed it: a number of uses, or text that is not one yet. */
export type TypedUses = number | string

/** The visitor's answers, and the last calculation. */
export interface Model {
  personal: PersonalAnswers
  family: Family
  /** The id of a scenario, or `customScenarioId`. */
  scenario: Id | null
  /** The uses of the custom scenario when it was last confirmed, as customUses.ts describes. */
  customUses: number[]
  /** The inputs of the custom scenario, confirmed or not, in the same order. */
  typedUses: TypedUses[]
  /** Whether each surcharge applies, in the order of the client's surcharges. */
  surcharges: boolean[]
  calculation: Loading<Outputs>
}

/** Nothing answered yet: every service at 0 uses, every surcharge off. */
export function initialModel(instance: Instance): Model {
  const uses = noUses(instance)
  return {
    personal: noPersonalAnswers,
    family: { spouse: false, children: 0 },
    scenario: null,
    customUses: uses,
    typedUses: uses,
    surcharges: instance.surcharges.map(() => false),
    calculation: { status: 'loading' },
  }
}
