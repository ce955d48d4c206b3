import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { questionsOf } from '../../src/calculator/rules/personal.ts'
import { findAnswersFor, type SpecialResult } from '../../src/workbench/session/findAnswersFor.ts'
import { samples } from './samples.ts'

/** What a visitor answers, in the words on the screen. */
export interface SpokenAnswers {
  personal: { question: string; answer: string }[]
  spouse: boolean
  children: number
  scenario: string
}

/**
 * Answers with which a sample client's plans lead to such a result.
 * @throws RangeError where none do
 */
export function answersFor(wanted: SpecialResult, client: SampleClient = 'lakeshore'): SpokenAnswers {
  const year = samples.get(client)!.current
  const answers = findAnswersFor(wanted, year, null)
  if (!answers) throw new RangeError(`With the plans of ${client}, no answers lead to ${wanted}.`)
  const { instance } = year
  return {
    ...answers.family,
    personal: questionsOf(instance).map(({ label, answer, list, texts }) => ({
      question: label,
      answer: texts(instance)[list(instance).findIndex(({ id }) => id === answers.personal[answer])]!,
    })),
    scenario: instance.scenarios.find(({ id }) => id === answers.scenario)!.display,
  }
}
