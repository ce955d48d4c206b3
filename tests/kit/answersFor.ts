import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { questionsOf } from '../../src/calculator/rules/personal.ts'
import { stepTexts } from '../../src/calculator/texts/stepTexts.ts'
import { answersLeadingTo, type OutstandingResult } from '../../src/workbench/frame/outstanding.ts'
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
export function answersFor(wanted: OutstandingResult, client: SampleClient = 'lakeshore'): SpokenAnswers {
  const year = samples.get(client)!.current
  const answers = answersLeadingTo(wanted, year, null)
  if (!answers) throw new RangeError(`With the plans of ${client}, no answers lead to ${wanted}.`)
  const { instance } = year
  return {
    ...answers.family,
    personal: questionsOf(instance).map(({ answer, list, texts }) => ({
      question: stepTexts.personal[answer],
      answer: texts(instance)[list(instance).findIndex(({ id }) => id === answers.personal[answer])]!,
    })),
    scenario: instance.scenarios.find(({ id }) => id === answers.scenario)!.display,
  }
}
