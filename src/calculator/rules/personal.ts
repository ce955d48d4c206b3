import type { Id, Instance } from '../../contract/instance.ts'

export type PersonalAnswer = 'salaryBand' | 'location' | 'savingsStyle'

interface PersonalQuestion {
  flag: 'salaryBands' | 'locations' | 'savings'
  answer: PersonalAnswer
  label: string
  options: (instance: Instance) => { id: Id; label: string }[]
}

/** A row is all there is to a personal question: the step, its form, unlocking and the inputs follow from it. */
const personalQuestions: PersonalQuestion[] = [
  {
    flag: 'salaryBands',
    answer: 'salaryBand',
    label: 'Your Salary Band/Employment Type',
    options: ({ salaryBands }) => salaryBands.map(({ id, name }) => ({ id, label: name })),
  },
  {
    flag: 'locations',
    answer: 'location',
    label: 'Your Location',
    options: ({ locations }) => locations.map(({ id, name }) => ({ id, label: name })),
  },
  {
    flag: 'savings',
    answer: 'savingsStyle',
    label: 'Your Attitude to Savings',
    options: ({ savingsStyles }) => savingsStyles.map(({ id, displayText }) => ({ id, label: displayText })),
  },
]

/** The questions that this client asks; none means no personal step. */
export function questionsOf({ features }: Instance) {
  return personalQuestions.filter(({ flag }) => features[flag])
}
