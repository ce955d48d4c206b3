import { answers, languages } from './answers.ts'
import { questions } from './questions.ts'
import { results } from './results.ts'
import { terms } from './terms.ts'

/** English for the steps after home. Loads with the steps, while the visitor reads the home screen. */
export const steps = { ...questions, ...results, answers, languages, terms } as const
