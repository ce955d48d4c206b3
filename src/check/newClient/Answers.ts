export const planKinds = ['ppo', 'hdhp', 'copay'] as const

export type PlanKind = (typeof planKinds)[number]

/** What `mediplan new` needs to know, from its options or its prompts. */
export interface Answers {
  /** The client's name, as the footer shows it. */
  name: string
  planYear: number
  /** The address that the name links to. */
  url: string | null
  /** One entry per plan; a kind can appear more than once. */
  plans: PlanKind[]
  /** Names of salary bands. If empty, employees are not asked. */
  bands: string[]
  /** Names of locations. If empty, employees are not asked. */
  locations: string[]
  /** Statements that cost an employee money. */
  surcharges: string[]
  /** Statements that save an employee money. */
  credits: string[]
  savings: boolean
  singleChild: boolean
  customScenario: boolean
}

/** @param client the name of the client's folder, which also gives the default name */
export function defaultAnswers(client: string): Answers {
  const words = client.split(/[-_]+/).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return {
    name: words.join(' '),
    planYear: new Date().getFullYear() + 1,
    url: null,
    plans: ['ppo', 'hdhp'],
    bands: [],
    locations: [],
    surcharges: [],
    credits: [],
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
