import { usualTrend } from '../../catalog/catalog.ts'
import { personalQuestions, type PersonalQuestion } from '../../contract/personalQuestions.ts'

export const planKinds = ['ppo', 'hdhp', 'copay'] as const

export type PlanKind = (typeof planKinds)[number]

type ListQuestion = Exclude<PersonalQuestion, { flag: 'savings' }>

/** The personal questions whose options each client lists. All clients start with the same savings styles. */
export const listQuestions = personalQuestions.filter(
  (question): question is ListQuestion => question.flag !== 'savings',
)

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

export const planYears = { min: 2000, max: 2099 }

export const defaultPayPeriods = 26

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
