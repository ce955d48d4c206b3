export type PlanKind = 'ppo' | 'hdhp' | 'copay'

/** What is asked for when a client is started. */
export interface Answers {
  /** The client's name, as the footer shows it. */
  name: string
  planYear: number
  /** The address behind the name, if it has one. */
  url: string | null
  plans: PlanKind[]
  /** The names of the salary bands; without one nobody is asked. */
  bands: string[]
  /** The names of the locations; without one nobody is asked. */
  locations: string[]
  /** What an employee can agree with. */
  surcharges: string[]
  savings: boolean
  singleChild: boolean
  customScenario: boolean
}
