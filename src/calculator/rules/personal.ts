import type { Id, Instance } from '../../contract/instance.ts'

export type PersonalAnswer = 'salaryBand' | 'location' | 'savingsStyle'

interface PersonalQuestion {
  flag: 'salaryBands' | 'locations' | 'savings'
  answer: PersonalAnswer
  /** The options, in the client's order. */
  list: (instance: Instance) => { id: Id }[]
  /** The texts of the options. */
  texts: (instance: Instance) => string[]
}

/** The step, its form, unlocking, and the inputs derive from these rows. */
const personalQuestions: PersonalQuestion[] = [
  {
    flag: 'salaryBands',
    answer: 'salaryBand',
    list: ({ salaryBands }) => salaryBands,
    texts: ({ salaryBands }) => salaryBands.map(({ name }) => name),
  },
  {
    flag: 'locations',
    answer: 'location',
    list: ({ locations }) => locations,
    texts: ({ locations }) => locations.map(({ name }) => name),
  },
  {
    flag: 'savings',
    answer: 'savingsStyle',
    list: ({ savingsStyles }) => savingsStyles,
    texts: ({ savingsStyles }) => savingsStyles.map(({ displayText }) => displayText),
  },
]

/** The personal questions of a client. Without any, the personal step is left out. */
export function questionsOf({ features }: Instance) {
  return personalQuestions.filter(({ flag }) => features[flag])
}
