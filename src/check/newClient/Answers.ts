export const planKinds = ['ppo', 'hdhp', 'copay'] as const

export type PlanKind = (typeof planKinds)[number]

/** What is asked for when a client is started. */
export interface Answers {
  /** The client's name, as the footer shows it. */
  name: string
  planYear: number
  /** The address behind the name, if it has one. */
  url: string | null
  /** The kinds of its plans; a kind can stand twice. */
  plans: PlanKind[]
  /** The names of the salary bands; without one nobody is asked. */
  bands: string[]
  /** The names of the locations; without one nobody is asked. */
  locations: string[]
  /** What an employee can agree with, and pays for. */
  surcharges: string[]
  /** What an employee can agree with, and is given money for. */
  credits: string[]
  savings: boolean
  singleChild: boolean
  customScenario: boolean
}
