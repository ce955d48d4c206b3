import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { optionsOf } from '../../src/contract/optionsOf.ts'
import { questionsOf } from '../../src/contract/personalQuestions.ts'
import { stepTexts } from '../../src/calculator/texts/stepTexts.ts'
import { findAnswersFor, type SpecialResult } from '../../src/workbench/state/session/sessionAt.ts'
import { samples } from './samples.ts'

/** A visitor's answers, in the words on the screen. */
export interface VisitorAnswers {
  personal: { question: string; answer: string }[]
  spouse: boolean
  children: number
  scenario: string
}

/**
 * Finds answers that lead to a special result with a sample client's plans.
 * @throws RangeError if there are none
 */
export function answersFor(result: SpecialResult, client: SampleClient = 'lakeshore'): VisitorAnswers {
  const year = samples.get(client)!.current
  const answers = findAnswersFor(result, year, null)
  if (!answers) throw new RangeError(`With the plans of ${client}, no answers lead to ${result}.`)
  const { instance } = year
  return {
    ...answers.family,
    personal: questionsOf(instance).map((question) => ({
      question: stepTexts.personal[question.answer],
      answer: optionsOf(instance, question).find(({ id }) => id === answers.personal[question.answer])!.text,
    })),
    scenario: instance.scenarios.find(({ id }) => id === answers.scenario)!.display,
  }
}
