import { produce } from 'immer'
import type { Id, Instance } from '../../contract/instance.ts'
import type { ServiceUses } from '../../contract/inputs.ts'
import type { Outputs } from '../../contract/outputs.ts'
import type { Family } from '../rules/family.ts'
import type { PersonalAnswer } from '../rules/personal.ts'
import type { Acknowledged } from '../rules/steps.ts'
import type { Loading } from './Loading.ts'

/** What is in a row of the custom scenario: a number of uses, or the text that is not one yet. */
export type TypedUses = number | string

/** What the employee has answered for a client, and the last calculation. */
export interface Model {
  instance: Instance
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
  /** The home step is the shell's to acknowledge. */
  acknowledged: Omit<Acknowledged, 'home'>
  calculation: Loading<Outputs>
}

/**
 * Nothing answered yet: every service at 0 uses, every surcharge off. Made by immer, so that it is frozen, and
 * the long lists of the instance with it, before the first answer has to wait for that.
 */
export function emptyModel(instance: Instance): Model {
  const model: Model = {
    instance,
    personal: { salaryBand: null, location: null, savingsStyle: null },
    family: { spouse: false, children: 0 },
    scenario: null,
    customScenario: null,
    typedUses: [],
    surcharges: [],
    acknowledged: { personal: false, coverage: false, scenario: false },
    calculation: { status: 'loading' },
  }
  return produce(model, (draft) => {
    draft.typedUses = instance.services.map(() => 0)
    draft.surcharges = instance.surcharges.map(() => false)
  })
}
