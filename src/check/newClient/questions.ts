import { usualTrend } from '../../catalog/catalog.ts'
import { personalQuestions, type PersonalQuestion } from '../../contract/personalQuestions.ts'

export const planKinds = ['ppo', 'hdhp', 'copay'] as const

export type PlanKind = (typeof planKinds)[number]

type ListQuestion = Exclude<PersonalQuestion, { flag: 'savings' }>

/** The personal questions whose options each client lists. All clients start with the same savings styles. */
export const listQuestions = personalQuestions.filter(
  (question): question is ListQuestion => question.flag !== 'savings',
)

/** What is needed to create a client. */
export interface Answers extends OptionNames {
  /** The client's name, as the footer shows it. */
  name: string
  planYear: number
  /** The address that the name links to. */
  url: string | null
  /** One entry per plan; a kind can appear more than once. */
  plans: PlanKind[]
  /** The IDs of typical years in the catalog. They bring the services that they use. */
  scenarios: string[]
  /** The IDs of services in the catalog. */
  services: string[]
  /** By how many percent the catalog's prices rise in a year until the plan year. */
  trend: number
  /** Statements that cost an employee money. */
  surcharges: string[]
  /** Statements that save an employee money. */
  credits: string[]
  /** Null if it is not known: then payroll can only have yearly amounts. */
  payPeriods: number | null
  savings: boolean
  singleChild: boolean
  customScenario: boolean
}

/** The names of a question's options. If empty, employees are not asked. */
export type OptionNames = Record<ListQuestion['flag'], string[]>

/** What the answer to each kind of question is. */
export interface AnswerByKind {
  text: string
  /** Null if it is left empty. */
  optionalText: string | null
  year: number
  /** Null if it is left empty. */
  optionalNumber: number | null
  plans: PlanKind[]
  scenarios: string[]
  services: string[]
  percent: number
  list: string[]
  flag: boolean
}

export type QuestionKind = keyof AnswerByKind

export interface Question<Kind extends QuestionKind = QuestionKind> {
  kind: Kind
  /** What the user is asked. */
  message: string
  help?: string
}

/** The kind of question whose answer has a type. */
type KindOf<Answer> = {
  [Kind in QuestionKind]: [Answer, AnswerByKind[Kind]] extends [AnswerByKind[Kind], Answer] ? Kind : never
}[QuestionKind]

export type QuestionName = keyof Answers

/** The questions about a new client, in the order of the workbench's form. */
export const questions: { [Name in QuestionName]: Question<KindOf<Answers[Name]>> } = {
  name: { kind: 'text', message: 'Client name' },
  planYear: { kind: 'year', message: 'Plan year' },
  url: { kind: 'optionalText', message: 'Web address, if the name is a link' },
  plans: { kind: 'plans', message: 'Plans to start with' },
  scenarios: { kind: 'scenarios', message: 'Typical years', help: 'Employees choose one of them' },
  services: { kind: 'services', message: 'Services', help: 'Those of the typical years are included' },
  trend: {
    kind: 'percent',
    message: 'Price increase per year, in percent',
    help: 'From the published price to the plan year',
  },
  ...(Object.fromEntries(
    listQuestions.map(({ flag, label }) => [
      flag,
      { kind: 'list', message: label, help: 'One per line, if costs or the choice of plans depend on them' },
    ]),
  ) as Record<keyof OptionNames, Question<'list'>>),
  surcharges: {
    kind: 'list',
    message: 'What employees pay more for',
    help: 'One per line, such as “I use tobacco”',
  },
  credits: {
    kind: 'list',
    message: 'What employees get money for',
    help: 'One per line, such as “I take part in the wellness program”',
  },
  payPeriods: { kind: 'optionalNumber', message: 'Payroll deductions per year' },
  savings: { kind: 'flag', message: 'Ask how they like to save?' },
  singleChild: { kind: 'flag', message: 'Price one child separately?' },
  customScenario: {
    kind: 'flag',
    message: 'Let employees enter their own care?',
  },
}

export const questionNames = Object.keys(questions) as QuestionName[]

/** The plan years that a client can have. */
export const planYears = { min: 2000, max: 2099 }

/** The numbers of payroll deductions per year that a client can have. */
export const payPeriodLimits = { min: 1, max: 366 }

export const defaultPayPeriods = 26

/** How the question for the number of plans names each kind. */
export const planKindNames: Record<PlanKind, string> = {
  ppo: 'PPO',
  hdhp: 'High deductible with HSA',
  copay: 'Copays only, no deductible (HMO)',
}

/** The typical years that a new client has if none are chosen. */
export const defaultScenarios = ['healthy', 'usual', 'condition', 'surgery', 'baby', 'hospital-stay'] as const

/** The services that a new client has besides those of its typical years. */
export const defaultServices = ['urgent', 'emergency', 'psychotherapy', 'physical-therapy', 'xray'] as const

/** @param client the name of the client's folder, which also gives the default name */
export function defaultAnswers(client: string): Answers {
  const words = client.split(/[-_]+/).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return {
    name: words.join(' '),
    planYear: new Date().getFullYear() + 1,
    url: null,
    plans: ['ppo', 'hdhp'],
    scenarios: [...defaultScenarios],
    services: [...defaultServices],
    trend: usualTrend,
    ...(Object.fromEntries<string[]>(listQuestions.map(({ flag }) => [flag, []])) as OptionNames),
    surcharges: [],
    credits: [],
    payPeriods: defaultPayPeriods,
    savings: false,
    singleChild: false,
    customScenario: true,
  }
}

export function countKind(kind: PlanKind, plans: readonly PlanKind[]): number {
  return plans.filter((other) => other === kind).length
}

/** Splits lists at semicolons, trims texts, and drops blank list entries and undefined answers. */
export function normalizeAnswers<Some extends Partial<Answers>>(answers: Some): Some {
  const given = Object.entries(answers).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, normalize(value)])) as Some
}

function normalize(value: unknown) {
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return value
  return value
    .flatMap((text: string) => text.split(';'))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
