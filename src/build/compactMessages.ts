import { sections } from '../calculator/texts/en/sections.ts'
import { shell } from '../calculator/texts/en/shell.ts'
import { steps } from '../calculator/texts/en/steps.ts'
import type { Language } from '../calculator/texts/language.ts'
import { plurals, type PluralForms } from '../calculator/texts/plurals.ts'

/** A language with its messages as lists. */
export function compactMessages(language: Language): object {
  return {
    ...language,
    shell: listMessages(shell, language.shell),
    steps: listMessages(steps, language.steps),
    sections: listMessages(sections, language.sections),
  }
}

/**
 * Lists the messages of a translation in the order of the English ones, plural forms as one string: the minifier writes a
 * list of strings as one. A value is written as its position in the English text: '{0}'. createTexts does the inverse.
 */
export function listMessages(english: unknown, translation: unknown): string[] {
  if (typeof english === 'string') return [numberValues(translation as string, english)]
  if (plurals.isPlural(Object(english))) {
    const forms = Object.entries(Object(translation))
    const text = forms.map(([category, form]) => `{=${category}}${String(form)}`).join('')
    return [numberValues(text, (english as PluralForms).other)]
  }
  return Object.entries(Object(english)).flatMap(([name, part]) =>
    listMessages(part, (Object(translation) as Record<string, unknown>)[name]),
  )
}

function numberValues(message: string, english: string) {
  const names: string[] = english.match(/\{\w+\}/g) ?? []
  return message.replaceAll(/\{\w+\}/g, (name) => (names.includes(name) ? `{${names.indexOf(name)}}` : name))
}
