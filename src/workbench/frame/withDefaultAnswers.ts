import type { Instance } from '../../contract/instance.ts'
import { questionsOf } from '../../calculator/rules/personal.ts'
import { isReachable, steps, type StepName } from '../../calculator/rules/steps.ts'
import { selectProgress } from '../../calculator/state/progress.ts'
import { offeredAnswers, type Answers } from './Answers.ts'

/** Answers with which every step of this client is open: those already given, and likely ones where none are. */
export function withDefaultAnswers(instance: Instance, given: Answers | null): Answers {
  const answers = offeredAnswers(instance, given)
  const likely = questionsOf(instance).map(({ answer, list }) => [
    answer,
    answers.personal[answer] ?? list(instance)[0]?.id ?? null,
  ])
  return {
    ...answers,
    personal: { ...answers.personal, ...Object.fromEntries(likely) },
    scenario: answers.scenario ?? likelyScenario(instance),
    acknowledged: { personal: true, coverage: true, scenario: true },
  }
}

/** The step that was wanted, or else the last one before it that is open with these answers. */
export function openStep(
  wanted: StepName,
  instance: Instance,
  answers: Answers,
  isStarted: boolean,
): StepName {
  const acknowledged = { home: isStarted, ...answers.acknowledged }
  const progress = selectProgress({ instance, acknowledged }, answers)
  const upToWanted = steps.slice(0, steps.indexOf(wanted) + 1)
  return upToWanted.findLast((step) => isReachable(step, progress)) ?? 'home'
}

/** The second, since the first is often the year without any care. */
function likelyScenario({ scenarios, features }: Instance) {
  return (scenarios[1] ?? scenarios[0])?.id ?? (features.customScenario ? 'custom' : null)
}
