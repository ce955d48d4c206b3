import { findProblems, newFiles } from '../../../check/newClient/newFiles.ts'
import { normalizeAnswers, type Answers } from '../../../check/newClient/questions.ts'
import { describeInWords } from '../../state/describeInWords.ts'
import type { QuestionName } from './QuestionInput.tsx'

/** Why an answer is not accepted, and a problem that no question asks about. */
export type AnswerErrors = Partial<Record<QuestionName | 'other', string | undefined>>

/** The first problem of each answer that `mediplan check --strict` would find in a client with these answers. */
export function findAnswerErrors(answers: Answers): AnswerErrors {
  if (answers.plans.length === 0) return { plans: 'Enter at least one plan.' }
  if (answers.scenarios.length === 0) return { scenarios: 'Choose at least one typical year.' }
  const errors: AnswerErrors = {}
  for (const problem of findProblems('client', 'key', newFiles(normalizeAnswers(answers), 'schemas/'))) {
    const { message, help } = describeInWords(problem)
    errors[findQuestion(problem.pointer, answers) ?? 'other'] ??= `${message} ${help}`
  }
  return errors
}

/** The question whose answer is at a JSON pointer to a file of a new client. */
function findQuestion(pointer: string, answers: Answers): QuestionName | undefined {
  const [, list, part] = pointer.split('/')
  if (list === 'surcharges')
    return Number(part) < normalizeAnswers(answers).surcharges.length ? 'surcharges' : 'credits'
  const name = list === 'client' ? (part === 'displayName' ? 'name' : part) : list
  return Object.hasOwn(answers, name ?? '') ? (name as QuestionName) : undefined
}
