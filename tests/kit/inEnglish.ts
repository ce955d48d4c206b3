import { editJson } from '../../src/check/edit/editJson.ts'
import { listTexts } from '../../src/check/edit/translations.ts'
import type { YearFile } from '../../src/contract/clientFiles.ts'
import { defaultLanguage, isTranslations } from '../../src/contract/languages.ts'

/** A text of a sample client without its other languages, for tests that are not about them. */
export function inEnglish(text: string, file: YearFile): string {
  return editJson(text, (document) => {
    for (const { owner, property } of listTexts(document, file)) {
      const value = owner[property]
      if (isTranslations(value)) owner[property] = value[defaultLanguage]
    }
    delete (document as { client?: { languages?: unknown } }).client?.languages
    return document
  })
}
