import confirm from '@inquirer/confirm'
import input from '@inquirer/input'
import number from '@inquirer/number'
import select from '@inquirer/select'
import { UsageError } from '../files/UsageError.ts'
import {
  countKind,
  normalizeAnswers,
  payPeriodLimits,
  planKindNames,
  planKinds,
  planYears,
  questionNames,
  questions,
  type AnswerByKind,
  type Answers,
  type PlanKind,
  type Question,
  type QuestionKind,
  type QuestionName,
} from './questions.ts'
import { maxPlansPerKind } from './typicalPlans.ts'

export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

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

interface PromptOptions<Answer> {
  message: string
  /** Returned if the user types nothing. */
  defaultAnswer: Answer
  /** True, or the sentence that says why the answer is not accepted. */
  validate: (answer: Answer) => true | string
  terminal: Terminal
}

/** How the terminal asks each kind of question. */
const prompts: {
  [Kind in QuestionKind]: (options: PromptOptions<AnswerByKind[Kind]>) => Promise<AnswerByKind[Kind]>
} = {
  text: ({ message, defaultAnswer, validate, terminal }) =>
    input({ message, default: defaultAnswer, validate }, terminal),
  optionalText: async ({ message, defaultAnswer, validate, terminal }) =>
    (await input(
      {
        message: `${message}${howToClear(defaultAnswer)}`,
        default: defaultAnswer ?? undefined,
        validate: (text) => validate(text.trim() || null),
      },
      terminal,
    )) || null,
  year: ({ message, defaultAnswer, terminal }) =>
    number({ message, default: defaultAnswer, ...planYears, required: true }, terminal),
  optionalNumber: async ({ message, defaultAnswer, terminal }) =>
    (await number({ message, default: defaultAnswer ?? undefined, ...payPeriodLimits }, terminal)) ?? null,
  plans: askForPlans,
  list: async ({ message, defaultAnswer, validate, terminal }) => [
    await input(
      {
        message: `${message} (separated by semicolons${howToClear(defaultAnswer[0])})`,
        default: defaultAnswer.length > 0 ? defaultAnswer.join('; ') : undefined,
        validate: (text = '') => validate([text]),
      },
      terminal,
    ),
  ],
  flag: ({ message, defaultAnswer, terminal }) => confirm({ message, default: defaultAnswer }, terminal),
}

function ask<Kind extends QuestionKind>(
  { kind, message, help }: Question<Kind>,
  options: Omit<PromptOptions<AnswerByKind[Kind]>, 'message'>,
): Promise<AnswerByKind[Kind]> {
  const shown = help === undefined ? message : `${message} (${help.toLowerCase()})`
  return prompts[kind]({ message: shown, ...options })
}

/** A line of the summary: the question's label and the answer. */
function formatAnswer({ kind, label }: Question, answer: Answers[QuestionName]): string {
  if (kind === 'plans') return `${label}: ${formatPlans(answer as PlanKind[])}`
  if (typeof answer === 'boolean') return `${label}: ${answer ? 'yes' : 'no'}`
  const text = Array.isArray(answer) ? answer.join('; ') : String(answer ?? '')
  return `${label}: ${text || 'none'}`
}

async function askForPlans({ defaultAnswer, terminal }: PromptOptions<PlanKind[]>): Promise<PlanKind[]> {
  const plans: PlanKind[] = []
  for (const kind of planKinds) {
    const { plural, hint } = planKindNames[kind]
    const isLast = kind === planKinds.at(-1)
    const validate = (count: number | undefined) =>
      !isLast || plans.length > 0 || count !== 0 || 'A client has at least one plan.'
    const count = await number(
      {
        message: `How many ${plural}${hint === undefined ? '' : ` (${hint})`}?`,
        default: countKind(kind, defaultAnswer),
        min: 0,
        max: maxPlansPerKind,
        required: true,
        validate,
      },
      terminal,
    )
    plans.push(...Array.from({ length: count }, () => kind))
  }
  return plans
}

/** For example "2 ppo, 1 hdhp". */
function formatPlans(plans: readonly PlanKind[]): string {
  return planKinds
    .filter((kind) => plans.includes(kind))
    .map((kind) => `${countKind(kind, plans)} ${kind}`)
    .join(', ')
}

/** An empty default needs no hint. */
function howToClear(defaultAnswer: string | null | undefined) {
  return defaultAnswer ? '; Backspace for none' : ''
}
