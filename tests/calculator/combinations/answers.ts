import { personalQuestions, type PersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { surchargeApplies } from '../../../src/contract/applicableInputs.ts'
import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import type { Combination } from './clientParts.ts'

/** Uses of the first service in a custom scenario. */
export const customUses = 3

/** Which answers an employee with one child gives. They vary with the combination, so that each answer occurs with each part. */
export interface AnswerPattern {
  /** The option to pick from each list: the first or the last. */
  choice: 0 | -1
  /** Whether to build a custom scenario, even if there are others. */
  isCustom: boolean
}

export function answerPatternFor({ on }: Combination): AnswerPattern {
  return { choice: on.size % 2 === 0 ? 0 : -1, isCustom: on.has('customScenario') && on.size % 3 !== 0 }
}

/** Whether the surcharge at an index is chosen. All are chosen except the last of several, so that a mix-up shows. */
export function isCharged(index: number, count: number) {
  return index === 0 || index < count - 1
}

/** The tier of an employee with one child. */
function tierFor({ on }: Pick<Combination, 'on'>) {
  return on.has('singleChild') ? 'EK' : 'EC'
}

/** The surcharges that the screen shows: those for an employee with one child. */
export function shownSurcharges({
  on,
  instance,
}: Pick<Combination, 'on' | 'instance'>): Instance['surcharges'] {
  return instance.surcharges.filter((surcharge) => surchargeApplies(surcharge, tierFor({ on })))
}

/** The expected body of the calculation. */
export function expectedInputs(
  { on, instance }: Combination,
  { choice, isCustom }: AnswerPattern,
): CalculationInputs {
  const { scenarios, services, surcharges } = instance
  const shown = shownSurcharges({ on, instance })
  const personal = Object.fromEntries(
    personalQuestions.map(({ flag, list, answer }) => [
      answer,
      on.has(flag) ? instance[list].at(choice)!.id : null,
    ]),
  ) as PersonalAnswers
  return {
    coverage: tierFor({ on }),
    scenario: isCustom ? 'custom' : scenarios.at(choice)!.id,
    customScenario: isCustom
      ? services.map(({ id, name }, index) => ({ id, name, uses: index === 0 ? customUses : 0 }))
      : null,
    surcharges: Object.fromEntries(
      surcharges.map((surcharge) => {
        const index = shown.indexOf(surcharge)
        return [surcharge.id, index >= 0 && isCharged(index, shown.length)]
      }),
    ),
    ...personal,
  }
}
