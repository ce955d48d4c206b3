import {
  type Answers,
  normalizeAnswers,
  type QuestionName,
  questionNames,
} from '../../../check/newClient/questions.ts'
import { findProblems, newFiles } from '../../../check/newClient/newDocuments.ts'
import { errorMessage } from '../../errorMessage.ts'

export type AnswerProblems = Partial<Record<QuestionName, string>>

/**
 * Checks the answers as `mediplan check --strict` checks a client.
 * @param defaults answers without problems
 * @returns the first problem of each answer. A problem of several answers together is that of the last one.
 */
export function findAnswerProblems(answers: Answers, defaults: Answers): AnswerProblems {
  if (findProblem(answers) === undefined) return {}
  const problems: AnswerProblems = {}
  let accepted = defaults
  for (const name of questionNames) {
    const next = { ...accepted, [name]: answers[name] }
    const problem = findProblem(next)
    if (problem === undefined) accepted = next
    else problems[name] = problem
  }
  return problems
}

function findProblem(answers: Answers): string | undefined {
  if (answers.plans.length === 0) return 'A client has at least one plan.'
  try {
    const [problem] = findProblems('client', 'key', newFiles(normalizeAnswers(answers), 'schemas/'))
    // The form has an empty field where the file has null.
    return problem?.replace(/, or null\.$/, ', or leave it empty.')
  } catch (error) {
    return errorMessage(error)
  }
}
