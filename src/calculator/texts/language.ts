import type { LanguagePart } from '../../contract/languages.ts'
import type { sections } from './en/sections.ts'
import type { shell } from './en/shell.ts'
import type { steps } from './en/steps.ts'
import { createTexts, type Texts, type Translation, type LocaleInfo } from './messages.ts'

/** The English messages by part. */
export interface EnglishMessages extends Record<LanguagePart, unknown> {
  shell: typeof shell
  steps: typeof steps
  sections: typeof sections
}

/** A language: what its one file provides. */
export interface Language extends LocaleInfo, Translation<EnglishMessages> {}

/** A language whose texts a client provides. English stands in for what it lacks. */
export interface ClientLanguage extends LocaleInfo, Partial<Record<LanguagePart, unknown>> {
  /** The tag of the language, if the locale is one of another language because browsers do not know this one. */
  tag?: string
}

const english: ClientLanguage = { locale: 'en-US', direction: 'ltr' }

let current = english
const updates: (() => void)[] = []

/** The locale of the current language, and its direction. */
export function currentLocaleInfo(): LocaleInfo {
  return current
}

/** Changes the texts of the whole calculator. Render it again afterwards. */
export function setLanguage(language: ClientLanguage | null): void {
  current = language ?? english
  for (const update of updates) update()
}

/**
 * Returns the texts of the current language for a part of the English messages. When the language changes, the object
 * stays the same and its properties change, so read them while rendering.
 */
export function translate<Part extends LanguagePart>(
  part: Part,
  messages: EnglishMessages[Part],
): Texts<EnglishMessages[Part]> {
  const texts = {} as Texts<EnglishMessages[Part]>
  const update = () => {
    Object.assign(texts as object, createTexts(messages, current[part], current))
  }
  update()
  updates.push(update)
  return texts
}
