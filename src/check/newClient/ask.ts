import select from '@inquirer/select'
import { UsageError } from '../files/UsageError.ts'
import type { Answers } from './Answers.ts'
import type { Question, Terminal } from './Question.ts'
import { questions } from './questions.ts'
import { tidy } from './tidy.ts'

type Name = keyof Answers

const names = Object.keys(questions) as Name[]

/**
 * Asks for what was not said, then shows all answers, of which each can be given again before anything is written.
 * @param faultIn the sentence that says why these answers cannot be taken, if they cannot
 * @throws UsageError when whoever is asked stops by Ctrl+C.
 */
export async function ask(
  said: Partial<Answers>,
  defaults: Answers,
  faultIn: (answers: Answers) => string | undefined,
  terminal: Terminal,
): Promise<Answers> {
  try {
    let answers = { ...defaults, ...said }
    for (const name of names.filter((each) => !(each in said)))
      answers = await answered(name, answers, faultIn, terminal)
    for (;;) {
      const again = await chosenAgain(answers, terminal)
      if (again === undefined) return answers
      answers = await answered(again, answers, faultIn, terminal)
    }
  } catch (error) {
    throw isStopped(error) ? new UsageError('Stopped. Nothing was written.') : error
  }
}

async function answered(
  name: Name,
  answers: Answers,
  faultIn: (answers: Answers) => string | undefined,
  terminal: Terminal,
): Promise<Answers> {
  const answer = await questionOf(name).ask({
    usual: answers[name],
    validate: (given) => faultIn(tidy({ ...answers, [name]: given })) ?? true,
    terminal,
  })
  return tidy({ ...answers, [name]: answer })
}

/** Undefined when all are as they should be. */
function chosenAgain(answers: Answers, terminal: Terminal): Promise<Name | undefined> {
  const choices = [
    { value: undefined, name: 'Yes, write it' },
    ...names.map((name) => {
      const { label, shown } = questionOf(name)
      return { value: name, name: `${label}: ${shown(answers[name])}` }
    }),
  ]
  const message = 'Is this the client? (Choose an answer to give it again.)'
  return select<Name | undefined>({ message, choices, pageSize: choices.length, loop: false }, terminal)
}

/** A question that takes and gives what the answer of this name can be. */
function questionOf<N extends Name>(name: N): Question<Answers[N]> {
  return questions[name]
}

function isStopped(error: unknown) {
  return error instanceof Error && error.name === 'ExitPromptError'
}
