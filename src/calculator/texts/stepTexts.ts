import { answers } from './en/answers.tsx'
import { questions } from './en/questions.tsx'
import { results } from './en/results.tsx'

const texts = { ...questions, ...results, answers }

/** What each language provides. */
export type StepTexts = typeof texts

/** The current language's texts for the steps after home. They load with the steps. */
export const stepTexts: StepTexts = texts
