import type { Instance } from '../../../contract/instance.ts'
import { optionsOf } from '../../../contract/optionsOf.ts'
import { questionsOf } from '../../../contract/personalQuestions.ts'
import type { Answers } from './Answers.ts'
import { withDefaultAnswers } from './withDefaultAnswers.ts'

/** The texts of the personal answers and the surcharges that a calculation uses. */
export function describeAnswers(instance: Instance, given: Answers | null): string[] {
  const { personal, surcharges } = withDefaultAnswers(instance, given)
  const personalTexts = questionsOf(instance).flatMap(
    (question) =>
      optionsOf(instance, question).find(({ id }) => id === personal[question.answer])?.text ?? [],
  )
  const statements = instance.surcharges
    .filter(({ id }) => surcharges.includes(id))
    .map(({ statement }) => statement)
  return [...personalTexts, ...statements]
}
