import { languageFiles, readLanguage } from '../../../src/build/languages.ts'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { steps } from '../../../src/calculator/texts/en/steps.ts'
import type { Language } from '../../../src/calculator/texts/language.ts'
import { createTexts } from '../../../src/calculator/texts/messages.ts'
import { pseudoKey, pseudoLanguage, pseudoTag } from '../../kit/pseudoLocale.ts'

/** A language of the sample clients, with its texts ready for use. */
export interface TestLanguage {
  tag: string
  language: Language
  texts: ReturnType<typeof readTexts>
  /** The API key of a sample client that has this language. */
  keyOf: (client: SampleClient) => string
}

const spanishLanguage = await readLanguage(languageFiles().get('es')!)

/** A built-in language. */
export const spanish: TestLanguage = {
  tag: 'es',
  language: spanishLanguage,
  texts: readTexts(spanishLanguage),
  keyOf: (client) => client,
}

/** A right-to-left language that the clients provide. */
export const pseudo: TestLanguage = {
  tag: pseudoTag,
  language: pseudoLanguage as Language,
  texts: readTexts(pseudoLanguage as Language),
  keyOf: pseudoKey,
}

function readTexts(language: Language) {
  return {
    ...createTexts(shell, language.shell, language),
    ...createTexts(steps, language.steps, language),
    sections: createTexts(sections, language.sections, language),
  }
}
