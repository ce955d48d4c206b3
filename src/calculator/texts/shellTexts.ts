import { shell } from './en/shell.ts'
import { translate } from './language.ts'

/** The current language's texts for the page and the home screen. */
export const shellTexts = translate('shell', shell)
