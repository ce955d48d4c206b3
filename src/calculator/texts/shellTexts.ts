import { shell } from './en/shell.tsx'

/** What each language provides. */
export type ShellTexts = typeof shell

/** The current language's texts for the page and the home screen. */
export const shellTexts: ShellTexts = shell
