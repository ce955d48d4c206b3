import type { Answers } from './Answers.ts'

/** What is taken for whatever is neither said nor asked. */
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
