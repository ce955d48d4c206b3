import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Instance } from '../../contract/instance.ts'
import { pathOfYear } from '../rules/paths.ts'
import { encodeAnswers } from './answersCode.ts'
import { coveredUses, noUses, withCoveredUses } from './customUses.ts'
import type { Answers } from './model.ts'
import { selectSurcharges } from './selectInputs.ts'
import type { Session } from './Session.ts'

/**
 * A link that shows the results of these answers. They are in its fragment, which browsers never send to a server.
 * @param base the calculator's URL, without a trailing slash
 */
export function answersLink(
  answers: Answers,
  { acknowledged, instance, year }: Session,
  base: string,
): string {
  return `${base}${pathOfYear(year)}#answers=${encodeAnswers(answersInUse(answers, instance), acknowledged, instance)}`
}

/** The code in the fragment of a link; null if there is none. In a static site, the fragment starts with the screen. */
export function codeInFragment(fragment: string): string | null {
  return /#answers=(.*)/.exec(fragment)?.[1] ?? null
}

/** The answers that decide the results: nothing about persons who are not covered, or that was typed and not confirmed. */
function answersInUse(answers: Answers, instance: Instance): Answers {
  const { family, scenario, customUses, surcharges } = answers
  const applicable = selectSurcharges(answers, instance)
  const none = noUses(instance)
  const uses =
    scenario === customScenarioId
      ? withCoveredUses(instance, family, none, coveredUses(instance, family, customUses))
      : none
  return {
    ...answers,
    customUses: uses,
    typedUses: uses,
    surcharges: instance.surcharges.map(
      (surcharge, index) => applicable.includes(surcharge) && (surcharges[index] ?? false),
    ),
  }
}
