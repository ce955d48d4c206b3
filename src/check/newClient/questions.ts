import { listQuestions, type Answers, type OptionNames, type PlanKind } from './Answers.ts'

/** What the answer to each kind of question is. */
export interface AnswerByKind {
  text: string
  /** Null if it is left empty. */
  optionalText: string | null
  year: number
  /** Null if it is left empty. */
  optionalNumber: number | null
  plans: PlanKind[]
  list: string[]
  flag: boolean
}

export type QuestionKind = keyof AnswerByKind

export interface Question<Kind extends QuestionKind = QuestionKind> {
  kind: Kind
  /** The name of the answer in a summary. */
  label: string
  /** What the user is asked. */
  message: string
  help?: string
}

/** The kind of question whose answer has a type. */
type KindOf<Answer> = {
  [Kind in QuestionKind]: [Answer, AnswerByKind[Kind]] extends [AnswerByKind[Kind], Answer] ? Kind : never
}[QuestionKind]

export type QuestionName = keyof Answers

/** The questions about a new client, in order. The prompts of `mediplan new` and the workbench's form both ask these. */
export const questions: { [Name in QuestionName]: Question<KindOf<Answers[Name]>> } = {
  name: { kind: 'text', label: 'Name', message: 'Client name', help: 'Shown in the footer' },
  planYear: { kind: 'year', label: 'Plan year', message: 'Plan year' },
  url: { kind: 'optionalText', label: 'Address', message: 'Web address, if the name is a link' },
  plans: { kind: 'plans', label: 'Plans', message: 'Plans to start with' },
  ...(Object.fromEntries(
    listQuestions.map(({ flag, label }) => [
      flag,
      { kind: 'list', label, message: `${label}, if costs depend on them` },
    ]),
  ) as Record<keyof OptionNames, Question<'list'>>),
  surcharges: {
    kind: 'list',
    label: 'Surcharges',
    message: 'What employees pay more for, such as "I use tobacco"',
  },
  credits: {
    kind: 'list',
    label: 'Credits',
    message: 'What employees get money for, such as "I take part in the wellness program"',
  },
  payPeriods: {
    kind: 'optionalNumber',
    label: 'Payroll deductions per year',
    message: 'Payroll deductions per year',
    help: '12, 24, 26, or 52 for example',
  },
  savings: { kind: 'flag', label: 'Savings', message: 'Ask how they like to save?' },
  singleChild: { kind: 'flag', label: 'Single-child tier', message: 'Price one child separately?' },
  customScenario: {
    kind: 'flag',
    label: 'Custom scenario',
    message: 'Let employees enter their own care?',
  },
}

export const questionNames = Object.keys(questions) as QuestionName[]

/** The plan years that a client can have. */
export const planYears = { min: 2000, max: 2099 }

/** The numbers of payroll deductions per year that a client can have. */
export const payPeriodLimits = { min: 1, max: 366 }

/** How the question for the number of plans names each kind. */
export const planKindNames: Record<PlanKind, { plural: string; hint?: string }> = {
  ppo: { plural: 'PPO plans', hint: 'a deductible, then a percentage; copays for visits' },
  hdhp: { plural: 'high deductible plans with HSA' },
  copay: { plural: 'copay plans', hint: 'HMO: copays only, no deductible' },
}
