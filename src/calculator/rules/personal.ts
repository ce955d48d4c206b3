import type { Id, Instance } from '../../contract/instance.ts'

export type PersonalAnswer = 'salaryBand' | 'location' | 'savingsStyle'

interface PersonalQuestion {
  flag: 'salaryBands' | 'locations' | 'savings'
  answer: PersonalAnswer
  /** What can be answered, as the client lists it. */
  list: (instance: Instance) => { id: Id }[]
  /** What each of them says. */
  texts: (instance: Instance) => string[]
}

/** A row is all there is to a personal question: the step, its form, unlocking and the inputs follow from it. */
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

/** The questions that this client asks; none means no personal step. */
export function questionsOf({ features }: Instance) {
  return personalQuestions.filter(({ flag }) => features[flag])
}
