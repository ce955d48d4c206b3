import select from '@inquirer/select'
import { UsageError } from '../files/UsageError.ts'
import { normalizeAnswers, type Answers } from './Answers.ts'
import { ask, formatAnswer, type Terminal } from './prompts.ts'
import { questionNames, questions, type QuestionName } from './questions.ts'

type FindProblem = (answers: Answers) => string | undefined

/**
 * Prompts for the answers that were not given as options, then shows a summary in which the user can change any of them.
 * @param findProblem returns a sentence if the answers are not acceptable
 * @throws UsageError if the user presses Ctrl+C
 */
export async function promptForAnswers(
  given: Partial<Answers>,
  defaults: Answers,
  findProblem: FindProblem,
  terminal: Terminal,
): Promise<Answers> {
  try {
    let answers = { ...defaults, ...given }
    for (const name of questionNames.filter((each) => !(each in given)))
      answers = await promptFor(name, answers, findProblem, terminal)
    for (;;) {
      const name = await selectAnswerToChange(answers, terminal)
      if (name === undefined) return answers
      answers = await promptFor(name, answers, findProblem, terminal)
    }
  } catch (error) {
    throw isCtrlC(error) ? new UsageError('Stopped. Nothing was written.') : error
  }
}

async function promptFor(
  name: QuestionName,
  answers: Answers,
  findProblem: FindProblem,
  terminal: Terminal,
): Promise<Answers> {
  const withAnswer = (answer: Answers[QuestionName]) => normalizeAnswers({ ...answers, [name]: answer })
  const answer = await ask(questions[name], {
    defaultAnswer: answers[name],
    validate: (typed) => findProblem(withAnswer(typed)) ?? true,
    terminal,
  })
  return withAnswer(answer)
}

/** Undefined if the user confirms the answers. */
function selectAnswerToChange(answers: Answers, terminal: Terminal): Promise<QuestionName | undefined> {
  const choices = [
    { value: undefined, name: 'Yes, write it' },
    ...questionNames.map((name) => ({
      value: name,
      name: formatAnswer(questions[name], answers[name]),
    })),
  ]
  const message = 'Is this the client? (Choose an answer to change it.)'
  return select<QuestionName | undefined>(
    { message, choices, pageSize: choices.length, loop: false },
    terminal,
  )
}

function isCtrlC(error: unknown) {
  return error instanceof Error && error.name === 'ExitPromptError'
}
