import select from '@inquirer/select'
import { UsageError } from '../files/UsageError.ts'
import { normalizeAnswers, type Answers } from './Answers.ts'
import { prompts, type Prompt, type Terminal } from './prompts.ts'

type Name = keyof Answers

type FindProblem = (answers: Answers) => string | undefined

const names = Object.keys(prompts) as Name[]

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
    for (const name of names.filter((each) => !(each in given)))
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
  name: Name,
  answers: Answers,
  findProblem: FindProblem,
  terminal: Terminal,
): Promise<Answers> {
  const withAnswer = (answer: Answers[Name]) => normalizeAnswers({ ...answers, [name]: answer })
  const answer = await selectPrompt(name).ask({
    defaultAnswer: answers[name],
    validate: (typed) => findProblem(withAnswer(typed)) ?? true,
    terminal,
  })
  return withAnswer(answer)
}

/** Undefined if the user confirms the answers. */
function selectAnswerToChange(answers: Answers, terminal: Terminal): Promise<Name | undefined> {
  const choices = [
    { value: undefined, name: 'Yes, write it' },
    ...names.map((name) => {
      const { label, format } = selectPrompt(name)
      return { value: name, name: `${label}: ${format(answers[name])}` }
    }),
  ]
  const message = 'Is this the client? (Choose an answer to change it.)'
  return select<Name | undefined>({ message, choices, pageSize: choices.length, loop: false }, terminal)
}

/** Relates the types of the prompt and its answer, which an index by a union of names does not. */
function selectPrompt<N extends Name>(name: N): Prompt<Answers[N]> {
  return prompts[name]
}

function isCtrlC(error: unknown) {
  return error instanceof Error && error.name === 'ExitPromptError'
}
