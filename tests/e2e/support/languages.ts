import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { steps } from '../../../src/calculator/texts/en/steps.ts'
import type { Language } from '../../../src/calculator/texts/language.ts'
import { language as spanishLanguage } from '../../../src/calculator/texts/languages/es.ts'
import { createTexts } from '../../../src/calculator/texts/messages.ts'
import { pseudoLanguage } from '../../kit/pseudoLocale.ts'

export type LanguageTexts = ReturnType<typeof readTexts>

const englishLanguage: Language = { locale: 'en-US', direction: 'ltr', shell, steps, sections }

export const english = readTexts(englishLanguage)
export const spanish = readTexts(spanishLanguage)
/** A right-to-left language that the clients provide. */
export const pseudo = readTexts(pseudoLanguage as Language)

function readTexts(language: Language) {
  return {
    ...createTexts(shell, language.shell, language),
    ...createTexts(steps, language.steps, language),
    sections: createTexts(sections, language.sections, language),
  }
}
