import { steps } from './en/steps.tsx'

/** What each language provides. */
export type StepTexts = typeof steps

/** The current language's texts for the steps after home. They load with the steps. */
export const stepTexts: StepTexts = steps
