import confirm from '@inquirer/confirm'
import input from '@inquirer/input'
import number from '@inquirer/number'
import { listQuestions, planKinds, type Answers, type OptionNames, type PlanKind } from './Answers.ts'
import { maxPlansPerKind } from './typicalPlans.ts'

export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

interface PromptOptions<Answer> {
  /** Returned if the user types nothing. */
  defaultAnswer: Answer
  /** True, or the sentence that says why the answer is not accepted. */
  validate: (answer: Answer) => true | string
  terminal: Terminal
}

export interface Prompt<Answer> {
  /** The name of the answer in the summary. */
  label: string
  ask: (options: PromptOptions<Answer>) => Promise<Answer>
  /** The answer as the summary shows it. */
  format: (answer: Answer) => string
}

/** The prompts of `mediplan new`, in order. */
export const prompts: { [Name in keyof Answers]: Prompt<Answers[Name]> } = {
  name: {
    label: 'Name',
    ask: ({ defaultAnswer, validate, terminal }) =>
      input({ message: 'Name shown in the footer', default: defaultAnswer, validate }, terminal),
    format: (name) => name,
  },
  planYear: {
    label: 'Plan year',
    ask: ({ defaultAnswer, terminal }) =>
      number(
        { message: 'Plan year', default: defaultAnswer, min: 2000, max: 2099, required: true },
        terminal,
      ),
    format: String,
  },
  url: {
    label: 'Address',
    ask: async ({ defaultAnswer, validate, terminal }) =>
      (await input(
        {
          message: `Web address, if the name is a link${howToClear(defaultAnswer)}`,
          default: defaultAnswer ?? undefined,
          validate: (url) => validate(url.trim() || null),
        },
        terminal,
      )) || null,
    format: (url) => url ?? 'none',
  },
  plans: { label: 'Plans', ask: askForPlans, format: formatPlans },
  ...(Object.fromEntries(
    listQuestions.map(({ flag, label }) => [flag, listPrompt(label, `${label}, if costs depend on them`)]),
  ) as Record<keyof OptionNames, Prompt<string[]>>),
  surcharges: listPrompt('Surcharges', 'What employees pay more for, such as "I use tobacco"'),
  credits: listPrompt(
    'Credits',
    'What employees get money for, such as "I take part in the wellness program"',
  ),
  savings: confirmPrompt('Savings', 'Ask how they like to save?'),
  singleChild: confirmPrompt('Single-child tier', 'Price one child separately?'),
  customScenario: confirmPrompt('Custom scenario', 'Let employees enter their own care?'),
}

const planQuestions: Record<PlanKind, string> = {
  ppo: 'How many PPO plans (a deductible, then a percentage; copays for visits)?',
  hdhp: 'How many high deductible plans with HSA?',
  copay: 'How many copay plans (HMO: copays only, no deductible)?',
}

async function askForPlans({ defaultAnswer, terminal }: PromptOptions<PlanKind[]>): Promise<PlanKind[]> {
  const plans: PlanKind[] = []
  for (const kind of planKinds) {
    const isLast = kind === planKinds.at(-1)
    const validate = (count: number | undefined) =>
      !isLast || plans.length > 0 || count !== 0 || 'A client has at least one plan.'
    const count = await number(
      {
        message: planQuestions[kind],
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

function countKind(kind: PlanKind, plans: readonly PlanKind[]) {
  return plans.filter((other) => other === kind).length
}

function listPrompt(label: string, message: string): Prompt<string[]> {
  return {
    label,
    ask: async ({ defaultAnswer, validate, terminal }) => [
      await input(
        {
          message: `${message} (separated by semicolons${howToClear(defaultAnswer[0])})`,
          default: defaultAnswer.length > 0 ? defaultAnswer.join('; ') : undefined,
          validate: (text = '') => validate([text]),
        },
        terminal,
      ),
    ],
    format: (names) => names.join('; ') || 'none',
  }
}

function confirmPrompt(label: string, message: string): Prompt<boolean> {
  return {
    label,
    ask: ({ defaultAnswer, terminal }) => confirm({ message, default: defaultAnswer }, terminal),
    format: (isYes) => (isYes ? 'yes' : 'no'),
  }
}

/** An empty default needs no hint. */
function howToClear(defaultAnswer: string | null | undefined) {
  return defaultAnswer ? '; Backspace for none' : ''
}
