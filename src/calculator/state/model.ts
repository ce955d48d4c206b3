import type { Id, Instance } from '../../contract/instance.ts'
import { noPersonalAnswers, type PersonalAnswers } from '../../contract/personalQuestions.ts'
import type { Outputs } from '../../contract/outputs.ts'
import { defaultBaby, type Baby, type Family } from '../../contract/family.ts'
import type { AccountInputs } from './accountInputs.ts'
import { noUses } from './customUses.ts'
import type { Loading } from './useRequest.ts'

/** An input of the custom scenario as the visitor typed it: a number of uses, or text that is not one yet. */
export type TypedUses = number | string

/** What the visitor has answered. */
export interface Answers {
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
  /** The answers about the baby that a scenario adds. */
  baby: Baby
}

export interface Result {
  /** The inputs that were posted for it, as JSON without names. */
  inputs: string
  outputs: Outputs
}

/** The visitor's answers, and the results of this session. */
export interface Model extends Answers {
  calculation: Loading<Outputs>
  /** The last result. Stays while another calculation runs. */
  latest: Result | null
  /** The last result with other inputs than `latest`. */
  previous: Outputs | null
  /** The inputs about the account and the taxes; null until one changes. They are not part of the answers. */
  accountInputs: AccountInputs | null
  /**
   * The plan that the employee has now, without a key if it is another plan or none; null if it is not answered. It does
   * not change the estimate and is not part of the answers.
   */
  currentPlan: { key: string | null } | null
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
    baby: defaultBaby,
    calculation: { status: 'loading' },
    latest: null,
    previous: null,
    accountInputs: null,
    currentPlan: null,
  }
}

/** Whether any answer differs from those of `initialModel`. */
export function hasAnswers({ personal, family, scenario, typedUses, surcharges }: Answers): boolean {
  return (
    Object.values(personal).some((id) => id !== null) ||
    family.spouse ||
    family.children > 0 ||
    scenario !== null ||
    typedUses.some((uses) => uses !== 0) ||
    surcharges.includes(true)
  )
}
