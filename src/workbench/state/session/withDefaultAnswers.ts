import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { Instance } from '../../../contract/instance.ts'
import { questionsOf } from '../../../contract/personalQuestions.ts'
import { offeredAnswers, type Answers } from './Answers.ts'

/** The given answers, with a default for each missing answer, so that every step is reachable. */
export function withDefaultAnswers(instance: Instance, given: Answers | null): Answers {
  const answers = offeredAnswers(instance, given)
  const personal = questionsOf(instance).map(({ answer, list }) => [
    answer,
    answers.personal[answer] ?? instance[list][0]?.id ?? null,
  ])
  return {
    ...answers,
    personal: { ...answers.personal, ...Object.fromEntries(personal) },
    scenario: answers.scenario ?? defaultScenario(instance),
    acknowledged: { personal: true, coverage: true, scenario: true },
  }
}

/** The second scenario: the first is often a year without care. */
function defaultScenario({ scenarios, features }: Instance) {
  return (scenarios[1] ?? scenarios[0])?.id ?? (features.customScenario ? customScenarioId : null)
}
