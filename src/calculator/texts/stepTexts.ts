import { steps } from './en/steps.ts'
import { translate } from './language.ts'

/** The current language's texts for the steps after home. */
export const stepTexts = translate('steps', steps)
