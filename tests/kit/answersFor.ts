import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { optionsOf, questionsOf } from '../../src/contract/personalQuestions.ts'
import { stepTexts } from '../../src/calculator/texts/stepTexts.ts'
import { findAnswersFor, type SpecialResult } from '../../src/workbench/session/findAnswersFor.ts'
import { samples } from './samples.ts'

/** A visitor's answers, in the words on the screen. */
export interface VisitorAnswers {
  personal: { question: string; answer: string }[]
  spouse: boolean
  children: number
  scenario: string
}

/**
 * Finds answers for which a sample client's plans give such a result.
 * @throws RangeError if there are none
 */
export function answersFor(wanted: SpecialResult, client: SampleClient = 'lakeshore'): VisitorAnswers {
  const year = samples.get(client)!.current
  const answers = findAnswersFor(wanted, year, null)
  if (!answers) throw new RangeError(`With the plans of ${client}, no answers lead to ${wanted}.`)
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
