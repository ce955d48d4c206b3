import type { CalculationInputs } from './generated/inputs.d.ts'
import type { Features, Id, InstancePayload } from './generated/instance.d.ts'

/**
 * The questions of the personal step, in the order of the form.
 *
 * The calculator's step, form, and unlocking, the posted answers, the service's validation, the linter, the workbench's
 * switches, and `mediplan new` derive from these rows. The schemas describe the fields of each row. A row without them
 * does not compile, and neither does an answer in inputs.schema.json without a row.
 */
export const personalQuestions = [
  {
    flag: 'salaryBands',
    list: 'salaryBands',
    answer: 'salaryBand',
    optionText: 'name',
    label: 'Salary bands',
  },
  {
    flag: 'locations',
    list: 'locations',
    answer: 'location',
    optionText: 'name',
    label: 'Locations',
  },
  {
    flag: 'savings',
    list: 'savingsStyles',
    answer: 'savingsStyle',
    optionText: 'displayText',
    label: 'Savings styles',
  },
] as const satisfies readonly {
  /** The feature that asks the question. */
  flag: KnownKey<Features>
  /** The list of the instance with the options. */
  list: KnownKey<InstancePayload>
  /** The posted answer: an option's id, or null. */
  answer: KnownKey<CalculationInputs>
  /** The property of an option that employees read. */
  optionText: 'name' | 'displayText'
  /** The list's name for consultants. Employees see the question in the calculator's texts. */
  label: string
}[]

export type PersonalQuestion = (typeof personalQuestions)[number]
export type PersonalAnswers = Record<PersonalQuestion['answer'], Id | null>

export const noPersonalAnswers = personalAnswersOf({})

/** The answers to the questions. One that is absent is null: a caller may not know a question that is newer. */
export function personalAnswersOf(inputs: Partial<PersonalAnswers>): PersonalAnswers {
  return Object.fromEntries(
    personalQuestions.map(({ answer }) => [answer, inputs[answer] ?? null]),
  ) as PersonalAnswers
}

/** The questions that a client asks. If there are none, the personal step is left out. */
export function questionsOf({ features }: { features: Record<PersonalQuestion['flag'], boolean> }) {
  return personalQuestions.filter(({ flag }) => features[flag])
}

/** The names of the declared properties, without those of an index signature. */
type KnownKey<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: T[Key] }
